"""The law of Goré: the rules R1 to R17, readable beside the rules page. Standard library only."""

from ayla.rules.ending import Outcome, Reason
from ayla.rules.errors import Code, RuleError
from ayla.rules.events import Event
from ayla.rules.game import Game
from ayla.rules.play import CLASSIC, GORE, Turn, check_legal, legal_moves, outcome, play, start
from ayla.rules.types import (
    Accept,
    Decline,
    Move,
    Offer,
    Pass,
    Pit,
    Position,
    Rules,
    Side,
    Sow,
    is_over,
)

__all__ = [
    "CLASSIC",
    "GORE",
    "Accept",
    "Code",
    "Decline",
    "Event",
    "Game",
    "Move",
    "Offer",
    "Outcome",
    "Pass",
    "Pit",
    "Position",
    "Reason",
    "RuleError",
    "Rules",
    "Side",
    "Sow",
    "Turn",
    "check_legal",
    "is_over",
    "legal_moves",
    "outcome",
    "play",
    "start",
]
