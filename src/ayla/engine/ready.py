"""Thinking at once, although the compiled engine takes some seconds to be compiled.

Nothing here loads Numba until a warming has begun, and then in a thread of its own.
"""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ayla.port import Player, Stop
from ayla.rules import Game, Move

_log: Final = logging.getLogger(__name__)


class Warming:
    """Compiling the engine, or loading what was compiled before, in the background.

    Where that fails, as without Numba, the engine is never ready; the log says why.
    """

    def __init__(self, warm_up: Callable[[], None] | None = None) -> None:
        self._warm_up = warm_up or _warm_up
        self._ready = threading.Event()
        self._ended = threading.Event()
        self._lock = threading.Lock()
        self._begun = False

    @property
    def ready(self) -> bool:
        """Whether the engine is compiled."""
        return self._ready.is_set()

    def begin(self) -> None:
        """Begin, if it has not begun; returns at once."""
        with self._lock:
            if not self._begun:
                self._begun = True
                threading.Thread(target=self._run, name="ayla-warming", daemon=True).start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended, or so long; whether the engine is compiled."""
        self.begin()
        self._ended.wait(seconds)
        return self.ready

    def _run(self) -> None:
        try:
            self._warm_up()
            self._ready.set()
        except Exception as error:  # noqa: BLE001 (whatever goes wrong, the others can think)
            _log.warning("playing without the compiled engine: %s", error)
        finally:
            self._ended.set()


def _warm_up() -> None:
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
