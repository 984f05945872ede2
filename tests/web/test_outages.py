"""Time in which the service was down is nobody's."""

import signal
import time
from datetime import timedelta
from pathlib import Path

import pytest

from ayla.store import Seen
from ayla.web.online.outages import down_since
from tests.stamps import NOW
from tests.web.far_apart import Meeting
from tests.web.serving import Running

SLACK = 3000
"""Milliseconds: the note of two seconds before, and a slow machine."""
QUARTER = {"kind": "minutes", "minutes": 0.25, "increment": 0}


def seen(ago: float, *, ended: bool = False) -> Seen:
    return Seen(f"{ago} {ended}", NOW - timedelta(seconds=ago), ended)


@pytest.mark.parametrize(
    ("processes", "ago"),
    [
        ([], None),
        ([seen(1)], None),
        ([seen(4.9), seen(60, ended=True)], None),
        ([seen(60)], 60),
        ([seen(1, ended=True)], 1),
        ([seen(60), seen(1, ended=True), seen(3, ended=True)], 1),
        # A clock of the system that has jumped back.
        ([seen(-60), seen(30, ended=True)], None),
        ([seen(-60, ended=True)], -60),
    ],
)
def test_the_service_is_down_when_no_process_serves(
    processes: list[Seen], ago: float | None
) -> None:
    assert down_since(processes, NOW) == (ago and NOW - timedelta(seconds=ago))


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_a_game_goes_on_with_the_time_that_was_left_when_the_service_went(
    tmp_path: Path, how: str
) -> None:
    with Running(tmp_path) as server:
        meeting = Meeting(server, clock=QUARTER)
        with meeting.both() as (south, north):
            south.done("move", ply=0, move="C")
            north.done("move", ply=1, move="a")
        left = meeting.south.get(f"matches/{meeting.match_id}")["online"]["clock"]["S"]
        if how == "stopped":
            assert server.stop(signal.SIGTERM) == 0
        else:
            server.kill()
        time.sleep(16)
        server.start()
        with meeting.both() as (south, north):
            online = south.heard[0]["online"]
            assert abs(online["clock"]["S"] - left) < SLACK
            # It stands until pages can have come back, and whoever watches is told when it runs.
            assert online["clock"]["running"] is None
            online = south.online(lambda online: online["clock"]["running"] is not None)
            assert online["clock"]["running"] == "S"
            assert abs(online["clock"]["S"] - left) < SLACK
            answer = south.done("move", ply=2, move="B")
            # The moves, two who sat down, and one entry for the time that was nobody's.
            assert (answer["ply"], answer["version"]) == (3, 6)
            assert north.until(lambda one: one.get("ply") == 3)["turns"][-1]["move"] == "B"
        assert server.stop() == 0
    assert server.log == ""


def test_one_who_had_lost_before_the_service_went_has_lost(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        meeting = Meeting(server, clock=QUARTER)
        with meeting.both() as (south, north):
            south.done("move", ply=0, move="C")
            north.done("move", ply=1, move="a")
            assert south.until(lambda one: bool(one.get("outcome")))["outcome"]["winner"] == "N"
        server.stop()
        server.start()
        found = meeting.south.get(f"matches/{meeting.match_id}")
        assert (found["outcome"]["reason"], found["version"]) == ("time", 5)
