"""What is refused: with its code, its place and one line, and the match stays as it was."""

from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.serving import Running

RICH = "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0"
HUMANS = {"south": {"kind": "human"}, "north": {"kind": "human"}}


def problem(response: httpx.Response, status: int, code: str, place: str | None = None) -> Any:
    """Check that this is one clear problem, and return it."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    sent = response.json()
    assert set(sent) == {"type", "title", "status", "detail", "code", "rule", "value", "place"}
    assert (sent["status"], sent["code"]) == (status, code)
    assert sent["type"] == f"urn:ayla:problem:{code}"
    assert sent["detail"]
    assert "\n" not in sent["detail"]
    if place is not None:
        assert sent["place"] == place
    return sent


@pytest.fixture
def match(server: Running) -> Any:
    """A match between two people, South's C played."""
    return server.play(server.begin(), "C")


@pytest.mark.parametrize(
    ("version", "move", "status", "code"),
    [
        (1, "A", 422, "not_your_pit"),
        (1, "=AB", 422, "not_your_pit"),
        (1, "--", 422, "cannot_pass"),
        (1, "=+", 422, "no_offer"),
        (1, "=abc", 422, "offer_unpayable"),
        (0, "C", 409, "stale_version"),
        (0, "a", 409, "stale_version"),
        (2, "a", 409, "stale_version"),
        (10**18, "a", 409, "stale_version"),
        (1, "", 400, "bad_move"),
        (1, "e", 400, "bad_move"),
        (1, "=aa", 400, "bad_move"),
        (1, "a\n", 200, ""),
        (1, "ax2", 400, "bad_move"),
        (1, "x" * 201, 400, "bad_body"),
    ],
)
def test_a_move_that_cannot_be_played_is_refused(
    server: Running, match: Any, version: int, move: str, status: int, code: str
) -> None:
    path = f"/api/matches/{match['id']}"
    before = server.api.get(path).json()
    response = server.api.post(f"{path}/moves", json={"version": version, "move": move})
    if status == 200:
        assert response.status_code == 200  # white space around a move is no mistake
        return
    place = "body.version" if code == "stale_version" else "body.move"
    problem(response, status, code, place)
    assert server.api.get(path).json() == before


@pytest.mark.parametrize(
    ("body", "place", "value"),
    [
        ('{"version": "1", "move": "a"}', "body.version", "1"),
        ('{"version": -1, "move": "a"}', "body.version", "-1"),
        ('{"version": 1, "move": ["a", null]}', "body.move", '["a", null]'),
        ('{"version": 1, "move": "a", "x": 2}', "body", "x"),
        ('{"version": 1}', "body", None),
        ("[1]", "body", "[1]"),
        ('{"version": {}, "version": 1', "body.version", None),
    ],
)
def test_what_is_wrong_in_a_body_is_shown(
    server: Running, match: Any, body: str, place: str, value: str | None
) -> None:
    response = server.api.post(
        f"/api/matches/{match['id']}/moves",
        content=body,
        headers={"content-type": "application/json"},
    )
    assert problem(response, 400, "bad_body", place)["value"] == value


def test_R3_the_rule_and_the_value_are_named(server: Running, match: Any) -> None:
    data = {"version": 1, "move": "A"}
    sent = problem(
        server.api.post(f"/api/matches/{match['id']}/moves", json=data), 422, "not_your_pit"
    )
    assert (sent["rule"], sent["value"]) == ("R3", "A")
    assert sent["detail"] == "pit A belongs to South (R3)"
    data = {"version": 1, "move": " q"}
    sent = problem(server.api.post(f"/api/matches/{match['id']}/moves", json=data), 400, "bad_move")
    assert (sent["place"], sent["value"]) == ("body.move", "q")
    assert sent["detail"].startswith("line 1, column 2: ")


def test_the_same_move_twice_is_played_once(server: Running, match: Any) -> None:
    path = f"/api/matches/{match['id']}/moves"
    data = {"version": 1, "move": "a"}
    assert server.api.post(path, json=data).status_code == 200
    problem(server.api.post(path, json=data), 409, "stale_version", "body.version")
    assert server.get(f"matches/{match['id']}")["ply"] == 2


@pytest.mark.parametrize(
    ("action", "data", "status", "code", "place"),
    [
        ("undo", {"version": 1, "to": 2}, 422, "no_such_turn", "body.to"),
        ("undo", {"version": 1, "to": 1}, 422, "no_such_turn", "body.to"),
        ("undo", {"version": 0, "to": 0}, 409, "stale_version", "body.version"),
        ("undo", {"version": 1, "to": -1}, 400, "bad_body", "body.to"),
        ("undo", {"version": 1, "to": 0.5}, 400, "bad_body", "body.to"),
        ("undo", {"version": "1", "to": 0}, 400, "bad_body", "body.version"),
        ("undo", {"version": True, "to": 0}, 400, "bad_body", "body.version"),
        ("undo", {"to": 0}, 400, "bad_body", "body"),
        ("undo", {"version": 1, "to": 0, "x": 1}, 400, "bad_body", "body"),
        ("resign", {"version": 1, "side": "W"}, 400, "bad_body", "body.side"),
        ("resign", {"version": 1}, 400, "bad_body", "body"),
        ("resign", {"version": 4, "side": "S"}, 409, "stale_version", "body.version"),
        ("draw", {}, 400, "bad_body", "body"),
        ("draw", [], 400, "bad_body", "body"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused(
    server: Running, match: Any, action: str, data: Any, status: int, code: str, place: str
) -> None:
    path = f"/api/matches/{match['id']}"
    before = server.api.get(path).json()
    problem(server.api.post(f"{path}/{action}", json=data), status, code, place)
    assert server.api.get(path).json() == before


def test_nobody_acts_for_the_computer(server: Running) -> None:
    match = server.play(server.begin("human", "slow"), "C")
    path = f"/api/matches/{match['id']}"
    problem(
        server.api.post(f"{path}/moves", json={"version": 1, "move": "a"}), 409, "not_your_turn"
    )
    problem(
        server.api.post(f"{path}/resign", json={"version": 1, "side": "N"}), 422, "not_your_seat"
    )
    problem(server.api.post(f"{path}/draw", json={"version": 1}), 422, "no_draw")
    assert server.api.get(path).json()["version"] == 1
    server.post(f"matches/{match['id']}/resign", {"version": 1, "side": "S"})


def test_R17_nothing_is_done_in_a_finished_game(server: Running, match: Any) -> None:
    server.post(f"matches/{match['id']}/draw", {"version": 1})
    path = f"/api/matches/{match['id']}"
    for action, data in [("moves", {"move": "a"}), ("resign", {"side": "S"}), ("draw", {})]:
        response = server.api.post(f"{path}/{action}", json={"version": 2, **data})
        assert problem(response, 422, "game_over")["rule"] == "R17"


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        ({"south": None}, "bad_body", "body.south"),
        ({"south": {"kind": "dog"}}, "bad_body", "body.south.kind"),
        ({"south": {"kind": "human", "age": 7}}, "bad_body", "body.south"),
        ({"south": {"kind": "human", "name": "x" * 41}}, "bad_settings", "body.south.name"),
        ({"south": {"kind": "human", "name": "a\u0007"}}, "bad_settings", "body.south.name"),
        (
            {"north": {"kind": "human", "opponent": "greedy"}},
            "bad_settings",
            "body.north.opponent",
        ),
        (
            {"north": {"kind": "computer", "opponent": "deep"}},
            "bad_settings",
            "body.north.opponent",
        ),
        ({"rules": {"endless": "never"}}, "bad_body", "body.rules.endless"),
        ({"rules": {"barter": 1}}, "bad_body", "body.rules.barter"),
        ({"position": ""}, "bad_position", "body.position"),
        ({"position": "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 X - 0-0"}, "bad_position", None),
        ({"position": "6,6,6,6/6,6,6,7 SSSS/NNNN 0-0 S - 0-0"}, "bad_position", "body.position"),
        ({"position": "1,1,1,1/1,1,1,1 SSSS/NNNN 20-20 S - 0-0"}, "bad_settings", "body.position"),
        (
            {
                "rules": {"barter": False},
                "position": "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 N A 0-0",
            },
            "barter_off",
            "body.position",
        ),
        ({"surprise": 1}, "bad_body", "body"),
    ],
)
def test_a_match_that_cannot_be_is_not_made(
    server: Running, change: dict[str, Any], code: str, place: str | None
) -> None:
    problem(server.api.post("/api/matches", json={**HUMANS, **change}), 400, code, place)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad_request"),
        (b"{", "bad_json"),
        (b"\xff\xfe", "bad_json"),
        (b'{"south": "\xff"}', "bad_body"),
        (b'{"south": {"kind": "\xff"}}', "bad_json"),
        (b'{"south": {"kind": "human", "name": "\\ud800"}}', "bad_json"),
        (b'{"south": {"kind": "human"}, "north": {"kind": "human"}}{}', "bad_json"),
        (b'"\\ud800"', "bad_json"),
        (b"NaN", "bad_json"),
        (b"{}{}", "bad_body"),
        (b"1e999", "bad_body"),
        (b"[" * 16000, "bad_body"),
        (b'{"south":' * 1700, "bad_body"),
        (b'{"south":' + b"[" * 16000, "bad_body"),
        (b"123", "bad_body"),
        (b'"text"', "bad_body"),
    ],
)
def test_a_body_that_is_no_json_is_refused(server: Running, body: bytes, code: str) -> None:
    response = server.api.post(
        "/api/matches", content=body, headers={"content-type": "application/json"}
    )
    sent = problem(response, 400, code)
    assert sent["place"].startswith("body")


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_large_is_refused(server: Running, chunked: bool) -> None:
    text = b'{"south": "' + b"x" * 20_000 + b'"}'
    content = iter([text[:9000], text[9000:]]) if chunked else text
    response = server.api.post(
        "/api/matches", content=content, headers={"content-type": "application/json"}
    )
    problem(response, 413, "too_large")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "not_found"),
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/matches/unknown", 404, "no_such_match"),
        ("GET", "/api/matches/" + "x" * 500, 404, "no_such_match"),
        ("GET", "/api/matches/a%00b", 404, "no_such_match"),
        ("GET", "/api/matches/%ff%fe", 404, "no_such_match"),
        ("GET", "/api/matches/unknown/record", 404, "no_such_match"),
        ("GET", "/api/matches/unknown/at/0", 404, "no_such_match"),
        ("GET", "/api/matches/unknown?since=-1", 400, "bad_request"),
        ("GET", "/api/matches/unknown?since=x", 400, "bad_request"),
        ("GET", "/static/nothing.js", 404, "not_found"),
        ("GET", "/locale/xx.ftl", 404, "not_found"),
        ("GET", "/locale/en", 404, "not_found"),
        ("GET", "/api/matches", 405, "method_not_allowed"),
        ("PUT", "/api/matches/unknown", 405, "method_not_allowed"),
        ("DELETE", "/api/matches/unknown", 405, "method_not_allowed"),
        ("POST", "/", 405, "method_not_allowed"),
    ],
)
def test_an_address_that_there_is_not_is_refused(
    server: Running, method: str, path: str, status: int, code: str
) -> None:
    response = server.api.request(method, path)
    problem(response, status, code)
    if status == 405:
        assert response.headers["allow"]


def test_a_query_that_makes_no_sense_is_named(server: Running, match: Any) -> None:
    answer = server.api.get(f"/api/matches/{match['id']}?since=x")
    said = problem(answer, 400, "bad_request", "query.since")
    assert said["detail"].startswith("query.since: Expected `int`")


def test_plies_that_there_are_not_are_refused(server: Running, match: Any) -> None:
    path = f"/api/matches/{match['id']}/at"
    assert problem(server.api.get(f"{path}/2"), 404, "no_such_turn")["value"] == "2"
    problem(server.api.get(f"{path}/{10**30}"), 404, "no_such_turn")
    problem(server.api.get(f"{path}/-1"), 404, "no_such_turn")
    problem(server.api.get(f"{path}/x"), 404, "not_found")


json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["human", "computer", "greedy", "split", "C", "=AB", "=+", "S", RICH]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
fields = st.dictionaries(
    st.sampled_from(
        ["south", "north", "rules", "position", "version", "move", "to", "side", "kind", "name"]
    ),
    json
    | st.fixed_dictionaries(
        {"kind": st.sampled_from(["human", "computer", "x"])},
        optional={"name": json, "opponent": json},
    ),
    max_size=6,
)
fuzz = settings(
    max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)


def check_answer(response: httpx.Response) -> None:
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        problem(response, response.status_code, response.json()["code"])


@fuzz
@given(action=st.sampled_from(["", "/moves", "/undo", "/resign", "/draw"]), body=json | fields)
def test_no_json_makes_the_server_fail(
    server: Running, match: Any, action: str, body: object
) -> None:
    path = f"/api/matches/{match['id']}{action}" if action else "/api/matches"
    check_answer(server.api.post(path, json=body))


@fuzz
@given(body=st.binary(max_size=200), kind=st.sampled_from(["application/json", "", "text/html"]))
def test_no_bytes_make_the_server_fail(server: Running, body: bytes, kind: str) -> None:
    check_answer(server.api.post("/api/matches", content=body, headers={"content-type": kind}))


@fuzz
@given(
    path=st.text(max_size=30),
    query=st.text(max_size=20),
    root=st.sampled_from(["/", "/api/matches/", "/static/", "/locale/", "/game/"]),
)
def test_no_address_makes_the_server_fail(
    server: Running, path: str, query: str, root: str
) -> None:
    try:
        url = httpx.URL(server.address, path=root + path, params={"since": query})
    except httpx.InvalidURL:
        return  # no address at all: nothing can be asked there
    check_answer(server.api.get(url))
