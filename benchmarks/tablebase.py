"""How fast the tables answer, and how fast they are built and proved.

python benchmarks/tablebase.py --dir tables --seeds 48
python benchmarks/tablebase.py --dir tables --seeds 48 --build --verify
"""

import argparse
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from ayla import tablebase
from ayla.kernel import index
from ayla.rules import CLASSIC
from ayla.tablebase import SKIP_ORIGIN, Tablebase
from ayla.tablebase.readable import position_of

ROUNDS = 5
BATCH = 2_000_000
SINGLE = 100_000


def memory() -> int:
    """The most memory that the process has used, in MB; mapped tables count while they are read."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


@contextmanager
def timed(what: str, count: int, unit: str, scale: float) -> Iterator[None]:
    """Print how much was done in a second: by the clock, and by the processor of all threads."""
    wall, work = time.perf_counter(), time.process_time()
    yield
    wall, work = time.perf_counter() - wall, time.process_time() - work
    print(
        f"{what}: {count / wall / scale:.2f} {unit} a second"
        f" ({wall:.2f} s; {work:.2f} s of processor time; {memory()} MB at most so far)",
        flush=True,
    )


def random_boards(seeds: int, count: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    """Boards chosen evenly among all with up to so many seeds."""
    chance = np.random.default_rng(0)
    layers = np.arange(0, seeds + 1, 2)
    sizes = np.array([index.boards(int(layer)) for layer in layers])
    chosen = chance.choice(layers, count, p=sizes / sizes.sum())
    numbers = (chance.random(count) * sizes[chosen // 2]).astype(np.int64)
    return np.array(
        [index.unrank(int(layer), int(n)) for layer, n in zip(chosen, numbers, strict=True)],
        np.uint8,
    )


def probe(tables: Tablebase, seeds: int) -> None:
    boards = random_boards(seeds, BATCH)
    positions = [position_of(tuple(map(int, board))) for board in boards[:SINGLE]]
    tables.get_many(boards)  # checks the blocks and reads them into memory
    for _ in range(ROUNDS):
        with timed("get_many", BATCH, "million values", 1e6):
            tables.get_many(boards)
    get = tables.get
    for _ in range(ROUNDS):
        with timed("get", SINGLE, "thousand values", 1e3):
            for position in positions:
                get(position)
    with timed("probe", SINGLE // 20, "thousand positions", 1e3):
        for position in positions[: SINGLE // 20]:
            tables.probe(position)


def main() -> None:
    parser = argparse.ArgumentParser(description="Rates of the tables.")
    parser.add_argument("--dir", type=Path)
    parser.add_argument("--seeds", type=int, default=24)
    parser.add_argument("--skip-origin", action="store_true")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--build", action="store_true", help="build first, what is missing")
    parser.add_argument("--verify", action="store_true", help="prove, too")
    options = parser.parse_args()
    rules = SKIP_ORIGIN if options.skip_origin else CLASSIC
    total = sum(index.boards(count) for count in range(0, options.seeds + 1, 2))
    if options.build:
        tablebase.build(options.dir, 4, rules)  # loads the compiled code
        with timed("build", total, "million boards", 1e6):
            tablebase.build(options.dir, options.seeds, rules, threads=options.threads)
    tables = tablebase.open(options.dir, rules)
    probe(tables, options.seeds)
    if options.verify:
        with timed("verify", total, "million boards", 1e6):
            tablebase.verify(options.dir, options.seeds, rules, threads=options.threads)


if __name__ == "__main__":
    main()
