"""``ayla match``: what it prints, what it writes, and what it refuses."""

from pathlib import Path

import pytest

from ayla.cli.players import names
from ayla.notation import read_records
from tests.cli.command import process, run

QUICK = ("--games", "4", "--processes", "1")


def test_match_is_played_again_alike() -> None:
    args = ("match", "plain:200n", "greedy", "--games", "4", "--json")
    found = process(*args, "--processes", "2").json
    assert found == run(*args, "--processes", "1").json
    assert found["wins"] + found["draws"] + found["losses"] == found["games"] == 4
    assert sum(found["reasons"].values()) == 4


def test_seed_changes_the_games() -> None:
    margins = {
        run("match", "greedy", "greedy", "--seed", str(seed), "--json", *QUICK).json["margin"]
        for seed in range(6)
    }
    assert len(margins) > 1


def test_records_are_written_behind_others(tmp_path: Path) -> None:
    path = tmp_path / "games.gore"
    for seed in ("1", "2"):
        ran = run("match", "greedy", "plain:50n", "--save", str(path), "--seed", seed, *QUICK)
        assert ran.code == 0, ran.err
    records = read_records(path.read_text(encoding="utf-8"))
    assert len(records) == 8
    assert all(record.game.over for record in records)
    assert [record.tags["South"] for record in records[:2]] == ["greedy", "plain:50n"]


def test_result_is_told_in_sentences() -> None:
    ran = run("match", "greedy", "greedy", "--classic", *QUICK)
    assert ran.code == 0
    first, games, score, elo, *_ = ran.out.splitlines()
    assert first == "greedy against greedy"
    assert games.startswith("4 games begun by both in turn")
    assert score.startswith("Score ")
    assert elo.startswith("Elo ")


@pytest.mark.parametrize("name", [name for name in names() if name != "greedy"])
def test_every_player_plays(name: str) -> None:
    limit = "" if name == "random" or name.startswith("level") else ":2n"
    ran = run("match", name + limit, "greedy", "--games", "1", "--processes", "1", "--json")
    assert ran.json["games"] == 1


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (("nobody", "greedy"), "ayla: no_such_player: ONE: expected one of "),
        (("greedy", "plain:0s"), "ayla: bad_limit: TWO: seconds is a number above zero, not 0.0"),
        (("greedy", "plain:1.5n"), "ayla: bad_limit: TWO: 1.5n is no limit"),
        (("plain:..s", "greedy"), "ayla: bad_limit: ONE: ..s is no limit"),
        (("greedy:1s", "greedy"), "ayla: bad_limit: ONE: "),
        (("fast:-1s", "greedy"), "ayla: bad_limit: ONE: seconds is a number above zero, not -1.0"),
        (("greedy", "greedy", "--games", "0"), "ayla: bad_usage: "),
        (("greedy",), "ayla: bad_usage: "),
    ],
)
def test_refused(args: tuple[str, ...], line: str) -> None:
    assert run("match", *args).refused().startswith(line)


def test_file_of_something_else_stays(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ama", encoding="utf-8")
    ran = run("match", "greedy", "greedy", "--save", str(path), "--json", *QUICK)
    assert ran.refused().startswith(f"ayla: bad_record: --save: {path} holds no records: line 1")
    assert path.read_text(encoding="utf-8") == "Dear Ama"


def test_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none" / "games.gore"
    ran = run("match", "greedy", "greedy", "--save", str(path), "--json", *QUICK)
    assert ran.refused().startswith("ayla: bad_file: --save: ")
