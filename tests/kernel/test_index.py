"""The numbers of boards: without gaps, and the same in plain Python, compiled and in batches."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla.kernel import index, ranking
from ayla.kernel.packing import LANE
from ayla.tablebase.readable import Board, all_boards

ROWS = ranking.all_rows()


def packed(board: Board) -> int:
    return sum(count << (LANE * pit) for pit, count in enumerate(board))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards of up to 48 seeds, of any number."""
    cuts = sorted(draw(st.lists(st.integers(0, 48), min_size=8, max_size=8)))
    return tuple(after - before for before, after in zip([0, *cuts], cuts, strict=False))


@pytest.mark.parametrize("seeds", range(9))
def test_the_numbers_of_small_boards_have_no_gaps(seeds: int) -> None:
    ranks = [index.rank(board) for board in all_boards(seeds)]
    assert sorted(ranks) == list(range(index.boards(seeds)))


@given(boards())
def test_unrank_is_the_inverse_of_rank(board: Board) -> None:
    assert index.unrank(sum(board), index.rank(board)) == board


@given(st.data())
def test_rank_is_the_inverse_of_unrank(data: st.DataObject) -> None:
    seeds = data.draw(st.integers(0, 48))
    number = data.draw(st.integers(0, index.boards(seeds) - 1))
    board = index.unrank(seeds, number)
    assert sum(board) == seeds
    assert index.rank(board) == number


def test_there_are_764395515_boards_with_an_even_number_of_seeds() -> None:
    assert sum(map(index.boards, index.EVEN)) == 764_395_515


def test_the_first_and_the_last_board() -> None:
    assert index.unrank(48, 0) == (0, 0, 0, 0, 0, 0, 0, 48)
    assert index.unrank(48, index.boards(48) - 1) == (48, 0, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("number", [-1, 36])
def test_a_number_that_no_board_has_is_an_error(number: int) -> None:
    with pytest.raises(IndexError):
        index.unrank(2, number)


@given(boards())
def test_compiled_numbers_are_those_of_plain_python(board: Board) -> None:
    seeds = sum(board)
    assert ranking.rank(packed(board), seeds) == index.rank(board)
    assert ranking.rank_turned(packed(board), seeds) == index.rank(board[4:] + board[:4])
    own = ranking.own_seeds(seeds, index.rank(board), 0)
    assert own == sum(board[:4])
    assert ranking.board_at(seeds, index.rank(board), own, ROWS) == packed(board)


def test_there_is_a_place_for_every_row() -> None:
    seeds = [sum(row >> LANE * pit & 63 for pit in range(4)) for row in ROWS.tolist()]
    assert len(set(ROWS.tolist())) == len(ROWS)
    assert seeds == sorted(seeds)
    assert np.bincount(seeds).tolist() == index.ROWS
