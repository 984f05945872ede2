"""A match with thousands of entries, as takebacks make it, keeps the service from nobody."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import URL

from ayla.match import (
    Entry,
    Joined,
    Kind,
    Played,
    Seat,
    Settings,
    Stamped,
    TakebackAsked,
    TakenBack,
)
from ayla.notation import parse_move
from ayla.rules import Side
from ayla.store import SqlStore
from tests.stamps import NOW
from tests.web.far_apart import Person
from tests.web.serving import Running

MATCH_ID = "a-long-match"
TIMES = 2000
QUESTIONS = 40


def settings() -> Settings:
    return Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN), online=True)


def entries() -> list[Entry]:
    there_and_back: list[Entry] = [
        Played(parse_move("C")),
        TakebackAsked(Side.SOUTH, 0),
        TakenBack(0),
    ]
    return [Joined(Side.SOUTH, "aya"), Joined(Side.NORTH, "tra"), *there_and_back * TIMES]


async def keep(folder: Path) -> None:
    path = folder / "data" / "matches.sqlite3"
    store = await SqlStore.open(URL.create("sqlite+aiosqlite", database=str(path)))
    await store.create(MATCH_ID, settings(), NOW, [Stamped(entry, NOW) for entry in entries()])
    await store.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    asyncio.run(keep(tmp_path))
    with Running(tmp_path) as server:
        yield server


def test_nobody_waits_for_those_who_ask_what_they_missed_in_it(server: Running) -> None:
    version = len(entries()) + 2
    watchers = [Person(server) for _ in range(3)]
    with ExitStack() as stack:
        lines = [stack.enter_context(watcher.watch(MATCH_ID)) for watcher in watchers]
        for line in lines:
            line.hear()
            for number in range(QUESTIONS):
                asked = {"id": number, "do": "resync", "version": version // 2}
                line.connection.send(json.dumps(asked))
        began = time.monotonic()
        server.get(f"matches/{MATCH_ID}", version=version // 2)
        # Were each question a replay, it would take half a minute.
        assert time.monotonic() - began < 5
        answers = [
            line.until(lambda message: "id" in message and "turns" not in message)
            for line in lines
            for _ in range(QUESTIONS)
        ]
    refused = [answer["problem"] for answer in answers if answer["type"] == "refused"]
    assert len(refused) < len(answers)
    assert {(problem["status"], problem["code"]) for problem in refused} == {
        (429, "too_many_requests")
    }
