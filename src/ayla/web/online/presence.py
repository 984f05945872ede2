"""Who is there: told by the connections of this process and by what others say of theirs."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from ayla.rules import Side

GRACE: Final = timedelta(seconds=5)
"""So long after its last connection is gone a player still counts as here."""
SILENCE: Final = timedelta(seconds=25)
"""After so long a process that says nothing any more is not counted: it has died."""
STAY: Final = timedelta(seconds=20)
"""So long a player without a connection counts as connected after a request."""


@dataclass(frozen=True, slots=True)
class Connections:
    """How many connections to a match there are: of each side, and of others."""

    south: int = 0
    north: int = 0
    others: int = 0

    def of(self, side: Side) -> int:
        """Those of one side."""
        return self.south if side is Side.SOUTH else self.north


@dataclass(slots=True)
class Presence:
    """Who is at one match, looked at from ``since`` on; who does not come is gone from then.

    What it says changes by itself at the moments that ``next_change`` names. ``alone``: whether
    other processes cannot be heard. Nobody counts as away then, since anyone may be at another.
    """

    since: datetime
    alone: bool = False
    own: Connections = Connections()
    _elsewhere: dict[str, tuple[Connections, datetime]] = field(default_factory=dict)
    _gone: dict[Side, datetime] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._gone = dict.fromkeys(Side, self.since)

    def set_own(self, own: Connections, now: datetime) -> None:
        """These are the connections of this process now."""
        self.own = own
        self._note(now)

    def hear(self, process: str, connections: Connections, now: datetime) -> None:
        """Another process has said that these are its connections."""
        self._elsewhere[process] = (connections, now)
        self._note(now)

    def attend(self, side: Side, now: datetime) -> None:
        """A player of this side asks or does something, with a connection or without."""
        if side in self._gone:
            self._gone[side] = max(self._gone[side], now + STAY)

    def is_connected(self, side: Side) -> bool:
        """Whether this side has a connection."""
        return side not in self._gone

    def put_off(self, pause: timedelta, now: datetime) -> None:
        """Nobody has waited for so long: who is gone has been so for that much less."""
        self._gone = {
            side: max(since, min(since + pause, now)) for side, since in self._gone.items()
        }

    def lose_others(self) -> None:
        """Other processes cannot be heard from now on."""
        self.alone = True

    def find_others(self, now: datetime) -> None:
        """They can be heard again, and have yet to say who is there: all begins anew."""
        if self.alone:
            self.alone = False
            self._elsewhere = {name: (heard, now) for name, (heard, _) in self._elsewhere.items()}
            self._gone = {side: max(since, now) for side, since in self._gone.items()}

    def forget_silent(self, now: datetime) -> None:
        """Leave out processes that have said nothing for ``SILENCE``, if they can be heard."""
        if self.alone:
            return
        heard = self._elsewhere.items()
        self._elsewhere = {name: said for name, said in heard if now - said[1] <= SILENCE}
        self._note(now)

    def is_here(self, side: Side, now: datetime) -> bool:
        """Whether this side is connected, or was a moment ago."""
        return side not in self.away(now)

    def away(self, now: datetime) -> dict[Side, datetime]:
        """The sides that count as away, each with the time since when it has not been connected."""
        if self.alone:
            return {}
        return {side: since for side, since in self._gone.items() if now - since >= GRACE}

    @property
    def watchers(self) -> int:
        """Connections of others than the two sides."""
        return self.own.others + sum(heard.others for heard, _ in self._elsewhere.values())

    @property
    def someone_gone(self) -> bool:
        """Whether a side is not connected, be it only since a moment ago."""
        return bool(self._gone)

    def next_change(self, now: datetime) -> datetime | None:
        """When someone will count as away who does not yet, if nobody comes or goes."""
        moments = (since + GRACE for since in self._gone.values())
        return min((moment for moment in moments if moment > now), default=None)

    def _note(self, now: datetime) -> None:
        elsewhere = [heard for heard, _ in self._elsewhere.values()]
        for side in Side:
            if any(connections.of(side) for connections in (self.own, *elsewhere)):
                self._gone.pop(side, None)
            else:
                self._gone.setdefault(side, now)
