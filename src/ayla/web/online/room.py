"""What a process keeps of a match that someone watches here: who watches, and who is there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

from ayla.match import Match, online
from ayla.rules import Side
from ayla.web.online.acting import acted
from ayla.web.online.entries import side_of
from ayla.web.online.presence import Connections, Presence

_T = TypeVar("_T")

_FRESH: Final = timedelta(seconds=0.2)
"""So long what a message says of clocks is good enough for others who are told the same."""


@dataclass(eq=False)
class Watcher:
    """Someone who watches. ``changed`` is set whenever there is something new.

    ``player``: who it is, if known. ``counts``: whether it is a connection of a person's, which
    others are told of. ``light``: whether it is a program that wants only turns.
    ``dismissed``: whether it is to go, and may come back as whoever it is then.
    """

    player: str | None = None
    counts: bool = False
    light: bool = False
    dismissed: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)


class Room:
    """A match with those who watch it. ``told``: called when connections of this process change.

    ``presence``: who is there, as far as it is known already.
    ``epoch`` grows with every change of what is not in the match: who is there, who may claim,
    whether a computer thinks.
    """

    def __init__(
        self,
        match: Match,
        presence: Presence,
        now: Callable[[], datetime],
        told: Callable[["Room"], None],
    ) -> None:
        self.match = match
        self.epoch = 0
        self.presence = presence
        self._now = now
        self._told = told
        self._watchers: set[Watcher] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._cache: dict[object, Any] = {}
        self._cached = now()
        self._plan()

    @property
    def empty(self) -> bool:
        """Whether nobody watches any more."""
        return not self._watchers

    @property
    def read_by_people(self) -> bool:
        """Whether anyone watches who is no program."""
        return any(watcher.counts and not watcher.light for watcher in self._watchers)

    @property
    def own(self) -> Connections:
        """The connections of this process."""
        return self.presence.own

    def arrive(self, watcher: Watcher) -> None:
        """Someone begins to watch."""
        self._watchers.add(watcher)
        self._count()

    def leave(self, watcher: Watcher) -> None:
        """Someone watches no more."""
        self._watchers.discard(watcher)
        self._count()

    def dismiss(self, player: str) -> None:
        """Send away who watches as this player."""
        for watcher in self._watchers:
            if watcher.player == player:
                watcher.dismissed = True
                watcher.changed.set()

    def close(self) -> None:
        """Nobody will be told of anything any more."""
        if self._timer:
            self._timer.cancel()

    def update(self, match: Match) -> None:
        """The match has gone on."""
        seated = (
            match.meeting
            and self.match.meeting
            and (
                match.meeting.south is not self.match.meeting.south
                or match.meeting.north is not self.match.meeting.north
            )
        )
        if match.meeting:
            for side in acted(self.match, match):
                self.presence.attend(side, self._now())
        self.match = match
        if seated:
            self._count()
        if self.presence.someone_gone:
            self._plan()  # an allowance may have begun, or ended
        self.wake()

    def hear(self, process: str, connections: Connections) -> None:
        """Another process has said who is connected there."""
        self._change_presence(lambda now: self.presence.hear(process, connections, now))

    def attend(self, side: Side) -> None:
        """A player of this side asks or does something, with a connection or without."""
        if not self.presence.is_connected(side):
            self._change_presence(lambda now: self.presence.attend(side, now))

    def lose_others(self) -> None:
        """Other processes cannot be heard from now on."""
        self._change_presence(lambda _: self.presence.lose_others())

    def find_others(self) -> None:
        """They can be heard again."""
        self._change_presence(self.presence.find_others)

    def forget_silent(self) -> None:
        """Leave out processes that say nothing any more."""
        self._change_presence(self.presence.forget_silent)

    def touch(self) -> None:
        """Something has changed that is not in the match."""
        self.epoch += 1
        self.wake()

    def wake(self) -> None:
        """Let everyone who watches look."""
        self._cache.clear()
        for watcher in self._watchers:
            watcher.changed.set()

    def shared(self, key: object, make: Callable[[], _T]) -> _T:
        """What is the same for all who ask with the same key before the next change."""
        now = self._now()
        if now - self._cached > _FRESH:
            self._cache.clear()
            self._cached = now
        if key not in self._cache:
            self._cache[key] = make()
        found: _T = self._cache[key]
        return found

    def _count(self) -> None:
        """Note who is connected here, and tell the others if that is new."""
        sides = [side_of(self.match, one.player) for one in self._watchers if one.counts]
        south, north = sides.count(Side.SOUTH), sides.count(Side.NORTH)
        own = Connections(south, north, len(sides) - south - north)
        if own != self.presence.own:
            self._change_presence(lambda now: self.presence.set_own(own, now))
            self._told(self)

    def _change_presence(self, change: Callable[[datetime], None]) -> None:
        now = self._now()
        before = self.presence.away(now), self.presence.watchers
        change(now)
        self._plan()
        if self.match.meeting and (self.presence.away(now), self.presence.watchers) != before:
            self.touch()

    def _plan(self) -> None:
        """Look again when someone begins to count as away, an allowance ends, or a clock starts."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.match.meeting is None:
            return
        now = self._now()
        times = self.match.times
        starts = times.since if times and times.since and times.since > now else None
        moments = [self.presence.next_change(now), starts]
        away = self.presence.away(now)
        for side, since in away.items():
            runs = online.allowance(self.match, {side: since}, now)
            if runs and runs.left:
                moments.append(now + runs.left)
        next_one = min((moment for moment in moments if moment), default=None)
        if next_one:
            wait = (next_one - now).total_seconds() + 0.001
            self._timer = asyncio.get_running_loop().call_later(wait, self._moment)

    def _moment(self) -> None:
        self._timer = None
        self._plan()
        self.touch()
