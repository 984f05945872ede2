"""After a match: how many of its moves matched best play, worked out aside, within bounds."""

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ayla.match import Match
from ayla.port import Analyst, Limits, Line
from ayla.rules import Game, Move, Side
from ayla.web.online.wire_state import MatchedView

_log = logging.getLogger(__name__)

MOST_SECONDS: Final = 20.0
"""Seconds for the search in one match at most."""
EACH: Final = 0.2
"""Seconds for one position at most."""
AS_GOOD: Final = 0.25
"""A move that was not proved worse is as good as the best if it is worth so few seeds less."""
_LINES: Final = 4
"""So many of the best moves are weighed."""
_WAITING: Final = 20
"""So many matches may wait; of others it is not worked out before someone comes again."""
_KEPT: Final = 1024


class Reviews:
    """Works out one match at a time. ``told`` is called when one is done."""

    def __init__(self, analyst: Analyst | None, told: Callable[[str], None]) -> None:
        self._analyst = analyst
        self._told = told
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ayla-review")
        self._stop = threading.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._found: OrderedDict[str, Mapping[Side, MatchedView]] = OrderedDict()

    def consider(self, match_id: str, match: Match) -> None:
        """Begin to work it out if the match is over, unless that was done, or many wait."""
        if self._analyst is None or match.meeting is None or not match.over:
            return
        if match_id in self._found or match_id in self._tasks or len(self._tasks) >= _WAITING:
            return
        if match.game.plies and not self._stop.is_set():
            work = self._work(self._analyst, match_id, match.game)
            self._tasks[match_id] = asyncio.create_task(work, name=f"review of {match_id}")

    def found(self, match_id: str) -> Mapping[Side, MatchedView] | None:
        """What was found, if it was."""
        return self._found.get(match_id)

    async def close(self) -> None:
        """Stop; nothing is worked out any more."""
        self._stop.set()
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, analyst: Analyst, match_id: str, game: Game) -> None:
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(
                self._thread, review, analyst, game.copy(), self._stop
            )
        except Exception as error:  # noqa: BLE001 (whatever an analyst does, the server goes on)
            if not self._stop.is_set():
                _log.error("a match could not be reviewed", exc_info=error)
            return
        finally:
            del self._tasks[match_id]
        if not self._stop.is_set():
            self._found[match_id] = found
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)
            self._told(match_id)


def review(
    analyst: Analyst, game: Game, stop: threading.Event, *, seconds: float = MOST_SECONDS
) -> dict[Side, MatchedView]:
    """How often each side found the best move, where it had a choice.

    By true values where the analyst knows them, otherwise as far as a short search tells.
    """
    limits = Limits(min(EACH, seconds / max(game.plies, 1)))
    found = {side: MatchedView(0, 0) for side in Side}
    again = Game(game.rules, game.start)
    for turn in game.turns:
        if stop.is_set():
            break
        if len(again.legal_moves()) > 1:
            side = turn.before.to_move
            lines = analyst.analyse(again, limits, lines=_LINES, stop=stop).lines
            view = found[side]
            matched = view.matched + _is_best(turn.move, lines)
            found[side] = MatchedView(matched, view.of + 1)
        again.play(turn.move)
    return found


def _is_best(move: Move, lines: tuple[Line, ...]) -> bool:
    best = lines[0]
    for line in lines:
        if line.move == move:
            proved = best.exact and line.exact
            return best.value - line.value <= (0 if proved else AS_GOOD)
    return False
