"""The plain opponent against one that takes the biggest capture at once.

python benchmarks/first_opponent.py --games 100 --seconds 0.1
"""

import argparse
from collections import Counter
from pathlib import Path

from options import count  # type: ignore[import-not-found]

from ayla.engine.arena import Match, play_match, record, tally
from ayla.engine.greedy import Greedy
from ayla.engine.plain import Plain
from ayla.notation.records import write_records
from ayla.port import Limits
from ayla.rules import Rules


def main() -> None:
    parser = argparse.ArgumentParser(description="Plain against greedy, each beginning half.")
    parser.add_argument("--games", type=count, default=100)
    parser.add_argument("--seconds", type=float, default=0.1, help="a move, for plain")
    parser.add_argument("--classic", action="store_true", help="no barter")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=count)
    parser.add_argument("--records", type=Path, help="write the games to this file")
    options = parser.parse_args()
    match = Match(
        Plain(Limits(seconds=options.seconds)),
        Greedy(options.seed),
        games=options.games,
        rules=Rules(barter=not options.classic),
        seed=options.seed,
    )
    games = list(play_match(match, options.processes))
    if options.records:
        names = (match.one.name, match.two.name)
        options.records.write_text(write_records(record(played, names) for played in games))
    result = tally(games)
    reasons = sorted(str(played.game.outcome.reason) for played in games if played.game.outcome)
    print(f"plain against greedy, {'classic' if options.classic else 'with barter'}")
    print(f"  won {result.wins}, drawn {result.draws}, lost {result.losses}")
    print(f"  mean margin {result.margin:+.1f} seeds, score {100 * result.score:.1f} %")
    low, elo, high = result.elo
    print(f"  Elo {elo:+.0f}, 95 % between {low:+.0f} and {high:+.0f}")
    print("  ended by", ", ".join(f"{n} {reason}" for reason, n in Counter(reasons).items()))
    turns = sum(played.game.turns_taken for played in games)
    print(f"  {turns / len(games):.0f} turns a game")


if __name__ == "__main__":
    main()
