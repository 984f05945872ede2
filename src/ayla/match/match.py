"""A match as it stands: its settings, and all that happened, replayed into a game."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from ayla.match.entries import Drawn, Entry, Played, Redone, Resigned, TakenBack
from ayla.match.errors import MatchCode, MatchError
from ayla.match.settings import Kind, Settings
from ayla.rules import Game, Move, RuleError, Side
from ayla.rules.events import Resigned as SideResigned

_Lasting: TypeAlias = Played | Resigned | Drawn
"""What stands in a game until it is taken back."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match, as a value: a command returns the entry to be added, ``after`` the match with it.

    Every command names the ``version`` that it was made for, which is the number of entries then,
    and is refused with ``stale_version`` on any other. ``game`` is not to be changed by anyone.
    ``undone``: what was taken back and can be put back, the last of it last.
    """

    settings: Settings
    entries: tuple[Entry, ...]
    game: Game = field(repr=False)
    undone: tuple[tuple[_Lasting, ...], ...] = field(default=(), repr=False)

    @classmethod
    def new(cls, settings: Settings) -> "Match":
        """A match before its first turn."""
        return cls(settings, (), settings.game())

    @classmethod
    def replay(cls, settings: Settings, entries: Iterable[Entry]) -> "Match":
        """The match in which this happened.

        Not checked: moves that were taken back, and that people and not computers took back and
        resigned. Raises ``MatchError`` (``bad_entry``) for entries that cannot follow one another.
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
    def to_move(self) -> Side | None:
        """The side to move, ``None`` when the game is over."""
        return None if self.game.over else self.game.position.to_move

    @property
    def thinker(self) -> str | None:
        """The name of the computer player that is to move, or ``None``."""
        side = self.to_move
        return None if side is None else self.settings.seat(side).opponent

    def after(self, *entries: Entry) -> "Match":
        """The match with these entries added. Raises what ``replay`` raises."""
        entries = tuple(entries)
        line = _Line(self.game, self.undone)
        for number, entry in enumerate(entries, self.version):
            line.add(number, entry)
        return Match(self.settings, (*self.entries, *entries), line.game(), line.undone)

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
        when nothing would be taken back; ``not_your_seat`` when two computers play.
        """
        self._check(version, "" if to is None else str(to))
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

        Raises ``MatchError`` (``stale_version``, ``no_such_turn``).
        """
        self._check(version, "redo")
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
        if version != self.version:
            raise MatchError(
                MatchCode.STALE_VERSION,
                f"that was for version {version}, and the match is at {self.version}",
                value=value,
                place="version",
            )


class _Line:
    """What stands of a match after its entries, played only once all of them are known.

    So a match in which much was taken back costs no more to replay than what is left of it.
    """

    def __init__(self, game: Game, undone: tuple[tuple[_Lasting, ...], ...]) -> None:
        self.undone = undone
        self._from = game
        self._kept = game.plies
        self._ended_before = _ending(game)
        self._added: list[tuple[int, _Lasting]] = []
        self._changed = False

    @property
    def _plies(self) -> int:
        return self._kept + sum(isinstance(entry, Played) for _, entry in self._added)

    @property
    def _ended(self) -> bool:
        if self._added:
            return not isinstance(self._added[-1][1], Played)
        return self._ended_before is not None

    def add(self, number: int, entry: Entry) -> None:
        match entry:
            case TakenBack(to):
                if not 0 <= to <= self._plies:
                    message = f"there is no ply {to} in a game of {self._plies}"
                    raise _bad_entry(number, entry, message)
                self.undone = (*self.undone, self._take_back(to))
            case Redone():
                if not self.undone:
                    raise _bad_entry(number, entry, "nothing was taken back")
                *rest, last = self.undone
                self._added += [(number, lasting) for lasting in last]
                self.undone = tuple(rest)
            case _ if self._ended:
                raise _bad_entry(number, entry, "the game is over")
            case _:
                self._added.append((number, entry))
                self.undone = ()

    def _take_back(self, to: int) -> tuple[_Lasting, ...]:
        """Keep the first ``to`` plies; what stood after them."""
        kept_of_added = max(to - self._kept, 0)
        gone: list[_Lasting] = []
        if to < self._kept:
            gone += map(Played, self._from.moves[to : self._kept])
        if self._ended_before:
            gone.append(self._ended_before)
        gone += [entry for _, entry in self._added[kept_of_added:]]
        self._kept = min(self._kept, to)
        self._ended_before = None
        self._changed = True
        del self._added[kept_of_added:]
        return tuple(gone)

    def game(self) -> Game:
        game = self._from.copy()
        if self._changed and (self._kept < game.plies or game.ending):
            game.undo(self._kept)
        for number, entry in self._added:
            try:
                match entry:
                    case Played(move):
                        game.play(move)
                    case Resigned(side):
                        game.resign(side)
                    case Drawn():
                        game.agree_draw()
            except RuleError as error:
                raise _bad_entry(number, entry, str(error)) from error
        return game


def _ending(game: Game) -> Resigned | Drawn | None:
    if game.ending is None:
        return None
    return Resigned(game.ending.side) if isinstance(game.ending, SideResigned) else Drawn()


def _bad_entry(number: int, entry: Entry, message: str) -> MatchError:
    return MatchError(MatchCode.BAD_ENTRY, f"entry {number}: {message}", value=str(entry))
