"""The disk is full: moves are refused in one clear line, and go on when there is room again."""

import asyncio
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import pytest

from tests.faults.load import playing
from tests.web.serving import Running


class Disk(Protocol):
    def fill(self, server: Running) -> None: ...

    def make_room(self, server: Running) -> None: ...


class SmallDisk:
    """A disk of a few megabytes."""

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    def fill(self, server: Running) -> None:
        with suppress(OSError), self._ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    def make_room(self, server: Running) -> None:
        self._ballast.unlink()


class SmallFiles:
    """Where no disk can be made: the system lets no file of the server grow."""

    def fill(self, server: Running) -> None:
        self._limit(server, 4096)

    def make_room(self, server: Running) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Running, size: int) -> None:
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    options = ["-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(["mount", *options], capture_output=True).returncode:
        yield SmallFiles()
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    (tmp_path / "data").mkdir()
    with small_disk(tmp_path / "data") as disk:
        yield disk


@pytest.mark.parametrize("kind", ["disk", "files"])
async def test_a_full_disk_loses_nothing_and_games_go_on_when_there_is_room(
    tmp_path: Path, disk: Disk, kind: str
) -> None:
    if kind == "files":
        disk = SmallFiles()
    with Running(tmp_path) as server:
        async with playing(lambda side: server.address) as load:
            await load.go_on()
            disk.fill(server)
            await load.are_refused()
            disk.make_room(server)
            await load.go_on()
        await load.check(server.address)
        assert server.process.poll() is None
        # Those who come while nothing can be stored are told so too.
        disk.fill(server)
        wish = {"side": "S", "rated": False}
        refused = await asyncio.to_thread(server.api.post, "/api/online", json=wish)
        assert refused.status_code in {503, 507}
        disk.make_room(server)
    assert load.refusals() <= {(507, "disk_full"), (503, "store_unavailable")}
