"""The smallest positions of tablebase_sample.jsonl, solved by brute force with the readable rules.

A value is the future captures of the mover minus the opponent's in the classic game; play that
never ends is worth nothing, since each takes half of the board (R16, split).
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from ayla.notation import parse_position
from ayla.rules import CLASSIC, Position, Side, is_over, legal_moves, play, start

CASES = [
    (parse_position(case["position"]), case["value"])
    for line in (Path(__file__).parent / "tablebase_sample.jsonl").read_text("utf-8").splitlines()
    for case in [json.loads(line)]
]
OWNERS = start().owners

Board = tuple[int, ...]
"""The pits, seen from the mover: they own the first four."""


@pytest.mark.parametrize("seeds", [4, 6, 8, 10])
def test_R16_values_of_small_boards(seeds: int) -> None:
    cases = [(position, value) for position, value in CASES if sum(position.pits) == seeds]
    assert cases
    for position, value in cases:
        assert solved(seeds)[from_mover(position)] == value, position


def from_mover(position: Position) -> Board:
    pits = position.pits
    return pits if position.to_move is Side.SOUTH else pits[4:] + pits[:4]


def every_board(seeds: int) -> Iterator[Board]:
    for bars in combinations(range(seeds + 7), 7):
        edges = (-1, *bars, seeds + 7)
        yield tuple(high - low - 1 for low, high in pairwise(edges))


@cache
def solved(seeds: int) -> dict[Board, int]:
    """The value of every unfinished board with this many seeds."""
    known: dict[Board, list[int]] = {}  # moves that leave this number of seeds, with their worth
    onward: dict[Board, list[Board]] = {}  # moves that keep it
    for board in every_board(seeds):
        position = Position(board, OWNERS, (0, 48 - seeds))
        if is_over(position):
            continue
        known[board], onward[board] = [], []
        for move in legal_moves(position, CLASSIC):
            after = play(position, move, CLASSIC).position
            left = sum(after.pits)
            gain = after.stores[0] - (after.stores[1] - position.stores[1])
            if left == seeds:
                onward[board].append(from_mover(after))
            elif left:
                known[board].append(gain - solved(left)[from_mover(after)])
            else:
                known[board].append(gain)
    return forced(known, onward)


def forced(known: dict[Board, list[int]], onward: dict[Board, list[Board]]) -> dict[Board, int]:
    """What each mover can force for certain, or is forced to; nothing where play need not end."""
    values = dict.fromkeys(known, 0)
    levels = {abs(worth) for worths in known.values() for worth in worths} - {0}
    for level in sorted(levels):
        wins: set[Board] = set()
        loses: set[Board] = set()
        grew = True
        while grew:
            grew = False
            for board in known:
                if board not in wins and (
                    any(worth >= level for worth in known[board])
                    or any(after in loses for after in onward[board])
                ):
                    wins.add(board)
                    grew = True
                if board not in loses and (
                    all(worth <= -level for worth in known[board])
                    and all(after in wins for after in onward[board])
                ):
                    loses.add(board)
                    grew = True
        values |= dict.fromkeys(wins, level) | dict.fromkeys(loses, -level)
    return values
