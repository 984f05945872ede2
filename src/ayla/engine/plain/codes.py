"""Moves as whole numbers for the light board.

A sowing is its pit, 0 to 7; an offer is ``OFFER`` with the set of its pits, one bit a pit.
"""

from typing import Final

from ayla.rules import Accept, Decline, Move, Offer, Pass, Pit, Sow
from ayla.rules.types import ALL_PITS

PASS: Final = 8
ACCEPT: Final = 9
DECLINE: Final = 10
OFFER: Final = 256

_WORDS: dict[int, Move] = {PASS: Pass(), ACCEPT: Accept(), DECLINE: Decline()}


def code_of(move: Move) -> int:
    """The number of a move."""
    match move:
        case Sow(pit):
            return int(pit)
        case Offer(pits):
            return OFFER | sum(1 << pit for pit in pits)
        case Accept():
            return ACCEPT
        case Decline():
            return DECLINE
        case Pass():
            return PASS


def move_of(code: int) -> Move:
    """The move of a number; the inverse of ``code_of``."""
    if code & OFFER:
        return Offer(tuple(pit for pit in ALL_PITS if code >> pit & 1))
    if code < PASS:
        return Sow(Pit(code))
    return _WORDS[code]
