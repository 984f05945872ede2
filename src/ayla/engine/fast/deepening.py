"""Iterative deepening: every move of a position weighed, one ply deeper each time."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ayla.engine.fast.frames import DEEPEST, GUESSED, INFINITY
from ayla.engine.fast.thinking import Found, LimitReachedError, Search

Weighed: TypeAlias = "list[tuple[int, Found]]"
"""Numbers of moves with what was found of them, best first."""

ASPIRATION: Final = 60
"""How far from the last value the next one is first looked for."""
_ASPIRE_FROM: Final = 4


def deepen(
    search: Search,
    numbers: Sequence[int],
    lines: int,
    deepest: int,
    each: Callable[[Weighed, int], None],
) -> tuple[Weighed, int]:
    """The best ``lines`` of the legal moves ``numbers``, and the depth completed.

    The first ply is always completed, whatever the limits of ``search``. Ends when they are
    reached, when ``deepest`` plies are completed, or when nothing is left in doubt. ``each`` is
    called after each completed depth. The value of the first line counts as proved only if every
    other move is proved to be no better.
    """
    order, depth = list(numbers), 0
    best: Weighed = []
    lines = min(lines, len(order))
    while depth < min(deepest, DEEPEST):
        weighed: Weighed = []
        doubts = 0
        try:
            for number in order:
                found = _weigh(search, number, depth + 1, weighed, lines, best)
                doubts |= found.doubt
                weighed.append((number, found))
                weighed.sort(key=_value, reverse=True)
        except LimitReachedError:
            # What was searched includes the best lines so far, to a greater depth than before.
            return (_doubted(weighed[:lines]) if len(weighed) >= lines else best), depth
        depth += 1
        best = weighed[:lines]
        if any(found.doubt & GUESSED for _, found in weighed[1:]):
            best = _doubted(best)
        leading = [number for number, _ in best]
        order = leading + [number for number in order if number not in leading]
        search.guarded = True
        each(best, depth)
        if not doubts & GUESSED:
            break
    return best, depth


def _weigh(
    search: Search, number: int, depth: int, weighed: Weighed, lines: int, last: Weighed
) -> Found:
    if len(weighed) < lines:
        guess = next((found.value for move, found in last if move == number), None)
        if guess is not None and depth >= _ASPIRE_FROM:
            low, high = guess - ASPIRATION, guess + ASPIRATION
            found = search.move(number, depth, low, high)
            if low < found.value < high:
                return found
        return search.move(number, depth, -INFINITY, INFINITY)
    floor = _value(weighed[lines - 1])
    found = search.move(number, depth, floor, floor + 1)
    if found.value > floor:
        found = search.move(number, depth, floor, INFINITY)
    return found


def _doubted(best: Weighed) -> Weighed:
    number, found = best[0]
    return [(number, found._replace(doubt=found.doubt | GUESSED)), *best[1:]]


def _value(weighed: tuple[int, Found]) -> int:
    return weighed[1].value
