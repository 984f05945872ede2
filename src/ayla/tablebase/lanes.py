"""The index on packed boards, and un-sowing, compiled.

A board here is the lanes of ``ayla.kernel.packing`` with nothing above them: pits 0 to 3 are the
mover's, 4 to 7 the opponent's. The numbers are those of ``ayla.tablebase.index``. The functions
check nothing.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ayla.kernel.compiling import compiled
from ayla.kernel.packing import BOARD, FULL, LANE, seeds, two_or_four
from ayla.kernel.tables import COUNTS, LANDING, SOWN
from ayla.rules.types import PITS, SEEDS
from ayla.tablebase import index
from ayla.tablebase.index import HALF

Rows = npt.NDArray[np.int32]
"""Every row of four pits as lanes: ``FIRST_ROW[s]`` is the place of the first with *s* seeds."""

MINE: Final = 0b1111
"""The mover's pits as a set: in the classic game always their own row."""
TURN: Final = LANE * HALF
"""Bits of a row."""
ROW: Final = BOARD >> TURN
"""The lanes of the mover's row."""

_SUMS: Final = sum(1 << (LANE * pit) for pit in range(HALF))
_TOP: Final = LANE * (HALF - 1)


def _padded(counts: list[int]) -> npt.NDArray[np.int64]:
    return np.array(counts + [counts[-1]] * (SEEDS + 2 - len(counts)), np.int64)


ROWS: Final = np.array(index.ROWS, np.int64)
FIRST_ROW: Final = np.array(index.FIRST_ROW, np.int64)
PAIRS: Final = np.array(index.PAIRS, np.int64)
TRIPLES: Final = np.array(index.TRIPLES, np.int64)
BEFORE: Final = np.array([_padded(counts) for counts in index.BEFORE])

for _table in (ROWS, FIRST_ROW, PAIRS, TRIPLES, BEFORE):
    _table.setflags(write=False)


@compiled
def _fill_rows(rows: Rows) -> None:
    for a in range(SEEDS + 1):
        for b in range(SEEDS + 1 - a):
            for c in range(SEEDS + 1 - a - b):
                for d in range(SEEDS + 1 - a - b - c):
                    place = FIRST_ROW[a + b + c + d] + a + PAIRS[a + b] + TRIPLES[a + b + c]
                    rows[place] = a | b << LANE | c << 2 * LANE | d << 3 * LANE


def all_rows() -> Rows:
    """Every row of at most 48 seeds; about 1 MB, so it is handed to compiled code."""
    rows = np.zeros(index.FIRST_ROW[-1], np.int32)
    _fill_rows(rows)
    return rows


@compiled
def held(row: int) -> int:
    """Seeds in a row."""
    return ((row * _SUMS) >> _TOP) & FULL


@compiled
def rank_of(mine: int, theirs: int, count: int) -> int:
    """The number of the board of ``count`` seeds with these two rows."""
    # Each lane of the product is the sum of the lanes up to it.
    m = mine * _SUMS
    t = theirs * _SUMS
    own = (m >> _TOP) & FULL
    row = (m & FULL) + PAIRS[(m >> LANE) & FULL] + TRIPLES[(m >> 2 * LANE) & FULL]
    other = (t & FULL) + PAIRS[(t >> LANE) & FULL] + TRIPLES[(t >> 2 * LANE) & FULL]
    return int(BEFORE[count, own] + row * ROWS[count - own] + other)


@compiled
def rank(board: int, count: int) -> int:
    """The number of a board of ``count`` seeds."""
    return rank_of(board & ROW, board >> TURN, count)


@compiled
def rank_turned(board: int, count: int) -> int:
    """The number of the board that the opponent sees."""
    return rank_of(board >> TURN, board & ROW, count)


@compiled
def own_seeds(count: int, number: int, at_least: int) -> int:
    """Seeds in the mover's row of a board, which has ``at_least`` so many there."""
    own = at_least
    while number >= BEFORE[count, own + 1]:
        own += 1
    return own


@compiled
def board_at(count: int, number: int, own: int, rows: Any) -> int:
    """The board with this number, which has ``own`` seeds in the mover's row."""
    width = ROWS[count - own]
    place = number - BEFORE[count, own]
    row = place // width
    mine = int(rows[FIRST_ROW[own] + row])
    theirs = int(rows[FIRST_ROW[count - own] + place - row * width])
    return mine | theirs << TURN


@compiled
def fewest(board: int, origin: int, skip: int) -> int:
    """The fewest seeds that can have been sown from ``origin``; 0 if none can.

    ``board`` is what the sower left, captures apart, and ``origin`` one of their pits. What lies in
    the origin says how often the sowing went round: never with ``skip_origin``, else once for each
    seed there (R4).
    """
    laps = seeds(board, origin)
    if laps == 0:
        return 1
    if skip:
        return 0
    for pit in range(PITS):
        if seeds(board, pit) < laps:
            return 0
    return PITS * laps


@compiled
def most(fewest: int, count: int, skip: int) -> int:
    """The most seeds of ``count`` that can have been sown, if ``fewest`` is the fewest.

    Short of the lap that would leave one seed more in the origin (R4).
    """
    return count if skip else min(count, fewest | (PITS - 1))


@compiled
def fits(board: int, origin: int, count: int, skip: int) -> bool:
    """Whether ``count`` seeds can have been sown from ``origin``, if one fewer can or it is fewest.

    Only the pit of the last seed is looked at: it holds one for each time that it was passed.
    """
    laps = (count - 1) // (PITS - skip) + 1
    return seeds(board, int(LANDING[_entry(origin, count, skip)])) >= laps


@compiled
def quiet(board: int, origin: int, count: int, skip: int) -> bool:
    """Whether a sowing of ``count`` seeds from ``origin`` that left this board captures nothing."""
    landing = int(LANDING[_entry(origin, count, skip)])
    return landing < HALF or (two_or_four(board) >> (LANE * landing + LANE - 1)) & 1 == 0


@compiled
def unsown(board: int, origin: int, count: int, skip: int) -> int:
    """The board before ``count`` seeds were sown from ``origin``, still seen by the sower."""
    return board - int(SOWN[_entry(origin, count, skip)])


@compiled
def _entry(pit: int, count: int, skip: int) -> int:
    return (skip * PITS + pit) * COUNTS | count
