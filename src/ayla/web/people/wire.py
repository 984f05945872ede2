"""The messages about people, as types; the OpenAPI description shows them."""

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ayla.web.online.wire_state import PlayerView
from ayla.web.wire import Request, RulesView, SideLetter, Word

Passphrase = Annotated[str, Meta(max_length=1000)]
"""Longer than any that is taken, so that what is wrong with it can be said."""


class RatingView(Struct, frozen=True):
    """A rating by Glicko-2; ``provisional`` while it is a first estimate."""

    rating: int
    deviation: int
    games: int
    provisional: bool


class RatingsView(Struct, frozen=True):
    """A player's ratings; none in a variant without rated games."""

    barter: RatingView | None
    classic: RatingView | None


class AccountView(Struct, frozen=True):
    """The account of whoever asks."""

    handle: str


class Me(Struct, frozen=True):
    """Whoever asks. ``name`` is ``""`` without one, ``account`` null for a guest."""

    player: str
    name: str
    account: AccountView | None
    ratings: RatingsView


class NameRequest(Request, frozen=True):
    """What to call whoever asks; ``""`` for nothing in particular."""

    name: Word


class Credentials(Request, frozen=True):
    """What an account is opened with, and signed in with."""

    handle: Word
    passphrase: Passphrase


class NewPassphrase(Credentials, frozen=True, kw_only=True):
    """What an account is signed in with, and what it will be from now on."""

    new: Passphrase


Count: TypeAlias = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
"""What is more than this is no number of anything here."""


class NoClock(Request, frozen=True, tag_field="kind", tag="none"):
    """No clock."""


class MinutesClock(Request, frozen=True, tag_field="kind", tag="minutes"):
    """So many minutes for the game, and seconds that each turn adds."""

    minutes: float
    increment: Count = 0


class DaysClock(Request, frozen=True, tag_field="kind", tag="days"):
    """So many days for each turn."""

    days: Count


ClockForm: TypeAlias = NoClock | MinutesClock | DaysClock


class LevelForm(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"lowest": "from", "highest": "to"}
):
    """Ratings that an opponent may have, both ends among them."""

    lowest: Count
    highest: Count


class InvitationRequest(Request, frozen=True):
    """What to play, and on which side: on either where none is named."""

    rules: RulesView = RulesView()
    clock: ClockForm = NoClock()
    side: SideLetter | None = None
    rated: bool = False
    level: LevelForm | None = None


class QuickRequest(Request, frozen=True):
    """What to play with whoever wants to play the same."""

    rules: RulesView = RulesView()
    clock: ClockForm = NoClock()
    rated: bool = False


class AcceptRequest(Request, frozen=True):
    """Take up an invitation; there is nothing to say."""


class MakerView(Struct, frozen=True):
    """Who invites; ``account`` says whether it is no guest."""

    player: str
    name: str
    account: bool
    rating: RatingView | None


class InvitationView(Struct, frozen=True):
    """An open invitation; ``yours`` for the one who made it."""

    id: str
    by: MakerView
    rules: RulesView
    clock: ClockForm
    side: SideLetter | None
    rated: bool
    level: LevelForm | None
    at: datetime
    yours: bool


class LobbyView(Struct, frozen=True):
    """The open invitations, the oldest first."""

    invitations: list[InvitationView]


class LobbyNews(Struct, frozen=True):
    """The open invitations as they are now, on the live connection."""

    invitations: list[InvitationView]
    type: Literal["lobby"] = "lobby"


class FoundView(Struct, frozen=True):
    """Somebody was found to play with: the match, and the side of whoever reads this."""

    match: str
    side: SideLetter


class MatchedNews(Struct, frozen=True):
    """The invitation of whoever reads this was taken up, on the live connection."""

    match: str
    side: SideLetter
    type: Literal["matched"] = "matched"


class WaitingView(Struct, frozen=True):
    """Nobody was found yet, so this invitation was made."""

    invitation: InvitationView


class NewOnline(Request, frozen=True):
    """A match with somebody far away, who gets a link: from ``position`` or the usual start.

    ``side``: the side of whoever asks, by lot where none is named. ``name``: what to call them.
    """

    rules: RulesView = RulesView()
    position: Word | None = None
    clock: ClockForm = NoClock()
    side: SideLetter | None = None
    rated: bool = False
    name: Word | None = None


class OnlineMade(Struct, frozen=True):
    """A match that waits for the other.

    ``invite`` is the link for the other, ``own`` for oneself on another device.
    """

    match: str
    side: SideLetter
    invite: str
    own: str


class JoinRequest(Request, frozen=True):
    """Take the seat of the link. ``name``: what to call whoever takes it."""

    name: Word | None = None


class Joining(Struct, frozen=True):
    """The seat that a link leads to, and in what match; ``by`` is the name of the other.

    ``yours`` for the one who holds the seat, and on the link that is for its holder only.
    """

    match: str
    side: SideLetter
    state: Literal["free", "taken", "yours"]
    rules: RulesView
    clock: ClockForm
    rated: bool
    by: str


class JoinedView(Struct, frozen=True):
    """The seat that was taken; ``own`` is the link to it for another device."""

    match: str
    side: SideLetter
    own: str


class ProfileView(Struct, frozen=True):
    """A player, and how they have fared in games between two people that are over."""

    player: str
    name: str
    account: bool
    ratings: RatingsView
    games: int
    won: int
    drawn: int
    lost: int


class GameOutcome(Struct, frozen=True):
    """How a game in a list ended."""

    winner: SideLetter | None
    south: int
    north: int
    reason: str


class GameRow(Struct, frozen=True):
    """A game in a list, as it stands: ``position`` as text, ``turn`` the side to move.

    ``you``: the side of whoever asks. ``at``: when it ended, or when the player joined it.
    """

    match: str
    rules: RulesView
    clock: ClockForm
    rated: bool
    seats: dict[SideLetter, PlayerView]
    position: str
    ply: int
    turn: SideLetter | None
    you: SideLetter | None
    outcome: GameOutcome | None
    at: datetime


class GamesView(Struct, frozen=True):
    """Some games of a list, the newest first; ``next`` is the ``before`` of those that follow."""

    games: list[GameRow]
    next: str | None


class LiveGamesView(Struct, frozen=True):
    """Games that go on and are for all to watch, the newest first."""

    games: list[GameRow]
