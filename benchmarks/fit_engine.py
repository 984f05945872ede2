"""Fit the weights of the compiled engine's evaluation, and write them into the package.

    python benchmarks/fit_engine.py classic --games 2500 --tables DIR
    python benchmarks/fit_engine.py barter --games 2500 --rounds 3

Positions come from games of the engine against itself, in which one sowing in eight is drawn by
lot, and from short random walks away from them; those where the mover can capture are left out.
Classic weights are fitted to exact values: ``--tables`` is a folder of ``ayla tablebase build``.
With barter they are fitted to what a search of ``--label-depth`` finds with the weights so far, and
where a position was played, half to how that game ended; each round starts from the last one.
Least squares with a small penalty on every weight.
"""

import argparse
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

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
from ayla.rules import Rules, Side
from ayla.rules.types import PITS

HERE = Path(ev.__file__).parent
Floats = npt.NDArray[np.float64]


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


def quiet(words: Words, rules: Rules) -> npt.NDArray[np.bool_]:
    """Where the mover cannot capture."""
    legal = legal_moves(words, rules=rules)
    calm = np.ones(len(words), np.bool_)
    for pit in range(PITS):
        places = np.flatnonzero(legal[:, pit])
        calm[places[step(words[places], np.full(len(places), pit), rules=rules).captured > 0]] = 0
    return calm


def ahead(words: Words) -> Floats:
    """Seeds captured so far, the mover's less the opponent's."""
    stores = split(words)[1].astype(np.float64)
    return stores[:, 0] - stores[:, 1]


def from_tables(words: Words, folder: Path) -> Floats:
    """The true seeds still to win, the mover's less the opponent's, in the classic game."""
    from ayla import tablebase

    return tablebase.open(folder).get_many(split(words)[0]).astype(np.float64)


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


def solve(places: npt.NDArray[np.int32], wanted: Floats, penalty: float, steps: int) -> Floats:
    """The weights whose sums come closest to what is wanted: conjugate gradients."""

    def gathered(rest: Floats) -> Floats:
        columns = (np.bincount(column, rest, ev.SIZE) for column in places.T)
        return np.asarray(sum(columns), np.float64)

    weights = np.zeros(ev.SIZE)
    rest = gathered(wanted)
    way, size = rest.copy(), rest @ rest
    for _ in range(steps):
        bent = gathered(weights_at(way, places)) + penalty * way
        far = size / (way @ bent)
        weights += far * way
        rest -= far * bent
        size, before = rest @ rest, size
        way = rest + size / before * way
    return weights


def weights_at(weights: Floats, places: npt.NDArray[np.int32]) -> Floats:
    return np.asarray(weights[places].sum(axis=1), np.float64)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("classic", "barter"))
    parser.add_argument("--games", type=int, default=2500, help="in all rounds together")
    parser.add_argument("--nodes", type=int, default=500, help="a move in these games")
    parser.add_argument("--walks", type=int, default=4, help="from each position of a game")
    parser.add_argument("--label-depth", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=Path, help="the solved classic game")
    parser.add_argument("--penalty", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--output", type=Path, default=HERE)
    options = parser.parse_args()
    rules = Rules(barter=options.game == "barter")
    if not rules.barter and options.tables is None:
        parser.error("classic weights are fitted to exact values: --tables")
    weights = ev.fitted(rules.barter)
    for number in range(options.rounds):
        weights = fit_round(options, rules, weights, number)
    name = options.output / f"{options.game}.npz"
    given = {
        name: str(value)
        for name, value in vars(options).items()
        if name not in ("output", "tables")
    }
    np.savez_compressed(name, weights=weights, made=str(given))
    print("wrote", name)


def fit_round(options: argparse.Namespace, rules: Rules, weights: ev.Weights, number: int) -> Any:
    began = time.monotonic()
    seed = options.seed * 1000 + number
    lots = np.random.default_rng(seed)
    engine = Fast(Limits(nodes=options.nodes), megabytes=4, weights=weights)
    player = Wandering(engine, seed)
    match = Match(player, player, options.games // options.rounds, rules, 6, seed)
    ended: dict[int, float] = {}
    for played in play_match(match, options.processes):
        ended.update(outcomes(played))
    played_words = np.array(list(ended), np.int64)
    walked = [walks(played_words, rules, lots) for _ in range(options.walks)]
    words = np.unique(np.concatenate([played_words, *walked]))
    words = lots.permutation(words[quiet(words, rules)])
    if rules.barter:
        parts = np.array_split(words, 8 * options.processes)
        tasks = [(part, weights, rules, options.label_depth) for part in parts]
        with get_context("spawn").Pool(options.processes) as pool:
            wanted = np.concatenate(pool.map(from_search, tasks, chunksize=1))
        lead = ahead(words)
        for place, word in enumerate(words):
            if (final := ended.get(int(word))) is not None:
                wanted[place] = (wanted[place] + final - lead[place]) / 2
    else:
        wanted = from_tables(words, options.tables)
    places = np.empty((len(words), PITS + 1), np.int32)
    ev.entries(words, places)
    held_out = len(words) // 10
    found = solve(places[held_out:], wanted[held_out:], options.penalty, 60)
    for name, part in (("held out", slice(held_out)), ("fitted", slice(held_out, None))):
        error = wanted[part] - weights_at(found, places[part])
        old = wanted[part] - weights_at(weights.astype(np.float64), places[part]) / ev.UNIT
        print(
            f"round {number}: {error.size} positions {name}: variance {wanted[part].var():.2f},"
            f" unexplained {np.mean(error**2):.2f}, before {np.mean(old**2):.2f}",
            flush=True,
        )
    print(f"  {time.monotonic() - began:.0f} s")
    return np.clip(np.rint(found * ev.UNIT), -32768, 32767).astype(np.int16)


if __name__ == "__main__":
    main()
