"""Find the noise of each rung of the levels' ladder at which the rung above scores as wanted.

    python benchmarks/fit_levels.py --rules classic

From the strongest rung down: how far each looks stays as it is written in `ayla.engine.levels`;
its noise is found by halving, in matches from openings that `levels.py` does not play. Each rung
has the honour of the level with its number, the one below level 1 that of level 1. It prints what
to write there; nothing is changed.
"""

import argparse
import math
from dataclasses import dataclass

from options import count, factor, share  # type: ignore[import-not-found]

from ayla.engine.arena import Match, play_match, tally
from ayla.engine.levels import BARTER_RUNGS, CLASSIC_RUNGS, LEVELS, Level, Strength
from ayla.rules import Game, Rules

FIRST_OPENINGS = 1000
"""Seeds of matches lie above this; `levels.py` begins at 0."""


@dataclass(frozen=True, slots=True)
class Trial(Level):
    """One strength, whatever the day, with the honour of its level."""

    tried: Strength = CLASSIC_RUNGS[0]

    def strength(self, game: Game) -> Strength:
        """The same in all games."""
        del game
        return self.tried


def on_rung(number: int, seed: int, strength: Strength) -> Trial:
    """A player of some strength on a rung; the one below level 1 has no level of its own."""
    return Trial(max(number, LEVELS[0]), seed, strength)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", choices=("gore", "classic"), required=True)
    parser.add_argument("--games", type=count, default=100, help="in each step of halving")
    parser.add_argument("--steps", type=count, default=5, help="how often the range is halved")
    parser.add_argument("--range", type=factor, default=3.0, help="times the noise of now, or less")
    parser.add_argument("--score", type=share, default=0.89, help="that the rung above should have")
    numbers = range(len(CLASSIC_RUNGS))
    for name, usual, what in (
        ("--down-from", LEVELS[-1], "this rung stays"),
        ("--down-to", 0, "the last to be found"),
    ):
        parser.add_argument(name, type=int, choices=numbers, default=usual, help=what)
    parser.add_argument("--processes", type=count)
    options = parser.parse_args()
    if options.down_to >= options.down_from:
        parser.error(
            f"--down-to {options.down_to} is not below --down-from {options.down_from}:"
            " there is no rung to be found"
        )
    rules = Rules(barter=options.rules == "gore")
    rungs = BARTER_RUNGS if rules.barter else CLASSIC_RUNGS
    above = rungs[options.down_from]
    for number in range(options.down_from - 1, options.down_to - 1, -1):
        limits, noise, lines = rungs[number]
        low, high = (math.log(noise * by) for by in (1 / options.range, options.range))
        for step in range(options.steps):
            tried = Strength(limits, math.exp((low + high) / 2), lines)
            seed = FIRST_OPENINGS + 100 * number + step
            match = Match(
                on_rung(number + 1, 2 * seed, above),
                on_rung(number, 2 * seed + 1, tried),
                options.games,
                rules,
                seed=seed,
            )
            score = tally(list(play_match(match, options.processes))).score
            print(f"  rung {number} at {tried.noise:.3f}: {100 * score:.1f} %", flush=True)
            if score < options.score:
                low = math.log(tried.noise)
            else:
                high = math.log(tried.noise)
        above = Strength(limits, round(math.exp((low + high) / 2), 3), lines)
        print(f"rung {number}: {above}", flush=True)


if __name__ == "__main__":
    main()
