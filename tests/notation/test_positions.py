"""Positions as text: the form, its errors with their place, what it cannot say."""

import pytest

from ayla.notation import NotationError, format_position, parse_position
from ayla.rules import Code, Pit, Position, RuleError, Side, start

START = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0"
OPEN = "9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1"


def test_usual_start() -> None:
    assert format_position(start()) == START
    assert parse_position(START) == start()


def test_every_field() -> None:
    south, north = Side.SOUTH, Side.NORTH
    position = Position(
        pits=(9, 0, 1, 3, 2, 2, 12, 3),
        owners=(south, north, north, south, south, north, north, north),
        stores=(10, 6),
        to_move=south,
        offer=(Pit.c,),
        declined=(2, 1),
    )
    assert format_position(position) == OPEN
    assert parse_position(OPEN) == position


def test_white_space_may_be_of_any_length() -> None:
    assert parse_position("  6,6,6,6/6,6,6,6\tSSSS/NNNN \n 0-0   S - 0-0\n") == start()


def test_declined_offers_of_three_digits() -> None:
    assert parse_position(START.replace("- 0-0", "- 999-120")).declined == (999, 120)


PITS = "eight numbers of seeds such as 6,6,6,6/6,6,6,6"
OWNERS = "eight owners such as SSSS/NNNN"
STORES = "captured seeds South-North such as 0-0"
MOVER = "the side to move, S or N"
OFFER = "- or the pits of the open offer in sowing order such as AC"
DECLINED = "offers declined South-North such as 0-0"


@pytest.mark.parametrize(
    ("text", "line", "column", "expected", "value"),
    [
        ("", 1, 1, PITS, ""),
        (" \n\n ", 1, 1, PITS, ""),
        ("startpos", 1, 1, PITS, "startpos"),
        ("6,6,6,6,6,6,6,6 SSSS/NNNN 0-0 S - 0-0", 1, 1, PITS, "6,6,6,6,6,6,6,6"),
        ("6,6,6/6,6,6,6,6 SSSS/NNNN 0-0 S - 0-0", 1, 1, PITS, "6,6,6/6,6,6,6,6"),
        ("-6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0", 1, 1, PITS, "-6,6,6,6/6,6,6,6"),
        ("6,6,6,6/6,6,6,600 SSSS/NNNN 0-0 S - 0-0", 1, 1, PITS, "6,6,6,6/6,6,6,600"),
        ("6,6,6,6/6,6,6,٦ SSSS/NNNN 0-0 S - 0-0", 1, 1, PITS, "6,6,6,6/6,6,6,٦"),
        ("6,6,6,6/6,6,6,6", 1, 16, OWNERS, ""),
        ("6,6,6,6/6,6,6,6 \n", 1, 16, OWNERS, ""),
        ("6,6,6,6/6,6,6,6 ssss/nnnn 0-0 S - 0-0", 1, 17, OWNERS, "ssss/nnnn"),
        ("6,6,6,6/6,6,6,6 SSSSNNNN 0-0 S - 0-0", 1, 17, OWNERS, "SSSSNNNN"),
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0:0 S - 0-0", 1, 27, STORES, "0:0"),
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 W - 0-0", 1, 31, MOVER, "W"),
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S CA 0-0", 1, 33, OFFER, "CA"),
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S AA 0-0", 1, 33, OFFER, "AA"),
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S = 0-0", 1, 33, OFFER, "="),
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 1000-0", 1, 35, DECLINED, "1000-0"),
        ("6,6,6,6/6,6,6,6\n SSSS/NNNN\n  0-0 S - x", 3, 11, DECLINED, "x"),
        (START + " 7", 1, 39, "the end of the position", "7"),
    ],
)
def test_errors_have_a_place(text: str, line: int, column: int, expected: str, value: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    error = caught.value
    assert error.code == "bad_position"
    assert (error.line, error.column) == (line, column)
    assert error.expected == expected
    assert error.value == value
    found = repr(value) if value else "nothing"
    assert str(error) == f"line {line}, column {column}: expected {expected}, found {found}"


def test_long_words_are_cut_in_the_message_and_whole_in_the_value() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position("9" * 100_000)
    assert len(str(caught.value)) < 200
    assert len(caught.value.value) == 100_000


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("6,6,6,6/6,6,6,7 SSSS/NNNN 0-0 S - 0-0", "R1"),
        ("99,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0", "R1"),
        ("5,6,6,6/6,6,6,6 SSSS/NNNN 1-0 S - 0-0", "R5"),
        ("0,6,6,6/6,6,6,6 SSSS/NNNN 6-0 S B 0-0", "R9"),
        ("0,6,6,6/6,6,6,6 SSSS/NNNN 6-0 N ABCD 0-0", "R9"),
        ("0,6,6,6/6,6,6,6 SSSS/NNNN 6-0 N A 0-0", "R12"),
        ("0,0,0,0/0,0,0,0 SSSS/NNNN 26-22 N A 0-0", "R14"),
    ],
)
def test_what_follows_the_form_and_cannot_be_is_the_laws_to_refuse(text: str, rule: str) -> None:
    with pytest.raises(RuleError) as caught:
        parse_position(text)
    assert caught.value.code is Code.BAD_POSITION
    assert caught.value.rule == rule
