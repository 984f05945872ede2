"""A light copy of the board for searching: a few whole numbers, always seen from the mover.

``pits`` holds the eight pits in one number, a byte each, pit A lowest. ``mine`` is the set of pits
that the mover owns, one bit a pit. ``me`` and ``they`` are the captured seeds of the mover and the
opponent. The mover changes by turning ``mine`` over (``mine ^ EVERY_PIT``) and swapping the stores.
Legality is not checked here; the readable rules do that.
"""

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from ayla.rules import Pit, Position
from ayla.rules.types import ALL_PITS, MOST_OFFERED, OPEN_AT, PITS, PRICE, SEEDS

LANE: Final = 8
"""Bits a pit."""
EVERY_PIT: Final = (1 << PITS) - 1
_FULL: Final = (1 << LANE) - 1
_ONES: Final = sum(1 << LANE * pit for pit in ALL_PITS)
_TOPS: Final = _ONES << LANE - 1
_UP_TO_TOP: Final = _ONES * ((1 << LANE - 1) - OPEN_AT)
_UP_FROM_ONE: Final = _TOPS - _ONES
_UP_FROM_EIGHT: Final = _TOPS - PITS * _ONES

_Landing: TypeAlias = tuple[int, int, int]
"""What to add to ``pits``, the shift of the landing pit, its bit in an owner set."""
_Origin: TypeAlias = tuple[int, int, tuple[_Landing, ...]]
"""A pit's number, its shift, and its landing for every number of seeds."""
Sowings: TypeAlias = tuple[tuple[_Origin, ...], ...]
"""For every set of pits, how each of them is sown."""
Sown: TypeAlias = tuple[int, int, int]
"""A sowing: seeds captured, the pit sown, ``pits`` afterwards."""


class Board(NamedTuple):
    """The board as the mover sees it; the module says what the numbers mean."""

    pits: int
    mine: int
    me: int
    they: int


def light(position: Position) -> Board:
    """The light copy of a position. An open offer is not part of it."""
    mover = position.to_move
    return Board(
        sum(seeds << LANE * pit for pit, seeds in enumerate(position.pits)),
        sum(1 << pit for pit, owner in enumerate(position.owners) if owner is mover),
        position.stores[mover.index],
        position.stores[mover.opponent.index],
    )


@cache
def sowings(skip_origin: bool) -> Sowings:
    """The sowings of every set of pits (R3, R4)."""
    origins = tuple(_origin(pit, skip_origin) for pit in ALL_PITS)
    return tuple(
        tuple(origins[pit] for pit in ALL_PITS if mine >> pit & 1) for mine in range(EVERY_PIT + 1)
    )


def _origin(pit: Pit, skip_origin: bool) -> _Origin:
    landings = []
    change, at = 0, int(pit)
    for seeds in range(SEEDS + 1):
        if seeds:
            at = (at + 1) % PITS
            if skip_origin and at == pit:
                at = (at + 1) % PITS
            change += 1 << LANE * at
        landings.append((change - (seeds << LANE * pit), LANE * at, 1 << at))
    return int(pit), LANE * pit, tuple(landings)


def sow_all(pits: int, mine: int, table: Sowings) -> list[Sown]:
    """Every sowing of the mover's, in sowing order, with its captures made (R3 to R7)."""
    found = []
    for origin, shift, landings in table[mine]:
        seeds = pits >> shift & 255
        if seeds:
            change, landing, bit = landings[seeds]
            after = pits + change
            captured = 0
            if not mine & bit:
                captured = after >> landing & 255
                if captured == 2 or captured == 4:  # the fastest way to say it
                    after -= captured << landing
                    shift = landing + 8 & 63
                    while (more := after >> shift & 255) == 2 or more == 4:
                        after -= more << shift
                        captured += more
                        shift = shift + 8 & 63
                    shift = landing - 8 & 63
                    while (more := after >> shift & 255) == 2 or more == 4:
                        after -= more << shift
                        captured += more
                        shift = shift - 8 & 63
                else:
                    captured = 0
            found.append((captured, origin, after))
    return found


def is_over(pits: int) -> bool:
    """Whether every pit holds fewer than three seeds (R14)."""
    return not (pits + _UP_TO_TOP) & _TOPS


def _spread(pits: int) -> int:
    return sum(_FULL << LANE * pit for pit in ALL_PITS if pits >> pit & 1)


SPREAD: Final = tuple(_spread(mine) for mine in range(EVERY_PIT + 1))
"""For every set of pits, the bits of those pits in ``Board.pits``."""


def seeds_in(pits: int) -> int:
    """How many seeds lie in these pits together."""
    return pits % _FULL


def filled(pits: int) -> int:
    """How many of these pits hold a seed."""
    return ((pits + _UP_FROM_ONE) & _TOPS).bit_count()


def hoards(pits: int) -> int:
    """How many of these pits hold eight seeds or more, which go right round the board (R4)."""
    return ((pits + _UP_FROM_EIGHT) & _TOPS).bit_count()


def payment(offered: int) -> tuple[int, int]:
    """What paying for these pits adds to ``Board.pits``, and its price (R11)."""
    return (SPREAD[offered] & _ONES) * PRICE, PRICE * offered.bit_count()


@cache
def offers(mine: int, most: int) -> tuple[tuple[int, int, int], ...]:
    """What the owner of ``mine`` can offer, ``most`` pits at a time (R9), fewer pits first.

    Each offer is the set of its pits, what its payment adds to ``Board.pits``, and its price (R11).
    """
    own = [pit for pit in ALL_PITS if mine >> pit & 1]
    offered = (
        sum(1 << pit for pit in pits)
        for size in range(1, min(most, MOST_OFFERED) + 1)
        for pits in combinations(own, size)
    )
    return tuple((pits, *payment(pits)) for pits in offered)


def kept(pits: int, mine: int, me: int, they: int) -> int:
    """The mover's final seeds minus the opponent's when each owner takes what is left.

    So the sweep does it (R14), and settling with ``endless`` as ``owner`` (R16).
    """
    return me - they + 2 * seeds_in(pits & SPREAD[mine]) - seeds_in(pits)


def halved(pits: int, mine: int, me: int, they: int) -> int:
    """The same when the seeds on the board are halved, with ``endless`` as ``split`` (R16)."""
    del pits, mine
    return me - they
