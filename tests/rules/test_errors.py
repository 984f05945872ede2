"""Every refusal of the law: its code, its rule, the value refused, one readable line."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from ayla.notation import parse_move, parse_position
from ayla.rules import CLASSIC, Code, Game, Position, RuleError, Rules, Side, Sow, play

BEFORE = "5,4,0,1/3,0,0,1 SSSS/NNNN 24-10 S - 0-0"
OPEN = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AB 0-0"
NO_SEED = "0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S - 0-0"
FINISHED = "0,0,0,0/0,0,0,0 SSSS/NNNN 25-23 S - 0-0"
BAD: Any = "Z"


def turn(position: str, move: str, rules: Rules | None = None) -> Callable[[], object]:
    return lambda: play(parse_position(position), parse_move(move), rules or Rules())


REFUSALS: dict[Code, tuple[Callable[[], object], str | None, str]] = {
    Code.BAD_POSITION: (lambda: Position((6,) * 8, (Side.SOUTH,) * 8, (2, 0)), "R1", "50"),
    Code.BAD_RULES: (lambda: Rules(endless=BAD), None, "'Z'"),
    Code.BAD_MOVE: (lambda: Sow(BAD), None, "'Z'"),
    Code.NOT_YOUR_PIT: (turn(BEFORE, "a"), "R3", "a"),
    Code.EMPTY_PIT: (turn(BEFORE, "C"), "R3", "C"),
    Code.MUST_PASS: (turn(NO_SEED, "A"), "R8", "A"),
    Code.CANNOT_PASS: (turn(BEFORE, "--"), "R8", "--"),
    Code.OFFER_PENDING: (turn(OPEN, "a"), "R10", "a"),
    Code.NO_OFFER: (turn(BEFORE, "=+"), "R10", "=+"),
    Code.OFFER_UNPAYABLE: (turn(BEFORE, "=AC"), "R12", "AC"),
    Code.BARTER_OFF: (turn(BEFORE, "=A", CLASSIC), "R9", "=A"),
    Code.GAME_OVER: (turn(FINISHED, "A"), "R14", "A"),
    Code.NO_SUCH_TURN: (lambda: Game().undo(7), None, "7"),
}


@pytest.mark.parametrize("code", Code)
def test_every_code_is_raised(code: Code) -> None:
    assert code in REFUSALS, f"show here what raises {code}"
    act, rule, value = REFUSALS[code]
    with pytest.raises(RuleError) as caught:
        act()
    error = caught.value
    assert error.code is code
    assert error.rule == rule
    assert error.value == value
    message = str(error)
    assert "\n" not in message
    assert len(message) > 10
    assert message.endswith(f"({rule})") if rule else not re.search(r"\(R\d+\)", message)


def test_codes_are_words_of_their_own() -> None:
    for code in Code:
        assert re.fullmatch(r"[a-z]+(_[a-z]+)+", code.value)
        assert code.name == code.value.upper()
        assert str(code) == code.value
