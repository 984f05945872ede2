"""A player that draws lots."""

from dataclasses import dataclass
from random import Random

from ayla.engine.moves import legal
from ayla.port import Stop
from ayla.rules import Game, Move


@dataclass(frozen=True, slots=True)
class Lots:
    """Every legal move is as likely; ``seed`` decides, and in the same game chooses the same."""

    seed: int = 0

    @property
    def name(self) -> str:
        """``random``."""
        return "random"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """A legal move; see ``ayla.port.Player``. It needs no time to stop."""
        del stop
        return Random(f"{self.seed} {game.plies} {game.position}").choice(legal(game))
