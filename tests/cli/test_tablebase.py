import os
import sys
from pathlib import Path

import pytest

from ayla import tablebase
from ayla.kernel import index
from tests.cli.command import START, process, run

WON = "1,1,0,1/0,1,0,4 SSSS/NNNN 40-0 S - 0-0"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    place = tmp_path_factory.mktemp("tables")
    ran = run("tablebase", "build", "--seeds", "8", "--dir", str(place))
    assert ran.code == 0
    assert ran.out == f"The tables of up to 8 seeds are in {place}.\n"
    assert ran.err == ""
    return str(place)


def test_build_as_json(folder: str) -> None:
    ran = run("tablebase", "build", "--seeds", "6", "--dir", folder, "--json")
    assert ran.json == {"dir": folder, "seeds": 6}


def test_probe_as_json(folder: str) -> None:
    told = process("tablebase", "probe", WON, "--dir", folder, "--json").json
    assert told == {
        "value": 2,
        "moves": {"A": 0, "B": -2, "D": 2},
        "distance": 15,
        "best": ["D"],
    }


def test_probe_as_text(folder: str) -> None:
    told = run("tablebase", "probe", WON, "--dir", folder).out
    assert "▸ South: 40 captured" in told
    assert told.splitlines()[-6:] == [
        "South to move: +2 seeds from here on, when both play best.",
        "The next capture or the end comes within 15 moves.",
        "What each move of South is worth (* best):",
        "  A  0",
        "  B  -2",
        "  D  +2 *",
    ]


def test_R14_a_finished_game_needs_no_tables(tmp_path: Path) -> None:
    over = "2,0,1,0/2,0,0,2 SSSS/NNNN 20-21 S - 0-0"
    told = run("tablebase", "probe", over, "--dir", str(tmp_path), "--json").json
    assert told == {"value": -1, "moves": {}, "distance": 0, "best": []}


def test_verify(folder: str) -> None:
    told = run("tablebase", "verify", "--dir", folder, "--sample", "10", "--json").json
    boards = sum(map(index.boards, range(0, 9, 2)))
    assert told == {
        "seeds": 8,
        "boards": boards,
        "sampled": 50 + boards,
        "published": [0, 2, 4, 6, 8],
    }
    lines = run("tablebase", "verify", "--dir", folder, "--seeds", "4", "--sample", "0").out
    assert lines.splitlines() == [
        "367 boards of up to 4 seeds: every value and every distance is proved.",
        "367 were compared with the readable rules, and agree.",
        "3 of the 3 tables are those that were published, byte for byte.",
    ]


def test_info(folder: str) -> None:
    told = run("tablebase", "info", "--dir", folder, "--json").json
    assert told["dir"] == folder
    assert [layer["seeds"] for layer in told["layers"]] == [0, 2, 4, 6, 8]
    assert told["layers"][4]["boards"] == index.boards(8)
    lines = run("tablebase", "info", "--dir", folder).out.splitlines()
    assert lines[1].split() == ["seeds", "boards", "won", "even", "lost", "most", "moves"]
    assert lines[-1].split() == ["8", "6,435", "2,804", "1,748", "1,883", "8", "21"]


def test_info_without_tables(tmp_path: Path) -> None:
    told = run("tablebase", "info", "--dir", str(tmp_path))
    assert told.out.startswith(f"There are no tables in {tmp_path}.")
    assert run("tablebase", "info", "--dir", str(tmp_path), "--json").json["layers"] == []


def test_R4_skip_origin_has_its_own_tables(folder: str) -> None:
    refused = run("tablebase", "probe", WON, "--dir", folder, "--skip-origin").refused()
    assert refused.startswith("ayla: missing_table: ")
    assert "skip-origin-08" in refused
    assert run("tablebase", "build", "--seeds", "8", "--dir", folder, "--skip-origin").code == 0
    assert run("tablebase", "probe", WON, "--dir", folder, "--skip-origin", "--json").code == 0


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (["build", "--seeds", "7"], "bad_seeds: "),
        (["build", "--seeds", "50"], "bad_seeds: "),
        (["build", "--seeds", "x"], "bad_usage: "),
        (["build", "--threads", "0"], "bad_usage: "),
        (["build", "--endless", "owner"], "other_rules: "),
        (["verify", "--seeds", "48"], "missing_table: "),
        (["probe", START], "missing_table: "),
        (["probe", "6,6"], "bad_position: POSITION: "),
        (["probe", START, "--endless", "owner"], "other_rules: "),
        (["probe", START.replace("SSSS", "SSSN")], "other_owners: "),
        (["probe", "6,6,6,6/6,6,6,0 SSSS/NNNN 0-6 N A 0-0"], "barter_off: "),
        (["probe", START.replace("S - 0-0", "S - 0-1")], "barter_on: "),
        (["burn"], "bad_usage: "),
    ],
)
def test_bad_input(folder: str, arguments: list[str], start: str) -> None:
    place = [] if arguments == ["burn"] else ["--dir", folder]
    assert run("tablebase", *arguments, *place).refused().startswith(f"ayla: {start}")


def test_a_damaged_file_is_named(folder: str, tmp_path: Path) -> None:
    for path in Path(folder).glob("classic-*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    path = tmp_path / "classic-08.gore-table"
    path.write_bytes(path.read_bytes()[:-9] + b"\xff" * 9)
    for command in (["verify"], ["build", "--seeds", "10"], ["probe", WON]):
        refused = run("tablebase", *command, "--dir", str(tmp_path)).refused()
        assert refused == (f"ayla: corrupted_table: {path}, block 1: the distances are damaged")


def test_a_table_of_another_variant_is_named(folder: str, tmp_path: Path) -> None:
    tablebase.build(tmp_path, 4, tablebase.SKIP_ORIGIN)
    (tmp_path / "skip-origin-04.gore-table").rename(tmp_path / "classic-04.gore-table")
    refused = run("tablebase", "build", "--seeds", "4", "--dir", str(tmp_path)).refused()
    assert refused.startswith("ayla: foreign_table: ")
    assert "skip-origin for 4 seeds" in refused


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal, as on Unix")
def test_a_person_sees_a_progress_bar(tmp_path: Path) -> None:
    import pty

    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(
            sys.executable,
            [
                sys.executable,
                "-m",
                "ayla",
                "tablebase",
                "build",
                "--seeds",
                "18",
                "--dir",
                str(tmp_path),
            ],
        )
    seen = b""
    try:
        while piece := os.read(terminal, 4096):
            seen += piece
    except OSError:  # the other end is closed
        pass
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert "━" in seen.decode()
    assert b"seeds are in" in seen
