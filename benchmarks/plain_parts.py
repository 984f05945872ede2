"""What parts of the plain opponent are worth: matches against itself with one thing changed.

python benchmarks/plain_parts.py --games 200 --nodes 400
python benchmarks/plain_parts.py --games 200 --nodes 400 --weights 120,30,200,-80
"""

import argparse
from dataclasses import dataclass
from unittest import mock

from options import count  # type: ignore[import-not-found]

from ayla.engine.arena import Match, play_match, tally
from ayla.engine.doubts import GUESSED
from ayla.engine.plain import Plain
from ayla.engine.plain.evaluation import Weights, evaluate
from ayla.engine.plain.search import Node, Search
from ayla.port import Limits, Player, Stop
from ayla.rules import Game, Move, Rules


def at_once(
    search: Search, pits: int, mine: int, me: int, they: int, turn: int, alpha: int, beta: int
) -> Node:
    """The evaluation, whatever there is to capture."""
    return evaluate(pits, mine, me, they), GUESSED, None


@dataclass(frozen=True, slots=True)
class WithoutExtensions:
    """Plain, but the search ends at its depth even in the middle of captures."""

    limits: Limits

    @property
    def name(self) -> str:
        return "without extensions"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        with mock.patch.object(Search, "_quiet", at_once):
            return Plain(self.limits).choose(game, stop=stop)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plain against a changed plain.")
    parser.add_argument("--games", type=count, default=200)
    parser.add_argument("--nodes", type=count, default=400, help="a move")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--weights", help="for the other one: " + ",".join(Weights._fields))
    options = parser.parse_args()
    limits = Limits(nodes=options.nodes)
    other: Player = WithoutExtensions(limits)
    if options.weights:
        other = Plain(limits, weights=Weights(*map(int, options.weights.split(","))))
    for barter in (False, True):
        rules = Rules(barter=barter)
        match = Match(Plain(limits), other, options.games, rules, 6, options.seed)
        result = tally(list(play_match(match)))
        print(
            "with barter:" if barter else "classic:",
            f"won {result.wins}, drawn {result.draws}, lost {result.losses},",
            "Elo {1:+.0f} ({0:+.0f} to {2:+.0f})".format(*result.elo),
        )


if __name__ == "__main__":
    main()
