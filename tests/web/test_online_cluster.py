"""Two processes that share PostgreSQL and Redis: whose server one is at makes no difference."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.far_apart import Meeting, Person
from tests.web.redis_server import RedisServer
from tests.web.serving import Running


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("redis")) as redis:
        yield redis


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory, postgresql_url: str, redis: RedisServer
) -> Iterator[tuple[Running, Running]]:

    def running(name: str) -> Running:
        folder = tmp_path_factory.mktemp(name)
        return Running(folder, AYLA_DATABASE_URL=postgresql_url, AYLA_REDIS_URL=redis.url)

    with running("one") as one, running("two") as two:
        yield one, two


def test_a_second_server_that_is_not_heard_of_is_warned_of(
    tmp_path: Path, postgresql_url: str
) -> None:
    def running(name: str) -> Running:
        (tmp_path / name).mkdir()
        return Running(tmp_path / name, AYLA_DATABASE_URL=postgresql_url, AYLA_LOG="json")

    with running("one") as one, running("two") as two:
        assert one.log == ""
        (warning,) = two.logged()
        assert warning["level"] == "warning"
        assert "AYLA_REDIS_URL" in warning["event"]


def test_what_one_plays_at_one_server_the_other_sees_at_another(
    servers: tuple[Running, Running],
) -> None:
    meeting = Meeting(*servers)
    with meeting.both() as (south, north):
        south.done("move", ply=0, move="C")
        assert north.until(lambda one: one.get("ply") == 1 and "turns" in one)["moves"]
        north.done("move", ply=1, move="b")
        assert south.until(lambda one: one.get("ply") == 2 and "turns" in one)["moves"]
        south.done("say", phrase="nice-move")
        assert north.online(lambda online: bool(online["phrases"]))
        north.done("draw-offer")
        south.online(lambda online: online["draw"] == "N")
        south.done("draw-decline")
        with Person(servers[1]).watch(meeting.match_id):
            assert south.online(lambda online: online["watchers"] == 1)
        north.done("resign")
        assert south.until(lambda one: bool(one.get("outcome")))["outcome"]["winner"] == "S"


def test_who_leaves_the_other_server_is_missed_and_welcomed_back(
    servers: tuple[Running, Running],
) -> None:
    meeting = Meeting(*servers)
    with meeting.south.watch(meeting.match_id) as south:
        with meeting.north.watch(meeting.match_id) as north:
            south.done("move", ply=0, move="C")
            north.done("move", ply=1, move="b")
        away = south.online(lambda online: online["presence"]["N"] == "away")
        assert away["allowance"]["side"] == "N"
        with meeting.north.watch(meeting.match_id) as north:
            assert north.hear()["online"]["presence"]["S"] == "here"
            back = south.online(lambda online: online["presence"]["N"] == "here")
            assert back["allowance"] is None


def test_the_same_move_at_both_servers_is_played_once(servers: tuple[Running, Running]) -> None:
    meeting = Meeting(*servers)
    elsewhere = Person(servers[1])
    elsewhere.cookies = meeting.south.cookies
    with meeting.both() as (south, _), elsewhere.watch(meeting.match_id) as tab:
        tab.hear()
        for line, move in ((south, "C"), (tab, "D")):
            said = {"id": 1, "do": "move", "ply": 0, "move": move}
            line.connection.send(json.dumps(said))
        answers = [
            line.until(lambda one: one.get("type") in {"ack", "refused"}) for line in (south, tab)
        ]
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["problem"]["code"] == "stale_ply"
    assert meeting.north.get(f"matches/{meeting.match_id}")["version"] == 3


def test_no_game_is_lost_when_redis_goes_and_comes_back(
    servers: tuple[Running, Running], redis: RedisServer
) -> None:
    meetings = [Meeting(*servers) for _ in range(5)]
    moves = ["C", "b", "B", "a", "D", "d"]
    for meeting in meetings:
        with meeting.both() as (south, north):
            for ply, move in enumerate(moves):
                mover, other = (south, north) if ply % 2 == 0 else (north, south)
                if ply == 2:
                    redis.stop()
                if ply == 4:
                    redis.start()
                mover.done("move", ply=ply, move=move)
                # Told at once, or found by a round: in the end everyone knows.
                while other.until(lambda one: "turns" in one)["ply"] <= ply:
                    pass
        turns = meeting.south.get(f"matches/{meeting.match_id}")["turns"]
        assert [turn["move"].partition("x")[0] for turn in turns] == moves


def test_what_was_acknowledged_is_there_after_a_power_cut(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        meeting = Meeting(server, clock={"kind": "minutes", "minutes": 5, "increment": 0})
        with meeting.both() as (south, north):
            south.done("move", ply=0, move="C")
            north.done("move", ply=1, move="b")
        left = meeting.south.get(f"matches/{meeting.match_id}")["online"]["clock"]["S"]
        server.kill()
        server.start()
        with meeting.both() as (south, north):
            found = south.heard[0]
            assert [turn["move"] for turn in found["turns"]] == ["C", "b"]
            # Meanwhile the clock stood.
            assert found["online"]["clock"]["running"] is None
            assert abs(found["online"]["clock"]["S"] - left) < 3000
            south.done("move", ply=2, move="B")
            assert north.until(lambda one: one.get("ply") == 3)
