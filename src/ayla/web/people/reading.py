"""From what a request asks for to the values of the parts below."""

from ayla.match import Clock, Daily, Timed, Untimed
from ayla.people.invitations import Level, Wish
from ayla.rules import Rules, Side
from ayla.web.people.wire import (
    ClockForm,
    DaysClock,
    InvitationRequest,
    LevelForm,
    MinutesClock,
    NoClock,
    QuickRequest,
)
from ayla.web.wire import RulesView, SideLetter


def read_rules(data: RulesView) -> Rules:
    """The switches of the game."""
    return Rules(data.barter, data.skip_origin, data.endless)


def read_clock(data: ClockForm) -> Clock:
    """A clock. Raises ``MatchError`` (``bad_clock``)."""
    match data:
        case NoClock():
            return Untimed()
        case MinutesClock(minutes, increment):
            return Timed(minutes, increment)
        case DaysClock(days):
            return Daily(days)


def read_wish(data: InvitationRequest | QuickRequest) -> Wish:
    """A wish. Raises ``MatchError`` (``bad_clock``), ``PeopleError`` (as ``Wish`` does)."""
    rules, clock = read_rules(data.rules), read_clock(data.clock)
    if isinstance(data, QuickRequest):
        return Wish(rules, clock, rated=data.rated)
    return Wish(rules, clock, read_side(data.side), data.rated, _level(data.level))


def read_side(letter: SideLetter | None) -> Side | None:
    """A side, if one is named."""
    return None if letter is None else Side(letter)


def _level(data: LevelForm | None) -> Level | None:
    return None if data is None else Level(data.lowest, data.highest)
