"""A process that is killed in the middle of writing has kept all that it acknowledged."""

import os
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

from sqlalchemy import URL

from ayla.store import SqlStore

WRITER = """
import asyncio, sys
from ayla.match import Kind, Played, Seat, Settings, Stamped
from ayla.rules import Pit, Sow
from ayla.store import SqlStore
from ayla.store.places import read_url
from tests.stamps import NOW

async def play(store, name):
    for version in range(1_000_000):
        await store.append(name, version, Stamped(Played(Sow(Pit.C)), NOW))
        sys.stdout.write(f"{name} {version}\\n")
        sys.stdout.flush()

async def main():
    store = await SqlStore.open(read_url(sys.argv[1]), migrate=True)
    names = [f"{sys.argv[2]}-{number}" for number in range(40)]
    for name in names:
        await store.create(name, Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN)), NOW)
    await asyncio.gather(*(play(store, name) for name in names))

asyncio.run(main())
"""
ROOT = Path(__file__).parents[2]


async def test_what_was_acknowledged_is_there_after_a_kill(url: URL, match_id: str) -> None:
    address = url.render_as_string(hide_password=False)
    kept: dict[str, int] = {}
    with subprocess.Popen(  # noqa: ASYNC220 (nothing else is to be done meanwhile)
        [sys.executable, "-c", WRITER, address, match_id],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        assert process.stdout is not None
        for line in islice(process.stdout, 2000):
            name, version = line.split()
            kept[name] = int(version)
        process.send_signal(signal.SIGKILL)
        # The last line may be cut off.
        rest = process.stdout.read().split("\n")[:-1]
    for line in rest:
        name, version = line.split()
        kept[name] = int(version)
    assert len(kept) == 40
    store = await SqlStore.open(url)
    for name, last in kept.items():
        found = await store.since(name, 0)
        # The last one may have been kept before it could be acknowledged.
        assert last + 1 <= len(found) <= last + 2
        await store.append(name, len(found), found[0])
    await store.close()
