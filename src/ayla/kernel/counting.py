"""Perft: how many ways there are to play so many moves, the measure that programs compare.

Every sowing, offer, answer and pass is one move; a finished game is one way however many moves are
left. R16, which needs a history, is not looked at. The last move is counted and not made. There is
no recursion: positions that wait to be counted lie on a stack, with the moves that are left.
"""

from typing import Final

import numpy as np

from ayla.kernel.compiling import compiled, how_many, lowest, whole
from ayla.kernel.moves import (
    accepted,
    how_many_moves,
    offers,
    payable,
    sow,
    sowable,
    sown_lanes,
)
from ayla.kernel.packing import (
    BOARD,
    Masks,
    Words,
    filled,
    is_over,
    owned,
    pack,
    pit_of,
    turned,
    turned_board,
    turned_pits,
)
from ayla.kernel.tables import FIRST_OF_SIZE, FLAGS_OF, OFFERED, OFFERS
from ayla.rules import GORE, Position, Rules, legal_moves
from ayla.rules.types import PITS

MOST_PUSHED: Final = PITS + OFFERS
"""Positions that one position puts on the stack at most."""

AT_ONCE: Final = 5_000_000
"""So many positions are taken off the stack in one go; a long count can be broken off between."""


def perft(position: Position, depth: int, rules: Rules = GORE) -> int:
    """How many ways there are to play ``depth`` moves from a position; 1 for depth 0.

    Raises ``ValueError`` for a depth below 0 and ``RuleError`` (``barter_off``) for an open offer
    in the classic game.
    """
    if depth < 0:
        raise ValueError(f"a depth is a number from 0, not {depth}")
    if not legal_moves(position, rules) or depth == 0:
        return 1
    word, offer = pack(position)
    skip = int(rules.skip_origin)
    words = np.empty(MOST_PUSHED * depth, np.int64)
    depths = np.empty_like(words)
    depths[0] = depth
    waiting, total = 1, 0
    if rules.barter:
        words[0] = word
        open_offers = np.empty(words.shape, np.uint8)
        open_offers[0] = offer
        while waiting:
            waiting, count = _count(words, open_offers, depths, waiting, AT_ONCE, skip)
            total += int(count)
    else:
        words[0] = word & BOARD
        owners = np.array([owned(word), owned(turned(word))], np.int64)
        while waiting:
            waiting, count = _count_classic(words, depths, waiting, AT_ONCE, skip, owners, depth)
            total += int(count)
    return total


@compiled
def _count(
    words: Words, open_offers: Masks, depths: Words, waiting: int, at_once: int, skip: int
) -> tuple[int, int]:
    """Count from the ``waiting`` positions of a stack until it is empty or ``at_once`` were taken.

    Returns how many wait then, and the count. No finished game lies on the stack.
    """
    count = 0
    while waiting > 0 and at_once > 0:
        at_once -= 1
        waiting -= 1
        word, offer, depth = words[waiting], whole(open_offers[waiting]), depths[waiting]
        if depth == 1:
            count += how_many_moves(word, offer, 1)
            continue
        if offer:
            words[waiting] = word
            words[waiting + 1] = accepted(word, offer)
            for _ in range(2):
                open_offers[waiting] = 0
                depths[waiting] = depth - 1
                waiting += 1
            continue
        can_sow = sowable(word)
        if can_sow == 0:
            words[waiting] = turned(word)
            open_offers[waiting] = 0
            depths[waiting] = depth - 1
            waiting += 1
            continue
        while can_sow:
            child = turned(sow(word, pit_of(lowest(can_sow)), skip))
            can_sow &= can_sow - 1
            if is_over(child):
                count += 1
            elif depth == 2:
                count += how_many_moves(child, 0, 1)
            else:
                words[waiting] = child
                open_offers[waiting] = 0
                depths[waiting] = depth - 1
                waiting += 1
        if depth == 2:
            count += 2 * offers(word)
            continue
        most = payable(word)
        if most == 0:
            continue
        own = owned(word)
        child = turned(word)
        for number in range(FIRST_OF_SIZE[most + 1]):
            offered = whole(OFFERED[number])
            if offered & ~own == 0:
                words[waiting] = child
                open_offers[waiting] = turned_pits(offered)
                depths[waiting] = depth - 1
                waiting += 1
    return waiting, count


@compiled
def _count_classic(
    boards: Words,
    depths: Words,
    waiting: int,
    at_once: int,
    skip: int,
    owners: Words,
    whole_depth: int,
) -> tuple[int, int]:
    """As ``_count`` for the classic game, in which the board is all that matters.

    ``owners``: the sets of pits of the first mover and of the opponent, each as its owner sees
    them. They never change, so the depth says which applies.
    """
    count = 0
    first, second = owners[0], owners[1]
    first_flags, second_flags = FLAGS_OF[first], FLAGS_OF[second]
    while waiting > 0 and at_once > 0:
        at_once -= 1
        waiting -= 1
        board, depth = boards[waiting], depths[waiting]
        if (whole_depth - depth) & 1:
            own, own_flags, their_flags = second, second_flags, first_flags
        else:
            own, own_flags, their_flags = first, first_flags, second_flags
        can_sow = filled(board) & own_flags
        if depth == 1:
            count += max(1, how_many(can_sow))
            continue
        if can_sow == 0:
            boards[waiting] = turned_board(board)
            depths[waiting] = depth - 1
            waiting += 1
            continue
        while can_sow:
            lanes, taken = sown_lanes(board, own, pit_of(lowest(can_sow)), skip)
            can_sow &= can_sow - 1
            child = turned_board(lanes - taken)
            if depth == 2:
                # A finished game and a forced pass are one way.
                ways = how_many(filled(child) & their_flags)
                count += 1 if is_over(child) or ways == 0 else ways
            elif is_over(child):
                count += 1
            else:
                boards[waiting] = child
                depths[waiting] = depth - 1
                waiting += 1
    return waiting, count
