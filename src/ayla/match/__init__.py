"""A game between two seats, rebuilt by replaying what happened in it. No input or output."""

from ayla.match.clocks import Clock, Daily, Timed, Times, Untimed
from ayla.match.entries import (
    Abandoned,
    Aborted,
    DrawDeclined,
    Drawn,
    DrawOffered,
    Entry,
    Joined,
    Played,
    Redone,
    RematchDeclined,
    Rematched,
    RematchOffered,
    Resigned,
    Resumed,
    Said,
    Stamped,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    TimedOut,
)
from ayla.match.errors import MatchCode, MatchError
from ayla.match.match import Match
from ayla.match.meeting import Meeting, Spoken
from ayla.match.phrases import PHRASES
from ayla.match.settings import Kind, Seat, Settings
from ayla.match.verdicts import Cause, Verdict

__all__ = [
    "PHRASES",
    "Abandoned",
    "Aborted",
    "Cause",
    "Clock",
    "Daily",
    "DrawDeclined",
    "DrawOffered",
    "Drawn",
    "Entry",
    "Joined",
    "Kind",
    "Match",
    "MatchCode",
    "MatchError",
    "Meeting",
    "Played",
    "Redone",
    "RematchDeclined",
    "RematchOffered",
    "Rematched",
    "Resigned",
    "Resumed",
    "Said",
    "Seat",
    "Settings",
    "Spoken",
    "Stamped",
    "TakebackAsked",
    "TakebackDeclined",
    "TakenBack",
    "Timed",
    "TimedOut",
    "Times",
    "Untimed",
    "Verdict",
]
