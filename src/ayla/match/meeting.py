"""Two people far apart at one match: who they are, what they ask of each other, their clocks."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Literal, TypeAlias

from ayla.match.clocks import Clock, Times
from ayla.match.entries import (
    Abandoned,
    Aborted,
    DrawDeclined,
    Drawn,
    DrawOffered,
    Entry,
    Joined,
    Played,
    RematchDeclined,
    Rematched,
    RematchOffered,
    Resigned,
    Resumed,
    Said,
    Stamped,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    TimedOut,
)
from ayla.match.phrases import REMEMBERED
from ayla.rules import Game, Side

BEGUN: Final = 2
"""So many turns make a match count; until then it can be aborted, and no clock runs."""

Request: TypeAlias = Literal["draw", "takeback", "rematch"]
"""What one side can ask of the other."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A phrase that was said by ``side`` after so many plies."""

    side: Side
    phrase: str
    ply: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Meeting:
    """What stands between two people, beside the game.

    ``begun``: two turns were taken at some time. ``draw`` and ``rematch``: the side whose offer is
    open. ``declined``: what a side was refused, and may not ask again before the next move.
    ``end``: what ended the match without a move, as far as the rules of the game do not know it.
    """

    south: Joined | None = None
    north: Joined | None = None
    begun: bool = False
    times: Times | None = None
    draw: Side | None = None
    takeback: TakebackAsked | None = None
    declined: frozenset[tuple[Request, Side]] = frozenset()
    end: TimedOut | Abandoned | Aborted | None = None
    rematch: Side | None = None
    next_match: str | None = None
    phrases: tuple[Spoken, ...] = ()

    @classmethod
    def new(cls, clock: Clock) -> "Meeting":
        """Two empty seats."""
        return cls(times=Times.new(clock))

    def seat(self, side: Side) -> Joined | None:
        """Who sits on this side."""
        return self.south if side is Side.SOUTH else self.north

    @property
    def complete(self) -> bool:
        """Whether both have joined."""
        return self.south is not None and self.north is not None

    def side_of(self, player: str) -> Side | None:
        """The side on which this player sits."""
        return next(
            (side for side in Side if (seat := self.seat(side)) and seat.player == player), None
        )

    def after(self, stamped: Stamped, game: Game) -> "Meeting":
        """The meeting after an entry; ``game`` is the game after it.

        Not checked: whether the entry can follow, which ``ayla.match.checking`` says.
        """
        entry, at = stamped.entry, stamped.at
        match entry:
            case Joined(side):
                return self._joined(side, entry)
            case Played():
                return self._played(game, at)
            case TakenBack():
                return self._taken_back(game, at)
            case Resigned() | Drawn():
                return self._ended(at)
            case TimedOut() | Abandoned() | Aborted():
                return replace(self._ended(at, entry), end=entry)
            case Said(side, phrase):
                spoken = Spoken(side, phrase, game.plies, at)
                return replace(self, phrases=(*self.phrases, spoken)[-REMEMBERED:])
            case Resumed(since):
                return replace(self, times=self.times and self.times.resumed(since, at))
            case _:
                return self._asked(entry)

    def _joined(self, side: Side, entry: Joined) -> "Meeting":
        if side is Side.SOUTH:
            return replace(self, south=entry)
        return replace(self, north=entry)

    def _played(self, game: Game, at: datetime) -> "Meeting":
        if game.over:
            return replace(self._ended(at), begun=self.begun or game.turns_taken >= BEGUN)
        mover, next_side = game.turns[-1].before.to_move, game.position.to_move
        begun = self.begun or game.turns_taken >= BEGUN
        return replace(
            self,
            begun=begun,
            times=self.times.passed_to(next_side, at) if begun and self.times else self.times,
            # A move answers the other's offer; one's own stands until the other moves.
            draw=None if self.draw is mover.opponent else self.draw,
            takeback=None,
            declined=frozenset(),
        )

    def _taken_back(self, game: Game, at: datetime) -> "Meeting":
        times = self.times
        if self.begun and times:
            times = times.put_back_to(game.position.to_move, at)
        return replace(self, times=times, draw=None, takeback=None, declined=frozenset())

    def _ended(self, at: datetime, entry: Entry | None = None) -> "Meeting":
        times = self.times
        if times:
            times = times.run_out() if isinstance(entry, TimedOut) else times.stopped(at)
        return replace(self, times=times, draw=None, takeback=None, declined=frozenset())

    def _asked(self, entry: Entry) -> "Meeting":
        match entry:
            case DrawOffered(side):
                return replace(self, draw=side)
            case DrawDeclined(side):
                return replace(self, draw=None, declined=self._with("draw", side.opponent))
            case TakebackAsked():
                return replace(self, takeback=entry)
            case TakebackDeclined(side):
                return replace(self, takeback=None, declined=self._with("takeback", side.opponent))
            case RematchOffered(side):
                return replace(self, rematch=side)
            case RematchDeclined(side):
                return replace(self, rematch=None, declined=self._with("rematch", side.opponent))
            case Rematched(match_id):
                return replace(self, rematch=None, next_match=match_id)
            case _:
                raise TypeError(f"{entry} is nothing between two people")

    def _with(self, request: Request, side: Side) -> frozenset[tuple[Request, Side]]:
        return self.declined | {(request, side)}


def spoken_by(side: Side, phrases: Iterable[Spoken], since: datetime) -> int:
    """How many of these phrases a side has said since then."""
    return sum(spoken.side is side and spoken.at > since for spoken in phrases)
