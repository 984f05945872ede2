"""Un-sowing, compiled: what a board was before seeds were sown.

A board here is the lanes of ``ayla.kernel.packing`` with nothing above them: pits 0 to 3 are the
mover's, 4 to 7 the opponent's. The functions check nothing.
"""

from ayla.kernel.compiling import compiled
from ayla.kernel.index import HALF
from ayla.kernel.packing import LANE, seeds, two_or_four
from ayla.kernel.tables import COUNTS, LANDING, SOWN
from ayla.rules.types import PITS


@compiled
def fewest(board: int, origin: int, skip: int) -> int:
    """The fewest seeds that can have been sown from ``origin``; 0 if none can.

    ``board`` is what the sower left, captures apart, and ``origin`` one of their pits. What lies in
    the origin says how often the sowing went round: never with ``skip_origin``, else once for each
    seed there (R4).
    """
    laps = seeds(board, origin)
    if laps == 0:
        return 1
    if skip:
        return 0
    for pit in range(PITS):
        if seeds(board, pit) < laps:
            return 0
    return PITS * laps


@compiled
def most(fewest: int, count: int, skip: int) -> int:
    """The most seeds of ``count`` that can have been sown, if ``fewest`` is the fewest.

    Short of the lap that would leave one seed more in the origin (R4).
    """
    return count if skip else min(count, fewest | (PITS - 1))


@compiled
def fits(board: int, origin: int, count: int, skip: int) -> bool:
    """Whether ``count`` seeds can have been sown from ``origin``, if one fewer can or it is fewest.

    Only the pit of the last seed is looked at: it holds one for each time that it was passed.
    """
    laps = (count - 1) // (PITS - skip) + 1
    return seeds(board, int(LANDING[_entry(origin, count, skip)])) >= laps


@compiled
def quiet(board: int, origin: int, count: int, skip: int) -> bool:
    """Whether a sowing of ``count`` seeds from ``origin`` that left this board captures nothing."""
    landing = int(LANDING[_entry(origin, count, skip)])
    return landing < HALF or (two_or_four(board) >> (LANE * landing + LANE - 1)) & 1 == 0


@compiled
def unsown(board: int, origin: int, count: int, skip: int) -> int:
    """The board before ``count`` seeds were sown from ``origin``, still seen by the sower."""
    return board - int(SOWN[_entry(origin, count, skip)])


@compiled
def _entry(pit: int, count: int, skip: int) -> int:
    return (skip * PITS + pit) * COUNTS | count
