"""Iterative deepening: every move of a position weighed, one ply deeper each time."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from ayla.engine.doubts import GUESSED

PlayT = TypeVar("PlayT")

ASPIRATION: Final = 60
"""How far from the last value the next one is first looked for."""
_ASPIRE_FROM: Final = 4


class LimitReachedError(Exception):
    """A limit was reached, or somebody asked to stop."""


class Found(NamedTuple, Generic[PlayT]):
    """A value in hundredths of a seed, its doubt, and the moves expected, in the search's terms."""

    value: int
    doubt: int
    play: PlayT


class Searching(Protocol[PlayT]):
    """A search of one position, move by move."""

    guarded: bool
    """Whether limits are heeded."""

    def move(self, number: int, depth: int, alpha: int = ..., beta: int = ..., /) -> Found[PlayT]:
        """What a legal move is worth to its mover, searched ``depth`` plies deep.

        The value is a bound when it is not between ``alpha`` and ``beta``, which are beyond every
        value unless they are given. Raises ``LimitReachedError``.
        """


Weighed = list[tuple[int, Found[PlayT]]]
"""Numbers of moves with what was found of them, best first."""


def deepen(
    search: Searching[PlayT],
    numbers: Sequence[int],
    lines: int,
    deepest: int,
    each: Callable[[Weighed[PlayT], int], None],
) -> tuple[Weighed[PlayT], int]:
    """The best ``lines`` of the legal moves ``numbers``, and the depth completed.

    The first ply is always completed, whatever the limits of ``search``. Ends when they are
    reached, when ``deepest`` plies are completed, or when nothing is left in doubt. ``each`` is
    called after each completed depth. The value of the first line counts as proved only if every
    other move is proved to be no better.
    """
    order, depth = list(numbers), 0
    best: Weighed[PlayT] = []
    lines = min(lines, len(order))
    while depth < deepest:
        weighed: Weighed[PlayT] = []
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
    search: Searching[PlayT],
    number: int,
    depth: int,
    weighed: Weighed[PlayT],
    lines: int,
    last: Weighed[PlayT],
) -> Found[PlayT]:
    if len(weighed) < lines:
        guess = next((found.value for move, found in last if move == number), None)
        if guess is not None and depth >= _ASPIRE_FROM:
            low, high = guess - ASPIRATION, guess + ASPIRATION
            found = search.move(number, depth, low, high)
            if low < found.value < high:
                return found
        return search.move(number, depth)
    floor = _value(weighed[lines - 1])
    found = search.move(number, depth, floor, floor + 1)
    if found.value > floor:
        found = search.move(number, depth, floor)
    return found


def _doubted(best: Weighed[PlayT]) -> Weighed[PlayT]:
    number, found = best[0]
    return [(number, found._replace(doubt=found.doubt | GUESSED)), *best[1:]]


def _value(weighed: tuple[int, Found[PlayT]]) -> int:
    return weighed[1].value
