from pathlib import Path

import pytest
from filelock import FileLock

from ayla import tablebase
from ayla.rules import CLASSIC
from ayla.tablebase import SKIP_ORIGIN, Tablebase

# The largest layer of the conformance cases, and the one that every test run solves and verifies.
MOST = 28
SOME = 20


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Tablebase:
    """The classic tables up to ``MOST`` seeds, built once for all workers. Not to be changed."""
    root = tmp_path_factory.getbasetemp()
    folder = (root if worker_id == "master" else root.parent) / "tables"
    with FileLock(f"{folder}.lock"):
        return tablebase.build(folder, MOST)


@pytest.fixture(scope="session")
def skip_origin_tables(tables: Tablebase) -> Tablebase:
    """The tables of the other variant up to ``SOME`` seeds, in the same folder."""
    with FileLock(f"{tables.folder}.lock"):
        return tablebase.build(tables.folder, SOME, SKIP_ORIGIN)


@pytest.fixture
def small(tmp_path: Path) -> Tablebase:
    """Tables up to 6 seeds in a folder of the test's own, which it may spoil."""
    return tablebase.build(tmp_path / "small", 6, CLASSIC)
