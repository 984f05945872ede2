"""How long the very first answer takes: `python benchmarks/first_answer.py [--runs N]`.

Each run is the first on its machine: nothing is compiled, and the folder of the user is empty. It
types `ayla play` with the strongest level as South, in a terminal of its own, and waits for the
computer's first move to be told. Prints seconds on the clock for each run, from the key that starts
the command, and their median.
"""

import argparse
import os
import pty
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from options import count  # type: ignore[import-not-found]

COMMAND = ("play", "--opponent", "level-8", "--side", "N", "--barter")
TOLD = "South sows "
"""What begins the telling of the first move, and nothing before it."""
PATIENCE = 60.0


def main() -> None:
    parser = argparse.ArgumentParser(description="The first answer on a machine.")
    parser.add_argument("--runs", type=count, default=5)
    took = [once() for _ in range(parser.parse_args().runs)]
    each = " ".join(f"{seconds:.2f}" for seconds in took)
    print(f"first move told after {each} s, median {statistics.median(took):.2f} s")


def once() -> float:
    """Seconds from the start to the computer's first move."""
    with tempfile.TemporaryDirectory() as home:
        return answered(Path(home))


def answered(home: Path) -> float:
    folders = {
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_DATA_HOME": str(home / "data"),
        "NUMBA_CACHE_DIR": str(home / "compiled"),
        "AYLA_DATA_DIR": str(home / "games"),
    }
    screen, terminal = pty.openpty()
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "ayla", *COMMAND],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=os.environ | folders | {"LANGUAGE": "en", "TERM": "dumb"},
        start_new_session=True,
    )
    os.close(terminal)
    try:
        shown = ""
        while TOLD not in shown:
            if time.perf_counter() - began > PATIENCE:
                raise SystemExit(f"no move within {PATIENCE:.0f} s; the screen shows:\n{shown}")
            try:
                shown += os.read(screen, 4096).decode(errors="replace")
            except OSError:
                raise SystemExit(f"the command ended; the screen shows:\n{shown}") from None
        return time.perf_counter() - began
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # what compiles in the background too
        process.wait()
        os.close(screen)


if __name__ == "__main__":
    main()
