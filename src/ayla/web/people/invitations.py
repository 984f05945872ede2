"""The lobby: who invites whom, and telling everybody who is there."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final, TypeAlias

import msgspec
from litestar.channels import ChannelsPlugin

from ayla.match import Joined, Kind, Seat, Settings
from ayla.people import PeopleCode, PeopleError, Person
from ayla.people.invitations import (
    Invitation,
    Wish,
    best_fit,
    check_accepts,
    check_makes,
    makers_side,
)
from ayla.rules import Side
from ayla.store import Store, StoreError
from ayla.web.people.marks import Marks
from ayla.web.people.parameters import now

CHANNEL: Final = "lobby"
"""The channel on which processes tell each other what goes on in the lobby."""
MOST_INVITATIONS: Final = 500
MOST_FROM_ONE_ADDRESS: Final = 50
"""So many of them may come from one address, which can be a school's."""
AWAY: Final = timedelta(seconds=30)
"""An invitation goes away when its maker was not there for so long."""

_ROUND: Final = 10.0
"""Seconds between two looks at who is still there."""
_PAUSE: Final = 0.2
"""Seconds at least between two lists of invitations that are sent."""
_LINES: Final = 100_000
"""Invitations a second that are sent at most, to all visitors together."""
_log = logging.getLogger(__name__)

Begin: TypeAlias = Callable[[Settings, tuple[Joined, ...]], Awaitable[str]]
"""Begins a match in which these have joined, and returns its name."""
Listed: TypeAlias = tuple[tuple[Invitation, Person], ...]
"""Invitations and their makers."""


class Matched(msgspec.Struct, frozen=True):
    """Somebody found an opponent, and plays on this side of this match."""

    player: str
    match_id: str
    side: str


@dataclass(eq=False, slots=True)
class Visit:
    """A live connection to the lobby. ``changed`` is set when there is something to send."""

    player: str | None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    matched: list[Matched] = field(default_factory=list)


class Invitations:
    """The lobby of all processes, seen from this one. The store has the last word."""

    def __init__(self, store: Store, channels: ChannelsPlugin, marks: Marks, begin: Begin) -> None:
        self._store = store
        self._channels = channels
        self._marks = marks
        self._begin = begin
        self._visits: set[Visit] = set()
        self._changed = asyncio.Event()
        self._looked_at = -_PAUSE
        self.listed: Listed = ()
        """The invitations as they were when they were last looked at."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, visitors hear of changes, and invitations of who is gone go away."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._on_event, join=False),
        ):
            tasks = [asyncio.create_task(self._spread()), asyncio.create_task(self._go_round())]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self) -> Listed:
        """The open invitations, the oldest first. Raises ``StoreError``."""
        looked_at = time.monotonic()
        invitations = await self._store.people.lobby.all()
        makers = await self._store.people.persons(known.maker for known in invitations)
        self._looked_at = looked_at
        listed = tuple(
            (invitation, makers[invitation.maker])
            for invitation in invitations
            if invitation.maker in makers
        )
        if listed != self.listed:
            self.listed = listed
            for visit in self._visits:
                visit.changed.set()
        return self.listed

    async def glance(self) -> Listed:
        """What ``look`` finds, or found a moment ago; visitors hear of what has changed since."""
        if time.monotonic() - self._looked_at < _PAUSE:
            return self.listed
        return await self.look()

    @contextmanager
    def visit(self, player: str | None) -> Iterator[Visit]:
        """A live connection of this player, or of somebody unknown."""
        visit = Visit(player)
        self._visits.add(visit)
        try:
            yield visit
        finally:
            self._visits.discard(visit)

    async def invite(self, player: str, wish: Wish, address: str = "") -> Invitation:
        """Make an invitation, in place of the player's last one.

        ``address``: where the player is. Raises ``PeopleError`` (``account_needed``,
        ``lobby_full``, ``too_many_invitations``) and ``StoreError``.
        """
        person = await self._person(player)
        check_makes(wish, person)
        await self._store.people.ensure([player], now())
        async with self._store.people.lobby.alone() as book:
            invitation = self._invitation(player, wish, address)
            others = []
            for other in await book.all():
                if other.maker == player:
                    await book.remove([other])
                else:
                    others.append(other)
            self._check_room(others, address)
            await book.add(invitation)
        self._tell()
        return invitation

    async def withdraw(self, player: str, name: str) -> None:
        """Take an invitation of one's own back. Raises ``no_such_invitation``."""
        async with self._store.people.lobby.alone() as book:
            await book.remove([_named(name, await book.all(), of=player)])
        self._tell()

    async def accept(self, player: str, name: str) -> Matched:
        """Take up an invitation; of several who do one gets it.

        One's own invitation goes away then. Raises ``PeopleError``: ``no_such_invitation`` and what
        ``check_accepts`` raises.
        """
        person = await self._person(player)
        async with self._store.people.lobby.alone() as book:
            invitations = await book.all()
            invitation = _named(name, invitations)
            check_accepts(invitation, person)
            await book.remove([invitation, *_of(player, invitations)])
        return await self._meet(invitation, person, None)

    async def pair(self, player: str, wish: Wish, address: str = "") -> Matched | Invitation:
        """Take up the invitation that suits best, or make one. Raises as ``invite`` does."""
        person = await self._person(player)
        check_makes(wish, person)
        await self._store.people.ensure([player], now())
        async with self._store.people.lobby.alone() as book:
            invitations = await book.all()
            makers = await book.persons(known.maker for known in invitations)
            found = best_fit(wish, person, invitations, makers)
            own = _of(player, invitations)
            await book.remove(own if found is None else [found, *own])
            if found is None:
                others = [known for known in invitations if known.maker != player]
                self._check_room(others, address)
                made = self._invitation(player, wish, address)
                await book.add(made)
        if found is None:
            self._tell()
            return made
        return await self._meet(found, person, wish.side)

    async def _meet(self, invitation: Invitation, other: Person, side: Side | None) -> Matched:
        """Begin the match of an invitation that was taken up; all is as it was if that fails."""
        wish = invitation.wish
        makers = makers_side(wish.side, side, lot=bool(secrets.randbelow(2)))
        try:
            await self._store.people.ensure([other.id], now())
            maker = await self._person(invitation.maker)
            match_id = await self._begin(
                Settings(
                    Seat(Kind.HUMAN),
                    Seat(Kind.HUMAN),
                    wish.rules,
                    online=True,
                    clock=wish.clock,
                    rated=wish.rated,
                    public=True,
                ),
                (joined(makers, maker), joined(makers.opponent, other)),
            )
        except StoreError:
            with suppress(StoreError):
                async with self._store.people.lobby.alone() as book:
                    if not _of(invitation.maker, await book.all()):
                        await book.add(invitation)
            raise
        self._tell(Matched(invitation.maker, match_id, makers.value))
        return Matched(other.id, match_id, makers.opponent.value)

    def _invitation(self, player: str, wish: Wish, address: str) -> Invitation:
        return Invitation(self._marks.name(address), player, wish, now())

    def _check_room(self, others: list[Invitation], address: str) -> None:
        if len(others) >= MOST_INVITATIONS:
            raise PeopleError(
                PeopleCode.LOBBY_FULL, f"there are {MOST_INVITATIONS} invitations already"
            )
        if self._marks.count((other.id for other in others), address) >= MOST_FROM_ONE_ADDRESS:
            raise PeopleError(
                PeopleCode.TOO_MANY_INVITATIONS,
                f"there are {MOST_FROM_ONE_ADDRESS} invitations from this address already",
            )

    async def _person(self, player: str) -> Person:
        known = await self._store.people.persons([player])
        return known.get(player, Person(player))

    def _tell(self, matched: Matched | None = None) -> None:
        """Tell all processes that the invitations have changed, and who has met."""
        self._channels.publish(msgspec.json.encode(matched), CHANNEL)

    async def _on_event(self, event: bytes) -> None:
        # An event that stands for lost ones is empty; one of a newer Ayla may say something else.
        matched = None
        with suppress(msgspec.DecodeError):
            matched = msgspec.json.decode(event, type=Matched | None)
        if matched is not None:
            for visit in self._visits:
                if visit.player == matched.player:
                    visit.matched.append(matched)
                    visit.changed.set()
        self._changed.set()

    async def _spread(self) -> None:
        """Look at the invitations when they have changed, and let visitors know."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._visits:
                with self._logged():
                    await self.look()
            await asyncio.sleep(max(_PAUSE, len(self._visits) * len(self.listed) / _LINES))

    async def _go_round(self) -> None:
        """Note who is there, and drop the invitations of who is not."""
        lobby = self._store.people.lobby
        while True:
            await asyncio.sleep(_ROUND)
            with self._logged():
                here = {visit.player for visit in self._visits if visit.player}
                inviting = {invitation.maker for invitation, _ in self.listed}
                moment = now()
                await lobby.seen(here & inviting, moment)
                if await lobby.forget_unseen(moment - AWAY):
                    self._tell()
                else:
                    self._changed.set()

    @contextmanager
    def _logged(self) -> Iterator[None]:
        """Go on when the store cannot be reached; the next round may be luckier."""
        try:
            yield
        except StoreError as error:
            _log.error("the lobby could not be looked at: %s", error)


def joined(side: Side, person: Person) -> Joined:
    """Somebody who sits down."""
    return Joined(side, person.id, person.name or person.handle or "")


def _of(player: str, invitations: tuple[Invitation, ...]) -> list[Invitation]:
    return [invitation for invitation in invitations if invitation.maker == player]


def _named(name: str, invitations: tuple[Invitation, ...], *, of: str | None = None) -> Invitation:
    for invitation in invitations:
        if invitation.id == name and of in (None, invitation.maker):
            return invitation
    raise PeopleError(
        PeopleCode.NO_SUCH_INVITATION, "the invitation is not there, or no longer", value=name
    )
