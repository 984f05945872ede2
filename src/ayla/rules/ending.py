"""How a game ended, and whether the win has glory (R13 to R17)."""

from dataclasses import dataclass
from enum import StrEnum

from ayla.rules.types import Position, Rules, Side


class Reason(StrEnum):
    """Why a game is over."""

    SWEPT = "swept"
    """Every pit held fewer than three seeds (R14)."""
    REPETITION = "repetition"
    """The same position stood for the third time (R16)."""
    TURN_LIMIT = "turn_limit"
    """400 turns were taken (R16)."""
    RESIGNED = "resigned"
    """A player resigned (R17)."""
    AGREED = "agreed"
    """Both players agreed on a draw (R17)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    ``winner`` is ``None`` for a draw. ``south`` and ``north`` are captured seeds, 0 to 48; they add
    to 48 unless the game ended by R17. ``glory`` says whether the winner never declined an offer
    (R13); it is ``None`` for a draw and in the classic game, which has no offers.
    """

    winner: Side | None
    south: int
    north: int
    glory: bool | None
    reason: Reason


def by_count(position: Position, rules: Rules, reason: Reason) -> Outcome:
    """The outcome when the stores decide: most captured seeds wins, equal is a draw (R15)."""
    south, north = position.stores
    winner = None if south == north else Side.SOUTH if south > north else Side.NORTH
    return award(winner, position, rules, reason)


def award(winner: Side | None, position: Position, rules: Rules, reason: Reason) -> Outcome:
    """The outcome when ``winner`` is known, with the glory that R13 gives."""
    south, north = position.stores
    return Outcome(winner, south, north, glory(winner, position, rules), reason)


def glory(winner: Side | None, position: Position, rules: Rules) -> bool | None:
    """Whether a win has glory: the winner never declined an offer (R13).

    ``None`` for a draw and in the classic game.
    """
    if winner is None or not rules.barter:
        return None
    return position.declined[winner.index] == 0
