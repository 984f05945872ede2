"""Garbage that refers to itself is looked for after many connections, and now and then."""

import asyncio
import gc
import subprocess
import sys
from typing import Any, cast

import pytest
from litestar.types import Receive, Scope, Send

from ayla.web.garbage import CONNECTIONS, SECONDS, Garbage


class Looks:
    """An application that fails now and then, the time, and how often garbage was looked for."""

    def __init__(self) -> None:
        self.number = 0
        self.time = 0.0
        self.fails = False
        self.garbage = Garbage(self.answer, look=self.look, clock=lambda: self.time)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.fails:
            raise ConnectionResetError

    def look(self) -> None:
        self.number += 1

    def serve(self, kind: str, times: int = 1) -> None:
        async def all_of_them() -> None:
            scope = cast("Any", {"type": kind})
            for _ in range(times):
                await self.garbage(scope, cast("Any", None), cast("Any", None))

        asyncio.run(all_of_them())


def test_after_so_many_connections_it_is_looked_for_once() -> None:
    looks = Looks()
    looks.serve("websocket", CONNECTIONS - 1)
    assert looks.number == 0
    looks.serve("websocket")
    assert looks.number == 1
    looks.serve("websocket", CONNECTIONS - 1)
    assert looks.number == 1


def test_requests_leave_none() -> None:
    looks = Looks()
    looks.serve("http", 2 * CONNECTIONS)
    assert looks.number == 0


def test_after_so_long_it_is_looked_for_in_any_case() -> None:
    looks = Looks()
    looks.time = SECONDS - 1
    looks.serve("http")
    assert looks.number == 0
    looks.time = SECONDS
    looks.serve("http", 2)
    assert looks.number == 1


def test_a_connection_that_broke_counts() -> None:
    looks = Looks()
    looks.serve("websocket", CONNECTIONS - 1)
    looks.fails = True
    with pytest.raises(ConnectionResetError):
        looks.serve("websocket")
    assert looks.number == 1


def test_python_looks_through_young_objects_only() -> None:
    """In a process of its own: this is for all of it."""
    script = """
import gc
from ayla.web.garbage import leave_to_service
leave_to_service()
assert gc.get_freeze_count() > 10_000
looks = []
gc.callbacks.append(lambda phase, found: phase == "start" and looks.append(found["generation"]))
kept = [[number] for number in range(2_000_000)]
assert looks.count(1) > 10, looks
assert looks.count(2) == 0, looks
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)
    assert gc.get_threshold()[2] < 1000, "nothing is changed here"
