"""Several processes at one socket, with the real databases."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.web.serving import Running

PATIENCE = 180

pytestmark = pytest.mark.timeout(900)  # several processes start, stop and start again


@pytest.fixture
def running(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> Iterator[Callable[..., Running]]:
    with ExitStack() as started:

        def start(**more: Any) -> Running:
            server = Running(
                tmp_path,
                workers=2,
                AYLA_DATABASE_URL=postgresql_url,
                AYLA_REDIS_URL=redis_url,
                AYLA_LOG="json",
                AYLA_LOG_LEVEL="info",
                **more,
            )
            return started.enter_context(server)

        yield start


def who_answers(server: Running, *, wanted: int = 2) -> set[int]:
    """The processes that answer, once there are so many."""
    until = time.monotonic() + PATIENCE
    found: set[int] = set()
    while len(found) < wanted:
        assert time.monotonic() < until, found
        with server.another_client() as client:  # a connection stays with its process
            assert client.get("/health/ready").text == "ok"
        found = {line["process"] for line in server.logged() if line["event"] == "request"}
    return found


def lives(pid: int) -> bool:
    """Whether this process runs; one that has ended and was not asked after does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_each_answers_for_every_match(running: Callable[..., Running]) -> None:
    server = running(AYLA_METRICS="local")
    assert len(who_answers(server)) == 2
    match = server.begin()
    with server.live(match) as one, server.live(match) as two, server.live(match) as three:
        for live in (one, two, three):
            live.receive()
        for _ in range(6):
            with server.another_client() as client:
                data = {"version": match["version"], "move": match["moves"][0]["move"]}
                match = client.post(f"/api/matches/{match['id']}/moves", json=data).json()
            for live in (one, two, three):
                assert live.receive()["version"] == match["version"]
        told = server.api.get("/metrics").text
    assert 'ayla_entries_total{kind="move"} 6.0' in told
    assert 'ayla_connections{path="/api/matches/{match_id}/live"} 3.0' in told


def test_one_that_is_killed_is_started_again_and_nothing_is_lost(
    running: Callable[..., Running],
) -> None:
    server = running()
    before = who_answers(server)
    match = server.play(server.begin(), "C")
    os.kill(min(before), signal.SIGKILL)
    now = who_answers(server, wanted=3)
    assert before < now
    with server.another_client() as client:
        again = client.get(f"/api/matches/{match['id']}").json()
    assert again["position"] == match["position"]
    assert any(
        line["event"] == "a worker ended and is started again" and line["status"] == -9
        for line in server.logged()
    )


def test_all_end_when_they_are_told_to_and_say_come_back(running: Callable[..., Running]) -> None:
    server = running()
    workers = who_answers(server)
    match = server.begin()
    with server.live(match) as live:
        live.receive()
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosedError) as caught:
            live.receive()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1012
    assert server.process.wait(timeout=PATIENCE) == 0
    assert not any(lives(pid) for pid in workers)
    assert {line["level"] for line in server.logged()} == {"info"}


def test_they_end_with_the_one_that_looks_after_them(running: Callable[..., Running]) -> None:
    server = running()
    workers = who_answers(server)
    server.kill()
    until = time.monotonic() + PATIENCE
    while left := [pid for pid in workers if lives(pid)]:
        assert time.monotonic() < until, f"{left} go on:\n{server.log}"
        time.sleep(0.1)
