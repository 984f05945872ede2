"""What the service counts and times. Without anyone to tell, nothing."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which processes find the folder where they count together."""

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Metrics:
    """Takes note of nothing. ``PrometheusMetrics`` takes note of all."""

    def request(self, path: str, method: str, status: int, seconds: float) -> None:
        """An answer was sent. ``path`` is the form of the path, with names for its parts."""

    @contextmanager
    def connection(self, path: str) -> Iterator[None]:
        """A WebSocket is open while the block runs."""
        yield

    def acknowledged(self, kind: str, seconds: float) -> None:
        """An entry of this kind, as ``move`` or ``resign``, is stored, so long after it came."""

    def followed(self, games: int) -> None:
        """So many games have someone who follows them in this process."""

    @contextmanager
    def searching(self, kind: str) -> Iterator[None]:
        """A search takes as long as the block: for a computer's ``turn``, or an ``analysis``."""
        yield


class PrometheusMetrics(Metrics):
    """Keeps counts, in memory or in the folder that several processes share."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        own = CollectorRegistry()
        self._registry = own
        self._requests = Counter(
            "ayla_requests", "Answers sent.", ("method", "path", "status"), registry=own
        )
        self._request_seconds = Histogram(
            "ayla_request_seconds",
            "Time to answer a request.",
            ("method", "path"),
            buckets=_QUICK,
            registry=own,
        )
        self._connections = Gauge(
            "ayla_connections",
            "WebSockets that are open.",
            ("path",),
            registry=own,
            multiprocess_mode="livesum",
        )
        self._entries = Counter(
            "ayla_entries", "What happened in matches: moves and others.", ("kind",), registry=own
        )
        self._acknowledged = Histogram(
            "ayla_acknowledgement_seconds",
            "Time from a command's arrival until it is stored.",
            buckets=_QUICK,
            registry=own,
        )
        self._followed = Gauge(
            "ayla_followed_games",
            "Games that someone follows; one that is followed in two processes counts twice.",
            registry=own,
            multiprocess_mode="livesum",
        )
        self._tasks = Gauge(
            "ayla_tasks",
            "Tasks of the event loop in the process that answers.",
            registry=own,
            multiprocess_mode="livemostrecent",
        )
        self._searches = Histogram(
            "ayla_search_seconds",
            "Time that searches took.",
            ("kind",),
            buckets=_LONG,
            registry=own,
        )

    def request(self, path: str, method: str, status: int, seconds: float) -> None:
        """See ``Metrics.request``."""
        self._requests.labels(method, path, str(status)).inc()
        self._request_seconds.labels(method, path).observe(seconds)

    @contextmanager
    def connection(self, path: str) -> Iterator[None]:
        """See ``Metrics.connection``."""
        with self._connections.labels(path).track_inprogress():
            yield

    def acknowledged(self, kind: str, seconds: float) -> None:
        """See ``Metrics.acknowledged``."""
        self._entries.labels(kind).inc()
        self._acknowledged.observe(seconds)

    def followed(self, games: int) -> None:
        """See ``Metrics.followed``."""
        self._followed.set(games)

    @contextmanager
    def searching(self, kind: str) -> Iterator[None]:
        """See ``Metrics.searching``."""
        with self._searches.labels(kind).time():
            yield

    def at_work(self, tasks: int) -> None:
        """So many tasks of the event loop there are in this process."""
        self._tasks.set(tasks)

    def text(self) -> bytes:
        """All counts, of all processes that share them, as Prometheus reads them."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = self._registry
        if os.environ.get(SHARED_FOLDER):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


@contextmanager
def shared_by_processes() -> Iterator[None]:
    """Processes that are started while the block runs count together."""
    with tempfile.TemporaryDirectory(prefix="ayla-metrics-") as folder:
        os.environ[SHARED_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[SHARED_FOLDER]


def forget_process(pid: int) -> None:
    """Leave out what the process that has ended says of now: its open connections."""
    if os.environ.get(SHARED_FOLDER):
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(pid)  # type: ignore[no-untyped-call]
