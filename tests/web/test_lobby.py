"""Meeting in the lobby: invitations, quick pairing, and hearing of both."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from ayla.match import Daily
from ayla.people.invitations import Invitation, Wish
from ayla.rules import GORE
from ayla.store import SqlStore
from ayla.web.people.invitations import MOST_FROM_ONE_ADDRESS, MOST_INVITATIONS
from tests.web.serving import Live, Running
from tests.web.visitors import BLITZ, JSON, Visitor

PATIENCE = 90


@pytest.fixture
def come(server: Running) -> Iterator[Callable[[], Visitor]]:
    """Lets somebody come, to an empty lobby."""
    visitors: list[Visitor] = []

    def come() -> Visitor:
        visitors.append(Visitor(server))
        return visitors[-1]

    yield come
    for visitor in visitors:
        for invitation in visitor.get("lobby")["invitations"]:
            if invitation["yours"]:
                assert visitor.ask("DELETE", f"lobby/{invitation['id']}").status_code == 204
        visitor.client.close()


def hear(live: Live, wanted: Callable[[Any], bool]) -> Any:
    """The first message that is wanted."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(TimeoutError):
            message = live.receive()
            if wanted(message):
                return message
    raise AssertionError("nothing was heard of it")


def lists(*names: str) -> Callable[[Any], bool]:
    """Whether a message lists these invitations."""
    return lambda message: (
        message["type"] == "lobby"
        and [invitation["id"] for invitation in message["invitations"]] == list(names)
    )


def test_an_invitation_is_there_for_everybody(come: Callable[[], Visitor]) -> None:
    maker, other = come(), come()
    maker.post("me", {"name": "Abena"})
    wish = {
        "rules": {"barter": False, "skip_origin": True, "endless": "owner"},
        "clock": BLITZ,
        "side": "N",
        "rated": False,
        "level": {"from": 1000, "to": 2000},
    }
    made = maker.post("lobby", wish, status=201)
    assert {key: made[key] for key in wish} == wish
    assert made["by"] == {
        "player": maker.id,
        "name": "Abena",
        "account": False,
        "rating": None,
    }
    assert made["yours"]
    assert maker.get("lobby") == {"invitations": [made]}
    assert other.get("lobby") == {"invitations": [{**made, "yours": False}]}


def test_two_who_meet_have_a_match(come: Callable[[], Visitor]) -> None:
    maker, other, third = come(), come(), come()
    with maker.live("lobby/live") as live:
        maker.post("me", {"name": "Abena"})
    made = maker.post("lobby", {"clock": BLITZ, "side": "N"}, status=201)
    with maker.live("lobby/live") as live, third.live("lobby/live") as watching:
        hear(live, lists(made["id"]))
        hear(watching, lists(made["id"]))
        found = other.post(f"lobby/{made['id']}/accept")
        assert found["side"] == "S"
        news = hear(live, lambda message: message["type"] == "matched")
        assert news == {"type": "matched", "match": found["match"], "side": "N"}
        hear(watching, lists())
    match = maker.get(f"matches/{found['match']}")
    assert match["online"]["you"] == "N"
    assert match["online"]["players"]["N"]["name"] == "Abena"
    assert other.get(f"matches/{found['match']}")["online"]["you"] == "S"
    assert third.get(f"matches/{found['match']}")["online"]["you"] is None
    assert third.get("lobby") == {"invitations": []}
    watched = [game["match"] for game in third.get("live-games")["games"]]
    assert found["match"] in watched


def test_a_newer_invitation_takes_the_place_of_the_last(come: Callable[[], Visitor]) -> None:
    maker = come()
    first = maker.post("lobby", {}, status=201)
    second = maker.post("lobby", {"clock": BLITZ}, status=201)
    assert maker.get("lobby")["invitations"] == [second]
    assert maker.refused("DELETE", f"lobby/{first['id']}") == (404, "no_such_invitation")
    assert maker.ask("DELETE", f"lobby/{second['id']}").status_code == 204
    assert maker.get("lobby")["invitations"] == []


def test_what_one_cannot_do_with_an_invitation(come: Callable[[], Visitor]) -> None:
    maker, other = come(), come()
    made = maker.post("lobby", {"level": {"from": 1000, "to": 1400}}, status=201)
    accept = f"lobby/{made['id']}/accept"
    assert maker.refused("POST", accept) == (422, "own_invitation")
    assert other.refused("POST", accept) == (422, "level_not_sought")
    other.open_account()
    assert other.refused("POST", accept) == (422, "level_not_sought")
    assert other.refused("DELETE", f"lobby/{made['id']}") == (404, "no_such_invitation")
    assert other.refused("POST", "lobby/nothing/accept") == (404, "no_such_invitation")
    stranger = come()
    assert stranger.refused("POST", "lobby/nothing/accept") == (404, "no_such_invitation")
    assert stranger.refused("GET", f"players/{stranger.id}") == (404, "no_such_player")
    assert other.refused("POST", accept, {"more": 1}) == (400, "bad_body")
    assert maker.get("lobby")["invitations"] == [made]


def test_of_two_who_accept_at_the_same_moment_one_gets_it(come: Callable[[], Visitor]) -> None:
    maker, others = come(), [come() for _ in range(6)]
    made = maker.post("lobby", {}, status=201)
    for other in others:
        other.get("me")
    with ThreadPoolExecutor(len(others)) as pool:
        answers = list(
            pool.map(lambda other: other.ask("POST", f"lobby/{made['id']}/accept"), others)
        )
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200, *[404] * (len(others) - 1)]
    assert len(maker.get("games")["games"]) == 1


def test_rated_games_are_for_two_with_accounts(come: Callable[[], Visitor]) -> None:
    maker, other = come(), come()
    wish = {"clock": BLITZ, "rated": True}
    assert maker.refused("POST", "lobby", wish) == (422, "account_needed")
    assert maker.refused("POST", "lobby/quick", wish) == (422, "account_needed")
    maker.open_account()
    made = maker.post("lobby", wish, status=201)
    assert made["by"]["account"]
    assert other.refused("POST", f"lobby/{made['id']}/accept") == (422, "account_needed")
    other.open_account()
    found = other.post("lobby/quick", wish)
    assert other.get(f"matches/{found['match']}")["online"]["rated"]


def test_in_a_hurry_one_waits_for_the_next_who_wants_the_same(come: Callable[[], Visitor]) -> None:
    first, second, third = come(), come(), come()
    waiting = first.post("lobby/quick", {"clock": BLITZ})["invitation"]
    assert waiting["yours"]
    other = second.post("lobby/quick", {"clock": {"kind": "days", "days": 3}})["invitation"]
    assert [one["id"] for one in third.get("lobby")["invitations"]] == [waiting["id"], other["id"]]
    found = second.post("lobby/quick", {"clock": BLITZ})
    match = first.get(f"matches/{found['match']}")
    assert {match["online"]["you"], found["side"]} == {"S", "N"}
    assert third.get("lobby")["invitations"] == []


def test_all_who_are_in_a_hurry_at_the_same_moment_meet(come: Callable[[], Visitor]) -> None:
    visitors = [come() for _ in range(8)]
    for visitor in visitors:
        visitor.get("me")
    with ThreadPoolExecutor(len(visitors)) as pool:
        found = list(pool.map(lambda one: one.post("lobby/quick", {"clock": BLITZ}), visitors))
    matches = [answer["match"] for answer in found if "match" in answer]
    assert len(set(matches)) == len(matches) == len(visitors) / 2
    for visitor in visitors:
        assert len(visitor.get("games")["games"]) == 1


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ('{"kind": "minutes", "minutes": 0}', "bad_clock"),
        ('{"kind": "minutes", "minutes": -5}', "bad_clock"),
        ('{"kind": "minutes", "minutes": 525960000}', "bad_clock"),
        ('{"kind": "minutes", "minutes": 1e300}', "bad_clock"),
        ('{"kind": "minutes", "minutes": 5, "increment": -1}', "bad_clock"),
        ('{"kind": "days", "days": 0}', "bad_clock"),
        ('{"kind": "days", "days": 365250}', "bad_clock"),
        ('{"kind": "minutes", "minutes": NaN}', "bad_json"),
        ('{"kind": "minutes", "minutes": Infinity}', "bad_json"),
        ('{"kind": "minutes", "minutes": 1e400}', "bad_body"),
        ('{"kind": "minutes", "minutes": "5"}', "bad_body"),
        ('{"kind": "minutes"}', "bad_body"),
        ('{"kind": "days", "days": 1.5}', "bad_body"),
        ('{"kind": "days", "days": 1' + "0" * 5000 + "}", "bad_body"),
        ('{"kind": "sand"}', "bad_body"),
        ('{"minutes": 5}', "bad_body"),
        ("null", "bad_body"),
    ],
)
def test_clocks_that_there_are_not(come: Callable[[], Visitor], clock: str, code: str) -> None:
    visitor = come()
    for path in ("lobby", "lobby/quick", "online"):
        content = f'{{"clock": {clock}}}'
        answer = visitor.client.post(f"/api/{path}", content=content, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text
        assert len(answer.text) < 1000
    assert visitor.get("lobby")["invitations"] == []


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"level": {"from": 0, "to": 1000}}, (400, "bad_level")),
        ({"level": {"from": 1500, "to": 1000}}, (400, "bad_level")),
        ({"level": {"from": 1500}}, (400, "bad_body")),
        ({"side": "E"}, (400, "bad_body")),
        ({"rules": {"barter": 1}}, (400, "bad_body")),
        ({"rated": True}, (422, "not_rated")),
        ({"rated": True, "clock": BLITZ, "rules": {"endless": "owner"}}, (422, "not_rated")),
    ],
)
def test_wishes_that_cannot_be(
    come: Callable[[], Visitor], wish: object, refusal: tuple[int, str]
) -> None:
    assert come().refused("POST", "lobby", wish) == refusal


def test_the_connection_answers_pings_and_nothing_else(come: Callable[[], Visitor]) -> None:
    with come().live("lobby/live") as live:
        assert live.receive() == {"type": "lobby", "invitations": []}
        live.send("ping")
        assert live.receive() == {"type": "pong"}
        live.send('{"do": "accept"}')
        with pytest.raises(Exception, match="1008"):
            live.receive()


@pytest.mark.timeout(180)
def test_an_invitation_goes_away_with_its_maker(come: Callable[[], Visitor]) -> None:
    gone, here, watcher = come(), come(), come()
    for visitor in (gone, here, watcher):
        visitor.get("me")
    with here.live("lobby/live"), watcher.live("lobby/live") as live:
        with gone.live("lobby/live"):
            first = gone.post("lobby", {}, status=201)
            second = here.post("lobby", {}, status=201)
            hear(live, lists(first["id"], second["id"]))
        hear(live, lists(second["id"]))
    assert watcher.get("lobby")["invitations"][0]["id"] == second["id"]


async def fill_the_lobby(path: Path, most: int) -> None:
    """Invitations of so many, who seem to be there for an hour."""
    store = await SqlStore.open(URL.create("sqlite+aiosqlite", database=str(path)))
    at = datetime.now(UTC) + timedelta(hours=1)
    wish = Wish(GORE, Daily(14))
    players = [f"player-{number}" for number in range(most)]
    await store.people.ensure(players, at)
    async with store.people.lobby.alone() as book:
        for player in players:
            await book.add(Invitation(f"of-{player}", player, wish, at))
    await store.close()


def test_a_full_lobby_refuses(tmp_path: Path) -> None:
    asyncio.run(fill_the_lobby(tmp_path / "data" / "matches.sqlite3", MOST_INVITATIONS))
    with Running(tmp_path) as server, Visitor(server) as late:
        assert late.refused("POST", "lobby") == (429, "lobby_full")
        assert late.refused("POST", "lobby/quick", {"clock": BLITZ}) == (429, "lobby_full")
        assert len(late.get("lobby")["invitations"]) == MOST_INVITATIONS
        # One can still accept, and there is room then.
        assert late.post("lobby/quick", {"clock": {"kind": "days", "days": 14}})["match"]
        made = late.post("lobby", {"clock": BLITZ}, status=201)
        assert made in late.get("lobby")["invitations"]


def test_nobody_keeps_the_lobby_busy_alone(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Visitor(server) as visitor:
        # A wish that comes to nothing counts as well, and costs less.
        codes = [visitor.refused("POST", "lobby", {"rated": True, "clock": BLITZ})[1]]
        while len(codes) < 1000 and codes[-1] == "account_needed":
            codes.append(visitor.refused("POST", "lobby", {"rated": True, "clock": BLITZ})[1])
        assert codes[-1] == "too_many_tries"
        assert len(codes) > 200
        assert visitor.refused("POST", "lobby/quick", {"clock": BLITZ}) == (429, "too_many_tries")


@pytest.mark.timeout(180)
def test_nobody_keeps_the_lobby_full_alone(tmp_path: Path) -> None:
    with Running(tmp_path) as server, ExitStack() as stack:

        def come(address: str) -> Visitor:
            visitor = stack.enter_context(Visitor(server))
            visitor.client.headers["X-Forwarded-For"] = address
            visitor.get("me")
            return visitor

        own = [come("203.0.113.7") for _ in range(MOST_FROM_ONE_ADDRESS + 1)]
        for visitor in own:
            stack.enter_context(visitor.live("lobby/live"))
        for visitor in own[:-1]:
            visitor.post("lobby", {}, status=201)
        one_more = own[-1]
        assert one_more.refused("POST", "lobby") == (429, "too_many_invitations")
        hurry = {"clock": BLITZ}
        assert one_more.refused("POST", "lobby/quick", hurry) == (429, "too_many_invitations")
        # Another wish takes the place of the last, others have room, and one can still accept.
        own[0].post("lobby", hurry, status=201)
        come("203.0.113.8").post("lobby", {"clock": {"kind": "days", "days": 3}}, status=201)
        assert one_more.post("lobby/quick", hurry)["match"]
        one_more.post("lobby", {}, status=201)


@pytest.mark.timeout(180)
def test_the_lobby_is_one_over_several_processes(
    tmp_path: Path, postgresql_url: str, redis_url: str
) -> None:
    def run() -> Running:
        return Running(tmp_path, AYLA_DATABASE_URL=postgresql_url, AYLA_REDIS_URL=redis_url)

    with (
        run() as one,
        run() as other,
        Visitor(one) as maker,
        Visitor(other) as taker,
    ):
        maker.post("me", {"name": "Abena"})
        taker.get("me")
        with maker.live("lobby/live") as waiting, taker.live("lobby/live") as looking:
            made = maker.post("lobby", {"clock": BLITZ, "side": "S"}, status=201)
            hear(looking, lambda message: made["id"] in json.dumps(message))
            found = taker.post(f"lobby/{made['id']}/accept")
            news = hear(waiting, lambda message: message["type"] == "matched")
            assert news == {"type": "matched", "match": found["match"], "side": "S"}
        # Those who are in a hurry find each other wherever they are: nobody else wants this clock.
        hurry = {"clock": {"kind": "minutes", "minutes": 137.25, "increment": 59}}
        visitors = [Visitor(server) for server in (one, other) * 4]
        with ThreadPoolExecutor(len(visitors)) as pool:
            answers = list(pool.map(lambda who: who.post("lobby/quick", hurry), visitors))
        matches = {answer["match"] for answer in answers if "match" in answer}
        assert len(matches) == len(visitors) / 2
        for visitor in visitors:
            assert visitor.get("games")["games"][0]["match"] in matches
            visitor.client.close()
        # The cookie is good at both.
        with Visitor(other) as same:
            same.client.cookies.set("ayla_player", maker.cookie or "")
            assert same.get("me") == maker.get("me")
