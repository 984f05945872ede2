"""The computer's turns: chosen in threads, never more than a few at once, dropped when stale."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from ayla.match import Match
from ayla.port import Player
from ayla.rules import Game, Move
from ayla.web.metrics import Metrics
from ayla.web.wire import Trouble

_log = logging.getLogger(__name__)

_PATIENCE: Final = 3.0
"""Seconds that players are given to notice that the server stops."""

Chosen = Callable[[str, int, Move], Awaitable[None]]
"""Told of a match, the version that was thought about, and the move chosen."""


@dataclass(eq=False)
class _Thought:
    version: int
    stop: threading.Event = field(default_factory=threading.Event)
    task: "asyncio.Task[None] | None" = None
    trouble: Trouble | None = None


class Thinking:
    """Lets computer players choose, at most ``at_once`` at the same time; others wait in line.

    Each match has one thought at most. ``chosen`` is told the move, ``failed`` that there is none.
    Players are looked up in the thread that lets them choose, so they may be made there.
    """

    def __init__(
        self,
        opponents: Mapping[str, Player],
        *,
        at_once: int,
        chosen: Chosen,
        failed: Callable[[str], None],
        metrics: Metrics,
    ) -> None:
        self._metrics = metrics
        self._opponents = opponents
        self._chosen = chosen
        self._failed = failed
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="ayla-thinking")
        self._thoughts: dict[str, _Thought] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def consider(self, match_id: str, match: Match) -> None:
        """Begin to think if a computer is to move in this match, and stop if it is not any more.

        A player that failed is asked again.
        """
        thought = self._thoughts.get(match_id)
        if thought and (thought.version != match.version or thought.trouble):
            self._forget(match_id, thought)
            thought = None
        if thought or self._closed or (name := match.thinker) is None:
            return
        thought = self._thoughts[match_id] = _Thought(match.version)
        if name not in self._opponents:
            thought.trouble = "no_such_opponent"
            return
        thought.task = asyncio.create_task(
            self._think(match_id, thought, name, match.game.copy()), name=f"thinking in {match_id}"
        )
        self._tasks.add(thought.task)
        thought.task.add_done_callback(self._tasks.discard)

    def trouble(self, match_id: str, match: Match) -> Trouble | None:
        """Why no computer is choosing a move in this match as it stands, if one should."""
        thought = self._thoughts.get(match_id)
        return thought.trouble if thought and thought.version == match.version else None

    async def close(self) -> None:
        """Stop all thinking, and begin no more."""
        self._closed = True
        for match_id, thought in list(self._thoughts.items()):
            self._forget(match_id, thought)
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_PATIENCE)

    def _forget(self, match_id: str, thought: _Thought) -> None:
        thought.stop.set()
        if self._thoughts.get(match_id) is thought:
            del self._thoughts[match_id]

    async def _think(self, match_id: str, thought: _Thought, name: str, game: Game) -> None:
        loop = asyncio.get_running_loop()
        try:
            move = await loop.run_in_executor(self._threads, self._choose, name, game, thought.stop)
            if move is not None and not thought.stop.is_set():
                await self._chosen(match_id, thought.version, move)
        except Exception as error:  # noqa: BLE001 (whatever a player does, the server goes on)
            if not thought.stop.is_set():
                _log.error("player %s failed", name, exc_info=error)
                thought.trouble = "opponent_failed"
                self._failed(match_id)
        else:
            self._forget(match_id, thought)

    def _choose(self, name: str, game: Game, stop: threading.Event) -> Move | None:
        if stop.is_set():
            return None
        with self._metrics.searching("turn"):
            return self._opponents[name].choose(game, stop=stop)
