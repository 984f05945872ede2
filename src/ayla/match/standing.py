"""How much of a game has stood since an earlier version of its match, without a replay."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from ayla.match.entries import Drawn, Entry, Played, Redone, Resigned, TakenBack
from ayla.match.match import Match

_TURNING_BACK: Final = (TakenBack, Redone)
_LASTING: Final = (Played, Resigned, Drawn)


def stood_since(match: Match, version: int) -> int:
    """How many plies of the game have stood ever since the match was at ``version``, from 0 on.

    That is the lowest ply at which the game has been from then on: a move that was taken back and
    played again counts as new.
    """
    added = [stamped.entry for stamped in match.entries[version:]]
    if not any(isinstance(entry, _TURNING_BACK) for entry in added):
        return match.game.plies - sum(isinstance(entry, Played) for entry in added)
    entries = (stamped.entry for stamped in match.entries)
    return min(islice(_plies(entries), version, None))


def _plies(entries: Iterator[Entry]) -> Iterator[int]:
    """At which ply the game is before the first entry, and after each."""
    plies = 0
    undone: list[int] = []
    yield plies
    for entry in entries:
        if isinstance(entry, TakenBack):
            undone.append(plies - entry.to)
            plies = entry.to
        elif isinstance(entry, Redone):
            plies += undone.pop()
        elif isinstance(entry, _LASTING):
            plies += isinstance(entry, Played)
            undone.clear()
        yield plies
