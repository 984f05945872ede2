"""Answers from one who knows the true values, where these hold; a search where they do not."""

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from ayla.engine.moves import legal
from ayla.port import Analysis, Analyst, ExactValues, Limits, Line, Player, Stop, check_limit
from ayla.rules import Game, Move, Position, Rules, play
from ayla.rules.game import REPETITIONS, TURN_LIMIT

LONGEST: Final = 60
"""Moves of expected play that are given at most."""
FAR_FROM_LIMIT: Final = 150
"""Turns that must be left so that true values are given, which know nothing of the limit (R16).

The next capture comes within that nearly always, a whole game does not.
"""

_T = TypeVar("_T")

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Exactly:
    """An analyst that gives true values where ``exact`` knows them, and asks ``analyst`` else.

    Expected play that is proved and leads to where ``exact`` knows more is told to its end.
    """

    analyst: Analyst
    exact: ExactValues

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        """The best ``lines`` moves; see ``ayla.port.Analyst``. True values are of depth 0."""
        legal(game)  # what the law refuses is no damaged table
        check_limit("lines", lines, whole=True)
        if known := _found(lambda: known_lines(game, self.exact)):
            return Analysis(tuple(known[:lines]), 0, 0, 0.0)

        def completed(found: Analysis) -> Analysis:
            return replace(found, lines=tuple(self._completed(game, line) for line in found.lines))

        each = report and (lambda found: report(completed(found)))
        return completed(self.analyst.analyse(game, limits, lines=lines, stop=stop, report=each))

    def _completed(self, game: Game, line: Line) -> Line:
        if not line.exact or game.rules != self.exact.rules:
            return line
        after = game.copy()
        for move in line.pv:
            after.play(move)
        if after.over or _history_matters(after):
            return line
        most = LONGEST - len(line.pv)
        more = _found(lambda: _expected(after.position, game.rules, self.exact, most))
        return replace(line, pv=(*line.pv, *more))


@dataclass(frozen=True, slots=True)
class Perfect:
    """A player that plays perfectly where ``exact`` knows how, and lets ``player`` choose else.

    Among the best moves it takes one that makes progress, so that it finishes games that it wins.
    """

    player: Player
    exact: ExactValues

    @property
    def name(self) -> str:
        """The name of ``player``."""
        return self.player.name

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        """The best move; see ``ayla.port.Player``."""
        legal(game)
        known = _found(lambda: known_lines(game, self.exact))
        return known[0].move if known else self.player.choose(game, stop=stop)


def _found(look: Callable[[], Sequence[_T]]) -> Sequence[_T]:
    """What a look finds, and nothing where a table is damaged; the log says so."""
    try:
        return look()
    except ValueError as error:
        _log.error("true values could not be looked up: %s", error)
        return ()


def known_lines(game: Game, exact: ExactValues) -> tuple[Line, ...]:
    """Every legal move with its true value, best first, or nothing where that is not known.

    Among equals those that make progress come first. A true value takes no account of what was
    played before, so nothing is known where that could matter (R16): with the turn limit near, or
    when a position that may still come again has stood twice. Raises ``game_over`` as ``Analyst``
    does, and what ``exact`` raises.
    """
    moves = legal(game)
    if game.rules != exact.rules or _history_matters(game):
        return ()
    position = game.position
    future = exact.probe_values(position)
    if future is None:
        return ()
    mover = position.to_move.index
    ahead = position.stores[mover] - position.stores[1 - mover]
    progress = exact.best_moves(position)
    order = sorted(moves, key=lambda move: (-future[move], move not in progress))
    return tuple(
        Line(move, float(ahead + future[move]), True, (move, *_after(game, move, exact)))
        for move in order
    )


def _history_matters(game: Game) -> bool:
    return TURN_LIMIT - game.turns_taken < FAR_FROM_LIMIT or _stood_twice(game)


def _stood_twice(game: Game) -> bool:
    """Whether a position stood twice since the last capture; those before it cannot come again.

    Nor can one of them come a third time where none has stood twice: whoever has something to win
    gets there without playing any position twice.
    """
    on_board = sum(game.position.pits)
    standing = Counter([game.start, *(turn.position for turn in game.turns)])
    return any(
        times >= REPETITIONS - 1 and sum(position.pits) == on_board
        for position, times in standing.items()
    )


def _after(game: Game, move: Move, exact: ExactValues) -> list[Move]:
    after = play(game.position, move, game.rules).position
    return _expected(after, game.rules, exact, LONGEST - 1)


def _expected(position: Position, rules: Rules, exact: ExactValues, most: int) -> list[Move]:
    """Best play from a position, until one comes round again or is not known."""
    moves: list[Move] = []
    met = {position}
    while len(moves) < most and (best := exact.best_moves(position)):
        moves.append(best[0])
        position = play(position, best[0], rules).position
        if position in met:
            break
        met.add(position)
    return moves
