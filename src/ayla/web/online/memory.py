"""The matches that a process remembers, and the rooms of those that are watched here."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Final

from ayla.match import Match
from ayla.rules import Side
from ayla.web.online.lingering import Lingering
from ayla.web.online.presence import Presence
from ayla.web.online.room import Room, Watcher

_KEPT: Final = 1024
"""So many matches are remembered besides those that are watched, those looked at last. Each takes
about 35 kB; the others are read from the store."""


class Memory:
    """What is known here of matches; the store may know more.

    ``kept`` is called with every newer state of a match, ``opened`` with a new room, ``counted``
    when those who watch in a room are others, ``followed`` with the number of rooms.
    """

    def __init__(
        self,
        now: Callable[[], datetime],
        *,
        kept: Callable[[str, Match], None],
        opened: Callable[[str, Room], None],
        counted: Callable[[str, Room], None],
        followed: Callable[[int], None],
    ) -> None:
        self._now = now
        self._on_kept = kept
        self._on_opened = opened
        self._on_counted = counted
        self._on_followed = followed
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self.rooms: dict[str, Room] = {}
        self.lingering = Lingering(now)

    def known(self, match_id: str) -> Match | None:
        """The match as it is remembered."""
        room = self.rooms.get(match_id)
        return room.match if room else self._matches.get(match_id)

    def keep(self, match_id: str, match: Match) -> Match:
        """Remember a match as it stood at some time, unless a later state of it is known."""
        known = self.known(match_id)
        newer = known is None or known.version < match.version
        if newer:
            self._on_kept(match_id, match)
        if room := self.rooms.get(match_id):
            if newer:
                room.update(match)
        else:
            self._remember(match_id, match if newer or known is None else known)
        return match

    def forget(self, match_id: str) -> None:
        """The match has gone on elsewhere, and nobody watches it here."""
        self._matches.pop(match_id, None)

    def touch(self, match_id: str) -> None:
        """Something has changed that is not in the match."""
        if room := self.rooms.get(match_id):
            room.touch()

    def presence(self, match_id: str) -> Presence | None:
        """Who is at a match, if that is known here."""
        room = self.rooms.get(match_id)
        return room.presence if room else self.lingering.presence(match_id)

    def attend(self, match_id: str, side: Side) -> None:
        """A player asks or does something in a match, with a connection or without."""
        if room := self.rooms.get(match_id):
            room.attend(side)
        else:
            self.lingering.attend(match_id, side)

    def lose_others(self) -> None:
        """Other processes cannot be heard from now on."""
        if self.lingering.alone:
            return
        self.lingering.lose_others()
        for room in self.rooms.values():
            room.lose_others()

    def find_others(self) -> None:
        """They can be heard again."""
        if not self.lingering.alone:
            return
        self.lingering.find_others()
        for room in self.rooms.values():
            room.find_others()

    @contextmanager
    def watching(self, match_id: str, match: Match, watcher: Watcher) -> Iterator[Room]:
        """While this runs, ``watcher`` watches a match that was just looked at."""
        self.keep(match_id, match)
        room = self.rooms.get(match_id) or self._open(match_id, self._matches.pop(match_id))
        room.arrive(watcher)
        try:
            yield room
        finally:
            room.leave(watcher)
            if room.empty:
                room.close()
                del self.rooms[match_id]
                if room.match.meeting and not room.match.over:
                    self.lingering.keep(match_id, room.presence)
                self._remember(match_id, room.match)
                self._on_followed(len(self.rooms))

    def _remember(self, match_id: str, match: Match) -> None:
        self._matches[match_id] = match
        self._matches.move_to_end(match_id)
        while len(self._matches) > _KEPT:
            self._matches.popitem(last=False)

    def _open(self, match_id: str, match: Match) -> Room:
        presence = self.lingering.take(match_id)
        room = Room(match, presence, self._now, lambda room: self._on_counted(match_id, room))
        self.rooms[match_id] = room
        self._on_followed(len(self.rooms))
        self._on_opened(match_id, room)
        return room
