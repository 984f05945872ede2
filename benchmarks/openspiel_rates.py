"""How fast OpenSpiel plays and searches Goré, beside its own oware in C++.

python benchmarks/openspiel_rates.py --seconds 3
"""

import argparse
from collections.abc import Callable
from time import monotonic
from typing import Any

import pyspiel

from ayla.adapters.openspiel.mcts import ROLLOUTS, OpenSpielMcts
from ayla.rules import CLASSIC, GORE, Game

GAMES = {"gore": "python_gore", "classic": "python_gore(barter=False)"}
RULES = {"gore": GORE, "classic": CLASSIC}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second, measured for so long and not less than once."""
    began, done = monotonic(), 0
    while not done or monotonic() - began < seconds:
        done += work()
    return done / (monotonic() - began)


def random_moves(game: Any) -> int:
    state, moves = game.new_initial_state(), 0
    seed = 1
    while not state.is_terminal():
        actions = state.legal_actions()
        seed = seed * 48271 % 0x7FFFFFFF
        state.apply_action(actions[seed % len(actions)])
        moves += 1
    return moves


def search_in_c(game: Any, seconds: float) -> int:
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 1000, True, 1, False, max_wall_clock_time=seconds)
    count: int = bot.mcts_search(game.new_initial_state()).explore_count
    return count


def search(name: str, seconds: float, rollouts: int) -> int:
    player = OpenSpielMcts(seconds=seconds, rollouts=rollouts)
    count: int = player.grow(Game(RULES[name])).explore_count
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line")
    seconds = parser.parse_args().seconds
    oware = pyspiel.load_game("oware")
    print(f"{rate(lambda: random_moves(oware), seconds):>10,.0f} random moves/s, oware")
    for name, loaded in GAMES.items():
        game = pyspiel.load_game(loaded)

        def moves(game: Any = game) -> int:
            return random_moves(game)

        print(f"{rate(moves, seconds):>10,.0f} random moves/s, {name}")
    count = search_in_c(oware, seconds) / seconds
    print(f"{count:>10,.0f} simulations/s, oware, pyspiel.MCTSBot")
    for name, loaded in GAMES.items():
        count = search_in_c(pyspiel.load_game(loaded), seconds) / seconds
        print(f"{count:>10,.0f} simulations/s, {name}, pyspiel.MCTSBot")
        search(name, 0.01, 1)
        for rollouts in (1, ROLLOUTS):
            count = search(name, seconds, rollouts) / seconds
            print(
                f"{count:>10,.0f} simulations/s of {rollouts} random games, {name}, OpenSpielMcts"
            )


if __name__ == "__main__":
    main()
