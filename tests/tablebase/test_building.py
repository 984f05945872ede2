"""Building: killed and taken up again, alone in a folder, and with nowhere to write."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ayla import tablebase
from ayla.kernel import index
from ayla.rules import CLASSIC, GORE, Rules
from ayla.tablebase import (
    SKIP_ORIGIN,
    BuildError,
    Code,
    Progress,
    RefusedError,
    Tablebase,
    TablebaseError,
    TableError,
    manifest,
)
from ayla.tablebase.layers import Layer
from tests.tablebase.conftest import SOME

BUILD = """
import sys
import ayla.tablebase
{before}
def report(at):
    print(at.seeds, flush=True)
try:
    ayla.tablebase.build(sys.argv[1], int(sys.argv[2]), report=report)
except ayla.tablebase.BuildError as error:
    print(error.code, str(error))
"""


def builder(folder: Path, seeds: int, before: str = "") -> "subprocess.Popen[str]":
    """A build in a process of its own, which prints the seeds of the layer in work."""
    return subprocess.Popen(
        [sys.executable, "-c", BUILD.format(before=before), str(folder), str(seeds)],
        stdout=subprocess.PIPE,
        text=True,
    )


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_build_leaves_tables_and_a_manifest(small: Tablebase) -> None:
    tables = [f"classic-{seeds:02}.gore-table" for seeds in (0, 2, 4, 6)]
    assert set(names(small.folder)) - {"classic.lock"} == {*tables, "classic.json"}
    assert small.seeds() == (0, 2, 4, 6)


@pytest.mark.parametrize("rules", [CLASSIC, SKIP_ORIGIN], ids=["classic", "skip-origin"])
def test_everybody_s_build_has_the_published_hashes(
    tables: Tablebase, skip_origin_tables: Tablebase, rules: Rules
) -> None:
    folder = (tables if rules == CLASSIC else skip_origin_tables).folder
    built, published = manifest.read(folder, rules), manifest.published(rules)
    assert len(built) >= SOME // 2 + 1
    assert built == {seeds: published[seeds] for seeds in built}


@pytest.mark.parametrize("moment", [0.0, 0.05, 0.3])
def test_a_killed_build_is_taken_up_again(tmp_path: Path, moment: float) -> None:
    process = builder(tmp_path, 26)
    assert process.stdout
    while (line := process.stdout.readline()) and int(line) < 18:
        pass
    time.sleep(moment)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    there = tablebase.open(tmp_path).seeds()
    assert {0, 2, 4, 6, 8} <= set(there)
    for seeds in there:
        Layer.of(tmp_path, seeds, CLASSIC).check()
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.gore-table")}

    tablebase.build(tmp_path, 22)
    assert {path: path.stat().st_mtime_ns for path in kept} == kept
    built, published = manifest.read(tmp_path, CLASSIC), manifest.published(CLASSIC)
    assert set(built) >= set(range(0, 23, 2))
    assert built == {seeds: published[seeds] for seeds in built}
    assert not [name for name in names(tmp_path) if "unfinished" in name]


def test_what_a_killed_build_left_half_written_is_removed(tmp_path: Path) -> None:
    half = tmp_path / "classic-04.gore-table.unfinished"
    half.write_text("half")
    other = tmp_path / "skip-origin-04.gore-table.unfinished"
    other.write_text("perhaps at work")
    tablebase.build(tmp_path, 4)
    assert not half.exists()
    assert other.exists()


def test_two_builds_at_once(tmp_path: Path) -> None:
    process = builder(tmp_path, 26)
    assert process.stdout
    process.stdout.readline()
    with pytest.raises(BuildError, match="another build") as caught:
        tablebase.build(tmp_path, 4)
    assert caught.value.code == Code.BUILD_RUNNING
    process.kill()
    process.wait()
    process.stdout.close()
    tablebase.build(tmp_path, 4)


def test_a_build_of_the_other_variant_may_run_beside_it(tmp_path: Path) -> None:
    process = builder(tmp_path, 26)
    assert process.stdout
    process.stdout.readline()
    tablebase.build(tmp_path, 4, SKIP_ORIGIN)
    assert process.poll() is None
    process.kill()
    process.wait()
    process.stdout.close()


def test_a_full_disk(tmp_path: Path) -> None:
    pytest.importorskip("resource", reason="needs limits on file sizes, as on Unix")
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))"
    process = builder(tmp_path, 20, before=limit)
    output, _ = process.communicate()
    last = output.splitlines()[-1]
    assert last.startswith(f"disk_full {tmp_path}")
    there = tablebase.open(tmp_path).seeds()
    assert there == tuple(range(0, 15, 2))
    assert not [name for name in names(tmp_path) if "unfinished" in name]
    tablebase.build(tmp_path, 16)
    assert tablebase.verify(tmp_path, sample=1).published == tuple(range(0, 17, 2))


@contextmanager
def unprivileged() -> Iterator[None]:
    """Be nobody for a while: for root no folder is read-only."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_folder(small: Tablebase) -> None:
    small.folder.chmod(0o555)
    for part in (small.folder, *small.folder.parents):
        if part.stat().st_uid == os.getuid() and part.name.startswith(("pytest", "test", "popen")):
            part.chmod(part.stat().st_mode | 0o055)
    with unprivileged(), pytest.raises(BuildError) as caught:
        tablebase.build(small.folder, 8)
    small.folder.chmod(0o755)
    assert caught.value.code == Code.NOT_WRITABLE
    assert str(small.folder) in str(caught.value)
    assert small.seeds() == (0, 2, 4, 6)


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("mine")
    with pytest.raises(BuildError) as caught:
        tablebase.build(path, 4)
    assert caught.value.code == Code.NOT_WRITABLE
    assert path.read_text() == "mine"


@pytest.mark.parametrize("content", [b"", b"mine", b"\x89GORE\r\n\x1a"])
def test_a_file_that_is_no_table_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "classic-04.gore-table"
    path.write_bytes(content)
    with pytest.raises(TableError, match="classic-04"):
        tablebase.build(tmp_path, 6)
    assert path.read_bytes() == content
    assert tablebase.open(tmp_path).seeds() == (0, 2, 4)


def test_a_damaged_table_is_not_built_upon(small: Tablebase) -> None:
    path = small.layer(6).path
    path.write_bytes(path.read_bytes()[:-1] + b"\xff")
    with pytest.raises(TableError) as caught:
        tablebase.build(small.folder, 8)
    assert caught.value.code == Code.CORRUPTED_TABLE
    assert caught.value.block == 1


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"format": 1}', '{"format": 1, "layers": [3]}']
)
def test_a_spoiled_manifest_is_found_again(small: Tablebase, content: str) -> None:
    path = small.folder / "classic.json"
    before = path.read_text()
    path.write_text(content)
    tablebase.build(small.folder, 6)
    assert path.read_text() == before


def test_a_build_can_be_stopped_and_taken_up_again(tmp_path: Path) -> None:
    class Later:
        asked = 0

        def is_set(self) -> bool:
            self.asked += 1
            return self.asked > 200

    with pytest.raises(BuildError) as caught:
        tablebase.build(tmp_path, 20, stop=Later())
    assert caught.value.code == Code.BUILD_STOPPED
    assert tablebase.open(tmp_path).seeds() < tuple(range(0, 21, 2))
    assert tablebase.build(tmp_path, 10).seeds() >= tuple(range(0, 11, 2))


def test_reports_go_up_to_all_boards(tmp_path: Path) -> None:
    reports: list[Progress] = []
    tablebase.build(tmp_path, 18, report=reports.append)
    done = [report.done for report in reports]
    assert done == sorted(done)
    total = sum(map(index.boards, range(0, 19, 2)))
    assert {report.total for report in reports} == {total}
    assert all(0 <= report.done <= total for report in reports)
    assert all(report.left is None or report.left >= 0 for report in reports)


@pytest.mark.parametrize("seeds", [-2, 7, 50, True, 4.0])
def test_only_even_numbers_of_seeds_up_to_48(tmp_path: Path, seeds: int) -> None:
    with pytest.raises(TablebaseError, match="even number of seeds") as caught:
        tablebase.build(tmp_path, seeds)
    assert caught.value.code == Code.BAD_SEEDS
    assert not names(tmp_path)


def test_R9_the_game_with_barter_is_not_solved(tmp_path: Path) -> None:
    with pytest.raises(RefusedError) as caught:
        tablebase.build(tmp_path, 4, GORE)
    assert caught.value.code == Code.BARTER_ON
    assert not names(tmp_path)
