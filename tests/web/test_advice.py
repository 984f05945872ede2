"""Hints and analyses: right, bounded in number, and given up when nobody wants them any more."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ayla import tablebase
from ayla.engine.plain import Plain
from ayla.notation import parse_position
from ayla.port import Limits
from ayla.rules import Game
from ayla.web.advice import MOST_LINES
from tests.web.serving import Running
from tests.web.test_live import closed
from tests.web.test_refusals import problem

RICH = "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0"
LAST = "1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0"
LONG = {"seconds": 60}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that analyses one position at a time, and knows those of up to ten seeds."""
    folder = tmp_path_factory.mktemp("advice")
    tables = tablebase.build(folder / "tables", 10).folder
    with Running(folder, tables=tables, AYLA_ANALYSES="1") as running:
        yield running


def hint(server: Running, match: Any) -> Any:
    return server.post(f"matches/{match['id']}/hint", {"version": match["version"]})


def analyse(server: Running, match: Any, **wish: Any) -> Any:
    return server.post(f"matches/{match['id']}/analysis", {"version": match["version"], **wish})


def test_a_hint_is_a_legal_move_that_is_not_played(server: Running) -> None:
    match = server.begin(position=RICH)
    assert match["advice"] is True
    found = hint(server, match)
    line = found["line"]
    (move,) = [move for move in match["moves"] if move["move"] == line["move"]]
    assert (line["kind"], line["pits"]) == (move["kind"], move["pits"])
    assert (found["version"], found["ply"], line["pv"][0]) == (0, 0, line["move"])
    assert -48 <= line["value"] <= 48
    assert server.get(f"matches/{match['id']}") == match


def test_a_hint_may_be_an_answer_or_a_pass(server: Running) -> None:
    asked = server.play(server.begin(position=RICH), "=A")
    answer = hint(server, asked)["line"]
    assert (answer["move"], answer["kind"]) in {("=+", "accept"), ("=-", "decline")}
    assert answer["pits"] == ["A"]
    position = "0,0,0,0/9,3,2,2 SSSS/NNNN 16-16 S - 0-0"
    assert hint(server, server.begin(position=position))["line"]["kind"] == "pass"


def test_an_analysis_weighs_every_move(server: Running) -> None:
    match = server.begin(position=RICH)
    found = analyse(server, match, depth=1, lines=MOST_LINES)
    assert {line["move"] for line in found["lines"]} == {move["move"] for move in match["moves"]}
    values = [line["value"] for line in found["lines"]]
    assert values == sorted(values, reverse=True)
    assert (found["south"], found["to_move"]) == (values[0], "S")
    assert (found["done"], found["depth"], found["position"]) == (True, 1, RICH)
    game = Game(start=parse_position(RICH))
    same = Plain().analyse(game, Limits(depth=1), lines=MOST_LINES)
    assert values == [round(line.value, 2) for line in same.lines]


def test_values_are_the_movers_and_the_sum_is_souths(server: Running) -> None:
    match = server.play(server.begin(), "C")
    found = analyse(server, match, depth=2)
    assert found["to_move"] == "N"
    assert found["south"] == -found["lines"][0]["value"]


def test_an_earlier_position_can_be_weighed_and_the_end_of_a_resigned_game(server: Running) -> None:
    match = server.play(server.begin(), "C", "a")
    assert analyse(server, match, ply=1, depth=1)["to_move"] == "N"
    match = server.post(f"matches/{match['id']}/resign", {"version": 2, "side": "S"})
    assert analyse(server, match, ply=2, depth=1)["position"] == match["position"]["text"]


def test_true_values_are_marked_and_come_at_once(server: Running) -> None:
    match = server.begin(position=LAST, rules={"barter": False})
    found = analyse(server, match, lines=MOST_LINES, **LONG)
    assert found["exact"]
    assert all(line["exact"] for line in found["lines"])
    assert found["done"]
    assert hint(server, match)["line"]["exact"]
    # With barter the same board has other values, which nobody knows.
    assert analyse(server, server.begin(position=LAST), lines=MOST_LINES, depth=1)["depth"] == 1


def test_R14_a_finished_game_says_so(server: Running) -> None:
    match = server.begin()
    match = server.post(f"matches/{match['id']}/draw", {"version": 0})
    for action in ("hint", "analysis"):
        response = server.api.post(f"/api/matches/{match['id']}/{action}", json={"version": 1})
        assert problem(response, 422, "game_over")["rule"] == "R17"
    with server.live(match, line="analysis") as live:
        live.send("{}")
        assert live.receive()["problem"]["code"] == "game_over"


def test_no_hint_for_the_computer(server: Running) -> None:
    match = server.play(server.begin("human", "slow"), "C")
    response = server.api.post(f"/api/matches/{match['id']}/hint", json={"version": 1})
    problem(response, 409, "not_your_turn")
    server.post(f"matches/{match['id']}/undo", {"version": 1})


BAD_WISHES: list[tuple[dict[str, Any], str, str]] = [
    ({"seconds": 0}, "bad_limit", "body.seconds"),
    ({"seconds": -1}, "bad_limit", "body.seconds"),
    ({"seconds": 61}, "bad_limit", "body.seconds"),
    ({"seconds": 1e300}, "bad_limit", "body.seconds"),
    ({"depth": 0}, "bad_limit", "body.depth"),
    ({"depth": 10**30}, "bad_limit", "body.depth"),
    ({"depth": 1001}, "bad_limit", "body.depth"),
    ({"nodes": -5}, "bad_limit", "body.nodes"),
    ({"nodes": 10**15}, "bad_limit", "body.nodes"),
    ({"lines": 0}, "bad_limit", "body.lines"),
    ({"lines": 101}, "bad_limit", "body.lines"),
    ({"lines": "all"}, "bad_body", "body.lines"),
    ({"ply": -1}, "bad_body", "body.ply"),
    ({"ply": 0.5}, "bad_body", "body.ply"),
    ({"ply": 7}, "no_such_turn", ""),
    ({"surprise": 1}, "bad_body", "body"),
]


@pytest.mark.parametrize(("wish", "code", "place"), BAD_WISHES)
def test_a_limit_that_makes_no_sense_is_refused(
    server: Running, wish: dict[str, Any], code: str, place: str
) -> None:
    match = server.begin()
    response = server.api.post(f"/api/matches/{match['id']}/analysis", json={"version": 0, **wish})
    sent = problem(response, 422 if code == "no_such_turn" else 400, code, place or None)
    with server.live(match, line="analysis") as live:
        live.send(json.dumps(wish))
        refused = live.receive()
        assert refused["type"] == "problem"
        assert refused["problem"] == sent
        live.send('{"depth": 1}')  # the connection lives on
        assert live.receive()["type"] == "analysis"


@pytest.mark.parametrize("said", ["", "{", "[]", "null", '"ping"', '{"depth": NaN}', "\x00"])
def test_a_message_that_is_no_wish_is_refused(server: Running, said: str) -> None:
    with server.live(server.begin(), line="analysis") as live:
        live.send(said)
        assert live.receive()["problem"]["code"] in {"bad_json", "bad_body"}
        live.send("ping")
        assert live.receive() == {"type": "pong"}


def test_an_unknown_match_has_no_analysis(server: Running) -> None:
    for action in ("hint", "analysis"):
        response = server.api.post(f"/api/matches/unknown/{action}", json={"version": 0})
        problem(response, 404, "no_such_match")
    with server.live({"id": "unknown"}, line="analysis") as live:
        assert closed(live) == 4404


def test_a_hint_for_an_old_version_is_refused(server: Running) -> None:
    match = server.play(server.begin(), "C")
    response = server.api.post(f"/api/matches/{match['id']}/hint", json={"version": 0})
    problem(response, 409, "stale_version", "body.version")


def test_an_evaluation_deepens_and_follows_the_game(server: Running) -> None:
    match = server.begin()
    with server.live(match, line="analysis") as live:
        live.send(json.dumps({"depth": 6}))
        seen = [live.receive()]
        while not seen[-1]["done"]:
            seen.append(live.receive())
        depths = [message["depth"] for message in seen]
        assert depths == sorted(depths)
        assert depths[-1] == 6
        server.play(match, "C")
        after = live.receive()
        assert (after["version"], after["ply"], after["to_move"]) == (1, 1, "N")


def test_while_the_computer_chooses_nothing_is_weighed(server: Running) -> None:
    match = server.play(server.begin("human", "slow"), "C")
    with server.live(match, line="analysis") as live:
        live.send('{"depth": 1}')
        live.send("ping")
        assert live.receive() == {"type": "pong"}
        server.post(f"matches/{match['id']}/undo", {"version": 1})
        assert live.receive()["ply"] == 0


def is_free(server: Running) -> None:
    """The only place for an analysis is free: one that is short comes back soon."""
    began = time.monotonic()
    analyse(server, server.begin(), depth=1)
    assert time.monotonic() - began < 30  # and not the minute that another would take


def started(live: Any) -> None:
    assert live.receive()["type"] == "analysis"


def test_an_analysis_is_given_up_when_the_client_leaves(server: Running) -> None:
    with server.live(server.begin(), line="analysis") as live:
        live.send(json.dumps(LONG))
        started(live)
    is_free(server)


def test_an_analysis_is_given_up_for_a_newer_wish(server: Running) -> None:
    with server.live(server.begin(), line="analysis") as live:
        for _ in range(5):
            live.send(json.dumps(LONG))
        live.send('{"depth": 1}')
        while not (seen := live.receive())["done"]:
            pass
        assert seen["depth"] == 1
        is_free(server)


def test_an_analysis_is_given_up_when_its_position_is_taken_back(server: Running) -> None:
    match = server.play(server.begin(), "C", "a")
    with server.live(match, line="analysis") as live:
        live.send(json.dumps({"ply": 2, **LONG}))
        started(live)
        server.post(f"matches/{match['id']}/undo", {"version": 2, "to": 1})
        while (seen := live.receive())["type"] == "analysis":
            pass
        assert seen["problem"]["code"] == "no_such_turn"
        is_free(server)


def test_a_looked_back_at_position_is_weighed_on_while_the_game_goes_on(server: Running) -> None:
    match = server.play(server.begin(), "C")
    with server.live(match, line="analysis") as live:
        live.send(json.dumps({"ply": 0, "seconds": 1}))
        started(live)
        server.play(match, "a")
        while not (seen := live.receive())["done"]:
            pass
        assert (seen["version"], seen["ply"]) == (1, 0)  # begun once, before the turn


def test_an_analysis_over_HTTP_is_given_up_when_the_game_goes_on(server: Running) -> None:
    async def ask() -> None:
        match = server.begin()
        path = f"{server.address}/api/matches/{match['id']}"
        async with httpx.AsyncClient(timeout=50) as client:
            asked = asyncio.create_task(
                client.post(f"{path}/analysis", json={"version": 0, **LONG})
            )
            await asyncio.sleep(0.3)
            await client.post(f"{path}/moves", json={"version": 0, "move": "C"})
            problem(await asked, 409, "stale_version", "body.version")

    asyncio.run(ask())
    is_free(server)


def test_an_analysis_over_HTTP_is_given_up_when_the_client_leaves(server: Running) -> None:
    match = server.begin()
    with pytest.raises(httpx.ReadTimeout):
        server.api.post(
            f"/api/matches/{match['id']}/analysis",
            json={"version": 0, **LONG},
            timeout=httpx.Timeout(30, read=0.3),
        )
    is_free(server)


def test_a_thousand_analyses_at_once_leave_the_service_alive(server: Running) -> None:
    match = server.begin()

    async def ask() -> list[httpx.Response]:
        limits = httpx.Limits(max_connections=1000)
        async with httpx.AsyncClient(timeout=200, limits=limits) as client:
            path = f"{server.address}/api/matches/{match['id']}/analysis"
            wish = {"version": 0, "seconds": 0.2}
            return await asyncio.gather(*(client.post(path, json=wish) for _ in range(1000)))

    answers = asyncio.run(ask())
    refused = [answer for answer in answers if answer.status_code != 200]
    for answer in refused:
        problem(answer, 429, "busy")
        assert int(answer.headers["retry-after"]) > 0
    assert len(refused) > 500
    assert len(answers) - len(refused) >= 9  # the one that runs, and those that wait
    assert server.get(f"matches/{match['id']}") == match
    is_free(server)


def test_without_an_analyst_there_is_no_advice(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_TEST_ANALYST="none") as server:
        match = server.begin()
        assert match["advice"] is False
        for action in ("hint", "analysis"):
            response = server.api.post(f"/api/matches/{match['id']}/{action}", json={"version": 0})
            problem(response, 404, "no_analyst")
        with server.live(match, line="analysis") as live:
            live.send("{}")
            assert live.receive()["problem"]["code"] == "no_analyst"


def test_a_damaged_table_costs_no_analysis(tmp_path: Path) -> None:
    tables = tablebase.build(tmp_path / "tables", 10)
    for count in tables.seeds():
        path = next(path for path in tables.folder.iterdir() if f"{count:02}" in path.name)
        data = bytearray(path.read_bytes())
        data[len(data) // 2 :] = bytes(len(data) - len(data) // 2)
        path.write_bytes(data)
    with Running(tmp_path, tables=tables.folder) as server:
        found = analyse(server, server.begin(position=LAST, rules={"barter": False}), depth=3)
        assert found["depth"] == 3
        assert "true values could not be looked up" in server.log


def test_a_stopping_server_gives_up_what_it_analyses(tmp_path: Path) -> None:
    with Running(tmp_path) as server, server.live(server.begin(), line="analysis") as live:
        live.send(json.dumps(LONG))
        started(live)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 30
