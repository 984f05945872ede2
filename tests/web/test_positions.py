"""Positions that are no part of a match, as a link names them."""

from typing import Any

import httpx
import pytest

from ayla.notation import format_position, parse_position
from ayla.rules import CLASSIC, Game
from tests.web.serving import Running

RICH = "4,4,3,3/3,3,2,2 SSNS/NNSN 12-12 N - 0-1"


def look(server: Running, **query: str) -> httpx.Response:
    return server.api.get("/api/position", params=query)


def found(server: Running, **query: str) -> Any:
    answer = look(server, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_position_is_shown_with_all_that_may_be_played(server: Running) -> None:
    game = Game(start=parse_position(RICH))
    seen = found(server, text=RICH)
    assert seen["position"]["text"] == RICH
    assert [move["move"] for move in seen["moves"]] == [str(move) for move in game.legal_moves()]
    assert seen["rules"] == {"barter": True, "skip_origin": False, "endless": "split"}
    assert (seen["no_offer"], seen["outcome"]) == (None, None)


def test_the_switches_are_those_that_are_asked_for(server: Running) -> None:
    seen = found(server, text=RICH, barter="false", skip_origin="true", endless="owner")
    assert seen["rules"] == {"barter": False, "skip_origin": True, "endless": "owner"}
    assert {move["kind"] for move in seen["moves"]} == {"sow"}
    assert seen["no_offer"]["reason"] == "classic"


def test_without_a_text_it_is_the_usual_start(server: Running) -> None:
    assert found(server)["position"]["text"] == format_position(Game().start)


def test_R14_a_position_that_is_over_says_how_it_ended(server: Running) -> None:
    seen = found(server, text="1,1,0,0/0,0,2,0 SSSS/NNNN 20-24 S - 0-0", barter="false")
    game = Game(CLASSIC, parse_position("1,1,0,0/0,0,2,0 SSSS/NNNN 20-24 S - 0-0"))
    assert game.outcome
    assert (seen["outcome"]["south"], seen["outcome"]["north"]) == (
        game.outcome.south,
        game.outcome.north,
    )
    assert (seen["moves"], seen["no_offer"]) == ([], None)


@pytest.mark.parametrize(
    ("text", "place", "rule"),
    [
        ("", "line 1, column 1", None),
        ("6,6,6,6/6,6,6,6 SSSSNNNN 0-0 S - 0-0", "line 1, column 17", None),
        ("6,6,6,6/6,6,6,6\nSSSS/NNNN 0-0 X - 0-0", "line 2, column 15", None),
        ("\x00\x01", "line 1, column 1", None),
        ("6" * 20_000, "line 1, column 1", None),
        ("6,6,6,6/6,6,6,5 SSSS/NNNN 0-0 S - 0-0", "query.text", "R1"),
        ("6,6,6,6/6,6,6,5 SSSS/NNNN 1-0 S - 0-0", "query.text", "R5"),
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 N A 0-0", "query.text", "R12"),
    ],
)
def test_a_broken_position_says_where_and_by_which_rule(
    server: Running, text: str, place: str, rule: str | None
) -> None:
    answer = look(server, text=text)
    problem = answer.json()
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert (problem["code"], problem["place"], problem["rule"]) == ("bad_position", place, rule)


def test_an_offer_stands_in_no_classic_game(server: Running) -> None:
    text = "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 N A 0-0"
    answer = look(server, text=text, barter="false")
    assert (answer.status_code, answer.json()["code"]) == (422, "barter_off")


@pytest.mark.parametrize("query", [{"endless": "halves"}, {"barter": "maybe"}])
def test_a_query_that_makes_no_sense_is_refused(server: Running, query: dict[str, str]) -> None:
    answer = look(server, **query)
    assert answer.status_code == 400
    assert answer.json()["place"] == f"query.{next(iter(query))}"
