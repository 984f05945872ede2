"""How long a match may take, and how much time each side has left. Times are passed in, aware.

A clock runs for the side to move from the second turn on; what it shows follows from the times at
which entries were stored, and from nothing else. A clock of the system that jumps back takes no
time from anyone and gives none. Time in which the service was down is given back.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from ayla.match.errors import MatchCode, MatchError
from ayla.rules import Side

SHORTEST: Final = 0.25
LONGEST: Final = 180
"""Minutes that a side may have for the game."""
MOST_INCREMENT: Final = 60
"""Seconds that a turn may add."""
MOST_DAYS: Final = 14
"""Days that a side may have for a turn."""
LENIENCY: Final = timedelta(seconds=1)
"""So long after a clock has run out nobody judges it: what came in time may still be on its way."""
COMING_BACK: Final = timedelta(seconds=10)
"""So long after the service was down clocks stand still: pages look for it every eight seconds."""


@dataclass(frozen=True, slots=True)
class Untimed:
    """No clock."""


@dataclass(frozen=True, slots=True)
class Timed:
    """So many ``minutes`` for the game, and ``increment`` seconds more for every turn.

    Raises ``MatchError`` (``bad_clock``) unless ``minutes`` is a whole number of quarters from
    ``SHORTEST`` to ``LONGEST`` and ``increment`` a whole number from 0 to ``MOST_INCREMENT``.
    """

    minutes: float
    increment: int = 0

    def __post_init__(self) -> None:
        minutes, increment = self.minutes, self.increment
        if not (_number(minutes) and SHORTEST <= minutes <= LONGEST and minutes * 4 % 1 == 0):
            raise _bad(f"a clock has {SHORTEST} to {LONGEST} minutes, in quarters", minutes)
        if not (type(increment) is int and 0 <= increment <= MOST_INCREMENT):
            raise _bad(f"a turn adds 0 to {MOST_INCREMENT} whole seconds", increment, "increment")


@dataclass(frozen=True, slots=True)
class Daily:
    """So many ``days`` for every turn. Raises ``MatchError`` (``bad_clock``) beyond 1 to 14."""

    days: int

    def __post_init__(self) -> None:
        if not (type(self.days) is int and 1 <= self.days <= MOST_DAYS):
            raise _bad(f"a turn has 1 to {MOST_DAYS} days", self.days, "days")


UNTIMED: Final = Untimed()
Clock: TypeAlias = Untimed | Timed | Daily


@dataclass(frozen=True, slots=True)
class Times:
    """What both clocks showed at the moment ``since``, and whose has been running from then on.

    ``south`` and ``north`` are never negative. ``running`` is ``None`` while both stand still, as
    before the second turn and after the end. ``since`` may lie ahead: until then, too, both do.
    """

    clock: Timed | Daily
    south: timedelta
    north: timedelta
    running: Side | None = None
    since: datetime | None = None

    @classmethod
    def new(cls, clock: Clock) -> "Times | None":
        """Both clocks full and standing still; ``None`` without a clock."""
        if isinstance(clock, Untimed):
            return None
        full = _full(clock)
        return cls(clock, full, full)

    def left(self, side: Side) -> timedelta:
        """What this side had left at ``since``."""
        return self.south if side is Side.SOUTH else self.north

    def at(self, now: datetime) -> "Times":
        """What both clocks show ``now``."""
        if self.running is None or self.since is None:
            return self
        spent = max(now - self.since, _NOTHING)
        left = max(self.left(self.running) - spent, _NOTHING)
        return self._set(self.running, left)._since(max(now, self.since), self.running)

    def runs(self, now: datetime) -> Side | None:
        """Whose clock runs ``now``."""
        return self.running if self.since is None or self.since <= now else None

    @property
    def deadline(self) -> datetime | None:
        """The last moment at which the side whose clock runs can act, if one runs."""
        if self.running is None or self.since is None:
            return None
        return self.since + self.left(self.running)

    def stopped(self, now: datetime) -> "Times":
        """Both standing still from ``now`` on."""
        return self.at(now)._since(None, None)

    def passed_to(self, side: Side, now: datetime) -> "Times":
        """The clock of ``side`` running from ``now`` on.

        If the other's clock was running, that side has ended its turn: it gains the increment, or
        has all its days again.
        """
        times = self.at(now)
        if times.running is side.opponent:
            times = times._turn_ended(side.opponent)
        return times._since(now, side)

    def put_back_to(self, side: Side, now: datetime) -> "Times":
        """The clock of ``side`` running from ``now`` on, after turns were taken back.

        Time that was spent is not given back, and increments are kept. A turn that has days has
        them all again.
        """
        times = self.at(now)
        if isinstance(self.clock, Daily):
            full = _full(self.clock)
            times = replace(times, south=full, north=full)
        return replace(times, running=side, since=now)

    def can_resume(self, since: datetime, now: datetime) -> bool:
        """Whether a clock runs that had not run out at ``since``, before ``now``."""
        return self.deadline is not None and since < min(now, self.deadline)

    def resumed(self, since: datetime, now: datetime) -> "Times":
        """As both were at ``since``, or when one began to run if that was later.

        That one runs again from ``COMING_BACK`` after ``now`` on, without what it took meanwhile.
        """
        if self.running is None or self.since is None:
            return self
        return self.at(max(since, self.since))._since(now + COMING_BACK, self.running)

    def run_out(self) -> "Times":
        """Both standing still, and nothing left for the side whose clock ran."""
        return replace(self._set(self.running, _NOTHING), running=None, since=None)

    def _turn_ended(self, side: Side) -> "Times":
        if isinstance(self.clock, Daily):
            return self._set(side, _full(self.clock))
        return self._set(side, self.left(side) + timedelta(seconds=self.clock.increment))

    def _set(self, side: Side | None, left: timedelta) -> "Times":
        match side:
            case Side.SOUTH:
                return Times(self.clock, left, self.north, self.running, self.since)
            case Side.NORTH:
                return Times(self.clock, self.south, left, self.running, self.since)
            case None:
                return self

    def _since(self, moment: datetime | None, running: Side | None) -> "Times":
        return Times(self.clock, self.south, self.north, running, moment)


_NOTHING: Final = timedelta()


def _full(clock: Timed | Daily) -> timedelta:
    if isinstance(clock, Daily):
        return timedelta(days=clock.days)
    return timedelta(minutes=clock.minutes)


def _number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _bad(message: str, value: object, place: str = "minutes") -> MatchError:
    return MatchError(
        MatchCode.BAD_CLOCK, f"{message}, not {value}", value=str(value), place=f"clock.{place}"
    )
