"""The numbers of boards, compiled.

A board here is the lanes of ``ayla.kernel.packing`` with nothing above them: pits 0 to 3 are the
mover's, 4 to 7 the opponent's. The numbers are those of ``ayla.kernel.index``. The functions check
nothing.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ayla.kernel import index
from ayla.kernel.compiling import compiled
from ayla.kernel.index import HALF
from ayla.kernel.packing import FULL, LANE, ROW, TURN
from ayla.rules.types import SEEDS

Rows = npt.NDArray[np.int32]
"""Every row of four pits as lanes: ``FIRST_ROW[s]`` is the place of the first with *s* seeds."""

MINE: Final = 0b1111
"""The mover's pits as a set: in the classic game always their own row."""

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
