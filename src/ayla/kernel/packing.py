"""Positions as 62-bit words; this module alone knows the bits.

A word shows the board from the mover's side: the board is turned so that pit 0 is the first pit of
the mover's home row, pits 0 to 3 are that row and 4 to 7 the opponent's, in sowing order. From the
lowest bit: eight *lanes* of 6 bits, the seeds of pits 0 to 7 · 6 bits, the mover's store · 8 bits,
which pits the mover owns. The opponent's store is what is missing to 48. A word is never negative,
so it fits a signed 64-bit integer.

A word does not hold an open offer, which is a number beside it: one bit for each offered pit, seen
from the side that answers, 0 for none. Nor does it hold which side is South or how many offers were
declined; these matter to a game, not to what can be played.

The functions on words and lanes take and return plain integers, check nothing, and run as they
are both in Python and in compiled code.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ayla.kernel.arrays import counts, flags, whole_numbers
from ayla.kernel.errors import BatchError
from ayla.rules import Code, Pit, Position, RuleError, Side
from ayla.rules.types import PITS, SEEDS

Words: TypeAlias = npt.NDArray[np.int64]
"""Words, one a position."""
Masks: TypeAlias = npt.NDArray[np.uint8]
"""Sets of pits, bit *i* for pit *i*, one set a position."""

HALF: Final = PITS // 2
"""Pits in a row: so far the board is turned when the turn changes."""
EVERY_PIT: Final = (1 << PITS) - 1
"""The set of all pits."""

LANE: Final = 6
"""Bits of a lane."""
FULL: Final = (1 << LANE) - 1
"""A lane with every bit set, more than any pit holds."""
STORE: Final = PITS * LANE
"""Where the mover's store begins."""
OWNED: Final = STORE + LANE
"""Where the set of the mover's pits begins."""
SPARE: Final = OWNED + PITS
"""The place of a bit that no word uses and that leaves it positive."""
LIMIT: Final = 1 << SPARE
"""Every word is below this."""


def _everywhere(lane: int) -> int:
    return sum(lane << (LANE * pit) for pit in range(PITS))


BOARD: Final = _everywhere(FULL)
"""All lanes of a word."""
TURN: Final = LANE * HALF
"""Bits of a row: so far lanes move when the board is turned."""
ROW: Final = BOARD >> TURN
"""The lanes of the mover's home row."""
_ONES: Final = _everywhere(1)
_TOP_LANE: Final = LANE * (PITS - 1)
_ABOVE_THREE: Final = _everywhere(0b111100)
_FLAG: Final = 5
_FLAGS: Final = _everywhere(1 << _FLAG)
_TO_SIXTEEN: Final = _everywhere(14)
_SIXTEENS: Final = _everywhere(16)
_NOT_EIGHTEEN: Final = _everywhere(0b011101)
_ALL_BUT_FLAG: Final = _everywhere(31)
_FIFTEENS: Final = _everywhere(15)
_SPREAD: Final = 1 | 1 << 11 | 1 << 22 | 1 << 33
_SPREAD_BITS: Final = 0b1111001111
SPREAD_SIZE: Final = 1 << 10
"""``spread`` is below this."""
GAP: Final = 4
"""The two bits of ``spread`` from here on are always 0."""


# Words.


def seeds(word: int, pit: int) -> int:
    """Seeds in a pit, 0 to 48."""
    return (word >> (LANE * pit)) & FULL


def seeds_in(lanes: int) -> int:
    """Seeds in all these lanes together; at most 63. A word's bits above the board do no harm."""
    return (((lanes & BOARD) * _ONES) >> _TOP_LANE) & FULL


def store(word: int) -> int:
    """The mover's store."""
    return (word >> STORE) & FULL


def opponent_store(word: int) -> int:
    """The opponent's store: what is missing to 48."""
    return SEEDS - ((word >> STORE) & FULL) - ((((word & BOARD) * _ONES) >> _TOP_LANE) & FULL)


def owned(word: int) -> int:
    """The set of the mover's pits."""
    return (word >> OWNED) & EVERY_PIT


def joined(board: int, mover_store: int, owned: int) -> int:
    """The word of these lanes, this store and this set of own pits."""
    return board | mover_store << STORE | owned << OWNED


def is_over(word: int) -> bool:
    """Whether every pit holds fewer than three seeds (R14)."""
    # Three and one more is four; 48 and one more is still inside its lane.
    return ((word + _ONES) & _ABOVE_THREE) == 0


def turned(word: int) -> int:
    """The same position seen by the other side, whose turn it becomes."""
    left = (word >> STORE) & FULL
    captured = SEEDS - left - ((((word & BOARD) * _ONES) >> _TOP_LANE) & FULL)
    mine = word >> OWNED
    theirs = EVERY_PIT ^ (mine >> HALF | (mine << HALF & EVERY_PIT))
    return ((word & BOARD) >> TURN) | ((word & ROW) << TURN) | captured << STORE | theirs << OWNED


def turned_board(board: int) -> int:
    """These lanes seen by the other side; no bits above the board are allowed."""
    return board >> TURN | ((board & ROW) << TURN)


def turned_pits(pits: int) -> int:
    """This set of pits seen by the other side."""
    return pits >> HALF | (pits << HALF & EVERY_PIT)


# Flags: one bit a lane, 0 or 1 for what is true of the pit.


def two_or_four(lanes: int) -> int:
    """Flags of the pits that hold two or four."""
    # Fourteen more is 16 or 18 then: without bit 1 exactly 16, and no lane overflows.
    sums = lanes + _TO_SIXTEEN
    rest = (sums ^ _SIXTEENS) & _NOT_EIGHTEEN
    return _FLAGS & ~((rest + _ALL_BUT_FLAG) | sums)


def filled(lanes: int) -> int:
    """Flags of the pits that hold a seed."""
    # Fifteen more reaches one of the two highest bits then, and no lane overflows.
    sums = lanes + _FIFTEENS
    return _FLAGS & (sums | sums << 1)


def flags_of(pits: int) -> int:
    """Flags of a set of pits."""
    flags = 0
    for pit in range(PITS):
        flags |= ((pits >> pit) & 1) << (LANE * pit + _FLAG)
    return flags


def pit_of(place: int) -> int:
    """The pit whose flag is the bit at this place."""
    return (place * 43) >> 8


def spread(flags: int) -> int:
    """A number below ``SPREAD_SIZE``, different for each of the 256 values of flags.

    Bits 4 and 5 of it are always 0, see ``GAP``.
    """
    return ((flags * _SPREAD) >> (33 + _FLAG)) & _SPREAD_BITS


ON_WORDS: Final = (
    seeds,
    seeds_in,
    store,
    opponent_store,
    owned,
    joined,
    is_over,
    turned,
    turned_board,
    turned_pits,
    two_or_four,
    filled,
    flags_of,
    pit_of,
    spread,
)
"""The functions that compiled code may call."""


# Positions, one at a time.


def pack(position: Position) -> tuple[int, int]:
    """The word of a position and its open offer."""
    mover = position.to_move
    board = own = 0
    for place, (count, owner) in enumerate(zip(position.pits, position.owners, strict=True)):
        pit = seen(place, mover)
        board |= count << (LANE * pit)
        own |= (owner is mover) << pit
    return joined(board, position.stores[mover.index], own), pits_mask(position.offer, mover)


def unpack(
    word: int,
    offer: int = 0,
    to_move: Side = Side.SOUTH,
    declined: tuple[int, int] = (0, 0),
) -> Position:
    """The position of a word; ``to_move`` says which side the mover is.

    Raises ``RuleError`` (``bad_position``) for a number that is no word or no offer, and for what
    no ``Position`` allows.
    """
    if not 0 <= word < LIMIT:
        raise _bad(f"a packed position is a number from 0 below 2**62, not {word}", word)
    if not 0 <= offer <= EVERY_PIT:
        raise _bad(f"a packed offer is a number from 0 to 255, not {offer}", offer)
    order = [seen(place, to_move) for place in Pit]
    stores = store(word), opponent_store(word)
    own = owned(word)
    return Position(
        pits=tuple(seeds(word, pit) for pit in order),
        owners=tuple(to_move if own >> pit & 1 else to_move.opponent for pit in order),
        stores=stores if to_move is Side.SOUTH else (stores[1], stores[0]),
        to_move=to_move,
        offer=mask_pits(offer, to_move),
        declined=declined,
    )


def seen(place: int, mover: Side) -> int:
    """The number of a pit as ``mover`` sees it, or the place of one that they see: 0 to 7."""
    return (place + HALF * mover.index) % PITS


def pits_mask(pits: Sequence[Pit], mover: Side) -> int:
    """The set of these pits as ``mover`` sees them."""
    return sum(1 << seen(pit, mover) for pit in pits)


def mask_pits(mask: int, mover: Side) -> tuple[Pit, ...]:
    """The pits of a set that ``mover`` sees, in sowing order."""
    return tuple(place for place in Pit if mask >> seen(place, mover) & 1)


def _bad(message: str, value: int) -> RuleError:
    return RuleError(Code.BAD_POSITION, message, rule=None, value=str(value))


# Positions, many at a time.


def pack_many(positions: Sequence[Position]) -> tuple[Words, Masks]:
    """The words of positions and their open offers, each of shape ``(n,)``."""
    packed = [pack(position) for position in positions]
    return (
        np.array([word for word, _ in packed], np.int64),
        np.array([offer for _, offer in packed], np.uint8),
    )


def join(pits: Any, stores: Any, owned: Any) -> Words:
    """Words from numbers of seeds, all seen by the mover.

    ``pits``: shape ``(n, 8)``, 0 to 48. ``stores``: shape ``(n,)``, 0 to 48, the mover's.
    ``owned``: shape ``(n, 8)``, whether the pit is the mover's. Raises ``BatchError`` for arrays of
    another shape, other numbers, and more than 48 seeds in a position.
    """
    pits = counts("pits", pits, SEEDS, None, PITS)
    stores = counts("stores", stores, SEEDS, len(pits))
    owned = flags("owned", owned, len(pits), PITS)
    crowded = pits.sum(axis=1) + stores > SEEDS
    if crowded.any():
        raise BatchError(f"there are {SEEDS} seeds, and more at {int(crowded.argmax())}")
    board = (pits << LANE * np.arange(PITS)).sum(axis=1)
    own = (owned.astype(np.int64) << np.arange(PITS)).sum(axis=1)
    words: Words = board | stores << STORE | own << OWNED
    return words


def split(words: Words) -> tuple[Masks, Masks, npt.NDArray[np.bool_]]:
    """Numbers of seeds from words: ``pits``, ``stores``, ``owned``, all seen by the mover.

    ``pits``: shape ``(n, 8)``. ``stores``: shape ``(n, 2)``, the mover's and the opponent's.
    ``owned``: shape ``(n, 8)``, whether the pit is the mover's. ``words``: shape ``(n,)``. Raises
    ``BatchError`` for an array of another shape or kind; that its numbers are words is not checked.
    """
    column = whole_numbers("words", words, None)[:, np.newaxis]
    pits = (column >> LANE * np.arange(PITS)) & FULL
    mine = (column >> STORE) & FULL
    stores = np.concatenate([mine, SEEDS - mine - pits.sum(axis=-1, keepdims=True)], axis=-1)
    own = (column >> (OWNED + np.arange(PITS))) & 1
    return pits.astype(np.uint8), stores.astype(np.uint8), own.astype(np.bool_)
