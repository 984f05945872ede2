"""The plain opponent: the engine port on the search in plain Python."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ayla.engine.choosing import check_honour, chosen
from ayla.engine.deepening import Found, Weighed, deepen
from ayla.engine.doubts import GUESSED
from ayla.engine.moves import legal
from ayla.engine.plain import board
from ayla.engine.plain.codes import code_of, move_of
from ayla.engine.plain.evaluation import FITTED, UNIT, Weights
from ayla.engine.plain.search import DEEPEST, Play, Search, standing
from ayla.port import Analysis, Limits, Line, Stop, check_limit
from ayla.rules import Accept, Decline, Game, Move

ONE_SECOND = Limits(seconds=1.0)


@dataclass(frozen=True, slots=True)
class Plain:
    """A player and analyst that looks ahead in plain Python; nothing has to be compiled for it.

    It thinks about each move within ``limits``, and declines an offer only where accepting costs
    more than ``honour`` seeds of the final margin (R13). Raises ``ValueError`` for an ``honour``
    that is not finite.
    """

    limits: Limits = ONE_SECOND
    honour: float = 0.0
    weights: Weights = FITTED

    def __post_init__(self) -> None:
        check_honour(self.honour)

    @property
    def name(self) -> str:
        """``plain``."""
        return "plain"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """The best move found, or the only legal one at once; see ``ayla.port.Player``."""
        return chosen(self, game, self.limits, self.honour, stop)

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
        began = time.monotonic()
        moves = legal(game)
        position = game.position
        # Turns and movers alternate, so that whether the turn is odd tells the mover.
        search = Search(
            game.rules,
            board.light(position),
            sum(1 << pit for pit in position.offer),
            game.turns_taken,
            _stood_before(game),
            deadline=began + limits.longest,
            most_nodes=limits.nodes or float("inf"),
            stop=stop,
            weights=self.weights,
        )

        def analysis(weighed: Weighed[Play], depth: int) -> Analysis:
            return Analysis(
                tuple(_line(code, found) for code, found in weighed),
                depth,
                search.nodes,
                time.monotonic() - began,
            )

        return analysis(
            *deepen(
                search,
                [code_of(move) for move in moves],
                lines,
                min(limits.depth or DEEPEST, DEEPEST),
                lambda weighed, depth: report and report(analysis(weighed, depth)),
            )
        )


def _stood_before(game: Game) -> Counter[int]:
    """How often each position stood before the one that stands now (R16)."""
    stood: Counter[int] = Counter()
    turn = 0
    position = game.start
    for played in game.turns:
        if not position.offer:
            pits, mine, me, _ = board.light(position)
            stood[standing(pits, mine, me, turn)] += 1
        turn += not isinstance(played.move, Accept | Decline)
        position = played.position
    return stood


def _line(code: int, found: Found[Play]) -> Line:
    value, doubt, play = found
    return Line(move_of(code), value / UNIT, not doubt & GUESSED, tuple(_moves(play)))


def _moves(play: Play) -> Iterator[Move]:
    while play is not None:
        code, play = play
        yield move_of(code)
