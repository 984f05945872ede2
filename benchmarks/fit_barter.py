"""Fit the weights of the evaluation with barter, and write them into the package.

    python benchmarks/fit_barter.py --from-plain
    python benchmarks/fit_barter.py --seed 2

The first begins with the weights of the plain opponent; the second refines those in the package.
Positions come from games of the engine against itself, in which one sowing in eight is drawn by
lot, and from short random walks away from them; those where the mover can capture are left out. The
weights are fitted to what a search of ``--label-depth`` finds with the weights so far, and where a
position was played, half to how that game ended; each round starts from the last one. Least squares
with a small penalty on every weight. ``fit_classic.py`` fits those of the classic game.
"""

import argparse
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from fitting import (  # type: ignore[import-not-found]
    HERE,
    Floats,
    hundredths,
    of_plain,
    quiet,
    solve,
    weights_at,
    write,
)
from options import count, seed  # type: ignore[import-not-found]

from ayla.engine.arena import Match, Played, play_match
from ayla.engine.fast import Fast, table
from ayla.engine.fast import evaluation as ev
from ayla.engine.fast.frames import INFINITY
from ayla.engine.fast.table import EMPTY
from ayla.engine.fast.thinking import Memory, Search
from ayla.engine.lots import Wandering
from ayla.kernel import legal_moves, pack, step
from ayla.kernel.moves import FIRST_OFFER, MOVES, PASS
from ayla.kernel.packing import Words, split
from ayla.port import Limits
from ayla.rules import GORE, Rules, Side
from ayla.rules.types import PITS


def outcomes(played: Played) -> dict[int, float]:
    """The words of a game without an open offer, each with the final margin of its mover."""
    outcome = played.game.outcome
    assert outcome is not None
    south = outcome.south - outcome.north
    return {
        pack(turn.before)[0]: south if turn.before.to_move is Side.SOUTH else -south
        for turn in played.game.turns
        if not turn.before.offer
    }


def walks(words: Words, rules: Rules, lots: np.random.Generator, plies: int = 4) -> Words:
    """Every position on one random walk from each of these; one turn in ten is an offer."""
    offers = np.zeros(len(words), np.uint8)
    found = []
    for _ in range(plies):
        drawn = lots.random((len(words), MOVES), np.float32)
        drawn[~legal_moves(words, offers, rules)] = -1
        sowings, offered = drawn.copy(), drawn[:, FIRST_OFFER:PASS]
        sowings[:, FIRST_OFFER:PASS] = -1
        offering = (offered.max(1) >= 0) & (lots.random(len(words)) < 0.1)
        moves = np.where(offering, FIRST_OFFER + offered.argmax(1), sowings.argmax(1))
        after = step(words, moves, offers, rules)
        words, offers = after.words[~after.over], after.open_offers[~after.over]
        found.append(words[offers == 0])
    return np.concatenate(found)


def from_search(task: tuple[Words, Any, Rules, int]) -> Floats:
    """The same as a search of so many plies finds it."""
    words, weights, rules, deepest = task
    memory = Memory(table.made(4))
    found = np.empty(len(words))
    for place, word in enumerate(words):
        memory.grow_older()
        search = Search(memory, weights, rules, EMPTY, 0, 0, [])
        for depth in range(1 + deepest % 2, deepest + 1, 2):
            value = search.position(int(word), 0, depth, 1, -INFINITY, INFINITY).value
        found[place] = value / ev.UNIT
    return found - ahead(words)


def ahead(words: Words) -> Floats:
    """Seeds captured so far, the mover's less the opponent's."""
    stores = split(words)[1].astype(np.float64)
    return stores[:, 0] - stores[:, 1]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--from-plain", action="store_true", help="begin with the weights of the plain opponent"
    )
    parser.add_argument("--games", type=count, default=1800, help="in all rounds together")
    parser.add_argument("--nodes", type=count, default=500, help="a move in these games")
    parser.add_argument("--walks", type=count, default=2, help="from each position of a game")
    parser.add_argument("--label-depth", type=count, default=8)
    parser.add_argument("--rounds", type=count, default=3)
    parser.add_argument("--penalty", type=float, default=5.0)
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--processes", type=count, default=1)
    parser.add_argument("--output", type=Path, default=HERE)
    options = parser.parse_args()
    if options.rounds > options.games:
        parser.error(f"{options.games} games are too few for {options.rounds} rounds")
    weights = of_plain(barter=True) if options.from_plain else ev.fitted(barter=True)
    for number in range(options.rounds):
        weights = fit_round(options, weights, number)
    write("barter", weights, options)


def fit_round(options: argparse.Namespace, weights: ev.Weights, number: int) -> ev.Weights:
    began = time.monotonic()
    chance = options.seed * 1000 + number
    lots = np.random.default_rng(chance)
    limits = Limits(nodes=options.nodes)
    engine = Fast(limits, megabytes=4, ambitious=False, weights=weights)
    player = Wandering(engine, chance)
    match = Match(player, player, options.games // options.rounds, GORE, 6, chance)
    ended: dict[int, float] = {}
    for played in play_match(match, options.processes):
        ended.update(outcomes(played))
    played_words = np.array(list(ended), np.int64)
    walked = [walks(played_words, GORE, lots) for _ in range(options.walks)]
    words = np.unique(np.concatenate([played_words, *walked]))
    words = lots.permutation(words[quiet(words, GORE)])
    parts = np.array_split(words, 8 * options.processes)
    tasks = [(part, weights, GORE, options.label_depth) for part in parts]
    with get_context("spawn").Pool(options.processes) as pool:
        wanted = np.concatenate(pool.map(from_search, tasks, chunksize=1))
    lead = ahead(words)
    for place, word in enumerate(words):
        if (final := ended.get(int(word))) is not None:
            wanted[place] = (wanted[place] + final - lead[place]) / 2
    places = np.empty((len(words), PITS + 1), np.int32)
    ev.entries(words, places)
    held_out = len(words) // 10
    found = solve(places[held_out:], ev.BARTER_SIZE, wanted[held_out:], options.penalty, steps=60)
    for name, part in (("held out", slice(held_out)), ("fitted", slice(held_out, None))):
        error = wanted[part] - weights_at(found, places[part])
        old = wanted[part] - weights_at(weights.astype(np.float64), places[part]) / ev.UNIT
        print(
            f"round {number}: {error.size} positions {name}: variance {wanted[part].var():.2f},"
            f" unexplained {np.mean(error**2):.2f}, before {np.mean(old**2):.2f}",
            flush=True,
        )
    print(f"  {time.monotonic() - began:.0f} s")
    fitted: ev.Weights = hundredths(found)
    return fitted


if __name__ == "__main__":
    main()
