"""One of our players against OpenSpiel's tree search, each opening begun by both.

    python benchmarks/openspiel_match.py plain --seconds 0.1 --mcts-seconds 1 --games 100

Games run side by side, by default one on each processor. Players who think by the clock need a
processor each: with more processes than idle processors both search less.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from options import count  # type: ignore[import-not-found]

from ayla.adapters.openspiel.mcts import ROLLOUTS, OpenSpielMcts
from ayla.engine.arena import Match, Played, play_match, tally
from ayla.engine.greedy import Greedy
from ayla.engine.plain import Plain
from ayla.port import Limits, Player
from ayla.rules import Rules

OURS: dict[str, Callable[[argparse.Namespace], Player]] = {
    "plain": lambda options: Plain(Limits(seconds=options.seconds)),
    "greedy": lambda options: Greedy(options.seed),
    "mcts": lambda options: OpenSpielMcts(seconds=options.seconds, seed=options.seed + 1),
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("player", choices=OURS, help="ours; mcts is OpenSpiel's against itself")
    parser.add_argument("--games", type=count, default=100)
    parser.add_argument("--seconds", type=float, default=0.1, help="a move, for ours")
    parser.add_argument("--mcts-seconds", type=float, default=1.0, help="a move, for OpenSpiel's")
    parser.add_argument("--mcts-simulations", type=count, help="a move, instead of seconds")
    parser.add_argument(
        "--rollouts", type=count, default=ROLLOUTS, help="random games a simulation"
    )
    parser.add_argument("--utility", choices=("result", "margin"), default="result")
    parser.add_argument("--rules", choices=("gore", "classic", "both"), default="both")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=count)
    return parser.parse_args()


def main() -> None:
    options = arguments()
    timed = options.mcts_simulations is None
    theirs = OpenSpielMcts(
        seconds=options.mcts_seconds if timed else None,
        simulations=options.mcts_simulations,
        utility=options.utility,
        seed=options.seed,
        rollouts=options.rollouts,
    )
    match = Match(OURS[options.player](options), theirs, options.games, seed=options.seed)
    pace = f"{options.mcts_seconds:g} s" if timed else f"{options.mcts_simulations} simulations"
    print(f"{options.player} at {options.seconds:g} s a move against OpenSpiel's MCTS at {pace}")
    print("rules    games  won  drawn  lost   score  margin   Elo (95 %)             ended by")
    for name in ("classic", "gore") if options.rules == "both" else (options.rules,):
        began = monotonic()
        rules = Rules(barter=name == "gore")
        games = list(play_match(replace(match, rules=rules), options.processes))
        print(f"{row(name, games)}   [{monotonic() - began:.0f} s]", flush=True)


def row(name: str, games: list[Played]) -> str:
    result = tally(games)
    low, elo, high = result.elo
    reasons = Counter(str(played.game.outcome.reason) for played in games if played.game.outcome)
    return (
        f"{name:8} {result.games:5} {result.wins:4} {result.draws:6} {result.losses:5}"
        f"  {100 * result.score:5.1f} %  {result.margin:+6.1f}"
        f"   {f'{elo:+.0f} ({low:+.0f} to {high:+.0f})':22}"
        f" {', '.join(f'{count} {reason}' for reason, count in sorted(reasons.items()))}"
    )


if __name__ == "__main__":
    main()
