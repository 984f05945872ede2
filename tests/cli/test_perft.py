import json
from pathlib import Path

import pytest

from tests.cli.command import START, process, run

LINES = (Path(__file__).parents[1] / "conformance/perft.jsonl").read_text(encoding="utf-8")
OFFERS = "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0"


@pytest.mark.parametrize("line", LINES.splitlines())
def test_every_conformance_case(line: str) -> None:
    case = json.loads(line)
    switches = [] if case["rules"]["barter"] else ["--classic"]
    switches += ["--skip-origin"] if case["rules"]["skip_origin"] else []
    depth = str(len(case["counts"]))
    told = run("perft", depth, "--position", case["position"], "--json", *switches).json
    assert told == {"counts": case["counts"]}


def test_json() -> None:
    assert process("perft", "3", "--json").json == {"counts": [4, 16, 64]}


def test_R14_a_finished_game_is_a_leaf() -> None:
    over = "0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0"
    assert run("perft", "100", "--position", over, "--json").json == {"counts": [1] * 100}


def test_text() -> None:
    assert run("perft", "6").out.splitlines()[-1] == "   6  3,701"


@pytest.mark.parametrize("depth", ["0", "-1", "101", "1" + "0" * 5000, "1.5", "x", "", "²", "--"])
def test_a_depth_that_is_none(depth: str) -> None:
    assert run("perft", depth).refused().startswith("ayla: bad_usage: Invalid value for 'DEPTH': ")


def test_a_position_that_is_none() -> None:
    refused = run("perft", "3", "--position", START.replace("S -", "X -")).refused()
    assert refused.startswith("ayla: bad_position: --position: line 1, column 31: expected")


def test_R9_no_open_offer_in_the_classic_game() -> None:
    open_offer = "9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1"
    refused = run("perft", "3", "--classic", "--position", open_offer).refused()
    assert refused.startswith("ayla: barter_off: ")
