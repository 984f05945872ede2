"""Several processes of the service at one socket, and someone who looks after them.

Uvicorn's own supervisor would end a process that is slow to answer, and so one that compiles.
"""

import logging
import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Final

from ayla.web.logs import log_event, set_up
from ayla.web.metrics import forget_process
from ayla.web.process import Cast, Settings, run

_log = logging.getLogger(__name__)

_PATIENCE: Final = 15.0
"""Seconds that processes are given to end before they are killed."""
_STEADY: Final = 10.0
"""Seconds after which a process that ends was not to blame itself for its end."""
_PAUSES: Final = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds before a process is started again that has ended so many times in a row, quickly."""

_spawn = multiprocessing.get_context("spawn")


def supervise(
    count: int,
    listening: socket.socket,
    cast: Callable[[], Cast],
    settings: Settings,
    *,
    ready: Callable[[], None],
) -> int:
    """Keep ``count`` processes serving until SIGTERM or Ctrl-C, and return the exit status.

    ``ready`` is called once when all serve. ``cast`` is called in each process, so it has to be
    known there by its name. One that ends is started again, more and more slowly if it ends at
    once. If one cannot start before any could, all end with its exit status.
    """
    set_up(settings.environment.log, settings.environment.log_level)
    with _told_to_stop() as stopped:
        workers = [_Worker(number, listening, cast, settings) for number in range(1, count + 1)]
        try:
            return _look_after(workers, stopped, ready)
        finally:
            _end(workers)


def _look_after(workers: "list[_Worker]", stopped: socket.socket, ready: Callable[[], None]) -> int:
    told = False
    for worker in workers:
        worker.start()
    while True:
        waiting: list[Any] = [stopped]
        for worker in workers:
            waiting += worker.waited_for()
        pauses = [worker.pause() for worker in workers]
        due = connection.wait(waiting, min((p for p in pauses if p is not None), default=None))
        if stopped in due:
            return 0
        for worker in workers:
            status = worker.attend()
            if status == 2 and not any(other.was_ready for other in workers):
                return status
        if not told and all(worker.is_ready for worker in workers):
            told = True
            ready()


def _end(workers: "list[_Worker]") -> None:
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + _PATIENCE
    for worker in workers:
        worker.join(until - time.monotonic())


class _Worker:
    """A place for a process, and the process that fills it."""

    def __init__(
        self,
        number: int,
        listening: socket.socket,
        cast: Callable[[], Cast],
        settings: Settings,
    ) -> None:
        self._number = number
        self._given = (listening, cast, settings)
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._began = 0.0
        self._quick_ends = 0
        self._restart_at: float | None = None
        self.is_ready = False
        self.was_ready = False

    def start(self) -> None:
        """Start a process in this place."""
        ours, theirs = _spawn.Pipe()
        self._process = _spawn.Process(
            target=_work, args=(*self._given, theirs), name=f"ayla-{self._number}"
        )
        self._began, self._restart_at, self._line = time.monotonic(), None, ours
        self._process.start()
        theirs.close()

    def waited_for(self) -> list[Any]:
        """What may happen here next: its end, or that it says that it is ready."""
        if self._process is None:
            return []
        return [self._process.sentinel, *([] if self.is_ready or not self._line else [self._line])]

    def pause(self) -> float | None:
        """Seconds until a process is to be started here, ``None`` if there is one."""
        if self._restart_at is None:
            return None
        return max(0.0, self._restart_at - time.monotonic())

    def attend(self) -> int | None:
        """See to what has happened; the exit status of a process that has ended."""
        if self._restart_at is not None and self._restart_at <= time.monotonic():
            self.start()
        if self._line and not self.is_ready and self._line.poll():
            try:
                self._line.recv()
                self.is_ready = self.was_ready = True
            except EOFError:  # it is ending
                self._line.close()
                self._line = None
        process = self._process
        if process is None or process.exitcode is None:
            return None
        status = process.exitcode
        forget_process(process.pid or 0)
        lived = time.monotonic() - self._began
        self._quick_ends = 0 if self.is_ready and lived >= _STEADY else self._quick_ends + 1
        pause = _PAUSES[min(self._quick_ends, len(_PAUSES) - 1)]
        self._process, self.is_ready = None, False
        self._restart_at = time.monotonic() + pause
        log_event(
            _log,
            logging.WARNING,
            "a worker ended and is started again",
            worker=self._number,
            status=status,
            pause=pause,
        )
        return status

    def terminate(self) -> None:
        """Ask the process to end."""
        if self._process is not None:
            self._process.terminate()

    def join(self, seconds: float) -> None:
        """Wait for its end, and kill it if that takes longer."""
        if self._process is not None:
            self._process.join(max(0.0, seconds))
            if self._process.exitcode is None:
                self._process.kill()
                self._process.join()


def _work(
    listening: socket.socket, cast: Callable[[], Cast], settings: Settings, line: Connection
) -> None:
    """What a process does. It ends with the one that began it, however that ends."""

    def watched(end: Callable[[], None]) -> None:
        def wait() -> None:
            try:
                line.recv()
            except (EOFError, OSError):
                end()

        threading.Thread(target=wait, name="ayla-line", daemon=True).start()

    def ready() -> None:
        line.send(True)

    sys.exit(run(listening, cast, settings, ready=ready, stop=watched))


@contextmanager
def _told_to_stop() -> Iterator[socket.socket]:
    """A socket that can be read once SIGTERM or Ctrl-C has come."""
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)

    def stop(sig: int, frame: FrameType | None) -> None:
        del sig, frame
        theirs.send(b"!")

    signals = (signal.SIGTERM, signal.SIGINT)
    before = {sig: signal.signal(sig, stop) for sig in signals}
    try:
        with ours, theirs:
            yield ours
    finally:
        for sig, handler in before.items():
            signal.signal(sig, handler)
