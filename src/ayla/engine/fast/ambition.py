"""What an ambitious player plays for: to win, rather than for every seed of the margin.

Against an opponent who sees everything, a draw is a draw. Against others a player who wants to win
does not let the game end while it is not ahead, since who looks further gains from what is still to
be played, and takes what it has when it is ahead. So to the value of a position, as the ambitious
side sees it, is added ``result`` for a game that is won, taken off for one that is lost, and
something in between for a position near to even; and ``tension`` for each of the last seeds on the
board, less the further that side is ahead. All in hundredths of a seed.

No analysis is ambitious: these are not the seeds that anybody can expect.
"""

from typing import Final

from ayla.kernel.compiling import compiled
from ayla.rules.game import TURN_LIMIT

RESULT: Final = 600
"""What winning is worth beside the margin."""
TENSION: Final = 30
"""What each of the last seeds on the board is worth while the game is even."""

_LAST: Final = 16  # more seeds than these are worth no more: who waits with a full board waits long
_AHEAD: Final = 400  # so far ahead nothing else is sought
_ENDING: Final = 100  # turns before the last one (R16) in which the tension fades


def tension(turns: int) -> int:
    """What a seed on the board is worth after so many turns."""
    return TENSION * min(_ENDING, TURN_LIMIT - turns) // _ENDING


@compiled
def finally_worth(margin: int, result: int) -> int:
    """What a finished game is worth to the side with this margin."""
    if margin > 0:
        return margin + result
    return margin - result if margin < 0 else 0


@compiled
def hoped(value: int, on_board: int, ambitious: bool, result: int, tension: int) -> int:
    """What a position is worth to the mover, whose estimated margin is ``value``.

    ``ambitious`` says whether the mover is the ambitious side.
    """
    ours = value if ambitious else -value
    worth = ours + result * max(-_AHEAD, min(_AHEAD, ours)) // _AHEAD
    worth += tension * min(on_board, _LAST) * (_AHEAD - max(0, min(_AHEAD, ours))) // _AHEAD
    return worth if ambitious else -worth
