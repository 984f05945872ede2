"""What a position is worth to the mover when the search looks no further.

A *cell* is a pit as the mover sees it: who owns it, and its seeds, 15 for more. The value is the
sum of a weight for each pair of neighbouring cells, one for the state of the barter, and the seeds
captured so far. There are different weights for four phases, by the seeds on the board. Weights are
hundredths of a seed, fitted by ``benchmarks/fit_engine.py``.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ayla.kernel.compiling import compiled, whole
from ayla.kernel.packing import (
    BOARD,
    EVERY_PIT,
    FULL,
    LANE,
    OWNED,
    STORE,
    Words,
    seeds_in,
)
from ayla.kernel.tables import FLAGS_OF, PAYABLE, SIZES
from ayla.rules.types import PITS, SEEDS

Weights: TypeAlias = npt.NDArray[np.int16]
"""The weights of one game, shape ``(SIZE,)``."""

UNIT: Final = 100
"""One seed of the final margin; all values of the search are whole hundredths of a seed."""

PAIRS: Final = 1 << 2 * LANE
"""Entries for one pair of neighbouring pits: two cells of ``LANE`` bits."""
STATES: Final = PITS * PAIRS
"""Where the weights of the state of the barter begin."""
PHASE: Final = STATES + (PITS + 1) * 16
"""How many weights a phase has."""
LATER: Final = (13, 21, 31)
"""So many seeds on the board begin the phases after the first."""
SIZE: Final = PHASE * (len(LATER) + 1)
"""How many weights there are."""

_PHASES: Final = np.array([sum(seeds >= least for least in LATER) for seeds in range(FULL + 1)])

_ONES: Final = BOARD // FULL
_FIFTEENS: Final = _ONES * 15
_LAST: Final = LANE * (PITS - 1)


@compiled
def cells(word: int) -> int:
    """The cells of a position, one in each lane: 4 bits of seeds, and one set for own pits."""
    many = ((word >> 4) | (word >> 5)) & _ONES
    return ((word | many * 15) & _FIFTEENS) | whole(FLAGS_OF[(word >> OWNED) & EVERY_PIT]) >> 1


@compiled
def state(word: int, they: int) -> int:
    """The state of the barter: pits owned, and how many each side could pay for."""
    me = (word >> STORE) & FULL
    return (
        whole(SIZES[(word >> OWNED) & EVERY_PIT]) * 16
        + whole(PAYABLE[me]) * 4
        + whole(PAYABLE[they & FULL])
    )


@compiled
def evaluate(word: int, weights: Weights) -> int:
    """The mover's expected final seeds minus the opponent's, in hundredths of a seed."""
    me = (word >> STORE) & FULL
    on_board = seeds_in(word)
    they = SEEDS - me - on_board
    board = cells(word)
    phase = _PHASES[on_board] * PHASE
    total = whole(weights[phase + STATES + state(word, they)])
    for pit in range(PITS - 1):
        total += whole(weights[phase + pit * PAIRS + ((board >> (LANE * pit)) & (PAIRS - 1))])
    total += whole(
        weights[phase + (PITS - 1) * PAIRS + ((board >> _LAST | board << LANE) & (PAIRS - 1))]
    )
    # No more can be won than what lies on the board.
    return UNIT * (me - they) + min(UNIT * on_board, max(-UNIT * on_board, total))


@compiled
def entries(words: Words, places: npt.NDArray[np.int32]) -> None:
    """Which weights make up the value of each position: ``places`` has the shape ``(n, 9)``."""
    for row in range(len(words)):
        word = words[row]
        on_board = seeds_in(word)
        phase = _PHASES[on_board] * PHASE
        board = cells(word)
        they = SEEDS - ((word >> STORE) & FULL) - on_board
        places[row, PITS] = phase + STATES + state(word, they)
        for pit in range(PITS):
            pair = (board >> (LANE * pit)) | board << (_LAST + LANE - LANE * pit)
            places[row, pit] = phase + pit * PAIRS + (pair & (PAIRS - 1))


@cache
def fitted(barter: bool) -> Weights:
    """The weights that come with the package, for the game with barter or the classic one."""
    name = "barter" if barter else "classic"
    data = files("ayla.engine.fast").joinpath(f"{name}.npz").read_bytes()
    with np.load(BytesIO(data), allow_pickle=False) as arrays:
        weights: Weights = arrays["weights"]
    return weights
