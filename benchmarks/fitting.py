"""What the fits of the engine's evaluation share: quiet positions, least squares, and the file."""

import argparse
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ayla.engine.fast import evaluation as ev
from ayla.engine.plain.evaluation import FITTED
from ayla.kernel import legal_moves, step
from ayla.kernel.packing import LANE, Words
from ayla.rules import Rules
from ayla.rules.types import PITS

HERE = Path(ev.__file__).parent
Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.int32]


def quiet(words: Words, rules: Rules) -> npt.NDArray[np.bool_]:
    """Where the mover cannot capture."""
    legal = legal_moves(words, rules=rules)
    calm = np.ones(len(words), np.bool_)
    for pit in range(PITS):
        places = np.flatnonzero(legal[:, pit])
        calm[places[step(words[places], np.full(len(places), pit), rules=rules).captured > 0]] = 0
    return calm


def solve(places: Places, size: int, wanted: Floats, penalty: float, steps: int = 40) -> Floats:
    """The ``size`` weights whose sums come closest to what is wanted: conjugate gradients."""

    def gathered(rest: Floats) -> Floats:
        columns = (np.bincount(column, rest, size) for column in places.T)
        return np.asarray(sum(columns), np.float64)

    weights = np.zeros(size)
    rest = gathered(wanted)
    way, left = rest.copy(), rest @ rest
    for _ in range(steps):
        bent = gathered(weights_at(way, places)) + penalty * way
        far = left / (way @ bent)
        weights += far * way
        rest -= far * bent
        left, before = rest @ rest, left
        way = rest + left / before * way
    return weights


def weights_at(weights: Floats, places: Places) -> Floats:
    """The value of each position: the sum of its weights."""
    found = np.zeros(len(places))
    for column in places.T:
        found += weights[column]
    return found


def of_plain(barter: bool) -> ev.Weights:
    """The evaluation of the plain opponent, in the weights of the engine."""
    seeds = np.arange(16)
    own = FITTED.mobility * (seeds > 0) + FITTED.hoards * (seeds >= PITS)
    if barter:
        own += FITTED.pits
        cells = np.zeros(1 << LANE, np.int64)
        cells[:16], cells[16:32] = -own, own
        pairs = np.tile(cells, PITS << LANE)  # each pit counts in the pair that it begins
        phase = np.concatenate([pairs, np.full(ev.PHASE - ev.STATES, FITTED.tempo)])
    else:
        pairs = (own[:, np.newaxis] + own).ravel()
        stretch = np.tile(pairs, ev.STRETCH // len(pairs))  # and in the stretch, its first two
        phase = np.concatenate([stretch + FITTED.tempo, stretch, -stretch, -stretch])
    return np.tile(phase, len(ev.LATER) + 1).astype(np.int16)


def hundredths(weights: Floats) -> ev.Weights:
    """Weights in seeds as the engine has them."""
    return np.clip(np.rint(weights * ev.UNIT), -32768, 32767).astype(np.int16)


def write(name: str, weights: ev.Weights, options: argparse.Namespace) -> None:
    """Write the weights of a game, and what they were made with, into a folder."""
    given = {
        option: str(value)
        for option, value in vars(options).items()
        if option not in ("output", "tables")
    }
    path = options.output / f"{name}.npz"
    np.savez_compressed(path, weights=weights, made=str(given))
    print("wrote", path)
