"""Where requests, live connections and computer players meet over the matches of a store."""

import asyncio
import logging
import secrets
import time
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Mapping,
    Sequence,
)
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from litestar.channels import ChannelsPlugin

from ayla.match import Entry, Joined, Match, MatchError, Settings, Stamped
from ayla.match.plain import plain_entry
from ayla.match.standing import stood_since
from ayla.port import Analyst, Player
from ayla.rules import Move, Position, RuleError, Side
from ayla.store import Store, StoreCode, StoreError
from ayla.web.metrics import Metrics
from ayla.web.online.clocks import Clocks
from ayla.web.online.known_players import Cards, KnownPlayers
from ayla.web.online.memory import Memory
from ayla.web.online.neighbours import Neighbours
from ayla.web.online.news import CHANNEL
from ayla.web.online.reviewing import Reviews
from ayla.web.online.room import Room, Watcher
from ayla.web.online.views import Around, online_view, seen_by
from ayla.web.problems import Problem
from ayla.web.thinking import Thinking
from ayla.web.views import shared_plies, snapshot
from ayla.web.wire import Snapshot

__all__ = ["CHANNEL", "Hub", "NothingToAddError"]

_log = logging.getLogger(__name__)

Ended: TypeAlias = Callable[[str, Match], Awaitable[None]]
"""Told of a match that is over."""


class NothingToAddError(Exception):
    """Raised by what decides on an entry if the match needs none: what was wanted stands in it."""


class Hub:
    """The matches of a store, as they stand.

    The store has the last word: an entry is acknowledged only when it is kept, and the store keeps
    none that does not follow the last. A look asks it for what another process may have added; who
    watches is told of that at once by its process, and hears of it by a slow round if that fails.
    ``shared``: whether there may be other processes.
    """

    def __init__(
        self,
        store: Store,
        opponents: Mapping[str, Player],
        channels: ChannelsPlugin,
        *,
        thinkers: int,
        analyst: Analyst | None = None,
        shared: bool = False,
        metrics: Metrics | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._metrics = metrics or Metrics()
        self.now = now
        self._memory = Memory(
            now,
            kept=lambda match_id, match: self._clocks.expect(match_id, match),
            opened=lambda match_id, room: self._tell_connected(match_id, room, asks=True),
            counted=self._tell_connected,
            followed=self._metrics.followed,
        )
        self.process: Final = secrets.token_urlsafe(8)
        self._neighbours = (
            Neighbours(self.process, channels, self._memory, store, self.look, now)
            if shared
            else None
        )
        self._thinking = Thinking(
            opponents,
            at_once=thinkers,
            chosen=self._answer,
            failed=self._memory.touch,
            metrics=self._metrics,
        )
        self._clocks = Clocks(store, self._memory, self.look, self.command, now)
        self._tasks: set[asyncio.Task[None]] = set()
        self.opponents = tuple(opponents)
        self.ended: list[Ended] = []
        self.cards: Cards | None = None
        self._known_players = KnownPlayers()
        self._reviews = Reviews(analyst, self._memory.touch)
        self._advice = analyst is not None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, watchers hear of changes and clocks are judged."""
        async with AsyncExitStack() as stack:
            if self._neighbours:
                await stack.enter_async_context(self._neighbours.running())
            try:
                self._start(self._clocks.run())
                yield
            finally:
                for task in self._tasks:
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await self._thinking.close()
                await self._reviews.close()

    async def create(self, settings: Settings, entries: Sequence[Entry] = ()) -> tuple[str, Match]:
        """A new match in which this happened, and its name, which nobody can guess.

        Raises ``StoreError``, and ``MatchError`` for entries that make no match.
        """
        match_id = secrets.token_urlsafe(16)
        now = self.now()
        stamped = tuple(Stamped(entry, now) for entry in entries)
        match = Match.replay(settings, stamped)
        await self._store.create(match_id, settings, now, stamped)
        self._memory.keep(match_id, match)
        self._thinking.consider(match_id, match)
        return match_id, match

    async def look(self, match_id: str) -> Match:
        """The match as it stands now. Raises ``StoreError`` (``no_such_match``)."""
        known = self._memory.known(match_id)
        if known is None:
            return self._memory.keep(match_id, await self._store.load(match_id))
        added = await self._store.since(match_id, known.version)
        return self._memory.keep(match_id, known.after(*added)) if added else known

    async def visit(self, match_id: str) -> Match:
        """``look`` for someone who has come to see.

        A computer that is to move thinks on, and a clock that has run out is judged.
        """
        match = await self.look(match_id)
        if match.flag(self.now()):
            await self._clocks.judge(match_id)
            match = await self.look(match_id)
        self._thinking.consider(match_id, match)
        self._reviews.consider(match_id, match)
        await self._known_players.learn(match_id, match, self.cards)
        return match

    async def command(
        self, match_id: str, decide: Callable[[Match], Entry], *, at: datetime | None = None
    ) -> tuple[Match, Match]:
        """Add the entry that ``decide`` makes of the match; the match before and after.

        ``at``: when the command came, if not now. Raises what ``decide`` raises, ``stale_version``
        among it when another command was first and ``NothingToAddError`` if the store has no newer
        state of the match either, and ``StoreError``; the match is unchanged then.
        """
        began = time.perf_counter()
        at = at or self.now()
        match = self._memory.known(match_id) or await self.look(match_id)
        while True:
            try:
                stamped = Stamped(decide(match), at)
                after = match.after(stamped)
                outcome = None if match.over else after.outcome
            except (MatchError, RuleError, Problem, NothingToAddError):
                # What is known here may be old, if another process has added to the match.
                match, known = await self.look(match_id), match
                if match.version == known.version:
                    raise
                continue
            try:
                await self._store.append(match_id, match.version, stamped, outcome)
            except StoreError as error:
                if error.code is not StoreCode.CONFLICT:
                    raise
                # Someone was faster: look again, and let the command see that it is too late.
                match = await self.look(match_id)
                continue
            self._metrics.acknowledged(_kind(stamped.entry), time.perf_counter() - began)
            self._memory.keep(match_id, after)
            if self._neighbours:
                self._neighbours.tell_added(match_id, after.version, stamped)
            self._thinking.consider(match_id, after)
            if isinstance(stamped.entry, Joined):
                self._start(self._learn(match_id, after))
            if outcome:
                self._start(self._end(match_id, after))
            return match, after

    def snapshot(
        self,
        match_id: str,
        match: Match,
        *,
        since: int = 0,
        version: int | None = None,
        viewer: Side | None = None,
    ) -> Snapshot:
        """What is sent of a match to ``viewer``, with the turns after ply ``since``.

        Or all turns that one lacks who knows the match as it stood at ``version``, if it ever did.
        """
        if version is not None:
            since = self.known_plies(match, version)
        around = self.around(match_id)
        message = snapshot(
            match_id,
            match,
            since=since,
            trouble=self._thinking.trouble(match_id, match),
            advice=self._advice,
            online=online_view(match, around),
        )
        return seen_by(viewer, message, match, around)

    def known_plies(self, match: Match, version: int) -> int:
        """How many plies one has right who knows the match as it stood at ``version``."""
        return stood_since(match, version) if 0 <= version <= match.version else 0

    def snapshot_after(
        self, match_id: str, known: Match, match: Match, viewer: Side | None = None
    ) -> Snapshot:
        """What is sent to one who knows an earlier state of the match."""
        since = shared_plies(known.game, match.game)
        return self.snapshot(match_id, match, since=since)

    def around(self, match_id: str) -> Around:
        """What is known around a match: who is there, and so on."""
        return Around(
            self.now(),
            self._memory.presence(match_id),
            self._known_players.cards(match_id),
            self._reviews.found(match_id),
        )

    def away(self, match_id: str) -> dict[Side, datetime]:
        """Since when sides of a match are away that are; none if nobody has waited here."""
        return self.around(match_id).away

    def attend(self, match_id: str, match: Match, side: Side) -> None:
        """A player asks or does something in a match, with a live connection or without."""
        if match.meeting is None or match.over:
            return
        presence = self._memory.presence(match_id)
        if presence is None or not presence.is_connected(side):
            self._memory.attend(match_id, side)
            if self._neighbours:
                self._neighbours.tell_asked(match_id, side, first=presence is None)

    def plays_at(self, player: str, position: Position) -> bool:
        """Whether this player sits in a match that goes on here and stands as in this position.

        Pits, owners and the side to move are looked at.
        """
        board = _board(position)
        return any(
            room.match.meeting is not None
            and room.match.meeting.side_of(player) is not None
            and not room.match.over
            and _board(room.match.game.position) == board
            for room in self._memory.rooms.values()
        )

    def watching(
        self, match_id: str, match: Match, watcher: Watcher
    ) -> AbstractContextManager[Room]:
        """While this runs, ``watcher`` watches a match that was just looked at."""
        return self._memory.watching(match_id, match, watcher)

    def dismiss(self, player: str) -> None:
        """End the live connections of this player here: they may come back."""
        for room in self._memory.rooms.values():
            room.dismiss(player)

    def _tell_connected(self, match_id: str, room: Room, *, asks: bool = False) -> None:
        if self._neighbours:
            self._neighbours.tell_connected(match_id, room, asks=asks)

    async def _answer(self, match_id: str, version: int, move: Move) -> None:
        try:
            await self.command(match_id, lambda match: match.answer(move, version=version))
        except MatchError:
            # The match has gone on meanwhile, and the move with the turn that it was for.
            if (await self.look(match_id)).version == version:
                raise

    async def _learn(self, match_id: str, match: Match) -> None:
        try:
            await self._known_players.learn(match_id, match, self.cards)
        except StoreError as error:
            _log.warning("nothing is known of who plays: %s", error)
        self._memory.touch(match_id)

    async def _end(self, match_id: str, match: Match) -> None:
        for tell in self.ended:
            try:
                await tell(match_id, match)
            except Exception as error:  # noqa: BLE001 (the match is over, whatever comes of it)
                _log.error("the end of a match was not taken note of", exc_info=error)
        room = self._memory.rooms.get(match_id)
        if room and match.meeting:
            self._known_players.forget(match_id)  # ratings may have changed
            await self._learn(match_id, match)
            if room.read_by_people:
                self._reviews.consider(match_id, match)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _board(position: Position) -> object:
    return position.pits, position.owners, position.to_move


def _kind(entry: Entry) -> str:
    return next(iter(plain_entry(entry)))
