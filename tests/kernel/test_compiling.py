"""Where compiled code is kept."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ayla

SOURCE = Path(ayla.__file__).parent

PROGRAM = """
from ayla.kernel import counting
from ayla.rules import CLASSIC, start
assert counting.perft(start(), 5, CLASSIC) == 947
stats = counting._count_classic.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()), counting.__file__,
      stats.cache_path)
"""


def run(path: Path, **environment: str) -> list[str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd="/",
        env={**kept, **environment, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    return done.stdout.split()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the parts that the kernel needs."""
    for part in ("__init__.py", "rules", "notation", "kernel"):
        source, target = SOURCE / part, tmp_path / "package/ayla" / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            target.parent.mkdir(parents=True)
            shutil.copy(source, target)
    return tmp_path / "package"


def test_compiled_once_and_loaded_after_that(package: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    hits, misses, file, kept = run(package, NUMBA_CACHE_DIR=str(cache))
    assert (hits, misses) == ("0", "1")
    assert Path(file).is_relative_to(package)
    assert Path(kept).is_relative_to(cache)
    assert run(package, NUMBA_CACHE_DIR=str(cache))[:2] == ["1", "0"]

    # What the compiled function calls has changed, though it has not itself.
    with (package / "ayla/kernel/packing.py").open("a") as source:
        source.write("# one line more\n")
    assert run(package, NUMBA_CACHE_DIR=str(cache))[:2] == ["0", "1"]


def test_kept_in_the_users_cache_directory(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    kept = run(package, HOME=str(home), XDG_CACHE_HOME=str(home / "cache"))[3]
    assert Path(kept).is_relative_to(home)
    assert [*Path(kept).glob("*.nbi")]
    assert not [*package.rglob("__pycache__")]


def test_works_where_nothing_can_be_written(package: Path, tmp_path: Path) -> None:
    """A file stands wherever a directory would be made: that stops root too."""
    blocked = tmp_path / "blocked"
    blocked.touch()
    (package / "ayla/kernel/__pycache__").touch()
    for environment in (
        {"NUMBA_CACHE_DIR": str(blocked / "cache")},
        {"XDG_CACHE_HOME": str(blocked / "cache")},
    ):
        assert run(package, HOME=str(blocked), **environment)[3] == "None"
