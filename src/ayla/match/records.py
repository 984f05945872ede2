"""A match as a game record."""

from datetime import datetime

from ayla.match.match import Match
from ayla.match.verdicts import Verdict, verdict_tags
from ayla.notation import Record
from ayla.rules import Side


def match_record(match: Match, begun: datetime | None = None) -> Record:
    """The record of a match as it stands: who played, on which day it was begun, how it ended."""
    tags = {str(side): name for side in Side if (name := _name(match, side))}
    if begun is not None:
        tags["Date"] = begun.date().isoformat()
    verdict = match.outcome if isinstance(match.outcome, Verdict) else None
    return Record(match.game, {**tags, **verdict_tags(verdict)})


def _name(match: Match, side: Side) -> str | None:
    """What the side is called: by its player, or by the computer player's name."""
    if match.meeting:
        joined = match.meeting.seat(side)
        return joined.name if joined else None
    seat = match.settings.seat(side)
    return seat.name or seat.opponent
