"""How far long work on the tables is, and how it is asked to end."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

_EVERY: Final = 0.1
"""Seconds between reports at least."""
_TELLING: Final = 1000
"""The rate tells the time left when one board of so many is done."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is.

    ``seeds``: the layer in work. ``done`` of ``total`` boards, about; those that were there before
    count as done. ``seconds`` since the start. ``rate``: boards a second. ``left``: seconds to go,
    ``None`` before that can be told.
    """

    seeds: int
    done: int
    total: int
    seconds: float
    rate: float
    left: float | None


class Stop(Protocol):
    """A flag that asks the work to end early; ``threading.Event`` is one."""

    def is_set(self) -> bool:
        """Whether the work should end now."""
        ...


class Reporter:
    """Counts boards and reports several times a second."""

    def __init__(self, total: int, report: Callable[[Progress], None] | None) -> None:
        """Start the clock for ``total`` boards."""
        self._total = total
        self._report = report
        self._skipped = 0
        self._worked = 0
        self._started = time.monotonic()
        self._told = 0.0

    def skip(self, boards: int) -> None:
        """Count boards as done that cost no time worth counting."""
        self._skipped += boards

    def add(self, boards: int) -> None:
        """Count boards as done."""
        self._worked += boards

    def tell(self, seeds: int, part: float = 0.0) -> None:
        """Report, if it is time: ``part`` boards of this layer are done beside those counted."""
        now = time.monotonic()
        if self._report is None or now < self._told + _EVERY:
            return
        self._told = now
        worked = self._worked + part
        seconds = now - self._started
        rate = worked / seconds if seconds else 0.0
        done = round(self._skipped + worked)
        telling = worked * _TELLING >= self._total
        left = (self._total - done) / rate if telling else None
        self._report(Progress(seeds, done, self._total, seconds, rate, left))
