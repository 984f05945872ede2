"""How many entries a store keeps in a second, one by one and of many matches at the same time.

    python benchmarks/store.py [--url sqlite:////tmp/bench.sqlite3] [--matches 1000] [--seconds 5]

Without an address it is a new SQLite file in a folder of its own, with every commit on the disk.
*One by one*: the next entry is added when the one before is kept. *All at once*: every match adds
its next entry as soon as its last is kept. *Paced*: every match adds one a second, as in games of a
move a second each. *Event loop*: processor time of the thread that serves, for each entry.
"""

import argparse
import asyncio
import itertools
import os
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from ayla.match import Kind, Played, Seat, Settings, Stamped
from ayla.rules import Pit, Sow
from ayla.store import SqlStore
from ayla.store.places import read_url

SETTINGS = Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN), online=True)
MOVE = Played(Sow(Pit.C))  # the store does not ask whether it is legal


class Bench:
    def __init__(self, store: SqlStore, seconds: float) -> None:
        self._store = store
        self._seconds = seconds
        self._versions: dict[str, int] = {}

    async def begin(self, matches: int) -> list[str]:
        names = [secrets.token_urlsafe(16) for _ in range(matches)]
        now = datetime.now(UTC)
        await asyncio.gather(*(self._store.create(name, SETTINGS, now) for name in names))
        self._versions.update(dict.fromkeys(names, 0))
        return names

    async def append(self, name: str) -> float:
        """Seconds until the entry was kept."""
        begun = time.perf_counter()
        version = self._versions[name]
        await self._store.append(name, version, Stamped(MOVE, datetime.now(UTC)))
        self._versions[name] = version + 1
        return time.perf_counter() - begun

    async def one_by_one(self, names: list[str]) -> list[float]:
        took: list[float] = []
        for name in itertools.cycle(names):
            took.append(await self.append(name))
            if sum(took) > self._seconds:
                break
        return took

    async def all_at_once(self, names: list[str]) -> list[float]:
        end = time.perf_counter() + self._seconds
        took: list[float] = []

        async def play(name: str) -> None:
            while time.perf_counter() < end:
                took.append(await self.append(name))

        await asyncio.gather(*map(play, names))
        return took

    async def paced(self, names: list[str]) -> list[float]:
        begin = time.perf_counter()
        took: list[float] = []

        async def play(name: str) -> None:
            due = begin + random.random()
            while due < begin + self._seconds:
                await asyncio.sleep(due - time.perf_counter())
                took.append(await self.append(name))
                due += 1

        await asyncio.gather(*map(play, names))
        return took


async def measure(
    title: str, run: Callable[[list[str]], Awaitable[list[float]]], names: list[str]
) -> None:
    wall, busy = time.perf_counter(), time.thread_time()
    took = sorted(await run(names))
    wall, busy = time.perf_counter() - wall, time.thread_time() - busy
    median, most, worst = (1000 * part for part in percentiles(took))
    print(
        f"{title:12} {len(took) / wall:8,.0f} entries/s"
        f"   50 % within {median:6.2f} ms, 99 % within {most:6.2f} ms, all within {worst:7.2f} ms"
        f"   event loop {1e6 * busy / len(took):5.0f} µs/entry"
    )


def percentiles(took: list[float]) -> tuple[float, float, float]:
    return statistics.median(took), took[min(len(took) - 1, len(took) * 99 // 100)], took[-1]


async def bench(url: str, matches: int, seconds: float) -> None:
    store = await SqlStore.open(read_url(url), migrate=True)
    try:
        run = Bench(store, seconds)
        names = await run.begin(matches)
        print(f"{url.partition(':')[0]}, {matches} matches, {seconds:g} seconds each")
        await measure("one by one", run.one_by_one, names)
        await measure("all at once", run.all_at_once, names)
        await measure("paced", run.paced, names)
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="How many entries a store keeps in a second.")
    parser.add_argument("--url", help="a database to fill, sqlite: or postgresql:")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as folder:
        url = chosen.url or f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        asyncio.run(bench(url, chosen.matches, chosen.seconds))


if __name__ == "__main__":
    main()
