"""One server at a time has an SQLite file."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url

from ayla.store import StoreCode, StoreError
from ayla.store.holding import held

HOLD = """
import sys
from sqlalchemy import URL
from ayla.store.holding import held
with held(URL.create("sqlite+aiosqlite", database=sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def sqlite(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


def test_what_another_process_has_is_free_again_when_it_dies(tmp_path: Path) -> None:
    url = sqlite(tmp_path / "data" / "matches.sqlite3")
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(url.database)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(StoreError) as caught, held(url):
            pass
        assert caught.value.code is StoreCode.BUSY
        assert str(url.database) in str(caught.value)
        with held(sqlite(tmp_path / "data" / "other.sqlite3")):
            pass
        other.kill()
        other.wait()
        with held(url):
            pass


def test_any_number_may_have_a_postgresql(tmp_path: Path) -> None:
    url = make_url("postgresql+asyncpg://ayla@127.0.0.1:1/ayla")
    with held(url), held(url):
        assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(StoreError) as caught, held(sqlite(tmp_path / "data" / "matches.sqlite3")):
        pass
    assert caught.value.code is StoreCode.CANNOT_OPEN
