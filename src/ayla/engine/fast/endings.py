"""Boards of few seeds whose true value is known, and may be looked up in the middle of a search.

Only in the classic game, where nobody but the owner of a row sows from it. What was played before a
board plays no part in its value; so it holds once seeds have been captured on the way there, after
which nothing can stand again that has stood before, and far from the turn limit (R16).
"""

import logging
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ayla.engine.exact import FAR_FROM_LIMIT
from ayla.kernel.compiling import compiled
from ayla.kernel.index import STARTS
from ayla.kernel.packing import BOARD
from ayla.kernel.ranking import rank
from ayla.port import ExactValues
from ayla.rules import Game
from ayla.rules.game import TURN_LIMIT
from ayla.rules.types import HOME_ROWS

MOST: Final = 32
"""Boards of more seeds are not looked up: up to here they take 42 MB."""
LAST_LOOK: Final = TURN_LIMIT - FAR_FROM_LIMIT
"""The last turn after which boards are looked up."""

Halves: TypeAlias = npt.NDArray[np.int8]
"""Half the value of every board, as ``ayla.port.ExactValues.endings`` gives them."""

_STARTS: Final = np.array(STARTS, np.int64)
_STARTS.setflags(write=False)

_log: Final = logging.getLogger(__name__)


class Endings(NamedTuple):
    """The values of boards up to so many seeds; ``most`` is below 0 if there are none."""

    most: int
    halves: Halves


NONE: Final = Endings(-1, np.frombuffer(bytes(1), np.int8))  # not to be written, as all others are


def endings_of(exact: ExactValues | None, game: Game) -> Endings:
    """What a search from where ``game`` stands may look up."""
    position = game.position
    if exact is None or game.rules != exact.rules or position.owners != HOME_ROWS:
        return NONE
    try:
        most, halves = exact.endings(MOST)
    except ValueError as error:
        _log.error("true values could not be looked up: %s", error)
        return NONE
    return Endings(most, np.frombuffer(halves, np.int8)) if most >= 0 else NONE


@compiled
def looked_up(word: int, count: int, halves: Halves) -> int:
    """The seeds that the mover still wins more than the opponent on a board of ``count`` seeds."""
    return 2 * int(halves[_STARTS[count >> 1] + rank(word & BOARD, count)])
