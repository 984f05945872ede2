"""What a position is worth to the mover when the search looks no further.

A *cell* is a pit as the mover sees it: its seeds, 15 for more, and with barter its owner. With
barter the value is the sum of a weight for each pair of neighbouring cells, one for the state of
the barter, and the seeds captured so far. In the classic game it is the sum of a weight for each of
four *stretches* of four neighbouring cells, the rows and the stretches half in each, and the seeds
captured so far. There are different weights for four phases, by the seeds on the board. Where one
side owns every pit nothing is captured any more, and no weights are needed. Weights are
hundredths of a seed, fitted by ``benchmarks/fit_classic.py`` and ``fit_barter.py``.
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
"""The weights of one game, shape ``(BARTER_SIZE,)`` or ``(CLASSIC_SIZE,)``."""

UNIT: Final = 100
"""One seed of the final margin; all values of the search are whole hundredths of a seed."""

PAIRS: Final = 1 << 2 * LANE
"""Entries for one pair of neighbouring pits: two cells of ``LANE`` bits."""
STATES: Final = PITS * PAIRS
"""Where the weights of the state of the barter begin."""
PHASE: Final = STATES + (PITS + 1) * 16
"""How many weights a phase has with barter."""
STRETCH: Final = 1 << 16
"""Entries for one stretch: four cells of 4 bits."""
STRETCHES: Final = 4
"""Stretch *i* begins at pit 2 *i*."""
CLASSIC_PHASE: Final = STRETCHES * STRETCH
"""How many weights a phase has in the classic game."""
LATER: Final = (13, 21, 31)
"""So many seeds on the board begin the phases after the first."""
BARTER_SIZE: Final = PHASE * (len(LATER) + 1)
"""How many weights there are with barter."""
CLASSIC_SIZE: Final = CLASSIC_PHASE * (len(LATER) + 1)
"""How many weights there are in the classic game."""

SWEPT_AT_MOST: Final = 2 * PITS
"""So many seeds can be left when the game ends (R14)."""

_PHASES: Final = np.array([sum(seeds >= least for least in LATER) for seeds in range(FULL + 1)])

_ONES: Final = BOARD // FULL
_FIFTEENS: Final = _ONES * 15
_EVEN: Final = 15 | 15 << 2 * LANE | 15 << 4 * LANE | 15 << 6 * LANE
_ODD: Final = _EVEN << 4
_BYTE: Final = 255
_LAST: Final = LANE * (PITS - 1)


@compiled
def counts(word: int) -> int:
    """The seeds in each lane, 15 for more."""
    many = ((word >> 4) | (word >> 5)) & _ONES
    return (word | many * 15) & _FIFTEENS


@compiled
def cells(word: int) -> int:
    """The cells of a position, one in each lane: 4 bits of seeds, and one set for own pits."""
    return counts(word) | whole(FLAGS_OF[(word >> OWNED) & EVERY_PIT]) >> 1


@compiled
def twos(word: int) -> tuple[int, int, int, int]:
    """Four bytes of two cells each, from pit 0 on: 4 bits of seeds a cell."""
    lanes = counts(word)
    pairs = (lanes & _EVEN) | ((lanes >> 2) & _ODD)
    return (
        pairs & _BYTE,
        (pairs >> 2 * LANE) & _BYTE,
        (pairs >> 4 * LANE) & _BYTE,
        pairs >> 6 * LANE,
    )


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
    """The mover's expected final seeds minus the opponent's, in hundredths of a seed.

    The number of weights tells the game.
    """
    me = (word >> STORE) & FULL
    on_board = seeds_in(word)
    they = SEEDS - me - on_board
    own = (word >> OWNED) & EVERY_PIT
    if len(weights) == CLASSIC_SIZE:
        at = _PHASES[on_board] * CLASSIC_PHASE
        one, two, three, four = twos(word)
        total = whole(weights[at + (one | two << 8)])
        total += whole(weights[at + STRETCH + (two | three << 8)])
        total += whole(weights[at + 2 * STRETCH + (three | four << 8)])
        total += whole(weights[at + 3 * STRETCH + (four | one << 8)])
    elif own in (0, EVERY_PIT):
        # Few enough seeds can be brought to the end of the game, more are halved (R14, R16).
        total = 0
        if on_board <= SWEPT_AT_MOST:
            total = UNIT * on_board if own else -UNIT * on_board
    else:
        board = cells(word)
        at = _PHASES[on_board] * PHASE
        total = whole(weights[at + STATES + state(word, they)])
        for pit in range(PITS - 1):
            total += whole(weights[at + pit * PAIRS + ((board >> (LANE * pit)) & (PAIRS - 1))])
        last = (board >> _LAST | board << LANE) & (PAIRS - 1)
        total += whole(weights[at + (PITS - 1) * PAIRS + last])
    # No more can be won than what lies on the board.
    return UNIT * (me - they) + min(UNIT * on_board, max(-UNIT * on_board, total))


@compiled
def entries(words: Words, places: npt.NDArray[np.int32]) -> None:
    """Which weights make up the value of each position.

    ``places`` has the shape ``(n, PITS + 1)`` with barter and ``(n, STRETCHES)`` in the classic
    game.
    """
    for row in range(len(words)):
        word = words[row]
        on_board = seeds_in(word)
        if places.shape[1] == STRETCHES:
            at = _PHASES[on_board] * CLASSIC_PHASE
            pairs = twos(word)
            for stretch in range(STRETCHES):
                pattern = pairs[stretch] | pairs[(stretch + 1) % STRETCHES] << 8
                places[row, stretch] = at + stretch * STRETCH + pattern
            continue
        at = _PHASES[on_board] * PHASE
        board = cells(word)
        they = SEEDS - ((word >> STORE) & FULL) - on_board
        places[row, PITS] = at + STATES + state(word, they)
        for pit in range(PITS):
            pair = (board >> (LANE * pit)) | board << (_LAST + LANE - LANE * pit)
            places[row, pit] = at + pit * PAIRS + (pair & (PAIRS - 1))


@cache
def fitted(barter: bool) -> Weights:
    """The weights that come with the package, for the game with barter or the classic one."""
    name = "barter" if barter else "classic"
    data = files("ayla.engine.fast").joinpath(f"{name}.npz").read_bytes()
    with np.load(BytesIO(data), allow_pickle=False) as arrays:
        weights: Weights = arrays["weights"]
    return weights
