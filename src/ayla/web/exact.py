"""Analyses from someone who knows the true values of the classic game."""

from typing import Final

from ayla.port import Analysis, ExactValues, Line
from ayla.rules import CLASSIC, Game, Move
from ayla.rules.events import Settled
from ayla.rules.game import TURN_LIMIT

_LONGEST_PLAY: Final = 24
"""Plies of expected play that are told at most."""
_SAFE_TURNS: Final = 100
"""With fewer turns left than this, the turn limit could change what the true value says (R16)."""


def known_values(game: Game, exact: ExactValues, lines: int) -> Analysis | None:
    """The best ``lines`` moves with their true values, or ``None`` where these are not known.

    They are for the classic game without other switches, and while the turn limit is far. A move
    that settles the game by repetition is worth what it settles for (R16).
    """
    if game.over or game.rules != CLASSIC or game.turns_taken > TURN_LIMIT - _SAFE_TURNS:
        return None
    position = game.position
    future = exact.probe_values(position)
    if not future:
        return None
    mover = position.to_move.index
    ahead = position.stores[mover] - position.stores[1 - mover]
    best = exact.best_moves(position)
    found = []
    for move in game.legal_moves():
        after = game.copy()
        turn = after.play(move)
        value = ahead + future[move]
        if isinstance(turn.events[-1], Settled):
            value = turn.position.stores[mover] - turn.position.stores[1 - mover]
        found.append(Line(move, value, True, (move, *_play(after, exact))))
    found.sort(key=lambda line: (-line.value, line.move not in best))
    return Analysis(tuple(found[:lines]), 0, 0, 0.0)


def _play(game: Game, exact: ExactValues) -> tuple[Move, ...]:
    """Best play from here on, so far as it is known."""
    moves: list[Move] = []
    while not game.over and len(moves) < _LONGEST_PLAY - 1:
        best = exact.best_moves(game.position)
        if not best:
            break
        moves.append(best[0])
        game.play(best[0])
    return tuple(moves)
