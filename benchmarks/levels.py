"""Every level against the one below it, each opening begun by both.

    python benchmarks/levels.py --games 200

Levels look ahead by depth and nodes and not by time, so the same seed gives the same games.
"""

import argparse

from options import count  # type: ignore[import-not-found]

from ayla.engine.arena import Match, play_match, tally
from ayla.engine.levels import LEVELS, Level
from ayla.rules import Rules


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=count, default=200, help="for each pair and game")
    parser.add_argument("--rules", choices=("gore", "classic", "both"), default="both")
    parser.add_argument(
        "--levels",
        type=int,
        nargs="+",
        choices=LEVELS[1:],
        default=[*LEVELS[1:]],
        help="these alone",
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=count)
    options = parser.parse_args()
    print("rules    level  below  won  drawn  lost   score  margin   Elo (95 %)")
    for name in ("gore", "classic") if options.rules == "both" else (options.rules,):
        for number in options.levels:
            match = Match(
                Level(number, 2 * options.seed),
                Level(number - 1, 2 * options.seed + 1),
                options.games,
                Rules(barter=name == "gore"),
                seed=options.seed,
            )
            result = tally(list(play_match(match, options.processes)))
            low, elo, high = result.elo
            print(
                f"{name:8} {number:5}  {number - 1:5} {result.wins:4} {result.draws:6}"
                f" {result.losses:5}  {100 * result.score:5.1f} %  {result.margin:+6.1f}"
                f"   {elo:+.0f} ({low:+.0f} to {high:+.0f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
