"""OpenSpiel's Monte Carlo tree search as a player of ours.

The search is ``open_spiel.python.algorithms.mcts.MCTSBot`` as it comes. Its random games are played
by the kernel: OpenSpiel's own evaluator would call Python for each move of each game, and see a
hundredth of the games in the same time.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import cast

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from ayla.adapters.openspiel.actions import move_of
from ayla.adapters.openspiel.states import GoreGame, GoreState, Utility
from ayla.kernel.playouts import random_games
from ayla.port import LimitError, Stop, check_limit
from ayla.rules import Game, Move, Rules
from ayla.rules.game import game_over
from ayla.rules.types import SEEDS

ROLLOUTS = 8
"""Random games to value a new position by: the kernel plays eight in hardly more time than one."""
EXPLORATION = 2.0
"""How much the search looks at what seems worse: the constant of UCT, OpenSpiel's usual one."""


@dataclass(frozen=True, slots=True)
class OpenSpielMcts:
    """OpenSpiel's tree search: ``seconds`` of wall time a move, or ``simulations`` a move.

    With both, whichever is reached first. ``utility``: what it plays for, to win or to win by much.
    ``seed`` decides the lots; with ``simulations`` alone, it always chooses the same in the same
    game. The tree, and so its memory, grows until the limit. Raises ``LimitError`` when none is
    given, one is not above zero or not finite, or simulations or rollouts are no whole number.
    """

    seconds: float | None = None
    simulations: int | None = None
    utility: Utility = "result"
    seed: int = 0
    rollouts: int = ROLLOUTS
    exploration: float = EXPLORATION

    def __post_init__(self) -> None:
        limits = {"seconds": self.seconds, "simulations": self.simulations}
        if all(value is None for value in limits.values()):
            raise LimitError("a tree search needs a limit: seconds or simulations")
        for name, value in (limits | {"rollouts": self.rollouts}).items():
            if value is not None:
                check_limit(name, value, whole=name != "seconds")

    @property
    def name(self) -> str:
        """``openspiel-mcts``."""
        return "openspiel-mcts"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """The move visited most, or the only legal one at once; see ``ayla.port.Player``.

        Compiling, where it is still to be done, is not counted as thinking.
        """
        moves = game.legal_moves()
        if len(moves) == 1:
            return moves[0]
        return move_of(self.grow(game, stop=stop).best_child().action)

    def grow(self, game: Game, *, stop: Stop | None = None) -> mcts.SearchNode:
        """The tree that the search grows where ``game`` stands, of at least two simulations.

        Its ``children`` are the legal moves as far as ``explore_count`` visits and ``total_reward``
        tell of them. Raises what ``choose`` does.
        """
        if (ended := game.outcome) is not None:
            raise game_over(ended, self.name)
        goal = _game(game.rules, self.utility)
        _compile()
        began = time.monotonic()

        def over() -> bool:
            late = self.seconds is not None and time.monotonic() - began >= self.seconds
            return late or (stop is not None and stop.is_set())

        state = goal.state_of(game)
        state.remembers = True
        search = _Search(
            goal,
            self.exploration,
            self.simulations or sys.maxsize,
            Rollouts(goal, self.rollouts, seed=f"{self.seed} {game.plies}"),
            random_state=np.random.RandomState((self.seed + game.plies) % 2**32),
            over=over,
        )
        return search.mcts_search(state)


class Rollouts(mcts.Evaluator):
    """Values a position by the mean of some random games, as OpenSpiel's rollouts do.

    They count their turns from the position, and do not know what stood before it (R16).
    """

    def __init__(self, game: GoreGame, games: int, seed: str) -> None:
        self._game = game
        self._games = games
        self._seeds = Random(seed)

    def evaluate(self, state: GoreState) -> NDArray[np.float64]:
        """The expected returns of South and North, shape ``(2,)``."""
        position = state.moment.position
        seed = self._seeds.getrandbits(63)
        ends = random_games(self._games, self._game.rules, seed=seed, position=position).seeds
        margins = ends[:, 0].astype(np.int64) - ends[:, 1]
        if self._game.utility == "margin":
            value = margins.mean() / SEEDS
        else:
            value = np.sign(margins).mean()
        values = np.array([value, -value])
        return values if position.to_move.index == 0 else -values

    def prior(self, state: GoreState) -> list[tuple[int, float]]:
        """Each legal action with the same probability."""
        actions = state.moment.actions
        return [(action, 1 / len(actions)) for action in actions]


class _Over(Exception):  # noqa: N818  # no error
    """The search has to answer now."""


class _Search(mcts.MCTSBot):
    """OpenSpiel's search, which counts simulations only, ended by a clock between two of them."""

    def __init__(self, *args: object, over: Callable[[], bool], **options: object) -> None:
        super().__init__(*args, **options)
        self._over = over
        self._root: mcts.SearchNode | None = None

    def mcts_search(self, state: GoreState) -> mcts.SearchNode:
        """The root of the tree, as far as it was grown."""
        try:
            return super().mcts_search(state)
        except _Over:
            return self._root

    def _apply_tree_policy(
        self, root: mcts.SearchNode, state: GoreState
    ) -> tuple[list[mcts.SearchNode], GoreState]:
        # Called at the begin of each simulation, when the tree is whole. Without children, which
        # the second one gives it, the root would have no best move.
        self._root = root
        if root.children and self._over():
            raise _Over
        path, leaf = super()._apply_tree_policy(root, state)
        return path, leaf


@cache
def _game(rules: Rules, utility: Utility) -> GoreGame:
    parameters = {
        "barter": rules.barter,
        "skip_origin": rules.skip_origin,
        "endless": rules.endless,
        "utility": utility,
    }
    return cast("GoreGame", pyspiel.load_game("python_gore", parameters))


@cache
def _compile() -> None:
    random_games(1)
