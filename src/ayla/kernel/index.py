"""The index: boards of *n* seeds, numbered without gaps from 0.

A board is eight numbers of seeds seen from the mover: the mover's row in sowing order, then the
opponent's. Boards of one number of seeds are ordered first by the seeds in the mover's row, then by
that row, then by the opponent's row. Rows with the same number of seeds are ordered by their fourth
pit from many seeds to few, then by their third, then by their second.

Plain Python, without NumPy or Numba: this is what a single probe uses.
"""

from collections.abc import Sequence
from math import comb
from typing import Final

from ayla.rules.types import PITS, SEEDS

HALF: Final = PITS // 2
"""Pits in a row."""

ROWS: Final = [comb(seeds + 3, 3) for seeds in range(SEEDS + 1)]
"""Rows of so many seeds."""
FIRST_ROW: Final = [comb(seeds + 3, 4) for seeds in range(SEEDS + 2)]
"""Rows of fewer seeds than this."""
PAIRS: Final = [comb(seeds + 1, 2) for seeds in range(SEEDS + 1)]
"""Rows of the same seeds that stand before those with so many seeds in their first two pits."""
TRIPLES: Final = [comb(seeds + 2, 3) for seeds in range(SEEDS + 1)]
"""The same with so many in their first three pits."""


def _before(seeds: int) -> list[int]:
    counts = [0]
    for held in range(seeds + 1):
        counts.append(counts[-1] + ROWS[held] * ROWS[seeds - held])
    return counts


BEFORE: Final = [_before(seeds) for seeds in range(SEEDS + 1)]
"""``BEFORE[n][m]``: boards of *n* seeds with fewer than *m* of them in the mover's row."""

EVEN: Final = range(0, SEEDS + 1, 2)
"""The numbers of seeds that a board can hold while the game goes on: captures are even (R5)."""


def boards(seeds: int) -> int:
    """How many boards of so many seeds there are, for 0 to 48."""
    return comb(seeds + PITS - 1, PITS - 1)


STARTS: Final = [
    sum(boards(fewer) for fewer in EVEN if fewer < seeds) for seeds in range(0, SEEDS + 3, 2)
]
"""Boards of fewer seeds, by half the seeds: where each layer begins if all stand in one row."""


def rank(pits: Sequence[int]) -> int:
    """The number of a board among those of as many seeds.

    ``pits``: eight counts seen from the mover, together at most 48; this is not checked.
    """
    a, b, c, d, e, f, g, h = pits
    mine = a + b + c + d
    theirs = e + f + g + h
    return (
        BEFORE[mine + theirs][mine]
        + (a + PAIRS[a + b] + TRIPLES[a + b + c]) * ROWS[theirs]
        + (e + PAIRS[e + f] + TRIPLES[e + f + g])
    )


def unrank(seeds: int, number: int) -> tuple[int, ...]:
    """The board that has this number among those of so many seeds; ``rank`` is its inverse.

    Raises ``IndexError`` for a number that no board has.
    """
    if not 0 <= number < boards(seeds):
        raise IndexError(f"boards of {seeds} seeds have numbers below {boards(seeds)}")
    mine = _last_at_most(BEFORE[seeds], number)
    row, other = divmod(number - BEFORE[seeds][mine], ROWS[seeds - mine])
    return _row(mine, row) + _row(seeds - mine, other)


def _row(seeds: int, number: int) -> tuple[int, int, int, int]:
    three = _last_at_most(TRIPLES, number)
    number -= TRIPLES[three]
    two = _last_at_most(PAIRS, number)
    one = number - PAIRS[two]
    return one, two - one, three - two, seeds - three


def _last_at_most(counts: Sequence[int], number: int) -> int:
    """The last place whose count is at most ``number``; counts never fall."""
    low, high = 0, len(counts)
    while high - low > 1:
        middle = (low + high) // 2
        if counts[middle] <= number:
            low = middle
        else:
            high = middle
    return low
