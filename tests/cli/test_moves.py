import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from ayla.cli.moves import described
from ayla.notation import format_position, parse_position
from ayla.rules import GORE, Position
from tests.cli.command import START, process, run
from tests.strategies import positions

CASES = (Path(__file__).parents[1] / "conformance/turns.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", range(8))
def test_every_conformance_case(part: int) -> None:
    for case in map(json.loads, CASES.splitlines()[part::8]):
        told: Any = described(parse_position(case["position"]), GORE)
        moves = {move["move"]: move for move in told["moves"]}
        assert told["position"] == case["position"]
        assert told["over"] is (not moves)
        assert sorted(moves) == sorted(case["moves"])
        for text, after in case["after"].items():
            move = moves[text]
            assert move["captures"] == after.get("captured", {})
            assert move["total"] == sum(move["captures"].values())
            assert [*move["path"], None][-1 if not move["path"] else -2] == after.get("last")


def test_json() -> None:
    told = process("moves", "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0", "--json").json
    assert told["over"] is False
    moves = {move.pop("move"): move for move in told["moves"]}
    assert moves["B"] == {
        "path": ["C", "D", "a"],
        "captures": {"a": 2, "D": 4, "C": 2},
        "total": 8,
    }
    assert moves["=BD"] == {
        "path": [],
        "captures": {},
        "total": 0,
        "pits": ["B", "D"],
        "price": 12,
    }


def test_json_of_answers() -> None:
    told = run("moves", "9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1", "--json").json
    nothing = {"path": [], "captures": {}, "total": 0}
    assert told["moves"] == [
        {"move": "=+", **nothing, "ceded": ["c"], "paid": {"c": 6}, "payment": 6},
        {"move": "=-", **nothing, "pits": ["c"]},
    ]


def test_R8_json_of_a_pass() -> None:
    told = run("moves", "0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S - 0-0", "--json").json
    assert told["moves"] == [{"move": "--", "path": [], "captures": {}, "total": 0}]


def test_R14_no_moves_in_a_finished_game() -> None:
    told = run("moves", "0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0", "--json").json
    assert told["over"] is True
    assert told["moves"] == []


def test_switches() -> None:
    offers = "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0"
    classic = run("moves", offers, "--classic", "--json").json
    assert [move["move"] for move in classic["moves"]] == ["B", "D", "b", "d"]
    long = "9,5,5,5/6,6,6,6 SSSS/NNNN 0-0 S - 0-0"
    path = run("moves", long, "--json").json["moves"][0]["path"]
    assert path == [*"BCDabcdAB"]
    skipping = run("moves", "--skip-origin", long, "--json").json["moves"][0]["path"]
    assert skipping == [*"BCDabcdBC"]
    assert (
        run("moves", "--json", "--endless", "owner", START).json
        == run("moves", "--json", START).json
    )


def test_text() -> None:
    shown = process("moves", "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0")
    assert shown.code == 0
    assert "  Bx8  captures a 2, D 4, C 2: 8 seeds\n" in shown.out
    assert "Offers for 12 seeds: =BD =Bb =Bd =Db =Dd =bd\n" in shown.out


@given(positions())
def test_every_position_can_be_told(position: Position) -> None:
    text = format_position(position)
    assert run("moves", text, "--json").json["position"] == text
    assert run("moves", text).code == 0
