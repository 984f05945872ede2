"""Fit the weights of the plain opponent's evaluation to the ends of its own games.

python benchmarks/fit_plain.py --games 1000 --nodes 2000
"""

import argparse

import numpy as np

from ayla.engine.arena import Match, Played, play_match
from ayla.engine.lots import Wandering
from ayla.engine.plain import Plain
from ayla.engine.plain.board import light, sow_all, sowings
from ayla.engine.plain.evaluation import UNIT, Weights, features
from ayla.port import Limits
from ayla.rules import Rules


def rows(played: Played) -> list[tuple[Weights, int]]:
    """The quiet positions of a game: features, and seeds still to win from there, for the mover."""
    outcome = played.game.outcome
    assert outcome is not None
    table = sowings(played.game.rules.skip_origin)
    found = []
    for turn in played.game.turns:
        position = turn.before
        board = light(position)
        if position.offer or any(sown[0] for sown in sow_all(board.pits, board.mine, table)):
            continue
        south = outcome.south - outcome.north
        final = south if position.to_move.index == 0 else -south
        found.append((features(board.pits, board.mine), final - (board.me - board.they)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the evaluation of the plain opponent.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=2000, help="a move")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    limits = Limits(nodes=options.nodes)
    for barter in (False, True):
        player = Wandering(Plain(limits), options.seed)
        match = Match(player, player, options.games, Rules(barter=barter), 6, options.seed)
        data = [row for played in play_match(match) for row in rows(played)]
        counts = np.array([row[0] for row in data], dtype=float)
        seeds = np.array([row[1] for row in data], dtype=float)
        if not barter:
            counts[:, Weights._fields.index("pits")] = 0  # always the same without barter
        weights, *_ = np.linalg.lstsq(counts, seeds, rcond=None)
        left = float(np.var(seeds - counts @ weights) / np.var(seeds))
        print(
            "with barter" if barter else "classic", f"{len(data)} positions, {left:.3f} unexplained"
        )
        for name, weight in zip(Weights._fields, weights, strict=True):
            print(f"  {name:10} {UNIT * weight:+6.0f}")


if __name__ == "__main__":
    main()
