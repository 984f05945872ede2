"""The search of the compiled engine beside perft in C (limit.c) and in the kernel, in one run.

python benchmarks/search.py --rounds 3

All take turns on one core, and each is judged by its best round, in processor time, so that other
work on the machine disturbs little. Rates are millions a second. Then how long after its time a
search stops, by the clock, which other work does disturb.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from time import monotonic, process_time

from kernel import (  # type: ignore[import-not-found]
    compiled_limit,
    limit_rates,
    line,
    perft_rate,
)

from ayla.engine.fast import Fast
from ayla.kernel import perft
from ayla.port import Limits
from ayla.rules import CLASSIC, GORE, Game, Rules, start

NODES = 4_000_000
LATE_SECONDS = 0.05
LATE_TIMES = 40


def search_rate(rules: Rules) -> float:
    """Positions from the usual start on, with an empty table at first."""
    engine = Fast(fresh=True)
    engine.analyse(Game(rules), Limits(depth=1))
    began = process_time()
    found = engine.analyse(Game(rules), Limits(nodes=NODES))
    return found.nodes / (process_time() - began) / 1e6


def lateness() -> list[float]:
    """Milliseconds between the time a search was given and its end."""
    engine = Fast()
    late = []
    for _ in range(LATE_TIMES):
        began = monotonic()
        engine.analyse(Game(GORE), Limits(seconds=LATE_SECONDS))
        late.append(1000 * (monotonic() - began - LATE_SECONDS))
    return late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many counts")
    rounds = parser.parse_args().rounds
    if rounds < 1:
        parser.error(f"--rounds is a number from 1, not {rounds}")
    perft(start(), 3, CLASSIC)
    best: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as directory:
        program = compiled_limit(Path(directory))
        for _ in range(rounds):
            rates = limit_rates(program)
            rates["perft"] = perft_rate()
            rates["classic"] = search_rate(CLASSIC)
            rates["barter"] = search_rate(GORE)
            best = {name: max(rate, best.get(name, 0.0)) for name, rate in rates.items()}
    line("C, perft 13, leaves, last move made", best["C made"], {})
    line("kernel, perft 13, leaves, last one counted", best["perft"], {"C": best["C made"]})
    limits = {"C perft": best["C made"], "kernel perft": best["perft"]}
    line("search, classic, positions", best["classic"], limits)
    line("search, with barter, positions", best["barter"], limits)
    late = sorted(lateness())
    print(
        f"stops after its time: median {statistics.median(late):.1f} ms,"
        f" at most {late[-1]:.1f} ms of {LATE_TIMES}"
    )


if __name__ == "__main__":
    main()
