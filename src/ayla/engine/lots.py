"""Players that draw lots."""

from dataclasses import dataclass
from random import Random

from ayla.engine.moves import legal
from ayla.port import Player, Stop
from ayla.rules import Game, Move, Sow


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


@dataclass(frozen=True, slots=True)
class Wandering:
    """Lets ``player`` choose, but draws one sowing in ``one_in`` by lot.

    So games that a fit learns from see all kinds of positions. ``seed`` decides the lots.
    """

    player: Player
    seed: int = 0
    one_in: int = 8

    @property
    def name(self) -> str:
        """``wandering``."""
        return "wandering"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """A legal move; see ``ayla.port.Player``."""
        lots = Random(f"{self.seed} {game.moves}")
        sowings = [move for move in legal(game) if isinstance(move, Sow)]
        if sowings and lots.randrange(self.one_in) == 0:
            return lots.choice(sowings)
        return self.player.choose(game, stop=stop)
