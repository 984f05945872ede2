"""Where a game stands, as a value that shares its past.

OpenSpiel clones states all the time. ``ayla.rules.Game`` copies its history then; a moment is
immutable and points to the one before, so a clone is a reference.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Self

from ayla.adapters.openspiel.actions import action_of, move_of
from ayla.rules import (
    Accept,
    Decline,
    Outcome,
    Position,
    Reason,
    Rules,
    legal_moves,
    outcome,
    play,
)
from ayla.rules.ending import by_count
from ayla.rules.game import REPETITIONS, TURN_LIMIT, game_over, settle


class Moment:
    """A game's standing after some plies; ``after`` makes the next one.

    ``position`` is where it stands, ``turns_taken`` counts sowings, offers and passes, and
    ``outcome`` is how it ended, R16 included, or ``None`` while it goes on.
    """

    def __init__(self, rules: Rules, position: Position) -> None:
        """The first moment of a game of ``rules`` that starts from ``position``."""
        self.rules = rules
        self.position = position
        self.turns_taken = 0
        self.outcome: Outcome | None = outcome(position, rules)
        self.before: Moment | None = None
        self.action: int | None = None
        self._known: dict[int, Moment] = {}

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The legal actions in ascending order, none when the game is over."""
        if self.outcome is not None:
            return ()
        return tuple(action_of(move) for move in legal_moves(self.position, self.rules))

    @cached_property
    def repetitions(self) -> int:
        """How often this position has stood so far, 0 with an open offer or once settled (R16)."""
        position = self.position
        if position.offer:
            return 0
        return 1 + sum(1 for moment in self._past() if _stands_alike(moment.position, position))

    def after(self, action: int) -> "Moment":
        """The moment after one more ply.

        Raises ``ValueError`` for what is no action and ``RuleError`` for an illegal one.
        """
        if self.outcome is not None:
            raise game_over(self.outcome, str(action))
        move = move_of(action)
        moment = Moment(self.rules, play(self.position, move, self.rules).position)
        moment.before, moment.action = self, action
        moment.turns_taken = self.turns_taken + (not isinstance(move, Accept | Decline))
        if moment.outcome is None and (reason := moment._settlement()):
            moment.position, _ = settle(moment.position, self.rules, reason)
            moment.outcome = by_count(moment.position, self.rules, reason)
            moment.repetitions = 0
        return moment

    def known_after(self, action: int) -> "Moment":
        """As ``after``, and kept: asked again, the answer is the same moment."""
        moment = self._known.get(action)
        if moment is None:
            moment = self._known[action] = self.after(action)
        return moment

    def first(self) -> "Moment":
        """The moment that the game started with."""
        *_, first = self, *self._past()
        return first

    def history(self) -> tuple[int, ...]:
        """The actions played so far, oldest first."""
        actions = [moment.action for moment in (self, *self._past()) if moment.action is not None]
        return tuple(reversed(actions))

    @classmethod
    def replay(cls, rules: Rules, position: Position, actions: tuple[int, ...]) -> "Moment":
        """The moment after ``actions`` from ``position``. Raises what ``after`` raises."""
        moment: Moment = cls(rules, position)
        for action in actions:
            moment = moment.after(action)
        return moment

    def _settlement(self) -> Reason | None:
        if self.repetitions >= REPETITIONS:
            return Reason.REPETITION
        return Reason.TURN_LIMIT if self.turns_taken >= TURN_LIMIT else None

    def _past(self) -> Iterator["Moment"]:
        """The moments before this one, latest first."""
        moment = self.before
        while moment is not None:
            yield moment
            moment = moment.before

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Moment.replay, (self.rules, self.first().position, self.history())


def _stands_alike(one: Position, two: Position) -> bool:
    return (
        one.pits == two.pits
        and one.to_move is two.to_move
        and one.stores == two.stores
        and one.owners == two.owners
        and not one.offer
    )
