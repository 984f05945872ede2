"""Who thinks behind the engine port, for the commands that need someone to."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ayla.port import Analysis, Analyst, ExactValues, Limits, Player, Stop
from ayla.rules import Game

if TYPE_CHECKING:
    from ayla.engine.ready import Warming


def ladder() -> dict[str, Player]:
    """The opponents to choose from by name, the weakest first: one for newcomers, and the levels.

    They answer at once: until the compiled engine is ready, ``plain`` weighs the moves for the
    levels. The strongest plays perfectly where the tables know how.
    """
    from ayla.engine.exact import Perfect
    from ayla.engine.greedy import Greedy
    from ayla.engine.levels import LEVELS, Level
    from ayla.engine.plain import Plain
    from ayla.engine.ready import Ready

    players: list[Player] = [Greedy(seed=None)]
    for number in LEVELS:
        until = Level(number, analyst=Plain())
        players.append(Ready(Level(number), until, warming()))
    strongest = Perfect(players[-1], exact_values())
    return {player.name: player for player in [*players[:-1], strongest]}


def opponents(limits: Limits | None = None) -> dict[str, Player]:
    """All computer players by name: those of the ladder, and ``plain``, within ``limits``."""
    from ayla.engine.plain import Plain

    plain = Plain(limits) if limits else Plain()
    return ladder() | {plain.name: plain}


def analyst() -> Analyst:
    """Who weighs moves, exactly where the tables know; compiled or loaded when first needed."""
    from ayla.engine.exact import Exactly

    exact = exact_values()
    return Exactly(_LateAnalyst(exact), exact)


def ready_analyst() -> Analyst:
    """Who weighs moves and answers at once, in plain Python until the compiled engine is ready."""
    from ayla.engine.exact import Exactly
    from ayla.engine.plain import Plain
    from ayla.engine.ready import ReadyAnalyst

    exact = exact_values()
    return Exactly(ReadyAnalyst(_LateAnalyst(exact), Plain(), warming()), exact)


@cache
def warming() -> "Warming":
    """What compiles or loads the engine in the background, once it has begun."""
    from ayla.engine.ready import Warming

    return Warming()


def exact_values() -> ExactValues:
    """Who knows true values of the classic game: the tables in the user's data folder, if any."""
    from ayla import tablebase

    return tablebase.open()


@dataclass(frozen=True, slots=True)
class _LateAnalyst:
    """The analyst of ``ayla.engine``, loaded when it is asked."""

    exact: ExactValues

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        from ayla.engine import analyst

        return analyst(self.exact).analyse(game, limits, lines=lines, stop=stop, report=report)
