"""How a server fares that runs for long: what it holds, and whether that grows."""

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from live_processes import Server, started  # type: ignore[import-not-found]

GROWTH = 1.1
"""Memory that is more than so many times what it was has grown,"""
SLACK = 16.0
"""if it is so many megabytes more as well."""


@dataclass(frozen=True)
class Vitals:
    """What a server holds. ``memory`` in megabytes, ``tasks`` of its event loop."""

    memory: float
    files: int
    threads: int
    tasks: int
    connections: int

    HEAD = "memory MB   files   threads   tasks   connections"

    def __str__(self) -> str:
        return (
            f"{self.memory:9.1f} {self.files:7} {self.threads:9} {self.tasks:7}"
            f" {self.connections:13}"
        )


class Patient:
    """A server that is watched."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server = server
        self.address: str = server.address
        self._log = log
        self._folder = Path("/proc") / str(server.processes[0].pid)
        self._client = httpx.Client(base_url=server.address, timeout=60)

    def vitals(self) -> Vitals:
        status = dict(
            line.split(":", 1) for line in (self._folder / "status").read_text().splitlines()
        )
        counts = self._counts()
        return Vitals(
            memory=int(status["VmRSS"].split()[0]) / 1024,
            files=len(list((self._folder / "fd").iterdir())),
            threads=int(status["Threads"]),
            tasks=int(counts["ayla_tasks"]),
            connections=int(
                sum(count for name, count in counts.items() if name.startswith("ayla_connections{"))
            ),
        )

    @property
    def alive(self) -> bool:
        return all(process.poll() is None for process in self.server.processes)

    def errors(self) -> list[str]:
        """What it has logged as an error, or in no order at all, with the end of where it was."""
        found = []
        for line in self._log.read_text().splitlines():
            try:
                event = json.loads(line)
            except ValueError:
                event = {"level": "error", "event": line}
            if event["level"] in {"error", "critical"}:
                found.append(f"{event['event']} {event.get('trace', '')[-600:]}")
        return found

    def answers_of(self, hundred: int) -> int:
        """How many requests were answered with a status in this hundred."""
        return int(
            sum(
                count
                for name, count in self._counts().items()
                if name.startswith("ayla_requests_total{") and f'status="{hundred}' in name
            )
        )

    def _counts(self) -> dict[str, float]:
        text = self._client.get("/metrics").text
        lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in lines}


@contextmanager
def patient() -> Iterator[Patient]:
    """``ayla serve`` on an empty data folder."""
    with (
        tempfile.TemporaryDirectory(prefix="ayla-vitals-") as folder,
        (Path(folder) / "log").open("w") as log,
    ):
        environment = {
            **os.environ,
            "AYLA_DATA_DIR": str(Path(folder) / "data"),
            "AYLA_TABLES": "0",
            "AYLA_METRICS": "local",
            "AYLA_LOG": "json",
        }
        command = [sys.executable, "-m", "ayla", "serve", "--port", "0"]
        with started(command, environment, log) as server:
            yield Patient(server, Path(folder) / "log")


def has_grown(memory: Sequence[float]) -> bool:
    """Whether a server holds more in the last quarter of its life than in the second.

    What it learns in the first, and keeps from then on, does not count.
    """
    quarter = max(1, len(memory) // 4)
    before = statistics.median(memory[quarter : 2 * quarter] or memory[:1])
    after = statistics.median(memory[-quarter:])
    return after > before * GROWTH and after > before + SLACK
