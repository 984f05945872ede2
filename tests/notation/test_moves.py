"""Moves as text, with and without the capture mark."""

import pytest

from ayla.notation import NotationError, format_move, format_turn, parse_move, parse_position
from ayla.rules import CLASSIC, Accept, Decline, Offer, Pass, Pit, Rules, Sow, play, start
from tests.strategies import EVERY_MOVE


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("A", Sow(Pit.A)),
        ("a", Sow(Pit.a)),
        ("=A", Offer((Pit.A,))),
        ("=AC", Offer((Pit.A, Pit.C))),
        ("=CA", Offer((Pit.A, Pit.C))),
        ("=dcb", Offer((Pit.b, Pit.c, Pit.d))),
        ("=+", Accept()),
        ("=-", Decline()),
        ("--", Pass()),
        (" C\n", Sow(Pit.C)),
        ("Cx6", Sow(Pit.C)),
        ("Cx0", Sow(Pit.C)),
    ],
)
def test_moves_that_can_be_read(text: str, move: object) -> None:
    assert parse_move(text) == move


def test_every_move_reads_back() -> None:
    for move in EVERY_MOVE:
        assert parse_move(format_move(move)) == move
        assert format_move(move) == str(move)


@pytest.mark.parametrize(
    ("text", "line", "column", "value"),
    [
        ("", 1, 1, ""),
        ("  ", 1, 1, ""),
        ("E", 1, 1, "E"),
        ("  e4", 1, 3, "e4"),
        ("\n\n  x", 3, 3, "x"),
        ("A B", 1, 1, "A B"),
        ("=", 1, 1, "="),
        ("=AA", 1, 1, "=AA"),
        ("=ABCD", 1, 1, "=ABCD"),
        ("=++", 1, 1, "=++"),
        ("-", 1, 1, "-"),
        ("Cx", 1, 1, "Cx"),
        ("Cx123", 1, 1, "Cx123"),
        ("Cx٢", 1, 1, "Cx٢"),
        ("=ACx6", 1, 1, "=ACx6"),
        ("pass", 1, 1, "pass"),
    ],
)
def test_errors_have_a_place(text: str, line: int, column: int, value: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    error = caught.value
    assert error.code == "bad_move"
    assert (error.line, error.column, error.value) == (line, column, value)
    assert error.expected == "a move such as C, =AC, =+, =- or --"
    assert "\n" not in str(error)


BEFORE = parse_position("1,0,0,1/1,2,4,3 SSSS/NNNN 18-18 S - 0-0")
"""Sowing D captures eight."""


def test_capture_mark_is_written_where_there_are_captures() -> None:
    assert format_turn(play(BEFORE, Sow(Pit.D))) == "Dx8"
    assert format_turn(play(BEFORE, Sow(Pit.A))) == "A"
    assert format_move(Sow(Pit.D), 8) == "Dx8"


def test_sweep_is_no_capture() -> None:
    turn = play(parse_position("1,0,0,1/3,0,1,0 SSSS/NNNN 20-22 S - 0-0"), Sow(Pit.D))
    assert turn.position.stores == (25, 23)
    assert format_turn(turn) == "Dx4"


def test_capture_mark_that_is_right_is_read_over() -> None:
    assert parse_move("Dx8", BEFORE) == Sow(Pit.D)
    assert parse_move("Ax0", BEFORE) == Sow(Pit.A)
    assert parse_move("D", BEFORE) == Sow(Pit.D)


def test_capture_mark_that_is_wrong_is_refused() -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(" Dx6", BEFORE)
    assert str(caught.value) == "line 1, column 2: expected Dx8 here, found 'Dx6'"
    with pytest.raises(NotationError) as caught:
        parse_move("Ax2", BEFORE)
    assert caught.value.expected == "A here"


def test_capture_mark_is_that_of_the_rules_in_force() -> None:
    before = parse_position("0,1,0,4/0,0,1,8 SSSS/NNNN 16-18 N - 0-0")
    assert parse_move("dx4", before, Rules(skip_origin=True)) == Sow(Pit.d)
    with pytest.raises(NotationError):
        parse_move("dx4", before)


def test_capture_mark_of_an_illegal_move_is_left_to_the_law() -> None:
    assert parse_move("ax2", start()) == Sow(Pit.a)
    assert parse_move("ax2", start(), CLASSIC) == Sow(Pit.a)
