"""A match as it stands: its settings, and all that happened, replayed into a game."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from ayla.match.checking import check, over
from ayla.match.clocks import LENIENCY, Times
from ayla.match.entries import (
    Drawn,
    Played,
    Redone,
    Resigned,
    Resumed,
    Stamped,
    TakenBack,
    TimedOut,
)
from ayla.match.errors import MatchCode, MatchError
from ayla.match.length import check_length
from ayla.match.line import Lasting, Line, bad_entry, carry_out
from ayla.match.meeting import Meeting
from ayla.match.settings import Kind, Settings
from ayla.match.verdicts import Verdict, verdict
from ayla.rules import Game, Move, Outcome, RuleError, Side


@dataclass(frozen=True, slots=True)
class Match:
    """A match, as a value: a command returns the entry to be added, ``after`` the match with it.

    The commands here are those of a match at one device; ``ayla.match.online`` has those of a
    match between two people far apart, which has a ``meeting``. Every command here names the
    ``version`` that it was made for, which is the number of entries then, and is refused with
    ``stale_version`` on any other. ``game`` is not to be changed by anyone. It knows nothing of
    clocks: ``over``, ``outcome`` and ``to_move`` of the match do. ``undone``: what was taken back
    and can be put back, the last of it last.
    """

    settings: Settings
    entries: tuple[Stamped, ...]
    game: Game = field(repr=False)
    undone: tuple[tuple[Lasting, ...], ...] = field(default=(), repr=False)
    meeting: Meeting | None = field(default=None, repr=False)

    @classmethod
    def new(cls, settings: Settings) -> "Match":
        """A match before its first turn."""
        meeting = Meeting.new(settings.clock) if settings.online else None
        return cls(settings, (), settings.game(), meeting=meeting)

    @classmethod
    def replay(cls, settings: Settings, entries: Iterable[Stamped]) -> "Match":
        """The match in which this happened.

        Raises ``MatchError`` (``bad_entry``) for entries that cannot follow one another. Not
        checked, at one device: moves that were taken back, and that people and not computers took
        back and resigned; far apart: that people were away for as long as it says.
        """
        return cls.new(settings).after(*entries)

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def at(self, version: int) -> "Match":
        """The match as it stood at an earlier version, from 0 on."""
        return Match.replay(self.settings, self.entries[:version])

    @property
    def over(self) -> bool:
        """Whether the match has ended, on the board or otherwise."""
        return over(self.meeting, self.game) if self.meeting else self.game.over

    @property
    def outcome(self) -> Outcome | Verdict | None:
        """How the match ended, or ``None`` while it goes on."""
        if self.meeting and self.meeting.end:
            return verdict(self.meeting.end, self.game)
        return self.game.outcome

    @property
    def to_move(self) -> Side | None:
        """The side to move, ``None`` when the match is over."""
        return None if self.over else self.game.position.to_move

    @property
    def thinker(self) -> str | None:
        """The name of the computer player that is to move, or ``None``."""
        side = self.to_move
        return None if side is None else self.settings.seat(side).opponent

    @property
    def times(self) -> Times | None:
        """What the clocks showed when one began to run; ``None`` without clocks."""
        return self.meeting.times if self.meeting else None

    def clock_at(self, now: datetime) -> Times | None:
        """What the clocks show ``now``; ``None`` without clocks."""
        return self.times.at(now) if self.times else None

    def flag(self, now: datetime) -> TimedOut | None:
        """The entry that is due, if a clock has run out and ``LENIENCY`` has passed."""
        times = self.times
        if times is None or times.deadline is None or times.running is None:
            return None
        return TimedOut(times.running) if now > times.deadline + LENIENCY else None

    @property
    def flag_at(self) -> datetime | None:
        """The moment after which ``flag`` is due if nothing happens before, if a clock runs."""
        deadline = self.times.deadline if self.times else None
        return None if deadline is None else deadline + LENIENCY

    def resume(self, since: datetime, now: datetime) -> Resumed | None:
        """The entry that is due if the service was down from ``since`` to ``now``.

        ``None`` if no clock ran, or it had run out before.
        """
        due = self.times is not None and self.times.can_resume(since, now)
        return Resumed(since) if due else None

    def after(self, *entries: Stamped) -> "Match":
        """The match with these entries added. Raises what ``replay`` raises."""
        if self.meeting is not None:
            return self._after_online(self.meeting, entries)
        line = Line(self.game, self.undone)
        for number, stamped in enumerate(entries, self.version):
            line.add(number, stamped.entry)
        return Match(self.settings, (*self.entries, *entries), line.game(), line.undone)

    def _after_online(self, meeting: Meeting, entries: tuple[Stamped, ...]) -> "Match":
        game = self.game.copy()
        for number, stamped in enumerate(entries, self.version):
            try:
                check(meeting, game, stamped.entry, stamped.at)
            except (MatchError, RuleError) as error:
                raise bad_entry(number, stamped.entry, str(error)) from error
            carry_out(game, stamped.entry)
            meeting = meeting.after(stamped, game)
        return Match(self.settings, (*self.entries, *entries), game, meeting=meeting)

    def play(self, move: Move, *, version: int) -> Played:
        """A person plays a move.

        Raises ``MatchError`` (``stale_version``, ``not_your_turn``) and what ``Game.play`` raises.
        """
        self._check(version, str(move))
        if self.thinker is not None:
            raise MatchError(
                MatchCode.NOT_YOUR_TURN,
                f"{self.game.position.to_move} is to move, and that is the computer",
                value=str(move),
            )
        return self._play(move)

    def answer(self, move: Move, *, version: int) -> Played:
        """The computer plays a move. Raises what ``play`` raises, with the parts exchanged."""
        self._check(version, str(move))
        if self.thinker is None and not self.game.over:
            raise MatchError(
                MatchCode.NOT_YOUR_TURN,
                f"{self.game.position.to_move} is to move, and that is no computer",
                value=str(move),
            )
        return self._play(move)

    def _play(self, move: Move) -> Played:
        self.game.copy().play(move)
        return Played(move)

    def take_back(self, to: int | None = None, *, version: int) -> TakenBack:
        """A person takes back all moves after the first ``to``, or those that ``undo_to`` says.

        Between two people ``to`` is any ply. Against a computer it is led back to where a turn of
        the person's begins. A finished game goes on then; at its last ply, a resignation or an
        agreed draw alone is taken back. Raises ``MatchError``: ``stale_version``; ``no_such_turn``
        when nothing would be taken back; ``not_your_seat`` when two computers play;
        ``match_too_long``.
        """
        self._check(version, "" if to is None else str(to))
        check_length(version, "" if to is None else str(to))
        if not self.settings.humans:
            raise MatchError(
                MatchCode.NOT_YOUR_SEAT, "two computers take nothing back", value=str(to)
            )
        if to is None:
            to = self.undo_to()
            if to is None:
                raise MatchError(
                    MatchCode.NO_SUCH_TURN, "there is no turn to take back", value="", place="to"
                )
        elif not 0 <= to <= self.game.plies:
            raise MatchError(
                MatchCode.NO_SUCH_TURN,
                f"there is no ply {to} in a game of {self.game.plies}",
                value=str(to),
                place="to",
            )
        begin = self._turn_beginning_by(to)
        if begin is None or not self._takes_back(begin):
            raise MatchError(
                MatchCode.NO_SUCH_TURN,
                f"there is no turn to take back to ply {to}",
                value=str(to),
                place="to",
            )
        return TakenBack(begin)

    def undo_to(self) -> int | None:
        """The ply to which the last turn is taken back, ``None`` if there is none.

        Between two people that is the last move; against a computer all that came after the person
        was last to move.
        """
        last = self.game.plies if self.game.ending else self.game.plies - 1
        return self._turn_beginning_by(last) if last >= 0 and self.settings.humans else None

    def redo(self, *, version: int) -> Redone:
        """A person puts back what was taken back last, if nothing else was played since.

        Raises ``MatchError`` (``stale_version``, ``no_such_turn``, ``match_too_long``).
        """
        self._check(version, "redo")
        check_length(version, "redo")
        if not self.undone:
            raise MatchError(
                MatchCode.NO_SUCH_TURN, "there is no turn to put back", value="", place="redo"
            )
        return Redone()

    def redo_to(self) -> int | None:
        """The ply to which ``redo`` leads, ``None`` if there is nothing to put back."""
        if not self.undone:
            return None
        return self.game.plies + sum(isinstance(entry, Played) for entry in self.undone[-1])

    def _takes_back(self, to: int) -> bool:
        return to < self.game.plies or self.game.ending is not None

    def _turn_beginning_by(self, ply: int) -> int | None:
        """The last ply up to this one at which a person can be put back to move.

        Between two people, any; against a computer, one at which a turn of the person's begins:
        an answer and the turn after it belong together (R10).
        """
        humans = self.settings.humans
        if len(humans) == len(Side):
            return ply
        turns = self.game.turns
        movers = [turn.before.to_move for turn in turns]
        if ply == len(turns):
            movers.append(self.game.position.to_move)
        return next(
            (
                at
                for at in range(ply, -1, -1)
                if movers[at] in humans and (at == 0 or movers[at - 1] is not movers[at])
            ),
            None,
        )

    def resign(self, side: Side, *, version: int) -> Resigned:
        """A person resigns.

        Raises ``MatchError`` (``stale_version``, ``not_your_seat``) and ``RuleError``
        (``game_over``).
        """
        self._check(version, side.value)
        if self.settings.seat(side).kind is not Kind.HUMAN:
            raise MatchError(
                MatchCode.NOT_YOUR_SEAT,
                f"{side} is the computer, and nobody resigns for it",
                value=side.value,
                place="side",
            )
        self.game.copy().resign(side)
        return Resigned(side)

    def draw(self, *, version: int) -> Drawn:
        """Two people agree on a draw.

        Raises ``MatchError`` (``stale_version``, ``no_draw``) and ``RuleError`` (``game_over``).
        """
        self._check(version, "draw")
        if len(self.settings.humans) < len(Side):
            raise MatchError(
                MatchCode.NO_DRAW, "a draw is agreed on by two people, not a computer", value="draw"
            )
        self.game.copy().agree_draw()
        return Drawn()

    def _check(self, version: int, value: str) -> None:
        if self.meeting is not None:
            raise MatchError(
                MatchCode.NOT_YOUR_SEAT,
                "this match is not at one device: only who holds a seat can do that",
                value=value,
            )
        if version != self.version:
            raise MatchError(
                MatchCode.STALE_VERSION,
                f"that was for version {version}, and the match is at {self.version}",
                value=value,
                place="version",
            )
