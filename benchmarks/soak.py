"""An hour of games: whether the service holds more and more.

python benchmarks/soak.py --minutes 60 --games 100

Starts ``ayla serve`` on an empty data folder and plays so many games at a time, a move a second in
each, a new one after each that ends. Players now and then lose their connection and come back, and
some games are watched. Prints each minute what the server holds, and at the end whether that grew.
"""

import argparse
import asyncio
import random
import sys
import time

import uvloop
from live_ayla import AylaService  # type: ignore[import-not-found]
from live_connection import connect  # type: ignore[import-not-found]
from live_workload import Pace, Times, games, report  # type: ignore[import-not-found]
from vitals import Patient, Vitals, has_grown, patient  # type: ignore[import-not-found]

PLIES = (10, 60)
"""Games are so long, at least and at most."""
WATCHED = 0.2
"""This part of the games has someone who watches."""


class Soak:
    """Games that follow each other until the time is up."""

    def __init__(self, address: str, until: float) -> None:
        self._service = AylaService((address, address))
        self._address = address
        self._until = until
        self._chance = random.Random(1)
        self.times = Times()
        self.played = 0
        self.lost = 0

    async def play_on(self) -> None:
        """Play one game after another."""
        await asyncio.sleep(self._chance.random() * 5)
        while time.monotonic() < self._until:
            plies = self._chance.randint(*PLIES)
            (moves,) = games(1, plies, seed=self._chance.getrandbits(30))
            pace = Pace(moves, self.times, every=1.0)
            table = await self._service.begin(moves, pace)
            watcher = None
            if self._chance.random() < WATCHED:
                address = self._address.replace("http", "ws", 1)
                path = f"/api/matches/{table.match_id}/live"
                watcher = await connect(address + path, lambda data: None)
            self.lost += len(await pace.play(table, time.perf_counter()))
            self.lost += await self._service.missing([(table, pace)])
            self.played += 1
            table.close()
            if watcher:
                watcher.close()


async def soak(patient: Patient, minutes: float, games: int, pause: float) -> bool:
    """Play, and print what the server holds. Whether all is well."""
    began = time.monotonic()
    run = Soak(patient.address, began + minutes * 60)
    before = await asyncio.to_thread(patient.vitals)
    print(f"minute   {Vitals.HEAD}\n     0   {before}", flush=True)
    work = asyncio.gather(*(run.play_on() for _ in range(games)))
    memory = []
    while time.monotonic() < began + minutes * 60 and not work.done():
        await asyncio.sleep(pause)
        now = await asyncio.to_thread(patient.vitals)
        memory.append(now.memory)
        print(f"{(time.monotonic() - began) / 60:6.1f}   {now}", flush=True)
    await work
    await asyncio.sleep(10)  # until those who left count as gone
    after = await asyncio.to_thread(patient.vitals)
    print(f" after   {after}")
    print(f"{run.played} games, {run.times.sent} moves")
    print(report("acknowledged", run.times.acknowledged))
    print(report("seen", run.times.seen))
    faults = [
        (f"{run.lost} moves lost", run.lost > 0),
        ("memory grew", has_grown(memory)),
        ("connections are left", after.connections > 0),
        # Files and threads that are opened once for all stay.
        (f"{after.tasks - before.tasks} tasks are left", after.tasks > before.tasks + 4),
        (f"{after.files - before.files} files are left", after.files > before.files + 16),
        (f"{len(patient.errors())} errors in the log", bool(patient.errors())),
    ]
    found = [name for name, is_so in faults if is_so]
    print("; ".join(found) or "nothing is left behind, nothing grew, nothing was lost")
    return not found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=100, help="at the same time")
    parser.add_argument("--pause", type=float, default=60, help="seconds between two lines")
    chosen = parser.parse_args()
    with patient() as watched:
        well = uvloop.run(soak(watched, chosen.minutes, chosen.games, chosen.pause))
    sys.exit(not well)


if __name__ == "__main__":
    main()
