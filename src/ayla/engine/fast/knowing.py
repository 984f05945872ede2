"""Lines from one who knows the true values, instead of a search."""

from typing import Final

from ayla.port import ExactValues, Line
from ayla.rules import Game, Move, Position, is_over, play
from ayla.rules.game import TURN_LIMIT

LONGEST: Final = 60
"""Moves of expected play that are given at most."""
_FAR_FROM_LIMIT: Final = 150
"""Turns that must be left so that the turn limit (R16) plays no part."""


def exact_lines(exact: ExactValues, game: Game) -> tuple[Line, ...]:
    """Every legal move with its true value, best first, or nothing where that is not known.

    Among equals those that make progress come first. Not known is also what leans on the history
    of the game (R16): where a position came round before, or the turn limit is near.
    """
    position = game.position
    if exact.rules != game.rules or TURN_LIMIT - game.turns_taken < _FAR_FROM_LIMIT:
        return ()
    stood = [turn.position for turn in game.turns] + [game.start]
    if len(set(stood)) < len(stood):
        return ()
    values = exact.probe_values(position)
    if values is None:
        return ()
    mover = position.to_move
    ahead = position.stores[mover.index] - position.stores[mover.opponent.index]
    progress = exact.best_moves(position)
    order = sorted(values, key=lambda move: (-values[move], move not in progress))
    return tuple(
        Line(
            move,
            float(values[move] + ahead),
            True,
            (move, *expected(exact, play(position, move, game.rules).position)),
        )
        for move in order
    )


def expected(exact: ExactValues, position: Position) -> list[Move]:
    """Best play from a position on, until it comes round again or is not known."""
    moves: list[Move] = []
    met = {position}
    while len(moves) < LONGEST - 1 and not is_over(position):
        best = exact.best_moves(position)
        if not best:
            break
        moves.append(best[0])
        position = play(position, best[0], exact.rules).position
        if position in met:
            break
        met.add(position)
    return moves
