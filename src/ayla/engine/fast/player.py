"""The compiled engine: the engine port on the compiled search."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import BoundedSemaphore, Lock
from typing import Any, Final, Self, TypeAlias

from ayla.engine.choosing import check_honour, chosen
from ayla.engine.deepening import Found, Weighed, deepen
from ayla.engine.doubts import GUESSED
from ayla.engine.fast import table
from ayla.engine.fast.endings import endings_of
from ayla.engine.fast.evaluation import UNIT, Weights, fitted
from ayla.engine.fast.frames import DEEPEST
from ayla.engine.fast.thinking import Memory, Play, Search
from ayla.engine.fast.warming import warm_up
from ayla.engine.moves import legal
from ayla.kernel.moves import decode, encode
from ayla.kernel.packing import pack
from ayla.port import Analysis, ExactValues, LimitError, Limits, Line, Stop, check_limit
from ayla.rules import Accept, Decline, Game, Move, Position, Rules, Side

ONE_SECOND: Final = Limits(seconds=1.0)
AT_ONCE: Final = max(2, os.cpu_count() or 1)
"""How many searches of one engine run at the same time; more wait in line."""
_PATIENCE: Final = 0.02
_SMALLEST: Final = 0.001
_Use: TypeAlias = tuple[Rules, bool]  # the game, and whether searches are ambitious


class _Memories:
    """Tables by rules and ambition, each lent to one search at a time, at most ``AT_ONCE``."""

    def __init__(self, megabytes: float) -> None:
        self._megabytes = megabytes
        self._places = BoundedSemaphore(AT_ONCE)
        self._lock = Lock()
        self._idle: list[tuple[_Use, Memory]] = []

    @contextmanager
    def lent(self, use: _Use, stop: Stop | None) -> Iterator[Memory]:
        """A table, as soon as there is one; a tiny one at once where ``stop`` is set."""
        while not self._places.acquire(timeout=_PATIENCE):
            if stop is not None and stop.is_set():
                yield Memory(table.made(_SMALLEST))
                return
        try:
            memory = self._taken(use)
            yield memory
            with self._lock:
                self._idle.append((use, memory))
        finally:
            self._places.release()

    def _taken(self, use: _Use) -> Memory:
        with self._lock:
            for place, (known, memory) in enumerate(self._idle):
                if known == use:
                    del self._idle[place]
                    memory.grow_older()
                    return memory
            if len(self._idle) >= AT_ONCE:
                _, memory = self._idle.pop(0)
                memory.forget()
                return memory
        return Memory(table.made(self._megabytes))


@dataclass(frozen=True)
class Fast:
    """A player and analyst that searches in compiled code, millions of positions a second.

    It thinks about each move within ``limits``, and declines an offer only where accepting costs
    more than ``honour`` seeds of the final margin (R13). ``megabytes`` is the size of a table of
    positions; tables are kept from move to move, and searches that run at the same time have one
    each. With ``fresh`` every search begins with an empty table, so that the same position, limits
    on depth and nodes, and history give the same result whatever was searched before.

    ``ambitious``, it plays to win rather than for the last seed of the margin (see ``ambition``);
    its analyses give margins all the same, and so it answers offers.

    Where ``exact`` knows the true values of boards of few seeds, searches look them up.

    Raises ``LimitError`` for ``megabytes`` that are not above zero or more than a table can have,
    and ``ValueError`` for an ``honour`` that is not finite.
    """

    limits: Limits = ONE_SECOND
    honour: float = 0.0
    megabytes: float = table.MEGABYTES
    fresh: bool = False
    ambitious: bool = True
    weights: Weights | None = field(default=None, compare=False, repr=False)
    exact: ExactValues | None = field(default=None, compare=False, repr=False)
    _tables: _Memories = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        check_limit("megabytes", self.megabytes, whole=False)
        if self.megabytes > table.LARGEST:
            raise LimitError(f"megabytes are at most {table.LARGEST}, not {self.megabytes}")
        check_honour(self.honour)
        object.__setattr__(self, "_tables", _Memories(float(self.megabytes)))

    def __reduce__(self) -> Any:
        """Pickled without its tables."""
        given = (self.limits, self.honour, self.megabytes, self.fresh, self.ambitious)
        return type(self), (*given, self.weights, self.exact)

    def knowing(self, exact: ExactValues) -> Self:
        """The same engine, with the same tables of positions, that looks up what ``exact`` knows.

        What either remembers of a search is true for both.
        """
        other = object.__new__(type(self))
        vars(other).update(vars(self), exact=exact)
        return other

    @property
    def name(self) -> str:
        """``fast``."""
        return "fast"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """The best move found, or the only legal one at once; see ``ayla.port.Player``."""
        ambitious = self.ambitious and not game.position.offer
        thinking = _Ambitious(self) if ambitious else self
        return chosen(thinking, game, self.limits, self.honour, stop)

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        """The best ``lines`` moves; see ``ayla.port.Analyst``.

        The first ply is completed whatever the limits, so that there is always an answer. Raises
        ``LimitError`` unless ``lines`` is a whole number above zero.
        """
        check_limit("lines", lines, whole=True)
        return self.searched(game, limits, lines, False, stop, report)

    def searched(
        self,
        game: Game,
        limits: Limits,
        lines: int,
        ambitious: bool,
        stop: Stop | None,
        report: Callable[[Analysis], None] | None,
    ) -> Analysis:
        """As ``analyse``; ``ambitious`` values are not margins and say only what is best."""
        legal(game)  # none in a finished game, which is refused
        with self._tables.lent((game.rules, ambitious), stop) as memory:
            if self.fresh:
                memory.forget()
            return self._search(memory, game, limits, lines, ambitious, stop, report)

    def _search(
        self,
        memory: Memory,
        game: Game,
        limits: Limits,
        lines: int,
        ambitious: bool,
        stop: Stop | None,
        report: Callable[[Analysis], None] | None,
    ) -> Analysis:
        # Both before the time that is given begins.
        warm_up()
        endings = endings_of(self.exact, game)
        began = time.monotonic()
        position = game.position
        word, offer = pack(position)
        search = Search(
            memory,
            fitted(game.rules.barter) if self.weights is None else self.weights,
            game.rules,
            word,
            offer,
            game.turns_taken,
            words_before(game),
            deadline=began + limits.longest,
            most_nodes=limits.nodes or float("inf"),
            stop=stop,
            ambitious=ambitious,
            endings=endings,
        )

        def analysis(weighed: Weighed[Play], depth: int) -> Analysis:
            return Analysis(
                tuple(_line(position, number, search.followed(found)) for number, found in weighed),
                depth,
                search.nodes,
                time.monotonic() - began,
            )

        return analysis(
            *deepen(
                search,
                [encode(move, position.to_move) for move in legal(game)],
                lines,
                min(limits.depth or DEEPEST, DEEPEST),
                lambda weighed, depth: report and report(analysis(weighed, depth)),
            )
        )


@dataclass(frozen=True, slots=True)
class _Ambitious:
    """An engine that looks for the move an ambitious player makes."""

    engine: Fast

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        """The best ``lines`` moves, with values that are not margins."""
        return self.engine.searched(game, limits, lines, True, stop, report)


def words_before(game: Game) -> list[tuple[int, int]]:
    """The words that stood before the position that stands now, each with the turns before it.

    Turns and movers alternate, so that whether the turns are odd tells the mover (R16).
    """
    found = []
    turn, position = 0, game.start
    for played in game.turns:
        if not position.offer:
            found.append((pack(position)[0], turn))
        turn += not isinstance(played.move, Accept | Decline)
        position = played.position
    return found


def _line(position: Position, number: int, found: Found[Play]) -> Line:
    value, doubt, play = found
    assert play[0] == number
    return Line(
        decode(number, position.to_move),
        value / UNIT,
        not doubt & GUESSED,
        tuple(named(play, position.to_move)),
    )


def named(play: tuple[int, ...], side: Side) -> list[Move]:
    """The moves of expected play, the first of which is ``side``'s."""
    moves: list[Move] = []
    for number in play:
        move = decode(number, side)
        moves.append(move)
        if not isinstance(move, Accept | Decline):
            side = side.opponent
    return moves
