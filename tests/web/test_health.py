"""Whether the process can do its work."""

import asyncio
from pathlib import Path

import pytest
from litestar.di import Provide
from litestar.testing import create_test_client

from ayla.web import health
from ayla.web.health import Readiness
from tests.web.redis_server import RedisServer
from tests.web.serving import Running


async def answers() -> None: ...


async def fails() -> None:
    raise ConnectionError("it is away")


async def never_answers() -> None:
    await asyncio.sleep(3600)


async def test_all_that_is_needed_has_to_answer_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.01)
    assert await Readiness({"database": answers}).missing() == []
    needed = {"database": fails, "redis": answers, "moon": never_answers}
    assert await Readiness(needed).missing() == ["database", "moon"]
    readiness = Readiness({"database": answers}, needed)
    assert await readiness.missing() == []
    assert await readiness.away() == ["database", "moon"]


def test_alive_and_ready(server: Running) -> None:
    for path in ("/health/live", "/health/ready"):
        answer = server.api.get(path)
        assert (answer.status_code, answer.text) == (200, "ok")
        assert server.api.head(path).status_code == 200


def test_one_that_stops_is_not_ready() -> None:
    readiness = Readiness({"database": answers})
    known = Provide(lambda: readiness, sync_to_thread=False)
    with create_test_client(health.is_ready, dependencies={"readiness": known}) as client:
        assert client.get("/health/ready").status_code == 200
        readiness.stop()
        answer = client.get("/health/ready")
        assert (answer.status_code, answer.text) == (503, "stopping")


def test_without_redis_it_is_alive_and_ready_and_says_so_until_redis_is_back(
    tmp_path: Path,
) -> None:
    with RedisServer(tmp_path) as redis, Running(tmp_path, AYLA_REDIS_URL=redis.url) as server:
        assert server.api.get("/health/ready").text == "ok"
        redis.stop()
        answer = server.api.get("/health/ready")
        assert (answer.status_code, answer.text) == (200, "ok without redis")
        assert server.api.get("/health/live").text == "ok"
        # Games go on meanwhile.
        match = server.play(server.begin(), "C")
        redis.start()
        assert server.api.get("/health/ready").text == "ok"
        assert server.play(match, match["moves"][0]["move"])["ply"] == 2
