"""The tables of the kernel, filled by asking the law.

Together about 40 kB, so that they stay in the nearest cache. All are arrays of one dimension that
compiled code holds as constants; none may be changed.
"""

from itertools import combinations
from typing import Final

import numpy as np
import numpy.typing as npt

from ayla.kernel.packing import (
    EVERY_PIT,
    FULL,
    GAP,
    LANE,
    OWNED,
    SPREAD_SIZE,
    STORE,
    flags_of,
    spread,
)
from ayla.rules import Side, sowing
from ayla.rules.types import ALL_PITS, MOST_OFFERED, PITS, PRICE, SEEDS

COUNTS: Final = 64
"""Numbers of seeds that a table has entries for: 0 to 63, of which 49 to 63 never occur."""

SOWINGS: Final = 2 * PITS * COUNTS
"""Entries in ``SOWN`` and ``LANDING``."""

NO_OFFER: Final = 255
"""What ``OFFER_NUMBER`` has for a set of pits that cannot be offered."""


def _sets() -> list[tuple[int, ...]]:
    return [tuple(pit for pit in range(PITS) if mask >> pit & 1) for mask in range(EVERY_PIT + 1)]


def _lanes(pits: tuple[int, ...], lane: int) -> int:
    return sum(lane << (LANE * pit) for pit in pits)


def sowing_entry(pit: int, count: int, skip: int) -> int:
    """The place in ``SOWN`` and ``LANDING`` of a sowing; ``skip`` is 1 for ``skip_origin``."""
    return (skip * PITS + pit) * COUNTS | count


def _sowings() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint8]]:
    sown = np.zeros(SOWINGS, np.int64)
    landing = np.zeros(SOWINGS, np.uint8)
    for skip in (0, 1):
        for pit in ALL_PITS:
            for count in range(1, SEEDS + 1):
                path = sowing.path(pit, count, skip_origin=bool(skip))
                entry = sowing_entry(pit, count, skip)
                sown[entry] = sum(1 << (LANE * touched) for touched in path) - (
                    count << (LANE * pit)
                )
                landing[entry] = path[-1]
    return sown, landing


def chain_entry(spread_flags: int, landing: int) -> int:
    """The place in ``CHAIN``: the landing pit stands in the gap of ``spread`` and above it."""
    return spread_flags | (landing & 3) << GAP | (landing >> 2) * SPREAD_SIZE


def _chains() -> npt.NDArray[np.int64]:
    chains = np.zeros(2 * SPREAD_SIZE, np.int64)
    theirs = (Side.NORTH,) * PITS
    for mask in range(EVERY_PIT + 1):
        board = [2 if mask >> pit & 1 else 0 for pit in range(PITS)]
        for landing in ALL_PITS:
            taken = sowing.chain(board, theirs, landing, Side.SOUTH)
            entry = chain_entry(spread(flags_of(mask)), landing)
            chains[entry] = _lanes(taken, FULL)
    return chains


def _nth_filled() -> npt.NDArray[np.uint8]:
    nth = np.zeros(SPREAD_SIZE * PITS, np.uint8)
    for mask, pits in enumerate(_sets()):
        start = spread(flags_of(mask)) * PITS
        nth[start : start + len(pits)] = pits
    return nth


def _nth_owned() -> npt.NDArray[np.uint8]:
    nth = np.zeros((EVERY_PIT + 1, RANKS), np.uint8)
    for mask, pits in enumerate(_sets()):
        nth[mask, : len(pits)] = [1 << pit for pit in pits]
    return nth.reshape(-1)


def _offers() -> list[tuple[int, ...]]:
    """Fewer pits first, and among those with the same number the ones with low pits first.

    So the offers of the first pits alone stand first for each number of pits.
    """
    return [
        pits
        for size in range(1, MOST_OFFERED + 1)
        for pits in sorted(combinations(range(PITS), size), key=lambda pits: pits[::-1])
    ]


_EVERY_OFFER: Final = _offers()

RANKS: Final = 16
"""Entries for one set of pits in ``NTH_OWNED``."""
OFFERS: Final = len(_EVERY_OFFER)
"""How many sets of one to three pits there are."""

SOWN, LANDING = _sowings()
"""What a sowing adds to the lanes, and the pit that its last seed falls into; ``sowing_entry``."""

CHAIN: Final = _chains()
"""The lanes that are captured, by the flags of twos and fours and the landing pit.

0 where the landing pit holds neither. Who owns the landing pit is not looked at; ``chain_entry``.
"""

NTH_FILLED: Final = _nth_filled()
"""The *n*-th pit of flags, at ``spread(flags) * 8 + n``."""

NTH_OWNED: Final = _nth_owned()
"""The set of the *n*-th pit of a set alone, at ``set * 16 + n``; 0 where there is none."""

LANES_OF: Final = np.array([_lanes(pits, FULL) for pits in _sets()], np.int64)
"""The full lanes of a set of pits."""

FLAGS_OF: Final = np.array([flags_of(mask) for mask in range(EVERY_PIT + 1)], np.int64)
"""The flags of a set of pits."""

PAYMENT: Final = np.array(
    [
        _lanes(pits, PRICE) - (len(pits) * PRICE << STORE) + (mask << OWNED)
        for mask, pits in enumerate(_sets())
    ],
    np.int64,
)
"""What accepting an offer adds to a word: payment in the pits, out of the store, and ownership."""

SIZES: Final = np.array([len(pits) for pits in _sets()], np.int64)
"""How many pits are in a set."""

OFFERS_OF: Final = np.array(
    [
        sum(len(list(combinations(range(own), size))) for size in range(1, most + 1))
        for own in range(PITS + 1)
        for most in range(MOST_OFFERED + 1)
    ],
    np.int64,
)
"""How many offers there are of at most *most* pits out of *own* pits, at ``own * 4 + most``."""

PAYABLE: Final = np.array(
    [min(MOST_OFFERED, captured // PRICE) for captured in range(COUNTS)], np.uint8
)
"""How many pits a side with so many captured seeds can pay for in one offer: 0 to 3 (R9, R12)."""

OFFERED: Final = np.array([sum(1 << pit for pit in pits) for pits in _EVERY_OFFER], np.uint8)
"""The set of pits of an offer, by its number from 0."""

OFFER_NUMBER: Final = np.full(EVERY_PIT + 1, NO_OFFER, np.uint8)
"""The number of the offer of a set of pits, or ``NO_OFFER``."""
OFFER_NUMBER[OFFERED] = np.arange(OFFERS)

FIRST_OF_SIZE: Final = np.array(
    [sum(len(pits) < size for pits in _EVERY_OFFER) for size in range(MOST_OFFERED + 2)], np.int64
)
"""The number of the first offer with so many pits."""

OFFER_RANKS: Final = np.array(
    [sum((*pits, PITS, PITS)[n] << (4 * n) for n in range(MOST_OFFERED)) for pits in _EVERY_OFFER],
    np.int64,
)
"""The pits of an offer in 4 bits each, 8 where there is none: read as ranks among one's own."""

for _table in (
    SOWN,
    LANDING,
    CHAIN,
    NTH_FILLED,
    NTH_OWNED,
    LANES_OF,
    FLAGS_OF,
    PAYMENT,
    SIZES,
    OFFERS_OF,
    PAYABLE,
    OFFERED,
    OFFER_NUMBER,
    FIRST_OF_SIZE,
    OFFER_RANKS,
):
    _table.setflags(write=False)
