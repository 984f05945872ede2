"""What there is to choose from."""

from ayla.notation import format_position
from ayla.rules import Game, Move
from ayla.rules.game import game_over


def legal(game: Game) -> tuple[Move, ...]:
    """The legal moves where ``game`` stands.

    Raises ``RuleError`` (``game_over``) in a finished game, where there are none.
    """
    if (ended := game.outcome) is not None:
        raise game_over(ended, format_position(game.position))
    return game.legal_moves()
