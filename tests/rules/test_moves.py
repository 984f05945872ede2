"""Moves and switches as values."""

from typing import Any

import pytest

from ayla.rules import (
    GORE,
    Accept,
    Code,
    Decline,
    Offer,
    Pass,
    Pit,
    RuleError,
    Rules,
    Sow,
    check_legal,
    play,
    start,
)
from tests.strategies import EVERY_MOVE


def test_there_are_103_moves() -> None:
    assert len(EVERY_MOVE) == len(set(EVERY_MOVE)) == 8 + 92 + 3


def test_moves_are_named_as_they_are_written() -> None:
    assert [str(move) for move in (Sow(Pit.C), Offer((Pit.A, Pit.C)), Accept(), Decline())] == [
        "C",
        "=AC",
        "=+",
        "=-",
    ]
    assert str(Pass()) == "--"


def test_R9_offer_keeps_its_pits_in_sowing_order() -> None:
    assert Offer((Pit.a, Pit.C, Pit.A)) == Offer((Pit.A, Pit.C, Pit.a))
    assert str(Offer((Pit.a, Pit.C, Pit.A))) == "=ACa"


@pytest.mark.parametrize(
    "pits",
    [
        (),
        (Pit.A, Pit.A),
        (Pit.A, Pit.B, Pit.A),
        (Pit.A, Pit.B, Pit.C, Pit.D),
        (0, 1),
        ("A",),
        "AC",
        (Pit.A, None),
        None,
        3,
        Pit.A,
    ],
    ids=repr,
)
def test_R9_offer_has_one_to_three_pits(pits: Any) -> None:
    with pytest.raises(RuleError) as caught:
        Offer(pits)
    assert caught.value.code is Code.BAD_MOVE
    assert caught.value.value == repr(pits)


@pytest.mark.parametrize("pit", ["A", 0, None, 8], ids=repr)
def test_R3_sowing_is_of_a_pit(pit: Any) -> None:
    with pytest.raises(RuleError) as caught:
        Sow(pit)
    assert caught.value.code is Code.BAD_MOVE
    assert caught.value.value == repr(pit)


@pytest.mark.parametrize("move", ["C", None, Pit.C, 2, Sow], ids=repr)
def test_what_is_no_move_is_refused(move: Any) -> None:
    for act in (play, check_legal):
        with pytest.raises(RuleError) as caught:
            act(start(), move, GORE)
        assert caught.value.code is Code.BAD_MOVE
        assert caught.value.value == repr(move)


@pytest.mark.parametrize(
    ("switches", "value"),
    [
        ({"barter": 1}, "1"),
        ({"skip_origin": "yes"}, "'yes'"),
        ({"barter": None}, "None"),
        ({"endless": "half"}, "'half'"),
        ({"endless": None}, "None"),
        ({"endless": ["split"]}, "['split']"),
    ],
)
def test_switches_take_their_own_values_only(switches: dict[str, Any], value: str) -> None:
    with pytest.raises(RuleError) as caught:
        Rules(**switches)
    assert caught.value.code is Code.BAD_RULES
    assert caught.value.value == value
    assert next(iter(switches)) in str(caught.value)


def test_switches_by_default() -> None:
    assert Rules() == GORE == Rules(barter=True, skip_origin=False, endless="split")
