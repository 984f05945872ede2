"""Records that somebody brings: what is good is read, what is wrong has a place."""

import random
from typing import Any

import pytest

from ayla.notation import Record, format_position, parse_position, write_record, write_records
from ayla.rules import CLASSIC, Game, Side
from ayla.web.records import LARGEST_RECORDS
from tests.web.serving import Running


def game_by_lot(seed: int, plies: int = 400) -> Game:
    game, lots = Game(), random.Random(seed)
    while not game.over and game.plies < plies:
        game.play(lots.choice(game.legal_moves()))
    return game


def read(server: Running, text: str) -> Any:
    return server.post("records", {"text": text})


def begin(server: Running, view: Any) -> Any:
    """The match that the page would make of a game of a record."""
    return server.begin(
        rules=view["rules"], position=view["start"], moves=view["moves"], ending=view["ending"]
    )


def check(view: Any, game: Game) -> None:
    assert view["moves"] == [str(move) for move in game.moves]
    assert view["position"]["text"] == format_position(game.position)
    assert (view["outcome"] is None) == (game.outcome is None)
    if game.outcome:
        assert view["outcome"]["reason"] == game.outcome.reason.value


@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_read_and_its_game_begun_again(server: Running, seed: int) -> None:
    game = game_by_lot(seed)
    seen = read(server, write_record(Record(game, {"South": "Aya", "Date": "2026-03-01"})))
    assert seen["trouble"] is None
    (view,) = seen["games"]
    check(view, game)
    assert (view["names"], view["date"]) == ({"S": "Aya", "N": ""}, "2026-03-01")
    assert (view["start"], view["whole"]) == (None, True)
    match = begin(server, view)
    assert match["position"]["text"] == format_position(game.position)
    assert (match["ply"], match["version"]) == (game.plies, game.plies)
    record = server.api.get(f"/api/matches/{match['id']}/record").text
    assert record == write_record(game)


def test_R17_an_end_without_a_move_is_kept(server: Running) -> None:
    resigned, drawn = game_by_lot(1, 5), game_by_lot(2, 6)
    resigned.resign(Side.NORTH)
    drawn.agree_draw()
    seen = read(server, write_records([resigned, drawn]))
    for view, game in zip(seen["games"], (resigned, drawn), strict=True):
        check(view, game)
        match = begin(server, view)
        assert match["outcome"]["reason"] == view["outcome"]["reason"]
        # It can be taken back, and the game goes on.
        assert server.post(f"matches/{match['id']}/undo", {"version": match["version"]})["moves"]


def test_rules_and_start_are_those_of_the_record(server: Running) -> None:
    start = parse_position("4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 N - 0-0")
    game = Game(CLASSIC, start)
    game.play(game.legal_moves()[0])
    (view,) = read(server, write_record(game))["games"]
    assert view["rules"] == {"barter": False, "skip_origin": False, "endless": "split"}
    assert view["start"] == format_position(start)
    assert begin(server, view)["position"]["text"] == format_position(game.position)


def test_an_illegal_move_has_line_and_column_and_what_stands_before_is_good(
    server: Running,
) -> None:
    good = write_record(game_by_lot(3))
    seen = read(server, good + '\n[North "Kofi"]\n\n1. C 2. a 3. B 4. B *\n')
    assert [view["whole"] for view in seen["games"]] == [True, False]
    assert seen["games"][1]["moves"] == ["C", "a", "B"]
    assert seen["games"][1]["names"]["N"] == "Kofi"
    trouble = seen["trouble"]
    assert (trouble["line"], trouble["column"]) == (good.count("\n") + 4, 19)
    assert (trouble["code"], trouble["rule"], trouble["value"]) == ("not_your_pit", "R3", "B")


def test_a_fault_in_a_head_leaves_the_games_before_it_whole(server: Running) -> None:
    seen = read(server, '1. C 2. a *\n[Rules "chess"]\n')
    assert [view["whole"] for view in seen["games"]] == [True]
    assert (seen["trouble"]["code"], seen["trouble"]["line"]) == ("bad_record", 2)


@pytest.mark.parametrize("text", ["", "  \n \t", "\ufeff"])
def test_nothing_holds_no_game(server: Running, text: str) -> None:
    assert read(server, text) == {"games": [], "trouble": None}


@pytest.mark.parametrize("text", ["\x00\x7fELF\x02", "<!doctype html>", "[" * 5000, "{" * 5000])
def test_what_is_no_record_is_refused_at_its_beginning(server: Running, text: str) -> None:
    seen = read(server, text)
    assert (seen["trouble"]["line"], seen["trouble"]["column"]) == (1, 1)
    assert len(seen["trouble"]["value"]) <= 200


def test_names_fit_into_seats(server: Running) -> None:
    (piled,) = read(server, '[South "A' + "\u0338" * 30 + '"]\n*')["games"]
    assert piled["names"]["S"] == "A" + "\u0338" * 4
    (view,) = read(server, '[South "' + "Ouattara " * 30 + '"]\n[North "a\\n\u202eb"]\n*')["games"]
    assert len(view["names"]["S"]) == 40
    assert view["names"]["N"] == "a b"
    seats = {
        side: {"kind": "human", "name": view["names"][letter]}
        for side, letter in (("south", "S"), ("north", "N"))
    }
    assert server.post("matches", seats, status=201)["seats"]["N"]["name"] == "a b"


def test_a_hundred_kilobytes_are_read_and_too_much_is_refused(server: Running) -> None:
    long = "1. C {" + "a word " * 15_000 + "} 2. a *"
    assert read(server, long)["games"][0]["moves"] == ["C", "a"]
    refused = server.post("records", {"text": "x" * LARGEST_RECORDS}, status=413)
    assert refused["code"] == "too_large"


def test_other_bodies_keep_their_own_limit(server: Running) -> None:
    server.post("matches", {"south": "x" * 20_000}, status=413)


@pytest.mark.parametrize(
    ("past", "code", "place"),
    [
        ({"moves": ["C", "a", "a"]}, "not_your_pit", "body.moves[2]"),
        ({"moves": ["C", "nonsense"]}, "bad_move", "body.moves[1]"),
        ({"moves": ["C"] * 1001}, "bad_body", "body.moves"),
        ({"ending": {"reason": "resigned"}}, "bad_settings", "body.ending.side"),
        ({"ending": {"reason": "swept"}}, "bad_body", "body.ending.reason"),
    ],
)
def test_a_past_that_cannot_be_is_refused(
    server: Running, past: dict[str, Any], code: str, place: str
) -> None:
    body = {"south": {"kind": "human"}, "north": {"kind": "human"}, **past}
    answer = server.api.post("/api/matches", json=body)
    assert answer.status_code in {400, 422}
    assert (answer.json()["code"], answer.json()["place"]) == (code, place)


def test_a_computer_goes_on_from_what_was_played(server: Running) -> None:
    match = server.wait(server.begin(north="greedy", moves=["C"]))
    assert match["turns"][0]["move"].startswith("C")
    assert match["ply"] == 2
    assert match["position"]["to_move"] == "S"
