"""R1 and R2: the board, the sides, and positions built by hand."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from ayla.notation import format_position, parse_position
from ayla.rules import GORE, Code, Offer, Pit, Position, RuleError, Side, start
from tests.strategies import EVERY_RULES

SOUTH, NORTH = Side.SOUTH, Side.NORTH
HOME = (SOUTH,) * 4 + (NORTH,) * 4


@pytest.mark.parametrize("rules", EVERY_RULES, ids=str)
def test_R1_six_seeds_in_each_of_eight_pits(rules: Any) -> None:
    position = start(rules)
    assert position.pits == (6,) * 8
    assert sum(position.pits) == 48
    assert position.stores == (0, 0)


def test_R2_each_side_owns_its_home_row_and_south_begins() -> None:
    assert start() == start(GORE)
    assert format_position(start()) == "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0"


def test_R2_sides() -> None:
    assert SOUTH.opponent is NORTH
    assert NORTH.opponent is SOUTH
    assert (SOUTH.index, NORTH.index) == (0, 1)
    assert (str(SOUTH), str(NORTH)) == ("South", "North")


def built(**changes: Any) -> Position:
    """A sound position, changed."""
    fields: dict[str, Any] = {
        "pits": (5, 4, 0, 1, 3, 0, 0, 1),
        "owners": HOME,
        "stores": (14, 20),
        "to_move": NORTH,
        "offer": (Pit.A, Pit.C),
        "declined": (0, 2),
    }
    return Position(**fields | changes)


def refusal(**changes: Any) -> RuleError:
    with pytest.raises(RuleError) as caught:
        built(**changes)
    assert caught.value.code is Code.BAD_POSITION
    assert "\n" not in str(caught.value)
    return caught.value


def test_position_that_the_next_tests_change_is_sound() -> None:
    assert format_position(built()) == "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AC 0-2"


def test_values_are_frozen_and_slotted() -> None:
    position: Any = built()
    with pytest.raises(FrozenInstanceError):
        position.to_move = SOUTH
    for value in (position, Offer((Pit.A,)), GORE):
        assert not hasattr(value, "__dict__")
        assert hash(value) == hash(value)


@pytest.mark.parametrize(
    ("stores", "total"), [((14, 18), 46), ((14, 22), 50), ((0, 0), 14), ((48, 48), 110)]
)
def test_R1_seeds_on_the_board_and_captured_add_to_48(stores: tuple[int, int], total: int) -> None:
    error = refusal(stores=stores)
    assert str(error) == (
        f"14 seeds on the board and {sum(stores)} captured make {total}, not 48 (R1)"
    )
    assert (error.rule, error.value) == ("R1", str(total))


@pytest.mark.parametrize(
    "pits",
    [
        (),
        (6,) * 7,
        (6,) * 9,
        [6] * 8,
        None,
        "66666666",
        (5, 4, 0, 1, 3, 0, 0, 1.0),
        (5, 4, 0, True, 3, 0, 0, 1),
        (5, 4, 0, "1", 3, 0, 0, 1),
        (5, 4, 0, None, 3, 0, 0, 1),
        (5, 4, -1, 1, 3, 1, 0, 1),
        (5, 4, Pit.A, 1, 3, 0, 0, 1),
    ],
    ids=repr,
)
def test_R1_eight_pits_hold_whole_numbers_from_nothing(pits: object) -> None:
    assert refusal(pits=pits).rule == "R1"


@pytest.mark.parametrize(
    "stores", [(34,), (14, 20, 0), [14, 20], (36, -2), (14.0, 20), None], ids=repr
)
def test_R1_stores_are_two_whole_numbers_from_nothing(stores: object) -> None:
    assert refusal(stores=stores).rule == "R1"


def test_offending_number_is_the_value() -> None:
    assert refusal(pits=(5, 4, -1, 1, 3, 1, 0, 1)).value == "-1"
    assert refusal(stores=(36, -2)).value == "-2"


@pytest.mark.parametrize(
    "owners", [HOME[:7], (*HOME, SOUTH), list(HOME), "SSSSNNNN", (*HOME[:7], "N"), None], ids=repr
)
def test_R2_owners_are_eight_sides(owners: object) -> None:
    assert refusal(owners=owners).rule == "R2"


@pytest.mark.parametrize("to_move", ["S", None, 0, "South"], ids=repr)
def test_R2_side_to_move_is_a_side(to_move: object) -> None:
    assert refusal(to_move=to_move, offer=()).rule == "R2"


@pytest.mark.parametrize(("stores", "who"), [((13, 21), "South"), ((1, 33), "South")])
def test_R5_stores_are_even_while_the_game_goes_on(stores: tuple[int, int], who: str) -> None:
    error = refusal(stores=stores)
    assert str(error) == f"{who} has captured {stores[0]}, but captures and payments are even (R5)"
    assert error.value == str(stores[0])


def test_R5_board_is_even_while_the_game_goes_on() -> None:
    # 15 on the board leave 33, which is odd on one side or the other.
    assert refusal(pits=(6, 4, 0, 1, 3, 0, 0, 1), stores=(14, 19)).rule == "R5"
    assert refusal(pits=(6, 4, 0, 1, 3, 0, 0, 1), stores=(13, 20)).rule == "R5"


def test_R14_stores_may_be_odd_once_the_game_is_over() -> None:
    position = parse_position("0,0,0,0/0,0,0,0 SSSS/NNNN 25-23 S - 0-0")
    assert position.stores == (25, 23)
    parse_position("1,0,0,0/2,0,0,0 SSSS/NNNN 24-21 S - 0-0")


@pytest.mark.parametrize(
    "offer",
    [
        (Pit.A, Pit.A),
        (Pit.C, Pit.A),
        (Pit.A, Pit.B, Pit.C, Pit.D),
        [Pit.A],
        [],
        None,
        "",
        "A",
        (0,),
        ("A",),
        (None,),
        0,
    ],
    ids=repr,
)
def test_R9_open_offer_is_one_to_three_pits_in_sowing_order(offer: object) -> None:
    assert refusal(offer=offer).rule == "R9"


def test_R9_an_open_offer_of_too_many_pits_is_told_as_it_is_written() -> None:
    assert refusal(offer=(Pit.A, Pit.B, Pit.C, Pit.D)).value == "ABCD"


def test_R9_open_offer_is_of_pits_of_the_side_that_made_it() -> None:
    error = refusal(offer=(Pit.A, Pit.b))
    assert str(error) == "offered pit b belongs to North, who answers (R9)"
    assert error.value == "b"
    # North's row, South's pit: it is the owner that counts.
    owners = (*HOME[:5], SOUTH, *HOME[6:])
    assert built(owners=owners, offer=(Pit.A, Pit.b)).offer == (Pit.A, Pit.b)


def test_R12_open_offer_can_be_paid() -> None:
    error = refusal(stores=(24, 10))
    assert str(error) == "the open offer costs 12, but North has captured 10 (R12)"
    assert (error.rule, error.value) == ("R12", "10")
    assert built(stores=(22, 12)).offer == (Pit.A, Pit.C)


def test_R14_no_offer_is_open_in_a_finished_game() -> None:
    error = refusal(pits=(2, 2, 2, 2, 2, 2, 1, 1))
    assert str(error) == "no offer can be open in a finished game (R14)"
    assert error.value == "AC"


@pytest.mark.parametrize(
    "declined", [(0,), (0, 0, 0), [0, 0], (0, -1), (0, 0.5), None, (1000, 0), (0, 1000)], ids=repr
)
def test_R13_declined_offers_are_two_whole_numbers(declined: object) -> None:
    assert refusal(declined=declined).rule == "R13"


def test_one_side_may_own_all_pits() -> None:
    assert built(owners=(SOUTH,) * 8).owners == (SOUTH,) * 8
    assert built(owners=(NORTH,) * 8, offer=()).owners == (NORTH,) * 8
