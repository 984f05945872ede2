"""From what moves are worth to the one that is played."""

import math

from ayla.engine.moves import legal
from ayla.port import Analyst, Limits, Stop
from ayla.rules import Accept, Decline, Game, Move


def check_honour(honour: float) -> None:
    """Raise ``ValueError`` unless ``honour`` is a finite number of seeds."""
    if not -math.inf < honour < math.inf:  # whole numbers may be too large for a float
        raise ValueError(f"honour is a finite number of seeds, not {honour}")


def chosen(analyst: Analyst, game: Game, limits: Limits, honour: float, stop: Stop | None) -> Move:
    """The best move that ``analyst`` finds within ``limits``, or the only legal one at once.

    An offer is declined only where accepting costs more than ``honour`` seeds of the final margin
    (R13). Raises ``ayla.rules.RuleError`` (``game_over``) in a finished game.
    """
    moves = legal(game)
    if len(moves) == 1:
        return moves[0]
    if not game.position.offer:
        return analyst.analyse(game, limits, stop=stop).lines[0].move
    found = analyst.analyse(game, limits, lines=2, stop=stop)
    value = {line.move: line.value for line in found.lines}
    loss = value[Decline()] - value[Accept()]
    return Decline() if loss > honour else Accept()
