"""Un-sowing finds exactly the quiet sowings that lead to a board (R3, R4, R5)."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla.kernel.packing import LANE
from ayla.rules import CLASSIC, Pit, Rules, Side, sowing
from ayla.rules.types import HOME_ROWS
from ayla.tablebase import SKIP_ORIGIN, unsowing
from ayla.tablebase.readable import Board, all_boards
from tests.kernel.test_index import boards, packed

GAMES = pytest.mark.parametrize("rules", [CLASSIC, SKIP_ORIGIN], ids=["classic", "skip-origin"])


def unpacked(lanes_: int) -> Board:
    return tuple(lanes_ >> (LANE * pit) & 63 for pit in range(8))


def before(board: Board, rules: Rules) -> Iterator[tuple[Board, int]]:
    """The boards from which a quiet sowing leads to this one, both seen from the sower."""
    left, count, skip = packed(board), sum(board), int(rules.skip_origin)
    for origin in range(4):
        sown = unsowing.fewest(left, origin, skip)
        last = unsowing.most(sown, count, skip)
        while 0 < sown <= last and unsowing.fits(left, origin, sown, skip):
            if unsowing.quiet(left, origin, sown, skip):
                yield unpacked(unsowing.unsown(left, origin, sown, skip)), origin
            sown += 1


def quietly_sown(board: Board, origin: int, rules: Rules) -> Board | None:
    """The board after sowing this pit by the readable rules, ``None`` if that captures."""
    pit = Pit(origin)
    path = sowing.path(pit, board[origin], skip_origin=rules.skip_origin)
    after = sowing.sown(board, pit, path)
    if sowing.chain(after, HOME_ROWS, path[-1], Side.SOUTH):
        return None
    return tuple(after)


@GAMES
@pytest.mark.parametrize("seeds", range(1, 7))
def test_R3_every_quiet_sowing_on_a_small_board_is_found_again(seeds: int, rules: Rules) -> None:
    forwards = {
        (board, origin, after)
        for board in all_boards(seeds)
        for origin in range(4)
        if board[origin] and (after := quietly_sown(board, origin, rules))
    }
    backwards = {
        (earlier, origin, board)
        for board in all_boards(seeds)
        for earlier, origin in before(board, rules)
    }
    assert backwards == forwards


@GAMES
@given(board=boards(), origin=st.integers(0, 3))
def test_R4_a_quiet_sowing_of_any_length_is_found_again(
    rules: Rules, board: Board, origin: int
) -> None:
    after = quietly_sown(board, origin, rules) if board[origin] else None
    if after is not None:
        assert (board, origin) in list(before(after, rules))


@GAMES
@given(board=boards())
def test_R4_what_un_sowing_finds_leads_back(rules: Rules, board: Board) -> None:
    found = list(before(board, rules))
    assert len(set(found)) == len(found)
    for earlier, origin in found:
        assert quietly_sown(earlier, origin, rules) == board
