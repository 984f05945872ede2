"""Of two servers one stops, or both: only what nobody served is nobody's time."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults.postgresql_server import PostgresqlServer
from tests.web.far_apart import Meeting
from tests.web.redis_server import RedisServer
from tests.web.serving import Running


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two that nobody shares a database with."""
    for name in ("redis", "one", "two"):
        (tmp_path / name).mkdir()
    with ExitStack() as stack:
        database = stack.enter_context(PostgresqlServer()).url
        redis = stack.enter_context(RedisServer(tmp_path / "redis")).url
        subprocess.run(
            [sys.executable, "-m", "ayla", "migrate"],
            env={**os.environ, "AYLA_DATABASE_URL": database},
            check=True,
            capture_output=True,
        )
        one, two = (
            stack.enter_context(
                Running(tmp_path / name, AYLA_DATABASE_URL=database, AYLA_REDIS_URL=redis)
            )
            for name in ("one", "two")
        )
        yield one, two


def test_only_time_in_which_no_server_was_there_is_given_back(
    servers: tuple[Running, Running],
) -> None:
    one, two = servers
    meeting = Meeting(one, two, clock={"kind": "minutes", "minutes": 5, "increment": 0})
    with meeting.both() as (south, north):
        south.done("move", ply=0, move="C")
        north.done("move", ply=1, move="a")

    def stands(meeting: Meeting) -> tuple[int, int]:
        """The version of the match, and milliseconds that South has."""
        found = meeting.south.get(f"matches/{meeting.match_id}")
        return found["version"], found["online"]["clock"]["S"]

    begun = time.monotonic()
    before = stands(meeting)[1]
    two.stop()
    time.sleep(6)
    two.start()
    version, left = stands(meeting)
    assert version == 4
    assert abs(before - left - (time.monotonic() - begun) * 1000) < 3000

    one.stop()
    two.kill()
    time.sleep(8)
    with ThreadPoolExecutor() as both:
        list(both.map(Running.start, servers))
    version, resumed = stands(meeting)
    assert version == 5
    assert abs(resumed - left) < 3000
    with meeting.both() as (south, north):
        south.done("move", ply=2, move="B")
        assert north.until(lambda message: message.get("ply") == 3)
    assert one.log == two.log == ""
