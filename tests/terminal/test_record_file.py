import errno
import os
import sys
from pathlib import Path

import pytest

from ayla.notation import parse_move, read_records, write_record
from ayla.rules import Game
from ayla.terminal.record_file import NotRecordsError, RecordFile

ONE = write_record(Game.replay([parse_move("A")]))
TWO = write_record(Game.replay([parse_move("B"), parse_move("a")]))
THREE = write_record(Game.replay([parse_move("C")]))


def test_a_new_file(tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "a.gore")
    assert not file.path.exists()
    file.write(ONE)
    assert file.path.read_text(encoding="utf-8") == ONE


def test_writing_again_replaces_this_record_only(tmp_path: Path) -> None:
    path = tmp_path / "a.gore"
    path.write_text(ONE, encoding="utf-8")
    file = RecordFile(path)
    file.write(TWO)
    file.write(THREE)
    assert path.read_text(encoding="utf-8") == ONE + "\n" + THREE
    assert len(list(read_records(path.read_text(encoding="utf-8")))) == 2


def test_what_others_write_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.gore"
    file = RecordFile(path)
    file.write(ONE)
    path.write_text(ONE + "\n" + TWO, encoding="utf-8")
    file.write(THREE)
    assert path.read_text(encoding="utf-8") == ONE + "\n" + TWO + "\n" + THREE


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "a.gore", tmp_path / "link.gore"
    target.write_text(ONE, encoding="utf-8")
    link.symlink_to(target)
    RecordFile(link).write(TWO)
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == ONE + "\n" + TWO


@pytest.mark.parametrize("content", [b"[South", b"\xff", b"1. C 2. C *\n"])
def test_what_is_no_record_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(content)
    with pytest.raises(NotRecordsError):
        RecordFile(path)
    assert path.read_bytes() == content


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_a_device_or_a_pipe_is_refused_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/null")):
        with pytest.raises(OSError, match="a device or a pipe"):
            RecordFile(path)
        assert not path.is_file()


def test_what_is_no_record_any_more_is_left_alone(tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "a.gore")
    file.write(ONE)
    file.path.write_bytes(b"[South")
    with pytest.raises(NotRecordsError):
        file.write(TWO)
    assert file.path.read_bytes() == b"[South"
    assert [path.name for path in tmp_path.iterdir()] == ["a.gore"]


@pytest.mark.parametrize(
    ("name", "error"),
    [("", errno.EISDIR), ("nowhere/a.gore", errno.ENOENT), ("\0", errno.EINVAL)],
)
def test_a_place_that_is_none(name: str, error: int, tmp_path: Path) -> None:
    with pytest.raises(OSError) as raised:
        RecordFile(tmp_path / name)
    assert raised.value.errno == error
