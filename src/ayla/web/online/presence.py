"""Who is there: told by the connections of this process and by what others say of theirs."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from ayla.rules import Side

GRACE: Final = timedelta(seconds=5)
"""So long after its last connection is gone a player still counts as here."""
SILENCE: Final = timedelta(seconds=25)
"""After so long a process that says nothing any more is not counted: it has died."""


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

    What it says changes by itself at the moments that ``next_change`` names.
    """

    since: datetime
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

    def forget_silent(self, now: datetime) -> None:
        """Leave out processes that have said nothing for ``SILENCE``."""
        heard = self._elsewhere.items()
        self._elsewhere = {name: said for name, said in heard if now - said[1] <= SILENCE}
        self._note(now)

    def is_here(self, side: Side, now: datetime) -> bool:
        """Whether this side is connected, or was a moment ago."""
        return side not in self.away(now)

    def away(self, now: datetime) -> dict[Side, datetime]:
        """The sides that count as away, each with the time since when it has not been connected."""
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
