"""What the search is held to: minimax on the readable rules, with nothing clever about it."""

from collections.abc import Iterator
from random import Random

from ayla.rules import Game, Move, Reason, Rules, Side


class TooLargeError(Exception):
    """The tree has more positions than the budget."""


class Minimax:
    """The true final margin of games, by trying everything.

    Raises ``TooLargeError`` beyond so many positions in all or so many plies.
    """

    def __init__(self, budget: int, deepest: int = 100) -> None:
        self.budget = budget
        self.deepest = deepest

    def value(self, game: Game) -> int:
        """Final seeds of the mover minus the opponent's when both play best for the margin."""
        south = self._south(game, game.plies + self.deepest)
        return south if game.position.to_move is Side.SOUTH else -south

    def _south(self, game: Game, deepest: int) -> int:
        self.budget -= 1
        if self.budget < 0 or game.plies > deepest:
            raise TooLargeError
        if game.outcome is not None:
            return game.outcome.south - game.outcome.north
        best = max if game.position.to_move is Side.SOUTH else min
        return best(self._south(after(game, move), deepest) for move in game.legal_moves())


def after(game: Game, *moves: Move) -> Game:
    """The game after these moves; ``game`` stays as it is."""
    twin = game.copy()
    for move in moves:
        twin.play(move)
    return twin


def random_games(rules: Rules, reason: Reason, seeds: range) -> Iterator[Game]:
    """Finished random games that ended for this reason."""
    for seed in seeds:
        lots = Random(seed)
        game = Game(rules)
        while not game.over:
            game.play(lots.choice(game.legal_moves()))
        if game.outcome is not None and game.outcome.reason is reason:
            yield game


def before_the_end(game: Game, plies: int) -> Game:
    """The game without its last plies."""
    return Game.replay(game.moves[:-plies], game.rules)
