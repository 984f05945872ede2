"""Where requests, live connections and computer players meet over the matches of a store."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from ayla.match import Entry, Match, MatchError, Settings, Stamped
from ayla.port import Player
from ayla.rules import Move
from ayla.store import Store, StoreCode, StoreError
from ayla.web.thinking import Thinking
from ayla.web.views import shared_plies, snapshot
from ayla.web.wire import Snapshot

CHANNEL: Final = "matches"
"""The channel on which processes tell each other which match has changed."""
_KEPT: Final = 1024
"""So many matches are kept in memory, those looked at last."""


class _Changed(msgspec.Struct, frozen=True):
    match_id: str
    version: int


class Hub:
    """The matches of a store, as they stand.

    The store has the last word: every look at a match asks it for what another process may have
    added, and a command is acknowledged only when its entry is kept.
    """

    def __init__(
        self,
        store: Store,
        opponents: Mapping[str, Player],
        channels: ChannelsPlugin,
        *,
        thinkers: int,
        advice: bool = False,
    ) -> None:
        self._store = store
        self._channels = channels
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._thinking = Thinking(
            opponents, at_once=thinkers, chosen=self._answer, failed=self._tell
        )
        self.opponents = tuple(opponents)
        self._advice = advice

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this runs, watchers hear of changes; at the end all thinking stops."""
        async with (
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._on_changed, join=False),
        ):
            try:
                yield
            finally:
                await self._thinking.close()

    async def create(self, settings: Settings, entries: Sequence[Entry] = ()) -> tuple[str, Match]:
        """A new match in which this happened, and its name, which nobody can guess.

        Raises ``StoreError``, and ``MatchError`` for entries that make no match.
        """
        match_id = secrets.token_urlsafe(16)
        now = datetime.now(UTC)
        stamped = tuple(Stamped(entry, now) for entry in entries)
        match = Match.replay(settings, stamped)
        await self._store.create(match_id, settings, now, stamped)
        self._keep(match_id, match)
        self._thinking.consider(match_id, match)
        return match_id, match

    async def look(self, match_id: str) -> Match:
        """The match as it stands now. Raises ``StoreError`` (``no_such_match``)."""
        known = self._matches.get(match_id)
        if known is None:
            return self._keep(match_id, await self._store.load(match_id))
        added = await self._store.since(match_id, known.version)
        return self._keep(match_id, known.after(*added)) if added else known

    async def visit(self, match_id: str) -> Match:
        """``look`` for someone who has come to see: a computer that is to move thinks on."""
        match = await self.look(match_id)
        self._thinking.consider(match_id, match)
        return match

    async def command(self, match_id: str, decide: Callable[[Match], Entry]) -> tuple[Match, Match]:
        """Add the entry that ``decide`` makes of the match; the match before and after.

        Raises what ``decide`` raises, ``stale_version`` among it when another command was first,
        and ``StoreError``; the match is unchanged then.
        """
        while True:
            match = await self.look(match_id)
            stamped = Stamped(decide(match), datetime.now(UTC))
            after = match.after(stamped)
            try:
                await self._store.append(match_id, match.version, stamped)
            except StoreError as error:
                if error.code is not StoreCode.CONFLICT:
                    raise
                # Someone was faster: look again, and let the command see that it is too late.
                continue
            self._keep(match_id, after)
            self._thinking.consider(match_id, after)
            self._tell(match_id)
            return match, after

    def snapshot(
        self, match_id: str, match: Match, *, since: int = 0, version: int | None = None
    ) -> Snapshot:
        """What is sent of a match, with the turns after ply ``since``.

        Or all turns that one lacks who knows the match as it stood at ``version``, if it ever did.
        """
        if version is not None:
            known = match.at(version) if 0 <= version <= match.version else None
            since = shared_plies(known.game, match.game) if known else 0
        trouble = self._thinking.trouble(match_id, match)
        return snapshot(match_id, match, since=since, trouble=trouble, advice=self._advice)

    def snapshot_after(self, match_id: str, known: Match, match: Match) -> Snapshot:
        """What is sent to one who knows an earlier state of the match."""
        return self.snapshot(match_id, match, since=shared_plies(known.game, match.game))

    @contextmanager
    def watching(self, match_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match has changed, or whether a computer thinks."""
        changed = asyncio.Event()
        self._watchers.setdefault(match_id, set()).add(changed)
        try:
            yield changed
        finally:
            watchers = self._watchers[match_id]
            watchers.discard(changed)
            if not watchers:
                del self._watchers[match_id]

    async def _answer(self, match_id: str, version: int, move: Move) -> None:
        try:
            await self.command(match_id, lambda match: match.answer(move, version=version))
        except MatchError:
            # The match has gone on meanwhile, and the move with the turn that it was for.
            if (await self.look(match_id)).version == version:
                raise

    def _tell(self, match_id: str) -> None:
        known = self._matches.get(match_id)
        self._channels.publish(
            msgspec.json.encode(_Changed(match_id, known.version if known else 0)), CHANNEL
        )

    async def _on_changed(self, event: bytes) -> None:
        changed = msgspec.json.decode(event, type=_Changed)
        for watcher in self._watchers.get(changed.match_id, ()):
            watcher.set()

    def _keep(self, match_id: str, match: Match) -> Match:
        known = self._matches.get(match_id)
        if known is None or known.version <= match.version:
            self._matches[match_id] = match
        self._matches.move_to_end(match_id)
        while len(self._matches) > _KEPT:
            self._matches.popitem(last=False)
        return match
