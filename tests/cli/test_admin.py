"""What a host does with all games, and with an account, through the command."""

import asyncio
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ayla.match import Kind, Played, Seat, Settings, Stamped
from ayla.notation import read_records
from ayla.people import Account
from ayla.rules import Pit, Sow
from ayla.store import SqlStore, database_url
from ayla.web.people.passphrases import Passphrases
from tests.cli.command import process, run
from tests.cli.terminal import terminal
from tests.web.serving import Running

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


@pytest.mark.parametrize(
    "command",
    [
        ("backup", "copy"),
        ("export", "copy"),
        ("prune", "--older-than", "1"),
        ("passphrase", "abena"),
    ],
)
def test_of_a_mistyped_folder_no_database_is_made(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AYLA_DATA_DIR", str(tmp_path / "typo"))
    line = run("admin", *command).refused()
    assert line.startswith("ayla: no_database: ")
    assert str(tmp_path / "typo") in line
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_nothing_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with Running(tmp_path) as server:
        match = server.play(server.begin(), "C")
        assert run("admin", "backup", str(copy)).out.startswith("3 games ")
        match = server.play(match, match["moves"][0]["move"])
        line = run("admin", "restore", str(copy), "--force").refused()
        assert line.startswith("ayla: store_busy: ")
        assert server.get(f"matches/{match['id']}")["ply"] == 2
        server.kill()
        assert run("admin", "restore", str(copy), "--force").out.startswith("3 games ")


FORGOTTEN = "long ago forgotten"


@pytest.fixture
def abena(data: Path) -> Path:
    """The data folder, with an account whose passphrase is forgotten."""
    asyncio.run(open_account(data))
    return data


async def open_account(folder: Path) -> None:
    store = await SqlStore.open(database_url({"AYLA_DATA_DIR": str(folder)}))
    hashed = await Passphrases().hash(FORGOTTEN)
    await store.people.open_account(Account("abena", "Abena", hashed, era=1), BEGUN)
    await store.close()


def era_with(folder: Path, passphrase: str) -> int | None:
    """The era of the account if this is its passphrase."""

    async def look() -> int | None:
        store = await SqlStore.open(database_url({"AYLA_DATA_DIR": str(folder)}))
        account = await store.people.account("Abena")
        await store.close()
        assert account
        fits = await Passphrases().fits(passphrase, account.passphrase)
        return account.era if fits else None

    return asyncio.run(look())


def test_a_forgotten_passphrase_is_replaced_by_one_that_is_piped(abena: Path) -> None:
    ran = process("admin", "passphrase", "abena", stdin="trois vache\u0301s\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "The account Abena has the new passphrase, and all its browsers are signed out.\n"
    )
    assert era_with(abena, "trois vach\u00e9s") == 2
    assert era_with(abena, FORGOTTEN) is None


def test_a_new_passphrase_is_typed_twice_and_never_shown(abena: Path) -> None:
    with terminal("admin", "passphrase", "Abena") as at:
        at.send("New passphrase of Abena: ", "twelve calm cows")
        at.send("The same again: ", "twelve calm cows")
        assert at.end() == 0
        assert "twelve" not in at.shown
    assert era_with(abena, "twelve calm cows") == 2


def test_what_is_not_typed_twice_the_same_is_no_passphrase(abena: Path) -> None:
    with terminal("admin", "passphrase", "Abena") as at:
        at.send("New passphrase of Abena: ", "twelve calm cows")
        at.send("The same again: ", "twelve calm crows")
        assert at.end() == 2
        assert "ayla: bad_passphrase: " in at.shown
        assert "twelve" not in at.shown
    with terminal("admin", "passphrase", "Abena") as at:
        at.send("New passphrase of Abena: ", "", end="\x04")
        assert at.end() == 130
    assert era_with(abena, FORGOTTEN) == 1


@pytest.mark.parametrize(
    ("handle", "typed", "code"),
    [
        ("a b", b"twelve calm cows\n", "bad_handle: HANDLE: "),
        ("kofi", b"twelve calm cows\n", "no_such_account: HANDLE: "),
        ("abena", b"cows\n", "bad_passphrase: "),
        ("abena", b"c" * 201, "bad_passphrase: "),
        ("abena", b"", "bad_passphrase: "),
        ("abena", b"vach\xe9s vach\xe9s\n", "bad_passphrase: "),
    ],
)
def test_a_passphrase_that_cannot_be_set_is_refused_and_nothing_is_changed(
    abena: Path, handle: str, typed: bytes, code: str
) -> None:
    line = process("admin", "passphrase", handle, stdin=typed).refused()
    assert line.startswith(f"ayla: {code}")
    assert "cows" not in line
    assert era_with(abena, FORGOTTEN) == 1


def test_migrate_makes_the_tables(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AYLA_DATABASE_URL", postgresql_url)
    told = run("migrate").out
    assert told.startswith("The database postgresql://")
    assert told.endswith(" is up to date.\n")
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
