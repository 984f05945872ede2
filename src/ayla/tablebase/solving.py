"""Solving all boards of one number of seeds, when those of fewer seeds are solved.

A move is *resolving* if it captures or ends the game: it leads to a known value. Any other move,
the pass included, is *quiet* and leads to a board of as many seeds. The largest values are decided
first. When all boards are decided whose value is beyond ±*v*, a board is worth +*v* if a resolving
move brings *v* or a quiet move leads to a board worth -*v*; and it is worth -*v* if every quiet
move leads to a board decided for the opponent, at *v* or more, and no resolving move brings more
than -*v*. Each decided board may decide boards from which a quiet move leads to it, which un-sowing
finds; so a wave runs through the layer, and the number of the wave is the distance. What no wave
has reached is worth 0: nobody can force more, so play may be endless.

Values are counted in halves here, since all are even. A *mark* is what is known of a board: in its
low byte a value, in its high byte the wave in which it was decided. While the high byte is 0, the
low byte is the best that a resolving move brings, ``NOTHING`` if there is none.

Threads share the marks. In one wave they write only marks of the next wave, a mark depends only on
marks of waves before, and two threads that decide the same board write the same; so the order in
which they run does not matter.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count as count_from
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from ayla.kernel import index
from ayla.kernel.compiling import compiled
from ayla.kernel.index import HALF
from ayla.kernel.moves import sown_lanes
from ayla.kernel.packing import ROW, TURN, is_over, seeds, seeds_in
from ayla.kernel.ranking import (
    BEFORE,
    FIRST_ROW,
    MINE,
    ROWS,
    all_rows,
    board_at,
    held,
    own_seeds,
    rank,
    rank_turned,
)
from ayla.rules.types import PITS
from ayla.tablebase.unsowing import fewest, fits, most, quiet, unsown

Values = npt.NDArray[np.int8]
Distances = npt.NDArray[np.uint8]

NOTHING: Final = -128
"""The low byte of a mark: no resolving move."""
OVER: Final = 255
"""The high byte of a mark: a finished board (R14)."""
LAST_WAVE: Final = 253
"""No wave after this one has a mark."""

GROUP: Final = 64
"""Boards that are looked through together when a wave has reached one of them."""
MOST_ON_FINISHED: Final = 2 * PITS
"""Seeds on a finished board at most (R14)."""

_MIXED = 8
"""Parts that the work is divided into for each thread, so that all end at about the same time."""
_FEW = 64
"""Groups that are not worth dividing."""
_SLICE = 1 << 18
"""Boards that are looked at between two reports."""

STARTS: Final = np.array(index.STARTS, np.int64)
"""Where the values of 0, 2, 4, … seeds begin when they stand one after another."""


class Share(NamedTuple):
    """How far a layer is: the share of its boards looked at, and of those decided."""

    looked_at: float
    decided: float


@compiled
def _mark(value: int, wave: int) -> Any:
    return np.int16((value & 255) | (wave << 8))


@compiled
def _value(mark: int) -> int:
    return int(np.int8(int(mark) & 255))


@compiled
def _wave(mark: int) -> int:
    return (int(mark) >> 8) & 255


@compiled
def _look(
    count: int,
    start: int,
    end: int,
    marks: Any,
    smaller: Any,
    present: Any,
    rows: Any,
    starts: Any,
    skip: int,
) -> None:
    """Write the first marks of boards ``start`` to ``end``: finished, or the best resolving move.

    ``smaller``: the values of fewer seeds. ``present``: for each group, which values are marked.
    """
    own = own_seeds(count, start, 0)
    width = ROWS[count - own]
    place = start - BEFORE[count, own]
    row = place // width
    other = place - row * width
    mine = int(rows[FIRST_ROW[own] + row])
    for number in range(start, end):
        if other == width:
            other = 0
            row += 1
            if row == ROWS[own]:
                row = 0
                own += 1
                width = ROWS[count - own]
            mine = int(rows[FIRST_ROW[own] + row])
        board = mine | int(rows[FIRST_ROW[count - own] + other]) << TURN
        other += 1
        if count <= MOST_ON_FINISHED and is_over(board):
            marks[number] = _mark((2 * own - count) // 2, OVER)
            continue
        best = NOTHING
        for pit in range(HALF):
            if seeds(board, pit) == 0:
                continue
            after, taken = sown_lanes(board, MINE, pit, skip)
            if taken:
                total = seeds_in(taken)
                after -= taken
                left = count - total
                value = (total >> 1) - smaller[starts[left >> 1] + rank_turned(after, left)]
                best = max(best, value)
            elif count <= MOST_ON_FINISHED and is_over(after):
                best = max(best, (2 * held(after & ROW) - count) // 2)
        marks[number] = _mark(best, 0)
        if best != NOTHING:
            present[number // GROUP] |= np.int64(1) << abs(best)


@compiled
def _lost(board: int, count: int, value: int, wave: int, marks: Any, skip: int) -> bool:
    """Whether every quiet move leads to a board decided, up to this wave, at ``value`` or more."""
    if board & ROW == 0:
        mark = marks[rank_turned(board, count)]
        if _wave(mark) == 0:
            return False
        found = _value(mark)
        return found > value or (found == value and _wave(mark) <= wave)
    for pit in range(HALF):
        if seeds(board, pit) == 0:
            continue
        after, taken = sown_lanes(board, MINE, pit, skip)
        if taken or (count <= MOST_ON_FINISHED and is_over(after)):
            continue
        mark = marks[rank_turned(after, count)]
        if _wave(mark) == 0:
            return False
        found = _value(mark)
        if found < value or (found == value and _wave(mark) > wave):
            return False
    return True


@compiled
def _first_wave(
    count: int,
    value: int,
    wave: int,
    groups: Any,
    marks: Any,
    reached: Any,
    rows: Any,
    skip: int,
) -> int:
    """Decide the boards of ±``value`` that only resolving moves decide; return how many.

    ``wave`` is 0.
    """
    boards = len(marks)
    brings_win, brings_loss = _mark(value, 0), _mark(-value, 0)
    won, lost = _mark(value, wave + 1), _mark(-value, wave + 1)
    own = 0
    decided = 0
    for group in groups:
        start = group * GROUP
        own = own_seeds(count, start, own)
        there = own
        found = False
        for number in range(start, min(start + GROUP, boards)):
            mark = marks[number]
            if mark == brings_win:
                marks[number] = won
                found = True
                decided += 1
            elif mark == brings_loss:
                there = own_seeds(count, number, there)
                if _lost(board_at(count, number, there, rows), count, value, wave, marks, skip):
                    marks[number] = lost
                    found = True
                    decided += 1
        if found:
            reached[group] = 1
    return decided


@compiled
def _decide(
    board: int,
    for_mover: bool,
    count: int,
    value: int,
    wave: int,
    marks: Any,
    reached: Any,
    skip: int,
) -> int:
    """Decide a board from which a quiet move leads to one just decided; return 1 if it is.

    ``for_mover``: that board is lost, so this one is won.
    """
    number = rank(board, count)
    mark = marks[number]
    if _wave(mark) != 0:
        return 0
    if for_mover:
        marks[number] = _mark(value, wave + 1)
    elif _value(mark) <= -value and _lost(board, count, value, wave, marks, skip):
        marks[number] = _mark(-value, wave + 1)
    else:
        return 0
    reached[number // GROUP] = 1
    return 1


@compiled
def _next_wave(
    count: int,
    value: int,
    wave: int,
    groups: Any,
    marks: Any,
    reached: Any,
    rows: Any,
    skip: int,
) -> int:
    """Decide what the boards of ±``value`` decided in ``wave`` decide; return how many."""
    boards = len(marks)
    won, lost = _mark(value, wave), _mark(-value, wave)
    own = 0
    decided = 0
    for group in groups:
        start = group * GROUP
        own = own_seeds(count, start, own)
        there = own
        for number in range(start, min(start + GROUP, boards)):
            mark = marks[number]
            if mark != won and mark != lost:
                continue
            there = own_seeds(count, number, there)
            board = board_at(count, number, there, rows)
            # What the previous mover saw when they had moved.
            left = board >> TURN | (board & ROW) << TURN
            if left & ROW == 0:
                decided += _decide(left, mark == lost, count, value, wave, marks, reached, skip)
            for origin in range(HALF):
                sown = fewest(left, origin, skip)
                if sown == 0:
                    continue
                last = most(sown, count, skip)
                while sown <= last and fits(left, origin, sown, skip):
                    if quiet(left, origin, sown, skip):
                        before = unsown(left, origin, sown, skip)
                        decided += _decide(
                            before, mark == lost, count, value, wave, marks, reached, skip
                        )
                    sown += 1
    return decided


@compiled
def _conclude(start: int, end: int, marks: Any, values: Any, distances: Any) -> None:
    """Write values and distances of boards ``start`` to ``end``; what is undecided is worth 0."""
    for number in range(start, end):
        mark = marks[number]
        wave = _wave(mark)
        values[number] = 0 if wave == 0 else _value(mark)
        distances[number] = 0 if wave == OVER else wave


class Solver:
    """Solves layer after layer, on several threads.

    ``values`` holds the values of every layer up to ``most`` seeds, one after another as ``STARTS``
    says: a layer can be solved when those below it are filled in.
    """

    def __init__(self, most: int, skip_origin: bool, threads: int) -> None:
        """Ready to solve boards of up to ``most`` seeds, an even number; allocates all values."""
        self.values: Final[Values] = np.zeros(STARTS[most // 2 + 1], np.int8)
        self._skip = int(skip_origin)
        self._rows = all_rows()
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="solve")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._pool.shutdown()

    def layer(self, count: int) -> Values:
        """The values of ``count`` seeds, as a view."""
        return self.values[STARTS[count // 2] : STARTS[count // 2 + 1]]

    def solve(self, count: int, report: Callable[[Share], None] = lambda _: None) -> Distances:
        """Fill in the values of ``count`` seeds and return the distances.

        ``report`` is called often; what it raises ends the work, and the values of the layer are
        then not filled in. Raises ``OverflowError`` if a distance does not fit a byte, which no
        layer of the solved games needs.
        """
        boards = index.boards(count)
        marks = np.zeros(boards, np.int16)
        present = np.zeros(-(-boards // GROUP), np.int64)
        done = 0
        for looked_at in self._look_at_all(count, marks, present):
            done += looked_at
            report(Share(done / boards, 0.0))
        done = 0
        for decided in self._decide_all(count, marks, present):
            done += decided
            report(Share(1.0, done / boards))
        distances = np.empty(boards, np.uint8)
        values = self.layer(count)

        def conclude(part: tuple[int, int]) -> None:
            start, end = part
            _conclude(start, end, marks, values, distances)

        list(self._pool.map(conclude, _slices(boards)))
        return distances

    def _look_at_all(self, count: int, marks: Any, present: Any) -> Iterator[int]:
        def look(part: tuple[int, int]) -> int:
            start, end = part
            shared = marks, self.values, present, self._rows, STARTS, self._skip
            _look(count, start, end, *shared)
            return end - start

        yield from self._pool.map(look, _slices(len(marks)))

    def _decide_all(self, count: int, marks: Any, present: Any) -> Iterator[int]:
        for value in range(count // 2, 0, -1):
            groups = np.flatnonzero(present >> value & 1)
            decide = _first_wave
            for wave in count_from(0):
                if not len(groups):
                    break
                if wave > LAST_WAVE:
                    raise OverflowError(f"a distance of more than {LAST_WAVE} with {count} seeds")
                reached = np.zeros(len(present), np.uint8)
                parts = self._divided(groups)
                shared = marks, reached, self._rows, self._skip
                run = partial(_run, decide, (count, value, wave), shared)
                yield sum(self._pool.map(run, parts) if len(parts) > 1 else map(run, parts))
                groups = np.flatnonzero(reached)
                decide = _next_wave

    def _divided(self, groups: npt.NDArray[np.int64]) -> list[npt.NDArray[np.int64]]:
        if len(groups) <= _FEW:
            return [groups]
        return np.array_split(groups, self._threads * _MIXED)


def _slices(boards: int) -> list[tuple[int, int]]:
    return [(start, min(start + _SLICE, boards)) for start in range(0, boards, _SLICE)]


def _run(
    decide: Callable[..., int],
    what: tuple[int, ...],
    shared: tuple[Any, ...],
    groups: npt.NDArray[np.int64],
) -> int:
    return decide(*what, groups, *shared)
