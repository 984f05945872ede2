"""Who is at matches that nobody watches here: kept a while for who comes back, or only asks."""

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from typing import Final

from ayla.match.online import ALLOWANCE_UNTIMED
from ayla.rules import Side
from ayla.web.online.presence import STAY, Connections, Presence

KEPT_FOR: Final = ALLOWANCE_UNTIMED
"""So long it is kept after someone has waited here: there is no longer allowance."""
_KEPT: Final = 1024
"""Of so many matches it is kept at most, those where someone waited last."""


class Lingering:
    """Presences without a room, each with the time until when someone waits.

    An allowance runs while someone waits for its end: when nobody does, who is gone is not gone
    for longer. A request of a player's without a live connection is such a wait, for ``STAY``.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._kept: OrderedDict[str, tuple[Presence, datetime]] = OrderedDict()
        self.alone = False
        """Whether other processes cannot be heard."""

    def presence(self, match_id: str) -> Presence | None:
        """Who is there, if that is known."""
        self._drop()
        kept = self._kept.get(match_id)
        return kept and kept[0]

    def keep(self, match_id: str, presence: Presence) -> None:
        """The last one who watched has gone, and may come back."""
        self._put(match_id, presence, self._now())

    def take(self, match_id: str) -> Presence:
        """Who is there, for someone who comes to watch from now on."""
        self._drop()
        now = self._now()
        presence, until = self._kept.pop(match_id, (None, now))
        if presence is None:
            return Presence(now, self.alone)
        if until < now:
            presence.put_off(now - until, now)
        return presence

    def attend(self, match_id: str, side: Side) -> None:
        """A player of this side asks or does something, without watching."""
        now = self._now()
        presence = self.take(match_id)
        presence.attend(side, now)
        self._put(match_id, presence, now + STAY)

    def hear(self, match_id: str, process: str, connections: Connections) -> None:
        """Another process has said who is connected there."""
        if presence := self.presence(match_id):
            presence.hear(process, connections, self._now())

    def forget_silent(self) -> None:
        """Leave out processes that say nothing any more."""
        self._drop()
        for presence, _ in self._kept.values():
            presence.forget_silent(self._now())

    def lose_others(self) -> None:
        """Other processes cannot be heard from now on."""
        self.alone = True
        for presence, _ in self._kept.values():
            presence.lose_others()

    def find_others(self) -> None:
        """They can be heard again."""
        self.alone = False
        for presence, _ in self._kept.values():
            presence.find_others(self._now())

    def _put(self, match_id: str, presence: Presence, until: datetime) -> None:
        self._kept[match_id] = presence, until
        self._drop()

    def _drop(self) -> None:
        """Forget those that are too old or too many."""
        oldest = self._now() - KEPT_FOR
        while self._kept:
            match_id, (_, until) = next(iter(self._kept.items()))
            if until > oldest and len(self._kept) <= _KEPT:
                return
            del self._kept[match_id]
