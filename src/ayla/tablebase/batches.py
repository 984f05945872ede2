"""Asking the tables for many boards at once."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ayla.kernel.compiling import compiled
from ayla.kernel.ranking import BEFORE, PAIRS, ROWS, TRIPLES
from ayla.rules.types import PITS, SEEDS
from ayla.tablebase.errors import Code, TablebaseError
from ayla.tablebase.layers import BLOCK_BITS, Layer

_BAD: Final = 255
"""In place of a number of seeds: this board has no table."""
_AT_ONCE: Final = 1 << 16
"""Boards that are worked on together, so that their numbers stay in a near cache."""


@compiled
def _ranks(boards: Any, counts: Any, numbers: Any) -> None:
    """Write how many seeds each board has, ``_BAD`` if odd or too many, and its number."""
    for place in range(len(boards)):
        board = boards[place]
        a = np.int64(board[0])
        b = a + board[1]
        c = b + board[2]
        d = c + board[3]
        e = np.int64(board[4])
        f = e + board[5]
        g = f + board[6]
        h = g + board[7]
        seeds = d + h
        if seeds > SEEDS or seeds & 1:
            counts[place] = _BAD
            numbers[place] = 0
            continue
        row = a + PAIRS[b] + TRIPLES[c]
        counts[place] = seeds
        numbers[place] = BEFORE[seeds, d] + row * ROWS[h] + e + PAIRS[f] + TRIPLES[g]


@compiled
def _needed(places: Any, numbers: Any, blocks: Any) -> None:
    """Mark the blocks in which the boards at these places are."""
    for place in places:
        blocks[numbers[place] >> BLOCK_BITS] = 1


@compiled
def _look_up(places: Any, numbers: Any, halves: Any, values: Any) -> None:
    """Write the values of the boards at these places, all of one layer."""
    for place in places:
        values[place] = 2 * halves[numbers[place]]


def values(layer: Callable[[int], Layer], boards: npt.NDArray[np.uint8]) -> npt.NDArray[np.int8]:
    """The values of boards of shape ``(n, 8)``; see ``Tablebase.get_many``."""
    if boards.ndim != 2 or boards.shape[1] != PITS or boards.dtype != np.uint8:
        raise TablebaseError(
            Code.BAD_BATCH,
            f"boards are an array of numpy.uint8 with {PITS} columns,"
            f" not of {boards.dtype} with shape {boards.shape}",
        )
    found = np.empty(len(boards), np.int8)
    numbers = np.empty(min(_AT_ONCE, len(boards)), np.int64)
    counts = np.empty(len(numbers), np.uint8)
    for start in range(0, len(boards), _AT_ONCE):
        part = boards[start : start + _AT_ONCE]
        _part(layer, start, part, counts[: len(part)], numbers[: len(part)], found[start:])
    return found


def _part(
    layer: Callable[[int], Layer],
    start: int,
    boards: npt.NDArray[np.uint8],
    counts: npt.NDArray[np.uint8],
    numbers: npt.NDArray[np.int64],
    found: npt.NDArray[np.int8],
) -> None:
    _ranks(boards, counts, numbers)
    by_layer = np.argsort(counts, kind="stable")
    ends = np.cumsum(np.bincount(counts, minlength=_BAD + 1))
    if ends[_BAD - 1] < len(counts):
        bad = int(by_layer[ends[_BAD - 1]])
        raise TablebaseError(
            Code.BAD_BATCH,
            f"board {start + bad} has {int(boards[bad].sum())} seeds;"
            f" tables have an even number up to {SEEDS}",
        )
    for count in map(int, np.flatnonzero(np.diff(ends, prepend=0))):
        places = by_layer[ends[count - 1] if count else 0 : ends[count]]
        table = layer(count)
        checked = np.frombuffer(table.checked, np.uint8)
        needed = np.zeros(len(checked), np.uint8)
        _needed(places, numbers, needed)
        for block in np.flatnonzero(needed > checked):
            table.check_block(int(block))
        _look_up(places, numbers, np.frombuffer(table.values, np.int8), found)
