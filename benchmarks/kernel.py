"""The kernel beside the same work in C (limit.c), and beside OpenSpiel's oware if that is there.

python benchmarks/kernel.py --rounds 5

All take turns on one core, and each is judged by its best round, in processor time, so that other
work on the machine disturbs little. Rates are millions a second.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

import numpy as np

from ayla.kernel import perft, random_games
from ayla.rules import CLASSIC, GORE, Rules, start

DEPTH = 13
LEAVES = 29_571_638
CLASSIC_GAMES = 200_000
BARTER_GAMES = 40_000
ROLLOUTS = 3_000
LENGTH_GAMES = 300

Rates = dict[str, float]


def compiled_limit(directory: Path) -> Path:
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        sys.exit("needs a C compiler: install gcc, or set CC to the path of one")
    program = directory / "limit"
    source = Path(__file__).with_name("limit.c")
    subprocess.run([compiler, "-O3", "-march=native", str(source), "-o", str(program)], check=True)
    return program


def limit_rates(program: Path) -> Rates:
    rates = {}
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    for line in lines.splitlines():
        name, count, seconds = line.split()
        if name != "games" and int(count) != LEAVES:
            sys.exit(f"limit.c counted {count} leaves, not {LEAVES}")
        rates[f"C {name}"] = int(count) / float(seconds) / 1e6
    return rates


def perft_rate() -> float:
    began = process_time()
    leaves = perft(start(), DEPTH, CLASSIC)
    if leaves != LEAVES:
        sys.exit(f"the kernel counted {leaves} leaves, not {LEAVES}")
    return leaves / (process_time() - began) / 1e6


def games_rate(rules: Rules, count: int) -> float:
    began = process_time()
    plies = random_games(count, rules, seed=1).plies.sum(dtype=np.int64)
    return float(plies) / (process_time() - began) / 1e6


def openspiel_rate() -> Callable[[], float] | None:
    """Measures OpenSpiel's random rollouts of oware from its start, or None without OpenSpiel.

    Python cannot call a rollout alone. It can ask for a search of one simulation, which is nothing
    but the wanted number of rollouts from the start, all in C++. That counts games, so their mean
    length is taken from random games that are played through Python first.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("oware")
    choice = random.Random(1)
    moves = 0
    for _ in range(LENGTH_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice.choice(state.legal_actions()))
            moves += 1
    length = moves / LENGTH_GAMES

    def measure() -> float:
        rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        search = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 100, False, 1, False)
        began = process_time()
        search.mcts_search(game.new_initial_state())
        return ROLLOUTS * length / (process_time() - began) / 1e6

    return measure


def line(what: str, rate: float, limits: dict[str, float]) -> None:
    ratios = "  ".join(f"{rate / limit:.2f} of {name}" for name, limit in limits.items())
    print(f"{what:<42}{rate:8.1f} M/s  {ratios}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts")
    rounds = parser.parse_args().rounds
    if rounds < 1:
        parser.error(f"--rounds is a number from 1, not {rounds}")
    for rules in (GORE, CLASSIC):
        perft(start(), 3, rules)
        random_games(1, rules)
    openspiel = openspiel_rate()
    best: Rates = {}
    with tempfile.TemporaryDirectory() as directory:
        program = compiled_limit(Path(directory))
        for _ in range(rounds):
            rates = limit_rates(program)
            rates["perft"] = perft_rate()
            rates["classic"] = games_rate(CLASSIC, CLASSIC_GAMES)
            rates["barter"] = games_rate(GORE, BARTER_GAMES)
            if openspiel:
                rates["OpenSpiel"] = openspiel()
            best = {name: max(rate, best.get(name, 0.0)) for name, rate in rates.items()}
    line("C, perft 13, leaves, last move made", best["C made"], {})
    line("C, perft 13, leaves, last move counted", best["C counted"], {})
    line(
        "kernel, perft 13, leaves, last one counted",
        best["perft"],
        {"the first": best["C made"], "the second": best["C counted"]},
    )
    line("C, random classic games, moves, no R16", best["C games"], {})
    line("kernel, the same with all of R16", best["classic"], {"C": best["C games"]})
    if openspiel:
        line("OpenSpiel, oware in C++, random rollouts", best["OpenSpiel"], {})
        line("kernel, games with barter and R16", best["barter"], {"oware": best["OpenSpiel"]})
    else:
        line("kernel, games with barter and R16", best["barter"], {})
        print("OpenSpiel is not installed: pip install 'ayla-gore[openspiel]'")


if __name__ == "__main__":
    main()
