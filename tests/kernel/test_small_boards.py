"""The kernel against the law on every board of up to 12 seeds under every ownership.

There are 125,970 such boards and 32 million pairs of a board and an ownership: too many to build a
``Position`` of each. They are covered all the same, in four steps.

1. *Sowing and capture* (R3 to R7, R14). The law is asked about every board and every pit that holds
   seeds: its path, the board after it, and its chain. Path and sown board do not take owners at
   all. The chain is asked with owners that can be read at the landing pit and nowhere else, once
   for each owner of that pit; so what the law says cannot depend on any other owner. The kernel
   then plays the pit under each of the 128 ownerships in which the pit is the mover's, and every
   field of every word that it returns is compared with what the law said for that landing owner.
2. *Sweep* (R14). Step 1 gives what is left to the owners by an arithmetic of its own; here the law
   sweeps every board that can be swept under every ownership.
3. *What may be sown* (R3, R8). The law is asked about every set of filled pits under every
   ownership; the kernel, about every board under every ownership.
4. *All at once*: up to 6 seeds ``play`` itself is called for every legal move of every position,
   and whole positions are compared.

Offers, answers and payment depend on owners and stores; ``test_moves`` compares them under every
ownership and for every store.
"""

from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np
import numpy.typing as npt
import pytest

from ayla.kernel import moves
from ayla.kernel.compiling import compiled, whole
from ayla.kernel.packing import (
    Words,
    is_over,
    joined,
    opponent_store,
    owned,
    pack,
    seeds,
    store,
    unpack,
)
from ayla.rules import CLASSIC, Pass, Pit, Position, Rules, Side, Sow, legal_moves, play, sowing
from ayla.rules.play import sweep
from ayla.rules.types import PITS

MOST_SEEDS = 12
OWNERSHIPS = 256

Boards = npt.NDArray[np.uint8]


def boards_of(total: int, pits: int = PITS) -> Iterator[tuple[int, ...]]:
    """Every way to lay so many seeds into so many pits."""
    if pits == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in boards_of(total - first, pits - 1):
            yield (first, *rest)


@pytest.fixture(scope="module")
def every_board() -> Boards:
    boards = np.array([b for total in range(MOST_SEEDS + 1) for b in boards_of(total)], np.uint8)
    assert len(boards) == 125_970
    return boards


class OnlyAt(Sequence[Side]):
    """The owners of eight pits, of which only one may be looked at."""

    def __init__(self, pit: int, owner: Side) -> None:
        self._pit, self._owner = pit, owner

    @overload
    def __getitem__(self, place: int) -> Side: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Side]: ...
    def __getitem__(self, place: int | slice) -> Side | Sequence[Side]:
        assert place == self._pit
        return self._owner

    def __len__(self) -> int:
        raise AssertionError("the law counts owners")


@pytest.mark.parametrize("skip_origin", [False, True])
@pytest.mark.parametrize("pit", Pit)
def test_sowing_and_capture(every_board: Boards, pit: Pit, skip_origin: bool) -> None:
    boards = every_board[every_board[:, pit] > 0]
    landings = np.empty(len(boards), np.int64)
    after = np.empty((2, len(boards), PITS), np.uint8)
    for place, row in enumerate(boards.tolist()):
        path = sowing.path(pit, row[pit], skip_origin=skip_origin)
        landing = landings[place] = path[-1]
        sown = sowing.sown(row, pit, path)
        for owner in Side:
            taken = sowing.chain(sown, OnlyAt(landing, owner), path[-1], Side.SOUTH)
            left = [0 if other in taken else count for other, count in enumerate(sown)]
            after[owner.index, place] = left
    compared, culprit, ownership = compare_sowings(
        boards, pit, int(skip_origin), landings, after[0], after[1]
    )
    assert compared == len(boards) * 128, (boards[culprit], ownership)
    assert len(boards) == 75_582


@compiled
def compare_sowings(
    boards: Boards,
    pit: int,
    skip: int,
    landings: Words,
    after_own: Boards,
    after_theirs: Boards,
) -> tuple[int, int, int]:
    """How many ownerships agreed before the first that did not, and which board and ownership."""
    compared = 0
    for place in range(len(boards)):
        board = 0
        on_board = 0
        for other in range(8):
            board |= whole(boards[place, other]) << (6 * other)
            on_board += whole(boards[place, other])
        for ownership in range(256):
            if not ownership >> pit & 1:
                continue
            # Every store that leaves 48 in all comes up, odd ones too.
            mine = (place * 7 + ownership) % (49 - on_board)
            theirs = 48 - on_board - mine
            word, offer = moves.played(joined(board, mine, ownership), 0, pit, skip)
            after = after_own if ownership >> landings[place] & 1 else after_theirs
            left, highest, swept_mine, swept_theirs = 0, 0, 0, 0
            for other in range(8):
                count = whole(after[place, other])
                left += count
                highest = max(highest, count)
                if ownership >> other & 1:
                    swept_mine += count
                else:
                    swept_theirs += count
            mine += on_board - left
            over = highest < 3
            if over:
                mine += swept_mine
                theirs += swept_theirs
            # The other side is to move: it sees the board turned, and the other store first.
            same = offer == 0 and store(word) == theirs and opponent_store(word) == mine
            same = same and is_over(word) == over and 0 <= word < 1 << 62
            for other in range(8):
                count = 0 if over else whole(after[place, other])
                same = same and seeds(word, (other + 4) % 8) == count
                same = same and (owned(word) >> ((other + 4) % 8) & 1) != (ownership >> other & 1)
            if not same:
                return compared, place, ownership
            compared += 1
    return compared, 0, 0


@pytest.mark.parametrize("quarter", range(4))
def test_R14_sweep(every_board: Boards, quarter: int) -> None:
    finished = every_board[every_board.max(axis=1) < 3]
    assert len(finished) == 6_404
    for row in finished.tolist():
        left = 48 - sum(row)
        for ownership in range(quarter, OWNERSHIPS, 4):
            mine = ownership % (left + 1)
            owners = tuple(Side.SOUTH if ownership >> pit & 1 else Side.NORTH for pit in Pit)
            position = Position(tuple(row), owners, (mine, left - mine))
            after, _ = sweep(position)
            word, _ = pack(position)
            assert moves.swept(word) == pack(after)[0], position


def test_what_may_be_sown(every_board: Boards) -> None:
    asked = np.empty((OWNERSHIPS, OWNERSHIPS), np.int64)
    for filled in range(1, OWNERSHIPS):
        # Seeds for the filled pits alone, of an even number, so that the game goes on.
        counts = [filled >> pit & 1 for pit in range(PITS)]
        fullest = counts.index(1)
        counts[fullest] += 3 if sum(counts) % 2 else 4
        stores = (48 - sum(counts), 0)
        for ownership in range(OWNERSHIPS):
            owners = tuple(Side.SOUTH if ownership >> pit & 1 else Side.NORTH for pit in Pit)
            legal = legal_moves(Position(tuple(counts), owners, stores), CLASSIC)
            asked[filled, ownership] = sum(
                1 << (8 if isinstance(move, Pass) else move.pit)
                for move in legal
                if isinstance(move, Pass | Sow)
            )
    compared = compare_legal(every_board, asked)
    unfinished = (every_board.max(axis=1) >= 3).sum()
    assert compared == (unfinished * OWNERSHIPS, (len(every_board) - unfinished) * OWNERSHIPS)


@compiled
def compare_legal(boards: Boards, asked: Words) -> tuple[int, int]:
    """How many agreed of the pairs that go on, and of those that are over."""
    going, over = 0, 0
    for place in range(len(boards)):
        board = 0
        filled = 0
        for pit in range(8):
            board |= whole(boards[place, pit]) << (6 * pit)
            filled |= (boards[place, pit] > 0) << pit
        for ownership in range(256):
            word = joined(board, 0, ownership)
            legal = 0
            for pit in range(8):
                legal |= moves.is_legal(word, 0, pit, 0) << pit
            legal |= moves.is_legal(word, 0, 100, 0) << 8
            if is_over(word):
                over += legal == 0
            else:
                going += legal == asked[filled, ownership]
    return going, over


@pytest.mark.parametrize("quarter", range(4))
def test_whole_turns_up_to_six_seeds(quarter: int) -> None:
    compared = 0
    for number, row in enumerate(b for total in (2, 4, 6) for b in boards_of(total)):
        for ownership in range(quarter, OWNERSHIPS, 4):
            owners = tuple(Side.SOUTH if ownership >> pit & 1 else Side.NORTH for pit in Pit)
            captured = 48 - sum(row)
            south = 2 * (ownership % (captured // 2 + 1))
            to_move = (Side.SOUTH, Side.NORTH)[number % 2]
            position = Position(row, owners, (south, captured - south), to_move)
            compared += check_turns(position, CLASSIC)
    assert compared > 100_000


def check_turns(position: Position, rules: Rules) -> int:
    """Compare the legal moves of a position and what each does; how many there are."""
    word, offer = pack(position)
    legal = legal_moves(position, rules)
    numbers = [moves.encode(move, position.to_move) for move in legal]
    for number, move in zip(numbers, legal, strict=True):
        assert moves.is_legal(word, offer, number, int(rules.barter))
        after = play(position, move, rules).position
        word_after, offer_after = moves.played(word, offer, number, int(rules.skip_origin))
        assert unpack(word_after, offer_after, after.to_move, after.declined) == after
    assert moves.how_many_moves(word, offer, int(rules.barter)) == len(legal)
    return len(legal)
