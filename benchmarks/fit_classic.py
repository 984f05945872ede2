"""Fit the weights of the classic game to its exact values, and write them into the package.

    python benchmarks/fit_classic.py --games 160 --tables DIR

``--tables`` is the solved game, a folder of ``ayla tablebase build``. Positions are those that
searches looked at in games of the engine against itself, in which one sowing in eight is drawn by
lot, and boards drawn by lot; those where the mover can capture are left out. Weights of pairs of
neighbouring pits are fitted first and those of stretches to what they leave, so that a stretch that
is seldom seen is worth what its pairs are. Least squares with a small penalty on every weight.
"""

import argparse
import time
from pathlib import Path
from random import Random

import numpy as np
from fitting import (  # type: ignore[import-not-found]
    HERE,
    Floats,
    Places,
    hundredths,
    quiet,
    solve,
    weights_at,
    write,
)
from options import seed  # type: ignore[import-not-found]

from ayla import tablebase
from ayla.engine.arena import Match, opening
from ayla.engine.deepening import deepen
from ayla.engine.fast import evaluation as ev
from ayla.engine.fast import table
from ayla.engine.fast.frames import DEEPEST
from ayla.engine.fast.table import EMPTY
from ayla.engine.fast.thinking import Memory, Search
from ayla.engine.lots import Lots
from ayla.kernel import pack
from ayla.kernel.moves import decode, encode
from ayla.kernel.packing import Words, join, split
from ayla.rules import CLASSIC, Game, Move
from ayla.rules.types import PITS, SEEDS

ONE_IN = 8
CELLS = 16


def looked_at(options: argparse.Namespace) -> Words:
    """Positions that searches looked at, no more than ``options.most`` of each.

    They are those of games from even openings.
    """
    lots = Random(options.seed)
    drawn = np.random.default_rng(options.seed)
    memory = Memory(table.made(1))
    found = []
    for number in range(options.games):
        match = Match(Lots(), Lots(), 1, CLASSIC, lots.choice((2, 4, 6)), options.seed)
        game = opening(match, number)
        while not game.over:
            moves = game.legal_moves()
            if len(moves) == 1 or lots.randrange(ONE_IN) == 0:
                game.play(lots.choice(moves))
                continue
            game.play(best(game, memory, options.nodes))
            words = memory.table[::2]
            found.append(drawn.permutation(words[words != EMPTY])[: options.most])
    return np.unique(np.concatenate(found))


def best(game: Game, memory: Memory, nodes: int) -> Move:
    """The engine's move; ``memory`` then holds the positions that its search looked at."""
    memory.forget()
    position = game.position
    word, offer = pack(position)
    turns = game.turns_taken
    search = Search(
        memory, ev.fitted(barter=False), CLASSIC, word, offer, turns, [], most_nodes=nodes
    )
    numbers = [encode(move, position.to_move) for move in game.legal_moves()]
    weighed, _ = deepen(search, numbers, 1, DEEPEST, lambda *_: None)
    return decode(weighed[0][0], position.to_move)


def any_boards(count: int, drawn: np.random.Generator) -> Words:
    """Boards drawn by lot, each way to lay as many seeds as likely as any other."""
    seeds = 2 * drawn.integers(2, SEEDS // 2 + 1, count)
    shares = drawn.dirichlet(np.ones(PITS), count)
    pits = drawn.multinomial(seeds, shares)  # with such shares every board is as likely
    home = np.broadcast_to(np.arange(PITS) < PITS // 2, pits.shape)
    return join(pits, np.zeros(count, np.int64), home)


def pairs_in(places: Places) -> Places:
    """For each position the pairs of neighbouring cells, from those of its stretches."""
    phase, stretch = places // ev.CLASSIC_PHASE, places % ev.STRETCH
    columns: list[Places] = []
    for number in range(ev.STRETCHES):
        for shift in (0, 4):
            pair = (stretch[:, number] >> shift) & (CELLS * CELLS - 1)
            first = (phase[:, number] * 2 * ev.STRETCHES + len(columns)) * CELLS * CELLS
            columns.append(first + pair)
    return np.stack(columns, axis=1).astype(np.int32)


def spread(pairs: Floats) -> Floats:
    """The weights of pairs as weights of stretches, each pair in one of them."""
    phases = len(ev.LATER) + 1
    by_pair = pairs.reshape(phases, ev.STRETCHES, 2, CELLS, CELLS)
    stretches = np.zeros((phases, ev.STRETCHES, *[CELLS] * 4))  # the last cell comes first
    stretches += by_pair[:, :, 0, None, None, :, :]
    stretches += by_pair[:, :, 1, None, :, :, None]
    return stretches.ravel()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--nodes", type=int, default=20_000, help="a move in these games")
    parser.add_argument("--most", type=int, default=1500, help="positions of a search")
    parser.add_argument("--boards", type=int, default=2_000_000, help="drawn by lot, as well")
    parser.add_argument("--tables", type=Path, required=True, help="the solved classic game")
    parser.add_argument("--penalty", type=float, default=5.0)
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--output", type=Path, default=HERE)
    options = parser.parse_args()
    began = time.monotonic()
    drawn = np.random.default_rng(options.seed)
    words = np.concatenate([looked_at(options), any_boards(options.boards, drawn)])
    words = drawn.permutation(words[quiet(words, CLASSIC)])
    wanted = tablebase.open(options.tables).get_many(split(words)[0]).astype(np.float64)
    places = np.empty((len(words), ev.STRETCHES), np.int32)
    ev.entries(words, places)
    held_out = len(words) // 10
    print(f"{len(words)} positions after {time.monotonic() - began:.0f} s", flush=True)

    two = pairs_in(places)
    size = ev.CLASSIC_SIZE // ev.STRETCH * 2 * CELLS * CELLS
    pairs = solve(two[held_out:], size, wanted[held_out:], options.penalty)
    rest = wanted - weights_at(pairs, two)
    found = spread(pairs)
    found += solve(places[held_out:], ev.CLASSIC_SIZE, rest[held_out:], options.penalty)
    weights = hundredths(found)
    for name, part in (("held out", slice(held_out)), ("fitted", slice(held_out, None))):
        error = wanted[part] - weights_at(weights / ev.UNIT, places[part])
        print(
            f"{error.size} positions {name}: variance {wanted[part].var():.2f}, unexplained by"
            f" pairs {np.mean(rest[part] ** 2):.2f}, by stretches {np.mean(error**2):.2f}"
        )
    print(f"{time.monotonic() - began:.0f} s")
    write("classic", weights, options)


if __name__ == "__main__":
    main()
