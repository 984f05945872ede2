"""Open invitations: what somebody wishes to play, and who can take it up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from ayla.match import Clock, Untimed
from ayla.people.errors import PeopleCode, PeopleError
from ayla.people.persons import Person
from ayla.people.ratings import HIGHEST, LOWEST, Variant
from ayla.rules import Rules, Side

BEGINNING: Final = 1500
"""The level of an account without a rating yet."""


@dataclass(frozen=True, slots=True)
class Level:
    """Ratings that an opponent may have, both ends among them.

    Raises ``PeopleError`` (``bad_level``) unless they are whole numbers that ratings can have, the
    lower one first.
    """

    lowest: int
    highest: int

    def __post_init__(self) -> None:
        if not LOWEST <= self.lowest <= self.highest <= HIGHEST:
            raise PeopleError(
                PeopleCode.BAD_LEVEL,
                f"levels go from {LOWEST:.0f} up to {HIGHEST:.0f}, the lower one first",
                value=f"{self.lowest}–{self.highest}",
                place="level",
            )

    def includes(self, rating: float) -> bool:
        """Whether somebody of this rating is sought."""
        return self.lowest <= round(rating) <= self.highest


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wishes to play: on ``side``, or on either; ``level`` ``None`` with anybody.

    Raises ``PeopleError`` as ``check_rated`` does.
    """

    rules: Rules
    clock: Clock
    side: Side | None = None
    rated: bool = False
    level: Level | None = None

    def __post_init__(self) -> None:
        if self.rated:
            check_rated(self.rules, self.clock)

    @property
    def variant(self) -> Variant:
        """Whose ratings count."""
        return Variant.of(self.rules)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A wish that ``maker``, a player, has told everybody."""

    id: str
    maker: str
    wish: Wish
    at: datetime


def check_rated(rules: Rules, clock: Clock) -> None:
    """Raise ``PeopleError`` (``not_rated``) unless such a game can be rated.

    Ratings compare games of one kind: by the usual rules, with or without barter, and with a clock,
    so that nobody leaves a lost game unfinished.
    """
    if rules != Rules(barter=rules.barter):
        raise PeopleError(PeopleCode.NOT_RATED, "games by other rules are not rated", place="rules")
    if isinstance(clock, Untimed):
        raise PeopleError(
            PeopleCode.NOT_RATED, "games without a clock are not rated", place="clock"
        )


def check_makes(wish: Wish, maker: Person) -> None:
    """Raise ``PeopleError`` (``account_needed``) if this person cannot invite so."""
    if wish.rated and maker.handle is None:
        raise _account_needed()


def check_accepts(invitation: Invitation, person: Person) -> None:
    """Raise ``PeopleError`` if this person cannot take up the invitation.

    ``own_invitation``, ``account_needed``, ``level_not_sought``: the last also for a guest, who has
    no level, where one is sought.
    """
    wish = invitation.wish
    if person.id == invitation.maker:
        raise PeopleError(PeopleCode.OWN_INVITATION, "nobody plays against themselves")
    if wish.rated and person.handle is None:
        raise _account_needed()
    if wish.level is not None:
        level = level_of(person, wish.variant)
        if level is None or not wish.level.includes(level):
            raise PeopleError(
                PeopleCode.LEVEL_NOT_SOUGHT,
                f"an opponent of {wish.level.lowest} to {wish.level.highest} is sought",
                value=None if level is None else f"{level:.0f}",
            )


def accepts(invitation: Invitation, person: Person) -> bool:
    """Whether this person can take up the invitation."""
    try:
        check_accepts(invitation, person)
    except PeopleError:
        return False
    return True


def level_of(person: Person, variant: Variant) -> float | None:
    """How strong somebody is taken to be, ``None`` for a guest."""
    if person.handle is None:
        return None
    rating = person.ratings.get(variant)
    return BEGINNING if rating is None else rating.rating


_LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


def best_fit(
    wish: Wish, seeker: Person, invitations: Iterable[Invitation], makers: Mapping[str, Person]
) -> Invitation | None:
    """The invitation that suits somebody in a hurry best, if any suits.

    It has the same rules and clock, is rated or not as wished, leaves the seeker a side that is
    wished, and seeker and maker seek each other's level. Of several the maker closest in level is
    best, and then the oldest.
    """
    own = Invitation("", seeker.id, wish, _LONG_AGO)

    def suits(invitation: Invitation) -> bool:
        theirs = invitation.wish
        return (
            (theirs.rules, theirs.clock, theirs.rated) == (wish.rules, wish.clock, wish.rated)
            and (theirs.side is None or theirs.side is not wish.side)
            and accepts(invitation, seeker)
            and invitation.maker in makers
            and accepts(own, makers[invitation.maker])
        )

    level = level_of(seeker, wish.variant) or BEGINNING

    def distance(invitation: Invitation) -> tuple[float, datetime, str]:
        theirs = level_of(makers[invitation.maker], wish.variant) or BEGINNING
        return abs(theirs - level), invitation.at, invitation.id

    return min(filter(suits, invitations), key=distance, default=None)


def makers_side(maker: Side | None, other: Side | None, *, lot: bool) -> Side:
    """The side of the maker of an invitation, by ``lot`` where neither wishes one."""
    if maker is not None:
        return maker
    if other is not None:
        return other.opponent
    return Side.SOUTH if lot else Side.NORTH


def _account_needed() -> PeopleError:
    return PeopleError(PeopleCode.ACCOUNT_NEEDED, "rated games are for players with an account")
