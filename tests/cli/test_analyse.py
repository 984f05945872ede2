from pathlib import Path

import pytest

from ayla import tablebase
from ayla.notation import parse_move, parse_position
from ayla.rules import Game
from tests.cli.command import START, process, run

ENDGAME = "0,3,1,0/0,0,0,0 SSSS/NNNN 20-24 S - 0-0"
OFFERS = "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0"


def test_json() -> None:
    told = process("analyse", OFFERS, "--depth", "2", "--lines", "3", "--json").json
    assert told.keys() == {"position", "lines", "depth", "nodes", "nps"}
    assert told["position"] == OFFERS
    assert told["depth"] == 2
    assert told["nodes"] > 0
    assert len(told["lines"]) == 3
    values = [line["value"] for line in told["lines"]]
    assert values == sorted(values, reverse=True)
    for line in told["lines"]:
        assert line.keys() == {"move", "value", "exact", "pv"}
        assert line["pv"][0] == line["move"]
        assert -48 <= line["value"] <= 48
        Game.replay(map(parse_move, line["pv"]), start=parse_position(OFFERS))


def test_R14_a_game_that_ends_is_valued_exactly() -> None:
    told = run("analyse", ENDGAME, "--depth", "30", "--classic", "--json").json
    (line,) = told["lines"]
    # Two more captured seeds for South than for North, of 20-24 so far.
    assert line["exact"] is True
    assert line["value"] == 20 - 24 + 2


@pytest.mark.parametrize("limit", [("--seconds", "0.05"), ("--nodes", "100"), ("--depth", "1")])
def test_each_limit_ends_it(limit: tuple[str, str]) -> None:
    assert run("analyse", START, *limit, "--json").json["lines"]


def test_fewer_moves_than_lines() -> None:
    told = run("analyse", START, "--depth", "1", "--lines", "99", "--json").json
    assert sorted(line["move"] for line in told["lines"]) == [*"ABCD"]


def test_text() -> None:
    shown = run("analyse", ENDGAME, "--depth", "30", "--classic")
    assert "South to move." in shown.out
    assert "\n  =-2  B" in shown.out


def test_where_the_tables_know_nothing_is_searched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AYLA_DATA_DIR", str(tmp_path))
    tablebase.build(seeds=4)
    known = "0,0,3,0/0,0,0,1 SSSS/NNNN 18-26 S - 0-0"
    told = run("analyse", known, "--classic", "--lines", "9", "--json").json
    assert told["nodes"] == 0
    assert [(line["value"], line["exact"]) for line in told["lines"]] == [(18 - 26 - 2, True)]
    shown = run("analyse", known, "--classic").out
    assert shown.endswith("The values are from the tables of the solved game.\n")


def test_R14_nothing_to_find_in_a_finished_game() -> None:
    over = "0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0"
    assert run("analyse", over, "--depth", "1").refused().startswith("ayla: game_over: POSITION: ")
