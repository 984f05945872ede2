"""Checking a layer board by board: that values and distances follow from those they lead to.

Uses moves only forwards: no marks, no waves, no un-sowing. Values are counted in halves.

That the values follow is not enough where play can go in a circle: two boards that lead to each
other could hold +2 and -2 for no reason. The distances are what excludes it. At a board worth more
than 0 some best move captures, ends the game, or leads to a board whose distance is one less; at a
board worth less than 0 every best move does. So the side that is ahead can make sure that the next
capture comes within the distance, and what it brings is a smaller layer's business.
"""

from typing import Any, Final

from ayla.kernel.compiling import compiled
from ayla.kernel.index import HALF
from ayla.kernel.moves import sown_lanes
from ayla.kernel.packing import ROW, is_over, seeds, seeds_in
from ayla.kernel.ranking import BEFORE, MINE, board_at, held, own_seeds, rank_turned

ALL_RIGHT: Final = -1

_NONE = -128
_FAR = 1 << 20


@compiled
def first_wrong(
    count: int,
    start: int,
    end: int,
    values: Any,
    distances: Any,
    smaller: Any,
    starts: Any,
    rows: Any,
    skip: int,
) -> int:
    """The number of the first board from ``start`` to ``end`` that does not follow.

    ``ALL_RIGHT`` if there is none. ``values`` and ``distances``: of all boards of ``count`` seeds.
    ``smaller``: the values of fewer seeds, those of *n* from ``starts[n / 2]`` on. ``rows``: see
    ``ayla.kernel.ranking``.
    """
    own = own_seeds(count, start, 0)
    for number in range(start, end):
        if number >= BEFORE[count, own + 1]:
            own += 1
        board = board_at(count, number, own, rows)
        if is_over(board):
            if 2 * values[number] != 2 * own - count or distances[number] != 0:
                return number
            continue
        best = _NONE
        soonest = _FAR
        latest = 0
        moved = False
        for pit in range(HALF + 1):
            # After the pits comes the pass, which is forced where nothing could be sown (R8).
            if pit == HALF:
                if moved:
                    break
                after, taken = board, 0
            elif seeds(board, pit) == 0:
                continue
            else:
                after, taken = sown_lanes(board, MINE, pit, skip)
            moved = True
            distance = 1
            if taken:
                total = seeds_in(taken)
                left = count - total
                after -= taken
                value = (total >> 1) - smaller[starts[left >> 1] + rank_turned(after, left)]
            elif is_over(after):
                value = held(after & ROW) - (count >> 1)
            else:
                next_one = rank_turned(after, count)
                value = -int(values[next_one])
                distance = 1 + int(distances[next_one])
            if value > best:
                best = value
                soonest = _FAR
                latest = 0
            if value == best:
                soonest = min(soonest, distance)
                latest = max(latest, distance)
        expected = 0 if best == 0 else soonest if best > 0 else latest
        if values[number] != best or distances[number] != expected:
            return number
    return ALL_RIGHT
