"""Ten minutes of nonsense: whether the service stays what it was.

python benchmarks/fuzz_service.py --minutes 10 --seed 1

Starts ``ayla serve`` on an empty data folder. One process makes requests from the OpenAPI
description, and beside it. Meanwhile many connections to live matches, the lobby and analyses say
whatever comes to mind: what is right, what is malformed, huge, out of order, for another seat,
after the end, from old plies, bytes that are no text; some are cut off in the middle. At the end
nothing may have failed (no 5xx, no connection ended by an error, no error in the log), the process
lives, what was opened is closed, and memory has not grown.
"""

import argparse
import asyncio
import random
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context

from fuzz_lines import Pool, Troublemaker  # type: ignore[import-not-found]
from fuzz_requests import ask_until  # type: ignore[import-not-found]
from vitals import Patient, Vitals, has_grown, patient  # type: ignore[import-not-found]


async def fuzz(
    patient: Patient, executor: Executor, minutes: float, lines: int, seed: int, pause: float
) -> bool:
    """Talk nonsense, and print what the server holds. Whether all is well."""
    began = time.monotonic()
    until = began + minutes * 60
    pool = Pool(patient.address)
    await pool.fill()
    await pool.settle()
    before = await asyncio.to_thread(patient.vitals)
    print(f"minute   {Vitals.HEAD}\n     0   {before}", flush=True)
    # What makes requests computes much, and has a process of its own for that.
    asking = asyncio.get_running_loop().run_in_executor(
        executor, ask_until, until, patient.address, seed, pool.places()
    )
    people = [Troublemaker(pool, random.Random(f"{seed} {number}")) for number in range(lines)]
    work = asyncio.gather(*(person.run_until(until) for person in people))
    memory: list[float] = []
    while time.monotonic() < until and not work.done() and patient.alive:
        await asyncio.sleep(pause)
        now = await asyncio.to_thread(patient.vitals)
        memory.append(now.memory)
        print(f"{(time.monotonic() - began) / 60:6.1f}   {now}", flush=True)
    await work
    requests = await asking
    await asyncio.sleep(10)  # until those who left count as gone
    after = await asyncio.to_thread(patient.vitals)
    print(f" after   {after}")
    said = sum(person.said for person in people)
    talks = sum(person.talks for person in people)
    print(f"{requests.asked} requests; {said} messages over {talks} connections")
    failures = [*requests.failures, *(one for person in people for one in person.failures)]
    errors = patient.errors()
    for failure in (*failures, *errors)[:10]:
        print(failure)
    failed = patient.answers_of(5)
    faults = [
        (f"{failed} answers with 5xx", failed > 0),
        (f"{len(failures)} failures", bool(failures)),
        (f"{len(errors)} errors in the log", bool(errors)),
        ("the process ended", not patient.alive),
        ("memory grew", has_grown(memory)),
        ("connections are left", after.connections > 0),
        # Files and threads that are opened once for all stay.
        (f"{after.tasks - before.tasks} tasks are left", after.tasks > before.tasks + 4),
        (f"{after.files - before.files} files are left", after.files > before.files + 16),
    ]
    found = [name for name, is_so in faults if is_so]
    print("; ".join(found) or "nothing failed, nothing is left behind, nothing grew")
    return not found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--lines", type=int, default=20, help="connections at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=30, help="seconds between two lines printed")
    chosen = parser.parse_args()
    with patient() as watched, ProcessPoolExecutor(1, get_context("spawn")) as executor:
        run = fuzz(watched, executor, chosen.minutes, chosen.lines, chosen.seed, chosen.pause)
        well = asyncio.run(run)
    sys.exit(not well)


if __name__ == "__main__":
    main()
