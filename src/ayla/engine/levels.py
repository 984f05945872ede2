"""Opponents of eight levels, each a step above the one below, from a child's first to the hardest.

A weak level looks less far ahead and is less careful: it chooses among the moves by what they are
worth to it, with a noise on each value. So its mistakes are those of people, who miss what comes
later and what is close. The lowest overlook open captures too.

And like people they have better and worse days. The strengths form a ladder of rungs. In half of
its games a level plays on its own rung, in a quarter each on the one below and on the one above.
So the rungs can be far apart, as they must be between such opponents, while neither of two
neighbouring levels beats the other every time. Only the highest always plays on its rung, the last.
"""

import math
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ayla.engine.choosing import chosen
from ayla.engine.moves import legal
from ayla.port import Analyst, Limits, Line, Stop
from ayla.rules import Accept, Decline, Game, Move, Offer

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


CLASSIC_RUNGS: Final = (
    Strength(Limits(depth=1), 8.4),
    Strength(Limits(depth=2), 4.9),
    Strength(Limits(depth=3), 2.8),
    Strength(Limits(depth=4), 1.1),
    Strength(Limits(depth=6), 0.75),
    Strength(Limits(depth=8), 0.42),
    Strength(Limits(depth=13, nodes=100_000), 0.22),
    Strength(Limits(nodes=100_000), 0.22),
    Strength(Limits(nodes=100_000), 0.0),
)
"""From the rung below level 1 to that of level 8, in the classic game.

``benchmarks/fit_levels.py`` finds the noise.
"""

BARTER_RUNGS: Final = (
    Strength(Limits(depth=1), 7.0),
    Strength(Limits(depth=2), 3.5),
    Strength(Limits(depth=3), 2.15),
    Strength(Limits(depth=4), 1.3),
    Strength(Limits(depth=6), 0.86),
    Strength(Limits(depth=8, nodes=100_000), 0.62),
    Strength(Limits(depth=11, nodes=100_000), 0.4, 6),
    Strength(Limits(nodes=100_000), 0.1, 4),
    Strength(Limits(nodes=100_000), 0.0),
)
"""The same in the game with barter, in which margins are larger and moves are many."""

HONOURS: Final = (6.0, 4.0, 3.0, 2.0, 1.5, 1.0, 0.5, 0.0)
"""Seeds of the final margin that each level gives up rather than decline an offer (R13)."""

LEVELS: Final = range(1, len(HONOURS) + 1)
"""The numbers of the levels."""

DAYS: Final = (-1, 0, 0, 1)
"""On how much higher a rung than its own a level may play, each as likely as the others."""
SETTLED: Final = 6
"""Plies after which it is settled what day it is; until then it is an ordinary one."""

_MEGABYTES: Final = 8
STAND_IN: Final = 0.25
"""Seconds that another analyst than the compiled engine has at most for a move."""


@dataclass(frozen=True, slots=True)
class Level:
    """The opponent of one level, 1 to 8.

    With a ``seed`` it always chooses the same in the same game; without, it draws anew. Another
    ``analyst`` can weigh the moves in place of the compiled engine, for ``STAND_IN`` seconds at
    most; the rest is the same. Raises ``ValueError`` for any other number.
    """

    number: int
    seed: int | None = None
    _: KW_ONLY
    analyst: Analyst | None = None

    def __post_init__(self) -> None:
        if type(self.number) is not int or self.number not in LEVELS:
            raise ValueError(f"levels are {LEVELS[0]} to {LEVELS[-1]}, not {self.number}")

    @property
    def name(self) -> str:
        """``level-1`` to ``level-8``."""
        return f"level-{self.number}"

    @property
    def honour(self) -> float:
        """Seeds of the final margin given up rather than decline an offer (R13)."""
        return HONOURS[self.number - 1]

    def rung(self, game: Game) -> int:
        """The rung of the ladder on which it plays a game.

        The first plies alone settle it, and the seed if there is one: it is the same in every
        process.
        """
        if self.number == LEVELS[-1] or game.plies < SETTLED:
            return self.number
        lots = Random(f"{self.seed} {self.number} {game.start} {game.moves[:SETTLED]}")
        return self.number + lots.choice(DAYS)

    def strength(self, game: Game) -> Strength:
        """How strong it is in a game."""
        rungs = BARTER_RUNGS if game.rules.barter else CLASSIC_RUNGS
        return rungs[self.rung(game)]

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """A move as this level sees it; see ``ayla.port.Player``."""
        moves = legal(game)
        if len(moves) == 1:
            return moves[0]
        limits, noise, most = self.strength(game)
        if self.analyst is not None:
            limits = replace(limits, seconds=STAND_IN)
        if not noise:
            if self.analyst is not None:
                return chosen(self.analyst, game, limits, self.honour, stop)
            return _strongest(limits, self.honour).choose(game, stop=stop)
        answering = bool(game.position.offer)
        lines = 2 if answering else most
        analyst = _engine() if self.analyst is None else self.analyst
        found = analyst.analyse(game, limits, lines=lines, stop=stop).lines
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
