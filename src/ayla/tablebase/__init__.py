"""The solved classic game: index, solver, file format, verifying and probing.

    tables = ayla.tablebase.open()
    tables.get(position)      # future captures of the mover minus the opponent's
    tables.probe(position)    # the same for each move, and the best of them

Importing this loads neither NumPy nor Numba; building, verifying and batches do.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ayla.rules import CLASSIC, Rules
from ayla.rules.types import SEEDS
from ayla.tablebase.errors import (
    BuildError,
    Code,
    MissingTable,
    RefusedError,
    TablebaseError,
    TableError,
)
from ayla.tablebase.probing import Probe, Tablebase
from ayla.tablebase.progress import Progress, Stop
from ayla.tablebase.variant import SKIP_ORIGIN

if TYPE_CHECKING:
    from ayla.tablebase.verifying import Verified

__all__ = [
    "SKIP_ORIGIN",
    "BuildError",
    "Code",
    "MissingTable",
    "Probe",
    "Progress",
    "RefusedError",
    "Stop",
    "TableError",
    "Tablebase",
    "TablebaseError",
    "build",
    "default_folder",
    "open",
    "pack",
    "unpack",
    "verify",
]


def default_folder() -> Path:
    """Where tables are kept unless a folder is named.

    ``tablebase`` in ``AYLA_DATA_DIR`` if that is set, else in the user's data folder.
    """
    from platformdirs import user_data_path

    named = os.environ.get("AYLA_DATA_DIR")
    data = Path(named) if named else user_data_path("ayla", appauthor=False)
    return data / "tablebase"


def open(folder: Path | str | None = None, rules: Rules = CLASSIC) -> Tablebase:
    """The tables in a folder, by default the user's; tables that come later are seen too.

    Raises ``RefusedError`` (``barter_on``, ``other_rules``) for a game that is not solved.
    """
    return Tablebase(_folder(folder), rules)


def build(
    folder: Path | str | None = None,
    seeds: int = SEEDS,
    rules: Rules = CLASSIC,
    *,
    threads: int | None = None,
    report: Callable[[Progress], None] | None = None,
    stop: Stop | None = None,
) -> Tablebase:
    """Build what is missing of the tables up to ``seeds`` in a folder, by default the user's.

    Uses every core unless ``threads`` says how many; 48 seeds need less than 2 GB of memory and
    1.6 GB on the disk. ``report`` is called several times a second; once ``stop`` is set the build
    ends soon. A build that ended early in any way is taken up where it was, by tables.

    Raises ``BuildError`` (``build_running``, ``disk_full``, ``not_writable``, ``build_stopped``),
    ``TableError`` for a file that stands where a table belongs and is none,
    ``TablebaseError`` (``bad_seeds``) and ``RefusedError``.
    """
    from ayla.tablebase import building

    place = _folder(folder)
    building.build(place, seeds, rules, threads=threads, report=report, stop=stop)
    return Tablebase(place, rules)


def verify(
    folder: Path | str | None = None,
    seeds: int | None = None,
    rules: Rules = CLASSIC,
    *,
    sample: int = 100,
    random: int = 0,
    threads: int | None = None,
    report: Callable[[Progress], None] | None = None,
    stop: Stop | None = None,
) -> "Verified":
    """Prove the tables up to ``seeds`` in a folder, by default all that are there.

    ``sample``: boards of each layer to compare with the readable rules, chosen by the seed
    ``random``. Raises ``TableError`` for the first thing that is wrong, ``MissingTable`` where a
    table is not there, ``BuildError`` (``build_stopped``) after ``stop`` was set.
    """
    from ayla.tablebase import verifying

    return verifying.verify(
        _folder(folder),
        seeds,
        rules,
        sample=sample,
        random=random,
        threads=threads,
        report=report,
        stop=stop,
    )


def pack(
    target: Path | str,
    folder: Path | str | None = None,
    rules: Rules = CLASSIC,
    *,
    report: Callable[[Progress], None] | None = None,
) -> list[Path]:
    """Pack the tables in ``folder`` into ``target``, compressed for shipping; return the files.

    Raises ``TableError``, ``MissingTable`` where there is none, ``BuildError`` as ``build`` does.
    """
    from ayla.tablebase import shipping

    return shipping.pack(_folder(folder), Path(target), rules, report=report)


def unpack(
    source: Path | str,
    folder: Path | str | None = None,
    rules: Rules = CLASSIC,
    *,
    report: Callable[[Progress], None] | None = None,
) -> Tablebase:
    """Unpack the tables in ``source`` into ``folder``, each checked before it takes its place.

    Raises ``TableError``, ``MissingTable`` where there is none, ``BuildError`` as ``build`` does.
    """
    from ayla.tablebase import shipping

    place = _folder(folder)
    shipping.unpack(Path(source), place, rules, report=report)
    return Tablebase(place, rules)


def _folder(folder: Path | str | None) -> Path:
    return default_folder() if folder is None else Path(folder)
