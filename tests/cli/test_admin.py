"""What a host does with all games, through the command."""

import asyncio
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ayla.match import Kind, Played, Seat, Settings, Stamped
from ayla.notation import read_records
from ayla.rules import Pit, Sow
from ayla.store import SqlStore, database_url
from tests.cli.command import process, run

BEGUN = datetime(2026, 1, 2, 12, tzinfo=UTC)
SETTINGS = Settings(Seat(Kind.HUMAN, name="Zoué Lou"), Seat(Kind.COMPUTER, "level-1"))


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with two games."""
    folder = tmp_path / "data"
    monkeypatch.setenv("AYLA_DATA_DIR", str(folder))
    asyncio.run(fill(folder))
    return folder


async def fill(folder: Path) -> None:
    store = await SqlStore.open(database_url({"AYLA_DATA_DIR": str(folder)}))
    for name, begun in (("old", BEGUN), ("new", datetime.now(UTC))):
        await store.create(name, SETTINGS, begun)
        await store.append(name, 0, Stamped(Played(Sow(Pit.C)), begun + timedelta(seconds=5)))
    await store.close()


def test_all_that_a_host_does(data: Path, tmp_path: Path) -> None:
    copy, records = tmp_path / "copy.sqlite3", tmp_path / "all.gore"
    assert process("admin", "backup", str(copy)).out == (
        f"2 games are in {copy}, with players and ratings.\n"
    )
    assert run("admin", "prune", "--older-than", "30").out == "One game was removed.\n"
    assert run("admin", "prune", "--older-than", "30").out == (
        "No game is old enough to be removed.\n"
    )
    assert run("admin", "restore", str(copy)).refused().startswith("ayla: not_empty: ")
    assert run("admin", "restore", str(copy), "--force").out == (
        f"2 games are back from {copy}, with players and ratings.\n"
    )
    assert run("admin", "export", str(records)).out == f"2 games are in {records}.\n"
    first, second = read_records(records.read_text(encoding="utf-8"))
    assert first.tags == {"South": "Zoué Lou", "North": "level-1", "Date": "2026-01-02"}
    assert second.game.plies == 1


def test_nothing_is_overwritten_unless_it_is_wanted(tmp_path: Path) -> None:
    for command in ("backup", "export"):
        path = tmp_path / command
        path.write_text("precious")
        line = run("admin", command, str(path)).refused()
        assert line == f"ayla: file_exists: {path} is there already"
        assert path.read_text() == "precious"
        assert run("admin", command, str(path), "--force").code == 0
        assert path.read_bytes() != b"precious"


def test_a_game_that_cannot_be_read_is_told_of_and_the_others_are_exported(
    data: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(data / "matches.sqlite3")) as connection, connection:
        connection.execute("UPDATE entry SET data = '{}' WHERE match_id = 'old'")
    path = tmp_path / "all.gore"
    ran = run("admin", "export", str(path))
    assert ran.code == 1
    assert ran.out == f"One game is in {path}.\n"
    assert re.fullmatch(r"ayla: corrupt: .*'old' is damaged.*\n", ran.err)
    assert len(list(read_records(path.read_text(encoding="utf-8")))) == 1


@pytest.mark.parametrize("days", ["0", "-1", "36501", "never"])
def test_an_age_that_makes_no_sense_is_refused(days: str) -> None:
    assert run("admin", "prune", "--older-than", days).refused().startswith("ayla: bad_usage: ")
    assert run("admin", "prune").refused().startswith("ayla: bad_usage: ")


def test_what_cannot_be_read_or_written_is_refused_in_a_line(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "file"
    for command in ("backup", "export", "restore"):
        assert str(nowhere) in run("admin", command, str(nowhere)).refused()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_migrate_makes_the_tables(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AYLA_DATABASE_URL", postgresql_url)
    assert run("migrate").out.endswith(" is up to date.\n")
    monkeypatch.setenv("AYLA_DATABASE_URL", "postgresql://ayla:secret@127.0.0.1:1/ayla")
    line = run("migrate").refused()
    assert line.startswith("ayla: cannot_open: ")
    assert "secret" not in line


def test_on_a_database_without_tables_no_server_starts(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = postgresql_url.rpartition("/")[0] + "/template1"
    monkeypatch.setenv("AYLA_DATABASE_URL", other)
    line = run("serve", "--port", "0").refused()
    assert line.startswith("ayla: old_database: ")
    assert "ayla migrate" in line
