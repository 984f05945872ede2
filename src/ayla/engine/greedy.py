"""A player that takes the biggest capture at once and thinks no further."""

from dataclasses import dataclass
from random import Random

from ayla.engine.moves import legal
from ayla.notation.moves import captured
from ayla.port import Stop
from ayla.rules import Accept, Decline, Game, Move, Offer, Position, Rules, legal_moves, play
from ayla.rules.barter import price


@dataclass(frozen=True, slots=True)
class Greedy:
    """Sows where that captures most at once; a draw of lots decides between equals.

    It never offers. It accepts an offer when its next sowing then captures so much more that this
    makes up for the payment, and declines otherwise. ``seed`` decides the lots: in the same game it
    always chooses the same; ``None`` draws anew.
    """

    seed: int | None = 0

    @property
    def name(self) -> str:
        """``greedy``."""
        return "greedy"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """The move that captures most; see ``ayla.port.Player``. It needs no time to stop."""
        del stop
        moves = legal(game)
        gains = {
            move: _gain(game.position, move, game.rules)
            for move in moves
            if not isinstance(move, Offer)
        }
        most = max(gains.values())
        best = [move for move, gain in gains.items() if gain == most]
        if Accept() in best:
            return Accept()
        lots = Random(None if self.seed is None else f"{self.seed} {game.plies}")
        return lots.choice(best)


def _gain(position: Position, move: Move, rules: Rules) -> int:
    """Seeds that the mover wins at once, with an answer those of the sowing after it."""
    turn = play(position, move, rules)
    if not isinstance(move, Accept | Decline):
        return captured(turn)
    paid = price(position.offer) if isinstance(move, Accept) else 0
    sowings = (
        sowing for sowing in legal_moves(turn.position, rules) if not isinstance(sowing, Offer)
    )
    return max(_gain(turn.position, sowing, rules) for sowing in sowings) - paid
