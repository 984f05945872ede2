"""R3 and R4: a turn takes all seeds of one pit and sows them."""

import pytest

from ayla.notation import parse_position
from ayla.rules import Code, Pit, Rules, Side, Sow, legal_moves
from ayla.rules.events import Sown
from ayla.rules.sowing import next_pit, path
from ayla.rules.types import letters
from tests.rules.boards import refused, turns_into

SKIP = Rules(skip_origin=True)


def test_R3_sows_counter_clockwise_from_the_next_pit_on() -> None:
    turn = turns_into(
        "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0",
        "B",
        "6,0,7,7/7,7,7,7 SSSS/NNNN 0-0 N - 0-0",
    )
    assert turn.move == Sow(Pit.B)
    assert turn.events == (Sown(Side.SOUTH, Pit.B, (Pit.C, Pit.D, Pit.a, Pit.b, Pit.c, Pit.d)),)
    (sown,) = turn.events
    assert isinstance(sown, Sown)
    assert (sown.seeds, sown.last) == (6, Pit.d)


def test_R3_goes_round_the_corner_from_D_to_a() -> None:
    turns_into(
        "0,0,0,2/4,4,0,0 SSSS/NNNN 20-18 S - 0-0",
        "D",
        "0,0,0,0/5,5,0,0 SSSS/NNNN 20-18 N - 0-0",
    )


def test_R3_goes_round_the_corner_from_d_to_A() -> None:
    turns_into(
        "4,4,0,0/0,0,0,2 SSSS/NNNN 20-18 N - 0-0",
        "d",
        "5,5,0,0/0,0,0,0 SSSS/NNNN 20-18 S - 0-0",
    )


def test_R3_one_lap_only_from_a_full_last_pit() -> None:
    turns_into(
        "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0",
        "C",
        "7,6,0,7/7,7,7,7 SSSS/NNNN 0-0 N - 0-0",
    )


def test_R3_any_pit_of_the_territory_in_either_row() -> None:
    # After barter South owns b in North's row.
    turns_into(
        "0,0,3,0/0,2,0,5 SSSS/NSNN 20-18 S - 0-0",
        "b",
        "0,0,3,0/0,0,1,6 SSSS/NSNN 20-18 N - 0-0",
    )


def test_R3_pit_of_the_opponent_is_refused() -> None:
    error = refused("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0", "a", Code.NOT_YOUR_PIT)
    assert str(error) == "pit a belongs to North (R3)"
    assert (error.rule, error.value) == ("R3", "a")
    # The own row does not make a pit one's own.
    error = refused("3,3,3,3/6,6,6,6 SNSS/NNNN 6-6 S - 0-0", "B", Code.NOT_YOUR_PIT)
    assert str(error) == "pit B belongs to North (R3)"


def test_R3_empty_pit_is_refused() -> None:
    error = refused("0,6,6,6/6,6,6,6 SSSS/NNNN 6-0 S - 0-0", "A", Code.EMPTY_PIT)
    assert str(error) == "pit A is empty (R3)"
    assert (error.rule, error.value) == ("R3", "A")


def test_R3_legal_sowings_are_the_own_pits_that_hold_seeds() -> None:
    position = parse_position("0,7,9,3/2,2,12,3 SNNS/SNNN 4-6 S - 2-1")
    assert legal_moves(position, Rules(barter=False)) == (Sow(Pit.D), Sow(Pit.a))


def test_R4_eight_seeds_reach_their_own_origin() -> None:
    turns_into(
        "8,0,0,0/5,0,0,1 SSSS/NNNN 20-14 S - 0-0",
        "A",
        "1,1,1,1/6,1,1,2 SSSS/NNNN 20-14 N - 0-0",
    )


def test_R4_eight_seeds_leave_the_origin_out_with_skip_origin() -> None:
    turns_into(
        "8,0,0,0/5,0,0,1 SSSS/NNNN 20-14 S - 0-0",
        "A",
        "0,2,1,1/6,1,1,2 SSSS/NNNN 20-14 N - 0-0",
        SKIP,
    )


def test_R4_seven_seeds_are_sown_the_same_either_way() -> None:
    for rules in (Rules(), SKIP):
        turns_into(
            "7,0,0,0/5,0,0,0 SSSS/NNNN 20-16 S - 0-0",
            "A",
            "0,1,1,1/6,1,1,1 SSSS/NNNN 20-16 N - 0-0",
            rules,
        )


def test_R4_nine_seeds() -> None:
    before = "9,0,0,0/5,0,0,0 SSSS/NNNN 20-14 S - 0-0"
    turns_into(before, "A", "1,2,1,1/6,1,1,1 SSSS/NNNN 20-14 N - 0-0")
    turns_into(before, "A", "0,2,2,1/6,1,1,1 SSSS/NNNN 20-14 N - 0-0", SKIP)


def test_R4_sixteen_seeds_go_round_twice() -> None:
    before = "16,0,0,0/3,0,0,1 SSSS/NNNN 14-14 S - 0-0"
    turns_into(before, "A", "2,2,2,2/5,2,2,3 SSSS/NNNN 14-14 N - 0-0")
    turns_into(before, "A", "0,3,3,2/5,2,2,3 SSSS/NNNN 14-14 N - 0-0", SKIP)


@pytest.mark.parametrize(
    ("pit", "seeds", "skip_origin", "expected"),
    [
        (Pit.D, 1, False, "a"),
        (Pit.d, 3, False, "ABC"),
        (Pit.c, 8, False, "dABCDabc"),
        (Pit.c, 8, True, "dABCDabd"),
        (Pit.A, 17, False, "BCDabcdABCDabcdAB"),
        (Pit.A, 15, True, "BCDabcdBCDabcdB"),
        (Pit.A, 48, False, "BCDabcdA" * 6),
    ],
)
def test_R4_path(pit: Pit, seeds: int, skip_origin: bool, expected: str) -> None:
    assert letters(path(pit, seeds, skip_origin=skip_origin)) == expected


def test_R3_next_pit_goes_round_both_ways() -> None:
    assert letters(next_pit(pit) for pit in Pit) == "BCDabcdA"
    assert letters(next_pit(pit, -1) for pit in Pit) == "dABCDabc"
