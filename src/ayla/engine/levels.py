"""Opponents of eight levels, each a step above the one below.

A weak level looks less far ahead and is less careful: it chooses among the moves by what they are
worth to it, with a noise on each value. So its mistakes are those of people, who miss what comes
later and what is close, and do not throw away what anybody sees. ``Greedy`` is weaker than all.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ayla.engine.moves import legal
from ayla.port import Limits, Line, Stop
from ayla.rules import Accept, Decline, Game, Move, Offer, Rules

if TYPE_CHECKING:
    from ayla.engine.fast import Fast


_EVERY_MOVE: Final = 200
"""No position has so many moves."""


class Strength(NamedTuple):
    """How strong a level is in one game."""

    limits: Limits
    """How far it looks ahead. Nodes and depth, never seconds: levels are equal on all machines."""
    noise: float
    """The size of the noise on the value of a move, in seeds of the final margin."""
    lines: int = _EVERY_MOVE
    """How many of the best moves are weighed in full. The fewer, the deeper it sees."""


CLASSIC_STRENGTHS: Final = (
    Strength(Limits(depth=5), 0.46),
    Strength(Limits(depth=6), 0.46),
    Strength(Limits(depth=8), 0.46),
    Strength(Limits(depth=10, nodes=100_000), 0.37),
    Strength(Limits(depth=12, nodes=100_000), 0.22),
    Strength(Limits(depth=15, nodes=150_000), 0.18),
    Strength(Limits(nodes=100_000), 0.17),
    Strength(Limits(nodes=100_000), 0.0),
)
"""From level 1 on, in the classic game; ``benchmarks/fit_levels.py`` finds the noise."""

BARTER_STRENGTHS: Final = (
    Strength(Limits(depth=6), 0.5),
    Strength(Limits(depth=7), 0.5),
    Strength(Limits(depth=8, nodes=100_000), 0.44),
    Strength(Limits(depth=9, nodes=100_000), 0.3),
    Strength(Limits(depth=11, nodes=100_000), 0.25, 6),
    Strength(Limits(depth=12, nodes=100_000), 0.2, 6),
    Strength(Limits(nodes=100_000), 0.1, 4),
    Strength(Limits(nodes=100_000), 0.0),
)
"""The same in the game with barter, in which margins are larger and moves are many."""

HONOURS: Final = (6.0, 4.0, 3.0, 2.0, 1.5, 1.0, 0.5, 0.0)
"""Seeds of the final margin that each level gives up rather than decline an offer (R13)."""

LEVELS: Final = range(1, len(HONOURS) + 1)
"""The numbers of the levels."""

_MEGABYTES: Final = 8


@dataclass(frozen=True, slots=True)
class Level:
    """The opponent of one level, 1 to 8.

    With a ``seed`` it always chooses the same in the same game; without, it draws anew. Raises
    ``ValueError`` for any other number.
    """

    number: int
    seed: int | None = None

    def __post_init__(self) -> None:
        if self.number not in LEVELS:
            raise ValueError(f"levels are {LEVELS[0]} to {LEVELS[-1]}, not {self.number}")

    @property
    def name(self) -> str:
        """``level-1`` to ``level-8``."""
        return f"level-{self.number}"

    @property
    def honour(self) -> float:
        """Seeds of the final margin given up rather than decline an offer (R13)."""
        return HONOURS[self.number - 1]

    def strength(self, rules: Rules) -> Strength:
        """How strong it is in a game of these rules."""
        return (BARTER_STRENGTHS if rules.barter else CLASSIC_STRENGTHS)[self.number - 1]

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """A move as this level sees it; see ``ayla.port.Player``."""
        moves = legal(game)
        if len(moves) == 1:
            return moves[0]
        limits, noise, most = self.strength(game.rules)
        if not noise:
            return _strongest(limits, self.honour).choose(game, stop=stop)
        answering = bool(game.position.offer)
        lines = 2 if answering else most
        found = _engine().analyse(game, limits, lines=lines, stop=stop).lines
        lots = Random(None if self.seed is None else f"{self.seed} {game.moves}")
        if answering:
            value = {line.move: line.value for line in found}
            loss = value[Decline()] - value[Accept()] + noise * (_gumbel(lots) - _gumbel(lots))
            return Decline() if loss > self.honour else Accept()
        seen = {line.move: line.value + noise * _gumbel(lots) for line in candidates(found)}
        return max(seen, key=seen.__getitem__)


def candidates(lines: Sequence[Line]) -> list[Line]:
    """Those of the lines to choose from: the sowings and the best offer; offers are many."""
    offers = [line for line in lines if isinstance(line.move, Offer)]
    return [line for line in lines if not isinstance(line.move, Offer)] + offers[:1]


def _gumbel(lots: Random) -> float:
    """A draw such that the largest of values with such noise is each with softmax chances."""
    return -math.log(-math.log(lots.random() or 0.5))


@cache
def _engine() -> "Fast":
    """The engine that all levels share. Nothing is left from one move to the next."""
    from ayla.engine.fast import Fast

    return Fast(megabytes=_MEGABYTES, fresh=True)


@cache
def _strongest(limits: Limits, honour: float) -> "Fast":
    """The engine of a level without noise, which plays to win."""
    from ayla.engine.fast import Fast

    return Fast(limits, honour, megabytes=_MEGABYTES, fresh=True)
