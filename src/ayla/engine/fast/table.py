"""The table of positions that were searched.

One array of whole numbers. A position has a bucket of two entries, each a word, ``EMPTY`` in an
unused one, and what is known of it in one number. The whole word is compared, so that no position
is taken for another. The first entry of a bucket keeps what was searched deepest in the present
search, the second what was searched last.

What is known, from the lowest bit: 14 bits of value, 2 of bound, 1 whether it is proved, 7 of the
best move, 7 of depth, 9 of turn, 8 of age.
"""

from typing import Final

import numpy as np

from ayla.kernel.compiling import compiled, fetch, whole
from ayla.kernel.packing import Words

MEGABYTES: Final = 32
"""The usual size of a table."""
EMPTY: Final = -1
"""The word of an entry that is not used."""
AGES: Final = 256
"""Ages are below this."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
"""What a value says: that it is the value, or that the value is no lower, or no higher."""

_BUCKET: Final = 4
_CACHE_LINE: Final = 64
_ZERO: Final = 1 << 13
_MULTIPLIER: Final = 0x1E3779B97F4A7C15
_SHIFT: Final = 34
LARGEST: Final = 2 ** (64 - _SHIFT) * _BUCKET * 8 // 2**20
"""The largest size of a table, in megabytes: ``bucket`` finds no more."""
_BOUND, _PROVED, _MOVE, _DEPTH, _TURN, _AGE = 14, 16, 17, 24, 31, 40


def made(megabytes: float = MEGABYTES) -> Words:
    """An empty table of at most this size, at least of one bucket; sizes are powers of two.

    That a size is not above ``LARGEST`` is not checked.
    """
    buckets = 1
    while buckets * 2 * _BUCKET * 8 <= megabytes * 2**20:
        buckets *= 2
    room = np.empty(buckets * _BUCKET + _CACHE_LINE // 8, np.int64)
    aligned = -room.ctypes.data % _CACHE_LINE // 8
    table = room[aligned : aligned + buckets * _BUCKET]
    table[:] = EMPTY
    return table


@compiled
def bucket(table: Words, word: int) -> int:
    """Where the bucket of a position begins."""
    return (((word * _MULTIPLIER) >> _SHIFT) & (len(table) // _BUCKET - 1)) * _BUCKET


@compiled
def expect(table: Words, word: int) -> None:
    """Say that a position will be looked for soon, so that the search need not wait for memory."""
    fetch(table, bucket(table, word))


@compiled
def find(table: Words, word: int) -> int:
    """What is known of a position, or ``EMPTY``."""
    at = bucket(table, word)
    if table[at] == word:
        return whole(table[at + 1])
    if table[at + 2] == word:
        return whole(table[at + 3])
    return EMPTY


@compiled
def known(value: int, bound: int, proved: int, move: int, depth: int, turn: int, age: int) -> int:
    """Put what is known into one number; ``value`` is between -8192 and 8191."""
    return (
        (value + _ZERO)
        | bound << _BOUND
        | proved << _PROVED
        | move << _MOVE
        | depth << _DEPTH
        | turn << _TURN
        | age << _AGE
    )


@compiled
def value_of(data: int) -> int:
    """The value, in hundredths of a seed."""
    return (data & (2 * _ZERO - 1)) - _ZERO


@compiled
def bound_of(data: int) -> int:
    """What the value says."""
    return (data >> _BOUND) & 3


@compiled
def proved_in(data: int) -> int:
    """1 if the value is proved, else 0."""
    return (data >> _PROVED) & 1


@compiled
def move_of(data: int) -> int:
    """The number of the best move."""
    return (data >> _MOVE) & 127


@compiled
def depth_of(data: int) -> int:
    """How many plies deep it was searched."""
    return (data >> _DEPTH) & 127


@compiled
def turn_of(data: int) -> int:
    """The turns that were taken before it, 0 where that does not matter."""
    return (data >> _TURN) & 511


@compiled
def age_of(data: int) -> int:
    """The age of the search that found it."""
    return (data >> _AGE) & (AGES - 1)


@compiled
def keep(table: Words, word: int, data: int) -> None:
    """Keep what is known of a position, instead of what was known of it or of another."""
    at = bucket(table, word)
    if table[at] != word and table[at + 2] != word:
        first = table[at + 1]
        if table[at] == EMPTY or depth_of(first) <= depth_of(data) or age_of(first) != age_of(data):
            table[at + 2] = table[at]
            table[at + 3] = first
        else:
            at += 2
    elif table[at] != word:
        at += 2
    table[at] = word
    table[at + 1] = data
