"""A game: a history of turns, with repetition, settlement, glory and result (R13 to R17)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Self

from ayla.rules.ending import Outcome, Reason, award, by_count
from ayla.rules.errors import Code, RuleError
from ayla.rules.events import DrawAgreed, Resigned, Settled
from ayla.rules.play import GORE, Turn, legal_moves, outcome, play, territory
from ayla.rules.play import start as usual_start
from ayla.rules.types import (
    PITS,
    Accept,
    Decline,
    Move,
    Position,
    Rules,
    Side,
    is_over,
)

TURN_LIMIT: Final = 400
"""So many turns settle a game (R16)."""
REPETITIONS: Final = 3
"""The same position standing so often settles a game (R16)."""

_Standing = tuple[tuple[int, ...], tuple[Side, ...], tuple[int, int], Side]


class Game:
    """A game from its start to where it stands now.

    A game is mutable: ``play`` adds a turn, ``undo`` takes turns back. Each move is one *ply*, the
    unit of ``plies`` and ``undo``; an answer to an offer is a ply but no turn of its own, so
    ``turns_taken`` counts sowings, offers and passes (R16). Two games are equal when their rules,
    starts, moves and endings are.
    """

    __slots__ = ("_ending", "_plies", "_seen", "_turns_taken", "rules", "start")
    __hash__ = None  # type: ignore[assignment]  # mutable

    def __init__(self, rules: Rules = GORE, start: Position | None = None) -> None:
        """A game of ``rules`` from ``start``, or from the usual start.

        Raises ``RuleError`` (``barter_off``) for a start with an open offer in the classic game.
        """
        self.rules: Final = rules
        self.start: Final = usual_start(rules) if start is None else start
        legal_moves(self.start, rules)
        self._plies: list[Turn] = []
        self._turns_taken = 0
        self._seen: Counter[_Standing] = Counter(_standing(self.start))
        self._ending: tuple[Outcome, Resigned | DrawAgreed] | None = None

    @classmethod
    def replay(
        cls, moves: Iterable[Move], rules: Rules = GORE, start: Position | None = None
    ) -> Self:
        """The game in which these moves were played. Raises what ``play`` raises."""
        game = cls(rules, start)
        for move in moves:
            game.play(move)
        return game

    @property
    def position(self) -> Position:
        """Where the game stands. Finished by R14 or R16, its pits are empty."""
        return self._plies[-1].position if self._plies else self.start

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Every ply so far with its events, oldest first."""
        return tuple(self._plies)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move so far, oldest first."""
        return tuple(turn.move for turn in self._plies)

    @property
    def plies(self) -> int:
        """How many moves were played, answers included."""
        return len(self._plies)

    @property
    def turns_taken(self) -> int:
        """How many turns were taken: sowings, offers and passes, not answers (R16)."""
        return self._turns_taken

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        if self._ending:
            return self._ending[0]
        if self._plies and isinstance(settled := self._plies[-1].events[-1], Settled):
            return by_count(self.position, self.rules, settled.reason)
        return outcome(self.position, self.rules)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def ending(self) -> Resigned | DrawAgreed | None:
        """What ended the game by R17, which is no move, or ``None``."""
        return self._ending[1] if self._ending else None

    def repetitions(self) -> int:
        """How often the position that stands now has stood so far (R16).

        0 with an open offer or once settled.
        """
        return max((self._seen[key] for key in _standing(self.position)), default=0)

    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves, empty when the game is over."""
        return () if self.over else legal_moves(self.position, self.rules)

    def play(self, move: Move) -> Turn:
        """Play a move and return its turn, settled if R16 says so.

        Raises ``RuleError``: ``game_over`` in a finished game, else as the rule that forbids it. A
        refused move changes nothing.
        """
        turn = self.foresee(move)
        self._plies.append(turn)
        self._turns_taken += _counts(move)
        settled = isinstance(turn.events[-1], Settled)
        self._seen.update(() if settled else _standing(turn.position))
        return turn

    def foresee(self, move: Move) -> Turn:
        """The turn that ``play`` would add; nothing changes. Raises what ``play`` raises."""
        if (ended := self.outcome) is not None:
            raise game_over(ended, str(move))
        turn = play(self.position, move, self.rules)
        reason = self._settlement(turn, self._turns_taken + _counts(move))
        return _settled(turn, self.rules, reason) if reason else turn

    def _settlement(self, turn: Turn, taken: int) -> Reason | None:
        if is_over(turn.position):
            return None
        if any(self._seen[key] + 1 >= REPETITIONS for key in _standing(turn.position)):
            return Reason.REPETITION
        return Reason.TURN_LIMIT if taken >= TURN_LIMIT else None

    def undo(self, to: int | None = None) -> None:
        """Take back the last move, or all moves after the first ``to``.

        A resignation or an agreed draw is taken back first: without ``to``, it alone. Raises
        ``RuleError`` (``no_such_turn``) when there is nothing to take back or ``to`` is no ply of
        this game; the game is unchanged then.
        """
        if to is None:
            if self._ending:
                self._ending = None
                return
            to = self.plies - 1
        if not 0 <= to <= self.plies:
            raise RuleError(
                Code.NO_SUCH_TURN,
                "there is no move to take back"
                if to < 0 and not self._plies
                else f"there is no ply {to} in a game of {self.plies}",
                rule=None,
                value=str(to),
            )
        self._ending = None
        kept = self.moves[:to]
        self._plies, self._turns_taken = [], 0
        self._seen = Counter(_standing(self.start))
        for move in kept:
            self.play(move)

    def resign(self, side: Side) -> Outcome:
        """End the game: ``side`` resigns and the opponent wins (R17).

        Raises ``RuleError`` (``game_over``) in a finished game.
        """
        return self._end(side.opponent, Reason.RESIGNED, Resigned(side))

    def agree_draw(self) -> Outcome:
        """End the game as a draw that both agreed on (R17).

        Raises ``RuleError`` (``game_over``) in a finished game.
        """
        return self._end(None, Reason.AGREED, DrawAgreed())

    def _end(self, winner: Side | None, reason: Reason, event: Resigned | DrawAgreed) -> Outcome:
        if (ended := self.outcome) is not None:
            raise game_over(ended, reason)
        ended = award(winner, self.position, self.rules, reason)
        self._ending = (ended, event)
        return ended

    def copy(self) -> "Game":
        """An independent game with the same history."""
        twin = Game(self.rules, self.start)
        twin._plies = list(self._plies)
        twin._turns_taken = self._turns_taken
        twin._seen = self._seen.copy()
        twin._ending = self._ending
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self.rules == other.rules
            and self.start == other.start
            and self.moves == other.moves
            and self._ending == other._ending
        )

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.position.to_move} to move"
        return f"<Game of {self.plies} plies, {state}>"


def _standing(position: Position) -> tuple[_Standing, ...]:
    """What R16 compares, or nothing while an offer is open."""
    if position.offer:
        return ()
    return ((position.pits, position.owners, position.stores, position.to_move),)


def _counts(move: Move) -> int:
    return 0 if isinstance(move, Accept | Decline) else 1


def settle(position: Position, rules: Rules, reason: Reason) -> tuple[Position, Settled]:
    """Divide the seeds on the board: halves, or each what lies in own pits (R16).

    An open offer lapses. The board is even, so it halves exactly.
    """
    if rules.endless == "owner":
        south = sum(count for _, count in territory(position, Side.SOUTH))
        north = sum(count for _, count in territory(position, Side.NORTH))
    else:
        south = north = sum(position.pits) // 2
    stores = (position.stores[0] + south, position.stores[1] + north)
    after = replace(position, pits=(0,) * PITS, stores=stores, offer=())
    return after, Settled(reason, south, north)


def _settled(turn: Turn, rules: Rules, reason: Reason) -> Turn:
    position, event = settle(turn.position, rules, reason)
    return replace(turn, position=position, events=(*turn.events, event))


def game_over(ended: Outcome, value: str) -> RuleError:
    """The error that refuses ``value`` because the game has ended so (R14, R16, R17)."""
    rule = {
        Reason.SWEPT: "R14",
        Reason.REPETITION: "R16",
        Reason.TURN_LIMIT: "R16",
        Reason.RESIGNED: "R17",
        Reason.AGREED: "R17",
    }[ended.reason]
    return RuleError(Code.GAME_OVER, f"the game is over: {ended.reason}", rule=rule, value=value)
