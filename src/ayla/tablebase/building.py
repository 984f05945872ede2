"""Building the tables in a folder: one build at a time, and what is finished stays."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import numpy as np
from filelock import FileLock, Timeout

from ayla.kernel import index
from ayla.rules import CLASSIC, Rules
from ayla.rules.types import SEEDS
from ayla.tablebase import manifest, variant
from ayla.tablebase.errors import BuildError, Code, MissingTable, TablebaseError
from ayla.tablebase.layers import Layer, file_name, file_size, write_layer
from ayla.tablebase.manifest import Entry, Manifest
from ayla.tablebase.progress import Progress, Reporter, Stop
from ayla.tablebase.safely import remove_unfinished, written
from ayla.tablebase.solving import Distances, Share, Solver, Values

_LOOKING: Final = 0.2
"""The share of the work on a layer that looking at its boards takes, about."""


def check_seeds(seeds: int) -> int:
    """The number itself if it is even and from 0 to 48. Raises ``TablebaseError``."""
    if type(seeds) is not int or seeds not in index.EVEN:
        raise TablebaseError(
            Code.BAD_SEEDS, f"tables have an even number of seeds from 0 to {SEEDS}, not {seeds!r}"
        )
    return seeds


def build(
    folder: Path,
    seeds: int = SEEDS,
    rules: Rules = CLASSIC,
    *,
    threads: int | None = None,
    report: Callable[[Progress], None] | None = None,
    stop: Stop | None = None,
) -> Manifest:
    """Build what is missing of the tables up to ``seeds`` in a folder; return the whole manifest.

    Makes the folder if it is not there. Uses every core unless ``threads`` says how many, and for
    48 seeds less than 2 GB of memory. Tables that are there are read, checked and kept. A build
    that is killed leaves what it had finished, and the next one goes on from there.

    Raises ``BuildError``: ``build_running`` if another build works on this game in the folder,
    ``disk_full``, ``not_writable``, ``build_stopped`` after ``stop`` was set. Raises ``TableError``
    for a file that stands where a table belongs and is none; it is left as it is. Raises
    ``TablebaseError`` (``bad_seeds``) and ``RefusedError`` for what is not solved.
    """
    check_seeds(seeds)
    variant.check_rules(rules)
    with written(folder), _alone(folder, rules):
        remove_unfinished(folder, variant.name(rules))
        return _Build(folder, seeds, rules, threads or cores(), report, stop).run()


@contextmanager
def _alone(folder: Path, rules: Rules) -> Iterator[None]:
    """Hold the lock of this game in the folder; the system lets go of it if the process dies."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / f"{variant.name(rules)}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise BuildError(
            Code.BUILD_RUNNING, folder, "another build is at work in this folder"
        ) from None
    try:
        yield
    finally:
        lock.release()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Build:
    """One run of ``build``, with the folder locked."""

    def __init__(
        self,
        folder: Path,
        seeds: int,
        rules: Rules,
        threads: int,
        report: Callable[[Progress], None] | None,
        stop: Stop | None,
    ) -> None:
        self._folder = folder
        self._seeds = seeds
        self._rules = rules
        self._threads = threads
        self._stop = stop
        self._manifest = manifest.read(folder, rules)
        total = sum(index.boards(count) for count in range(0, seeds + 1, 2))
        self._reporter = Reporter(total, report)

    def run(self) -> Manifest:
        found = dict(self._manifest)
        with Solver(self._seeds, self._rules.skip_origin, self._threads) as solver:
            for count in range(0, self._seeds + 1, 2):
                values = solver.layer(count)
                entry = self._kept(count, values)
                if entry is None:
                    entry = self._made(count, solver, values)
                found[count] = entry
                if self._manifest.get(count) != entry:
                    self._manifest[count] = entry
                    manifest.write(self._folder, self._rules, self._manifest)
        return found

    def _kept(self, count: int, values: Values) -> Entry | None:
        """The entry of a table that is there, its values read and checked; else ``None``."""
        try:
            layer = Layer.of(self._folder, count, self._rules)
        except MissingTable:
            return None
        self._tell(count, 0.0)
        layer.check()
        values[:] = np.frombuffer(layer.values, np.int8)
        self._reporter.skip(len(values))
        known = self._manifest.get(count)
        if known is not None and known.fingerprint == layer.fingerprint:
            return known
        distances = np.frombuffer(layer.distances, np.uint8)
        return self._entry(count, layer.fingerprint, layer.sha256(), values, distances)

    def _made(self, count: int, solver: Solver, values: Values) -> Entry:
        def tell(share: Share) -> None:
            self._tell(count, _LOOKING * share.looked_at + (1 - _LOOKING) * share.decided)

        distances = solver.solve(count, tell)
        sha256 = write_layer(self._folder, count, self._rules, values.data, distances.data)
        self._reporter.add(len(values))
        fingerprint = Layer.of(self._folder, count, self._rules).fingerprint
        return self._entry(count, fingerprint, sha256, values, distances)

    def _entry(
        self, count: int, fingerprint: int, sha256: str, values: Values, distances: Distances
    ) -> Entry:
        name = file_name(count, self._rules)
        return manifest.describe(
            count, name, file_size(count), sha256, fingerprint, values, distances
        )

    def _tell(self, count: int, share: float) -> None:
        if self._stop is not None and self._stop.is_set():
            raise BuildError(Code.BUILD_STOPPED, self._folder, "the build was stopped")
        self._reporter.tell(count, share * index.boards(count))
