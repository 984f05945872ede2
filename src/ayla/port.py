"""The engine port: what the faces ask of whoever thinks, and nothing of how it is done.

Engines satisfy these protocols by their shape. Values only, no input or output.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from numbers import Integral
from typing import Any, Protocol

from ayla.rules import Game, Move, Position, Rules


class LimitError(ValueError):
    """A limit that limits nothing or asks for nothing; ``code`` is ``bad_limit``."""

    code = "bad_limit"


class Stop(Protocol):
    """A flag that asks a search to end early; ``threading.Event`` is one."""

    def is_set(self) -> bool:
        """Whether the search should end now."""
        ...


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends: at the first limit reached, or when there is nothing left to find.

    ``seconds`` of wall time, ``depth`` in plies, ``nodes`` visited; ``None`` does not limit, nor
    does what is beyond all measure. Raises ``LimitError`` when none is given, one is not above zero
    or not finite, or depth or nodes are no whole number.
    """

    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        given = {"seconds": self.seconds, "depth": self.depth, "nodes": self.nodes}
        if all(value is None for value in given.values()):
            raise LimitError("a search needs a limit: seconds, depth or nodes")
        for name, value in given.items():
            if value is not None:
                check_limit(name, value, whole=name != "seconds")

    @property
    def longest(self) -> float:
        """Seconds of wall time at most; infinite without a limit, or where no float holds it."""
        if self.seconds is None:
            return math.inf
        try:
            return float(self.seconds)
        except OverflowError:
            return math.inf


def check_limit(name: str, value: Any, *, whole: bool) -> None:
    """Raise ``LimitError`` unless ``value`` is a finite number above zero, and ``whole`` if so."""
    if whole and not isinstance(value, Integral):
        raise LimitError(f"{name} is a whole number above zero, not {value}")
    # What is not itself is no number (NaN); Decimal's cannot even be compared.
    if value != value or not value > 0:
        raise LimitError(f"{name} is a number above zero, not {value}")
    # Compared and not made a float: numbers are finite, however large; so many do not limit.
    if not value < math.inf:
        raise LimitError(f"{name} is a finite number, not {value}")


@dataclass(frozen=True, slots=True)
class Line:
    """A move and what it leads to.

    ``value``: expected final seeds of the mover minus the opponent's, -48 to 48; ``exact`` when
    proved. ``pv``: the expected play from ``move`` on, ``move`` included.
    """

    move: Move
    value: float
    exact: bool
    pv: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found.

    ``lines`` best first, ``depth`` in plies completed, ``nodes`` visited, ``seconds`` taken.
    """

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    seconds: float

    @property
    def nps(self) -> int:
        """Nodes a second, 0 before any time has passed."""
        return round(self.nodes / self.seconds) if self.seconds > 0 else 0


class Player(Protocol):
    """One who chooses moves."""

    @property
    def name(self) -> str:
        """A short stable name, such as ``plain``; faces translate it."""
        ...

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """A legal move where ``game`` stands; the game is not changed.

        Blocks until it has decided; soon after ``stop`` is set it returns the best found so far.
        Raises ``ayla.rules.RuleError`` (``game_over``) in a finished game.
        """
        ...


class Analyst(Protocol):
    """One who weighs every move."""

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        """The best ``lines`` moves where ``game`` stands; the game is not changed.

        ``report`` is called from the searching thread after each completed depth. Raises
        ``ayla.rules.RuleError`` (``game_over``) in a finished game.
        """
        ...


class ExactValues(Protocol):
    """One who knows the true value of positions of a game without barter, such as a tablebase."""

    @property
    def rules(self) -> Rules:
        """The game that is known."""
        ...

    def probe_values(self, position: Position) -> Mapping[Move, int] | None:
        """The value of each legal move; ``None`` for a position that is not known.

        Seeds still to win from ``position`` on, the mover's less the opponent's, when both play
        best after the move; what is swept counts. A history is not looked at (R16).
        """
        ...

    def best_moves(self, position: Position) -> Sequence[Move]:
        """Those of the best moves that make progress; empty for a position that is not known."""
        ...

    def endings(self, most: int) -> tuple[int, memoryview]:
        """What is known of all boards with few seeds, to be looked up by a search.

        A number of seeds, at most ``most``, and half the value of every board of 0, 2, 4 and so on
        up to as many seeds, a signed byte each: value as in ``probe_values``, of the position
        itself. Boards of fewer seeds come first, and those of one number of seeds in the order of
        ``ayla.kernel.index``. The number is below 0 where nothing is known. Raises ``ValueError``
        for what is damaged.
        """
        ...
