"""How a search lies in memory: its frames, one a position on the way, and its state.

The search is a loop over whole numbers, so that it can be broken off and continued. Frame 0 is the
position that is searched; the others follow each other to the position that is looked at.
"""

from typing import Final

DEEPEST: Final = 100
"""Plies that a search looks ahead at most; captures may lead it further."""
FRAMES: Final = 132
"""Frames: ``DEEPEST``, the captures beyond, and some to spare."""
INFINITY: Final = 8000
"""Beyond every value."""

# Fields of a frame. The first six are set by the frame before.
(
    WORD,
    TURN,
    DEPTH,
    ALPHA,
    BETA,
    SINCE,  # the first frame since seeds left the board or came to it
    FLOOR,  # alpha as it was
    BEST,
    MOVE,
    DOUBT,
    STAGE,
    TO_DO,  # stages after this one
    LEFT,  # sowings not searched yet, one bit each; or the next offer
    OFFERS,  # how many offers are to be searched
    CURRENT,  # the number of the move that is searched
    NARROW,  # bit 0: it is searched with a window of nothing; bits 1 and 2: so many plies less deep
    CEILING,  # what declining is worth to the offerer, who cannot get more
    REFUSAL,  # the doubt of that
    HASHED,  # the move to try first
    TRIED,  # how many moves were searched
) = range(20)
CHILDREN: Final = 20
"""The words after each sowing, seen by the opponent."""
KEYS: Final = 28
"""For each sowing its move in 7 bits, then a bit for captures, then how good it looks.

Captures beyond the depth leave that bit 0.
"""
OFFERED: Final = 36
"""The offers to be searched: 8 bits of number, then what accepting seems worth to the opponent.

``INFINITY`` is added to that, so that it is not negative.
"""
FRAME: Final = 128
"""Numbers a frame."""

QUIET, SOWINGS, REFUSING, OFFERING = range(4)
"""Stages: captures beyond the depth, sowings, a declined offer, accepted offers."""

ENTER, NEXT, FOLD = range(3)
"""What to do next: look at a new position, choose a move, or make use of a value that was found."""

# Fields of the state.
(
    TOP,
    PHASE,
    VALUE,
    FOUND,
    SKIP,
    BARTER,
    HALVES,
    IN_SIGHT,
    PAST,
    AGE,
    NODES,
    RESULT,  # 0 unless one side is ambitious
    TENSION,
    AMBITIOUS,  # whether the movers of odd frames are the ambitious side, else those of even ones
    KNOWN,  # boards of no more seeds have a known value; below 0 if none have
    UNTIL,  # the last turn after which they are looked up
) = range(16)
STATE: Final = 16
