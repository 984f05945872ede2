"""Search, evaluation, levels and analysis.

Nothing here loads NumPy or Numba until it is needed.
"""

from functools import cache
from typing import TYPE_CHECKING

from ayla.engine.exact import Exactly, Perfect
from ayla.engine.plain import Plain
from ayla.port import Analysis, Analyst, ExactValues, LimitError, Limits, Line
from ayla.rules import GORE, Game, Position, Rules

if TYPE_CHECKING:
    from ayla.engine.fast import Fast

__all__ = [
    "Analysis",
    "Exactly",
    "LimitError",
    "Limits",
    "Line",
    "Perfect",
    "analyse",
    "analyst",
]

USUAL_SECONDS = 1.0
"""How long an analysis takes when nobody says."""


def analyse(
    position: Position | Game,
    *,
    rules: Rules | None = None,
    seconds: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    lines: int = 1,
    exact: ExactValues | None = None,
) -> Analysis:
    """The best ``lines`` moves of a position, best first, each with its value and expected play.

    A position counts as the start of a game: nothing has stood before, no turn has been taken
    (R16). A game brings its history. ``rules`` are those of a position, by default the game with
    barter; a game has its own, and they are ignored for it. Ends at the first limit given: seconds,
    ``depth`` in plies or ``nodes`` visited; without one after a second. Where ``exact``, such as an
    open tablebase, knows the true values, they are given instead (``Exactly``), and a search looks
    them up on its way.

    Raises ``LimitError`` for a limit, or a number of lines, that is not above zero, ``TypeError``
    for what is neither a position nor a game, and ``ayla.RuleError`` when the game is over
    (``game_over``) or an offer is open in the classic game (``barter_off``).
    """
    if not isinstance(position, Position | Game):
        raise TypeError(f"a position or a game is analysed, not {type(position).__name__}")
    game = position if isinstance(position, Game) else Game(rules or GORE, position)
    if seconds is None and depth is None and nodes is None:
        seconds = USUAL_SECONDS
    limits = Limits(seconds, depth, nodes)
    thinking = analyst(exact)
    if exact is not None:
        thinking = Exactly(thinking, exact)
    return thinking.analyse(game, limits, lines=lines)


def analyst(exact: ExactValues | None = None) -> Analyst:
    """Who searches: the compiled engine, which is compiled or loaded when it is first asked.

    It looks up what ``exact`` knows of boards with few seeds on the way; ``Exactly`` looks up the
    position itself. Without Numba, or with one that does not run on this Python, ``plain``
    searches.
    """
    engine = _fast()
    if engine is None:
        return Plain()
    return engine if exact is None else engine.knowing(exact)


@cache
def _fast() -> "Fast | None":
    try:
        from ayla.engine.fast import Fast
    except ImportError:
        return None
    return Fast(fresh=True)
