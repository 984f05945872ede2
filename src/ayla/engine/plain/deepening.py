"""Iterative deepening: every move of a position weighed, one ply deeper each time."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ayla.engine.plain.board import Board
from ayla.engine.plain.search import DEEPEST, GUESSED, INFINITY, Found, LimitReachedError, Search

Weighed: TypeAlias = "list[tuple[int, Found]]"
"""Codes of moves with what was found of them, best first."""

FULL: Final = (-INFINITY, INFINITY)


def deepen(
    search: Search,
    here: Board,
    offered: int,
    turn: int,
    codes: Sequence[int],
    lines: int,
    deepest: int,
    each: Callable[[Weighed, int], None],
) -> tuple[Weighed, int]:
    """The best ``lines`` of the legal moves ``codes``, and the depth completed.

    The first ply is always completed, whatever the limits of ``search``. Ends when they are
    reached, when ``deepest`` plies are completed, or when nothing is left in doubt. ``each`` is
    called after each completed depth.
    """
    order, depth = list(codes), 0
    best: Weighed = []
    lines = min(lines, len(order))
    while depth < min(deepest, DEEPEST):
        weighed: Weighed = []
        doubts = 0
        try:
            for code in order:
                found = _weigh(search, here, offered, turn, code, depth + 1, weighed, lines)
                doubts |= found[1]
                weighed.append((code, found))
                weighed.sort(key=_value, reverse=True)
        except LimitReachedError:
            # What was searched includes the best lines so far, to a greater depth than before.
            return (weighed[:lines] if len(weighed) >= lines else best), depth
        depth += 1
        best = weighed[:lines]
        leading = [code for code, _ in best]
        order = leading + [code for code in order if code not in leading]
        search.guarded = True
        each(best, depth)
        if not doubts & GUESSED:
            break
    return best, depth


def _weigh(
    search: Search,
    here: Board,
    offered: int,
    turn: int,
    code: int,
    depth: int,
    weighed: Weighed,
    lines: int,
) -> Found:
    if len(weighed) < lines:
        return search.move(here, offered, turn, code, depth, *FULL)
    floor = _value(weighed[lines - 1])
    found = search.move(here, offered, turn, code, depth, floor, floor + 1)
    if found[0] > floor:
        found = search.move(here, offered, turn, code, depth, floor, INFINITY)
    return found


def _value(weighed: tuple[int, Found]) -> int:
    return weighed[1][0]
