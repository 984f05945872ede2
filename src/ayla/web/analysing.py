"""Weighing moves: in threads, a few at once, with a short line of those who wait."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from http import HTTPStatus
from typing import Any, Final

from ayla.port import Analysis, Analyst, Limits
from ayla.rules import Game
from ayla.rules.game import game_over
from ayla.web.metrics import Metrics
from ayla.web.problems import Problem

WAITING: Final = 8
"""So many analyses may wait for each one that may run; more are refused."""
RETRY_AFTER: Final = 2
"""Seconds after which one who was refused may ask again."""


class Analyses:
    """Runs analyses, at most ``at_once`` at the same time; a few more wait in line.

    ``analyst`` is asked in threads of its own, never in the event loop.
    """

    def __init__(
        self, analyst: Analyst | None, *, at_once: int, metrics: Metrics | None = None
    ) -> None:
        self._analyst = analyst
        self._metrics = metrics or Metrics()
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="ayla-analysis")
        self._room = at_once * (1 + WAITING)
        self._taken = 0
        self._lock = threading.Lock()
        self._stops: set[threading.Event] = set()

    @property
    def possible(self) -> bool:
        """Whether there is anyone who weighs moves."""
        return self._analyst is not None

    async def run(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        """The best ``lines`` moves where ``game`` stands, which nobody may change meanwhile.

        ``report`` is called in the event loop after each completed depth. Once this is cancelled,
        whether waiting or running, it makes room for others. Raises ``Problem`` (``busy``,
        ``no_analyst``) and ``RuleError`` (``game_over``).
        """
        if game.outcome is not None:
            raise game_over(game.outcome, "analysis")
        if self._analyst is None:
            raise Problem(HTTPStatus.NOT_FOUND, "no_analyst", "nobody weighs moves on this server")
        self._take_room()
        loop = asyncio.get_running_loop()
        stop = threading.Event()

        def told(analysis: Analysis) -> None:
            if report and not stop.is_set():
                loop.call_soon_threadsafe(report, analysis)

        try:
            work = self._threads.submit(
                self._analyse, self._analyst, game, limits, lines=lines, stop=stop, report=told
            )
        except BaseException:
            self._make_room()
            raise
        self._stops.add(stop)
        work.add_done_callback(self._make_room)
        try:
            return await asyncio.wrap_future(work)
        finally:
            stop.set()
            self._stops.discard(stop)

    def _analyse(self, analyst: Analyst, *what: Any, **how: Any) -> Analysis:
        with self._metrics.searching("analysis"):
            return analyst.analyse(*what, **how)

    def close(self) -> None:
        """Stop all that runs; nothing can be asked afterwards."""
        for stop in self._stops:
            stop.set()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def check_room(self) -> None:
        """Raise ``Problem`` (``busy``) if there is no room now: cheaper than to find out late."""
        if self._taken >= self._room:
            raise _busy()

    def _take_room(self) -> None:
        with self._lock:
            self.check_room()
            self._taken += 1

    def _make_room(self, _: "Future[Analysis] | None" = None) -> None:
        with self._lock:
            self._taken -= 1


def _busy() -> Problem:
    return Problem(
        HTTPStatus.TOO_MANY_REQUESTS,
        "busy",
        f"too many analyses are asked for; ask again in {RETRY_AFTER} seconds",
        headers={"Retry-After": str(RETRY_AFTER)},
    )
