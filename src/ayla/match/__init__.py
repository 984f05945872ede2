"""A game between two seats, rebuilt by replaying what happened in it. No input or output."""

from ayla.match.entries import Drawn, Entry, Played, Redone, Resigned, TakenBack
from ayla.match.errors import MatchCode, MatchError
from ayla.match.match import Match
from ayla.match.settings import Kind, Seat, Settings

__all__ = [
    "Drawn",
    "Entry",
    "Kind",
    "Match",
    "MatchCode",
    "MatchError",
    "Played",
    "Redone",
    "Resigned",
    "Seat",
    "Settings",
    "TakenBack",
]
