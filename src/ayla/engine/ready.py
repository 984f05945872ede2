"""Thinking at once, although the compiled engine takes some seconds to be compiled.

Nothing here loads Numba until a warming has begun, and then in a thread of its own.
"""

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ayla.port import Analysis, Analyst, Limits, Player, Stop
from ayla.rules import Game, Move

_log: Final = logging.getLogger(__name__)

COMPILING: Final = (sys.executable, "-m", "ayla.engine.fast")
"""The command that compiles the engine."""
_NICENESS: Final = 5


class Warming:
    """Compiling the engine, or loading what was compiled before, in the background.

    What has to be compiled is compiled by another process of low priority, since this one would
    stand still meanwhile, and then loaded by a thread. Where that fails, as without Numba, the
    engine is never ready, and the log says why. ``compile_first`` and ``load`` do the two steps.
    """

    def __init__(
        self,
        compile_first: Callable[[], None] | None = None,
        load: Callable[[], None] | None = None,
    ) -> None:
        self._steps = (compile_first or _compile, load or _load)
        self._ready = threading.Event()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    @property
    def ready(self) -> bool:
        """Whether the engine is there."""
        return self._ready.is_set()

    def begin(self) -> threading.Thread:
        """Begin, if it has not begun, and return at once; the thread ends when it is over."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="ayla-warming", daemon=True)
                self._thread.start()
            return self._thread

    def _run(self) -> None:
        try:
            for step in self._steps:
                step()
            self._ready.set()
        except Exception as error:  # noqa: BLE001 (whatever goes wrong, the others can think)
            _log.warning("playing without the compiled engine: %s", error)


def _compile() -> None:
    """Compile in another process, which ends with this one; what it compiled is kept on disk."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(COMPILING, stdin=quiet, stdout=quiet, stderr=quiet)
    atexit.register(process.terminate)
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process.pid, _NICENESS)
    process.wait()
    atexit.unregister(process.terminate)


def _load() -> None:
    from ayla.engine.fast.warming import warm_up

    warm_up()


@dataclass(frozen=True, slots=True)
class Ready:
    """A player that lets ``until`` choose until ``warming`` is ready, and ``player`` after that."""

    player: Player
    until: Player
    warming: Warming

    @property
    def name(self) -> str:
        """The name of ``player``."""
        return self.player.name

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """A move of whoever is there; see ``ayla.port.Player``."""
        self.warming.begin()
        return (self.player if self.warming.ready else self.until).choose(game, stop=stop)


@dataclass(frozen=True, slots=True)
class ReadyAnalyst:
    """An analyst that lets ``until`` analyse until ``warming`` is ready, ``analyst`` after that."""

    analyst: Analyst
    until: Analyst
    warming: Warming

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        """The analysis of whoever is there; see ``ayla.port.Analyst``."""
        self.warming.begin()
        analyst = self.analyst if self.warming.ready else self.until
        return analyst.analyse(game, limits, lines=lines, stop=stop, report=report)
