"""R14 and R15: the sweep and who wins."""

import pytest

from ayla.notation import parse_position
from ayla.rules import (
    CLASSIC,
    Accept,
    Code,
    Game,
    Outcome,
    Pit,
    Position,
    Reason,
    RuleError,
    Side,
    is_over,
    legal_moves,
    outcome,
    play,
    start,
)
from ayla.rules.events import Captured, Sown, Swept
from tests.rules.boards import refused, turns_into
from tests.strategies import EVERY_MOVE

A, B, C, D, a, b, c, d = Pit


def test_R14_game_ends_when_every_pit_is_below_three() -> None:
    turn = turns_into(
        "1,0,0,0/0,0,3,0 SSSS/NNNN 24-20 N - 0-0",
        "c",
        "0,0,0,0/0,0,0,0 SSSS/NNNN 27-21 S - 0-0",
    )
    # A seed into d, A and B: one each and two in A.
    assert turn.events == (
        Sown(Side.NORTH, c, (d, A, B)),
        Swept(((A, 2), (B, 1)), ((d, 1),)),
    )


def test_R14_goes_on_while_a_pit_holds_three() -> None:
    turn = turns_into(
        "1,0,0,3/0,0,1,1 SSSS/NNNN 22-20 N - 0-0",
        "c",
        "1,0,0,3/0,0,0,2 SSSS/NNNN 22-20 S - 0-0",
    )
    assert not is_over(turn.position)
    assert outcome(turn.position) is None


def test_R14_is_looked_at_after_the_captures() -> None:
    # Four stand in a after the sowing; captured, they leave one seed on either side.
    turn = turns_into(
        "1,0,0,1/3,0,1,0 SSSS/NNNN 20-22 S - 0-0",
        "D",
        "0,0,0,0/0,0,0,0 SSSS/NNNN 25-23 N - 0-0",
    )
    assert turn.events == (
        Sown(Side.SOUTH, D, (a,)),
        Captured(Side.SOUTH, ((a, 4),)),
        Swept(((A, 1),), ((c, 1),)),
    )


def test_R14_owners_take_what_is_left_after_barter_moved_the_border() -> None:
    turn = turns_into(
        "1,0,1,1/3,1,0,1 SNSS/NSNN 20-20 N - 0-0",
        "a",
        "0,0,0,0/0,0,0,0 SNSS/NSNN 25-23 S - 0-0",
    )
    assert turn.events[-1] == Swept(((A, 1), (C, 1), (D, 1), (b, 2)), ((c, 1), (d, 2)))


def test_R14_nothing_is_left_when_everything_was_captured() -> None:
    turn = turns_into(
        "20,1,1,1/1,0,0,0 SSSS/NNNN 12-12 S - 0-0",
        "A",
        "0,0,0,0/0,0,0,0 SSSS/NNNN 36-12 N - 0-0",
    )
    assert turn.events[-1] == Swept((), ())


def test_R14_one_side_may_own_all_that_is_left() -> None:
    turn = turns_into(
        "0,0,0,0/3,0,1,0 NNNN/NNNN 20-24 N - 0-0",
        "a",
        "0,0,0,0/0,0,0,0 NNNN/NNNN 20-28 S - 0-0",
    )
    assert turn.events[-1] == Swept((), ((b, 1), (c, 2), (d, 1)))


UNSWEPT = "1,0,2,0/0,2,0,0 SNSS/NNNN 24-19 N - 1-0"


def test_R14_position_built_by_hand_below_three_is_over() -> None:
    position = parse_position(UNSWEPT)
    assert is_over(position)
    assert legal_moves(position) == ()
    assert outcome(position) == Outcome(Side.SOUTH, 27, 21, False, Reason.SWEPT)
    game = Game(start=position)
    assert game.over
    assert game.outcome == outcome(position)
    assert game.legal_moves() == ()


def test_R14_any_move_in_a_finished_game_is_refused() -> None:
    for text in (UNSWEPT, "0,0,0,0/0,0,0,0 SSSS/NNNN 36-12 N - 0-0"):
        position = parse_position(text)
        for move in EVERY_MOVE:
            for rules in (CLASSIC, Game().rules):
                with pytest.raises(RuleError) as caught:
                    play(position, move, rules)
                assert caught.value.code is Code.GAME_OVER
                assert (caught.value.rule, caught.value.value) == ("R14", str(move))
    assert str(refused(UNSWEPT, "a", Code.GAME_OVER)) == "the game is over (R14)"


def test_R14_usual_start_is_not_over() -> None:
    assert outcome(start()) is None
    assert not Game().over


def ended(stores: str) -> Outcome:
    position = parse_position(f"0,0,0,0/0,0,0,0 SSSS/NNNN {stores} S - 0-0")
    found = outcome(position)
    assert found is not None
    return found


def test_R15_most_captured_seeds_wins() -> None:
    assert ended("25-23") == Outcome(Side.SOUTH, 25, 23, True, Reason.SWEPT)
    assert ended("23-25") == Outcome(Side.NORTH, 23, 25, True, Reason.SWEPT)
    assert ended("48-0").winner is Side.SOUTH


def test_R15_equal_is_a_draw() -> None:
    assert ended("24-24") == Outcome(None, 24, 24, None, Reason.SWEPT)


def test_R15_paid_seeds_no_longer_count_for_the_payer() -> None:
    before = parse_position("0,0,0,0/0,0,3,1 SSSS/NNNN 24-20 S c 0-0")
    after: Position = play(before, Accept()).position
    assert after.stores == (18, 20)
    assert sum(after.pits) + sum(after.stores) == 48
