"""Proving the tables in a folder.

For each layer, smallest first:

1. the header and the size of the file, and the checksum of every block;
2. the hash and every statistic, found anew, against the manifest in the folder, and the hash
   against the manifest that comes with Ayla;
3. every board against those that its moves lead to, see ``checking``: with the smaller layers
   proved, this proves the values and distances of the layer;
4. a seeded sample of boards against the readable rules, which share no code with the steps before;
   up to 8 seeds, all values against those that the readable rules find from nothing.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from ayla.kernel import index
from ayla.kernel.ranking import all_rows
from ayla.rules import CLASSIC, Rules, is_over
from ayla.tablebase import manifest
from ayla.tablebase.building import check_seeds, cores
from ayla.tablebase.checking import ALL_RIGHT, first_wrong
from ayla.tablebase.errors import BuildError, Code, TableError
from ayla.tablebase.layers import Layer, file_name, file_size
from ayla.tablebase.manifest import Entry, describe
from ayla.tablebase.probing import Tablebase
from ayla.tablebase.progress import Progress, Reporter, Stop
from ayla.tablebase.readable import Board, position_of, solve_by_rules, successors
from ayla.tablebase.solving import STARTS, Values

SOLVED_ANEW: Final = 8
"""Up to so many seeds all boards are solved by the readable rules."""

_SLICE = 1 << 18


@dataclass(frozen=True, slots=True)
class Verified:
    """What was proved.

    ``layers``: an entry for each, found anew. ``published``: the seeds of those whose hash is also
    that of the manifest that comes with Ayla. ``sampled``: boards compared with the readable rules.
    """

    layers: tuple[Entry, ...]
    published: tuple[int, ...]
    sampled: int

    @property
    def boards(self) -> int:
        """How many boards were proved."""
        return sum(entry.boards for entry in self.layers)


def verify(
    folder: Path,
    seeds: int | None = None,
    rules: Rules = CLASSIC,
    *,
    sample: int = 100,
    random: int = 0,
    threads: int | None = None,
    report: Callable[[Progress], None] | None = None,
    stop: Stop | None = None,
) -> Verified:
    """Prove the tables up to ``seeds``, by default all that are there.

    ``sample``: boards of each layer to compare with the readable rules, chosen by the seed
    ``random``. Raises ``TableError`` for the first thing that is wrong: ``wrong_value`` with the
    board, ``wrong_manifest``, ``other_table`` where a hash is not the published one, or what a
    damaged file raises; ``MissingTable`` where one is not there; ``BuildError`` (``build_stopped``)
    after ``stop`` was set.
    """
    tables = Tablebase(folder, rules)
    most = check_seeds(max(tables.seeds(), default=0) if seeds is None else seeds)
    boards = sum(index.boards(count) for count in range(0, most + 1, 2))
    work = _Work(tables, most, threads or cores(), Reporter(boards, report), stop)
    known, published = manifest.read(folder, rules), manifest.published(rules)
    chance = Random(random)
    entries: list[Entry] = []
    same: list[int] = []
    sampled = 0
    with work.pool:
        for count in range(0, most + 1, 2):
            entry = work.layer(count)
            _compare(folder, entry, known.get(count), published.get(count))
            entries.append(entry)
            if count in published:
                same.append(count)
            numbers = [chance.randrange(entry.boards) for _ in range(sample)]
            sampled += _sample(tables, [index.unrank(count, number) for number in numbers])
        sampled += _solve_anew(tables, min(most, SOLVED_ANEW))
    return Verified(tuple(entries), tuple(same), sampled)


class _Work:
    """The steps that look at every board, on several threads."""

    def __init__(
        self, tables: Tablebase, most: int, threads: int, reporter: Reporter, stop: Stop | None
    ) -> None:
        self.pool: Final = ThreadPoolExecutor(threads, thread_name_prefix="verify")
        self._tables = tables
        self._reporter = reporter
        self._stop = stop
        self._rows = all_rows()
        self._values: Values = np.zeros(STARTS[most // 2 + 1], np.int8)

    def layer(self, count: int) -> Entry:
        """Prove one layer, those below it being proved, and describe it."""
        rules = self._tables.rules
        layer = Layer.of(self._tables.folder, count, rules)
        layer.check()
        values = self._values[STARTS[count // 2] : STARTS[count // 2 + 1]]
        values[:] = np.frombuffer(layer.values, np.int8)
        distances = np.frombuffer(layer.distances, np.uint8)
        boards = len(values)
        skip = int(rules.skip_origin)

        def check(start: int) -> int:
            end = min(start + _SLICE, boards)
            shared = values, distances, self._values, STARTS, self._rows, skip
            return first_wrong(count, start, end, *shared)

        done = 0
        for wrong in self.pool.map(check, range(0, boards, _SLICE)):
            if self._stop is not None and self._stop.is_set():
                raise BuildError(Code.BUILD_STOPPED, self._tables.folder, "verifying was stopped")
            if wrong != ALL_RIGHT:
                raise wrong_value(layer, index.unrank(count, wrong))
            done += _SLICE
            self._reporter.tell(count, min(done, boards))
        self._reporter.add(boards)
        return describe(
            count,
            file_name(count, rules),
            file_size(count),
            layer.sha256(),
            layer.fingerprint,
            values,
            distances,
        )


def wrong_value(layer: Layer, board: Board) -> TableError:
    """The error for a board whose value or distance does not follow from its moves."""
    pits = ",".join(map(str, board[:4])) + "/" + ",".join(map(str, board[4:]))
    return TableError(
        Code.WRONG_VALUE, layer.path, f"the board {pits} does not follow from its moves"
    )


def _compare(folder: Path, entry: Entry, known: Entry | None, published: Entry | None) -> None:
    if known is not None and known != entry:
        raise TableError(
            Code.WRONG_MANIFEST,
            folder / entry.file,
            "the manifest in the folder describes another table",
        )
    if published is not None and published.sha256 != entry.sha256:
        raise TableError(
            Code.OTHER_TABLE,
            folder / entry.file,
            f"its SHA-256 {entry.sha256} is not the published one {published.sha256}",
        )


def _sample(tables: Tablebase, boards: list[Board]) -> int:
    """Compare boards with what their moves bring by the readable rules; return how many."""
    for board in boards:
        position = position_of(board)
        expected = sum(board[:4]) - sum(board[4:])
        if not is_over(position):
            expected = max(
                gain - (0 if left is None else tables.value(position_of(left)))
                for gain, left in successors(board, tables.rules)
            )
        if tables.value(position) != expected:
            raise wrong_value(tables.layer(sum(board)), board)
    return len(boards)


def _solve_anew(tables: Tablebase, most: int) -> int:
    """Compare all boards of up to so many seeds with the readable rules; return how many."""
    solved = solve_by_rules(most, tables.rules)
    for board, value in solved.items():
        if tables.value(position_of(board)) != value:
            raise wrong_value(tables.layer(sum(board)), board)
    return len(solved)
