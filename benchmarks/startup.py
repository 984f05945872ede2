"""How long the command takes to start: `python benchmarks/startup.py [RUNS]`.

Prints medians over the runs, each in a process of its own: seconds on the clock, which depend on
what else the machine does, and seconds of processor time, which hardly do.
"""

import os
import statistics
import subprocess
import sys
import time

START = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0"
COMMANDS = (
    ("--help",),
    ("apply", "POSITION", "C", "--json"),
    ("apply", "POSITION", "C"),
    ("moves", "POSITION"),
    ("moves", "POSITION", "--json"),
)


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    print(f"{'clock':>7} {'cpu':>7}   seconds, median of {runs} runs")
    for command in COMMANDS:
        words = [START if word == "POSITION" else word for word in command]
        once(words)
        clock, cpu = zip(*(once(words) for _ in range(runs)), strict=True)
        shown = " ".join(command)
        print(f"{statistics.median(clock):7.3f} {statistics.median(cpu):7.3f}   ayla {shown}")


def once(words: list[str]) -> tuple[float, float]:
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-m", "ayla", *words], check=True, stdout=subprocess.DEVNULL)
    took, after = time.perf_counter() - began, os.times()
    user = after.children_user - before.children_user
    return took, user + after.children_system - before.children_system


if __name__ == "__main__":
    main()
