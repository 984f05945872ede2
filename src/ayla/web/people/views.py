"""From people to what is sent of them."""

from datetime import datetime

from ayla.match import Clock, Daily, Timed, Untimed
from ayla.people import Person, Rating, Ratings, Variant
from ayla.people.invitations import Invitation
from ayla.rules import Rules, Side
from ayla.web.people.wire import (
    AccountView,
    ClockForm,
    DaysClock,
    InvitationView,
    LevelForm,
    MakerView,
    Me,
    MinutesClock,
    NoClock,
    RatingsView,
    RatingView,
)
from ayla.web.wire import RulesView, SideLetter


def me_view(person: Person, now: datetime) -> Me:
    """What someone sees of themselves."""
    account = None if person.handle is None else AccountView(person.handle)
    return Me(person.id, person.name, account, ratings_view(person.ratings, now))


def ratings_view(ratings: Ratings, now: datetime) -> RatingsView:
    """A player's ratings as they are by now."""
    return RatingsView(
        barter=rating_view(ratings.get(Variant.BARTER), now),
        classic=rating_view(ratings.get(Variant.CLASSIC), now),
    )


def rating_view(rating: Rating | None, now: datetime) -> RatingView | None:
    """A rating as it is by now."""
    if rating is None:
        return None
    return RatingView(
        round(rating.rating),
        round(rating.deviation_at(now)),
        rating.games,
        rating.provisional(now),
    )


def invitation_view(
    invitation: Invitation, maker: Person, reader: str | None, now: datetime
) -> InvitationView:
    """An invitation as ``reader`` sees it."""
    wish = invitation.wish
    level = wish.level
    return InvitationView(
        id=invitation.id,
        by=MakerView(
            maker.id,
            maker.name or maker.handle or "",
            maker.handle is not None,
            rating_view(maker.ratings.get(wish.variant), now),
        ),
        rules=rules_view(wish.rules),
        clock=clock_view(wish.clock),
        side=None if wish.side is None else side_letter(wish.side),
        rated=wish.rated,
        level=None if level is None else LevelForm(level.lowest, level.highest),
        at=invitation.at,
        yours=reader == invitation.maker,
    )


def rules_view(rules: Rules) -> RulesView:
    """The switches of the game."""
    return RulesView(rules.barter, rules.skip_origin, rules.endless)


def clock_view(clock: Clock) -> ClockForm:
    """A clock."""
    match clock:
        case Untimed():
            return NoClock()
        case Timed(minutes, increment):
            return MinutesClock(minutes, increment)
        case Daily(days):
            return DaysClock(days)


def side_letter(side: Side | str) -> SideLetter:
    """The letter of a side."""
    return "S" if Side(side) is Side.SOUTH else "N"
