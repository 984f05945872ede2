"""``ayla.engine`` as a library's user meets it."""

import subprocess
import sys
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import ayla
from ayla.port import LimitError, Limits

QUICK = 300  # nodes


def test_a_position_is_analysed_with_barter_unless_told_otherwise() -> None:
    position = ayla.parse_position("0,3,1,1/6,7,0,0 SSSN/NNNN 24-6 S - 0-0")
    barter = ayla.engine.analyse(position, nodes=QUICK, lines=100)
    classic = ayla.engine.analyse(position, rules=ayla.CLASSIC, nodes=QUICK, lines=100)
    assert any(isinstance(line.move, ayla.Offer) for line in barter.lines)
    assert all(isinstance(line.move, ayla.Sow) for line in classic.lines)


def test_a_game_brings_its_rules_and_its_history() -> None:
    game = ayla.Game(ayla.CLASSIC)
    assert (
        ayla.engine.analyse(game, depth=2).lines
        == ayla.engine.analyse(game.position, rules=ayla.CLASSIC, depth=2).lines
    )


def test_depth_is_in_plies() -> None:
    assert ayla.engine.analyse(ayla.start(), depth=3).depth == 3


@pytest.mark.parametrize("limit", ["seconds", "depth", "nodes"])
@pytest.mark.parametrize("value", [0, -1])
def test_limits_above_zero(limit: str, value: int) -> None:
    limits = {limit: value}
    with pytest.raises(LimitError, match=limit):
        ayla.engine.analyse(
            ayla.start(),
            seconds=limits.get("seconds"),
            depth=limits.get("depth"),
            nodes=limits.get("nodes"),
        )


@pytest.mark.parametrize("limit", ["depth", "nodes"])
def test_plies_and_nodes_are_whole(limit: str) -> None:
    with pytest.raises(LimitError, match=f"{limit} is a whole number"):
        Limits(**{limit: 2.5})  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [float("inf"), 1e400, float("nan")])
def test_time_has_an_end(seconds: float) -> None:
    with pytest.raises(LimitError, match="seconds"):
        ayla.engine.analyse(ayla.start(), seconds=seconds)


@pytest.mark.parametrize(
    "huge", [10**400, Fraction(10**400), Decimal("1e400")], ids=["int", "Fraction", "Decimal"]
)
def test_more_seconds_than_a_float_holds_are_no_limit(huge: Any) -> None:
    assert ayla.engine.analyse(ayla.start(), seconds=huge, depth=3).depth == 3
    assert Limits(huge).longest == Limits(depth=1).longest == float("inf")


@pytest.mark.parametrize("kind", [Fraction, Decimal, np.float16, np.float32, np.int8])
def test_seconds_of_any_kind_of_number(kind: Any) -> None:
    longest = Limits(kind(3)).longest
    assert longest == 3
    assert type(longest) is float
    assert ayla.engine.analyse(ayla.start(), seconds=kind(60), depth=3).depth == 3


@pytest.mark.parametrize("value", [Decimal("NaN"), Decimal("Infinity"), np.float32("nan")])
def test_no_number_is_refused_of_any_kind(value: Any) -> None:
    with pytest.raises(LimitError, match="seconds"):
        Limits(value)


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(TypeError, match="NoneType"):
        ayla.engine.analyse(None)


def test_a_finished_position_is_refused() -> None:
    over = ayla.parse_position("1,0,0,0/1,0,0,0 SSSS/NNNN 23-23 S - 0-0")
    with pytest.raises(ayla.RuleError, match="over"):
        ayla.engine.analyse(over)


def test_an_open_offer_is_refused_in_the_classic_game() -> None:
    offered = ayla.parse_position("6,6,0,6/6,6,6,0 SSSS/NNNN 6-6 S a 0-0")
    with pytest.raises(ayla.RuleError, match="classic"):
        ayla.engine.analyse(offered, rules=ayla.CLASSIC)


@pytest.mark.parametrize(
    "module", ["ayla", "ayla.engine", "ayla.engine.levels", "ayla.engine.ready"]
)
def test_nothing_is_compiled_before_it_is_asked(module: str) -> None:
    code = (
        f"import sys, {module}; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_the_same_question_has_the_same_answer() -> None:
    first = ayla.engine.analyse(ayla.start(), nodes=5000, lines=3)
    ayla.engine.analyse(ayla.start(), nodes=20_000)
    again = ayla.engine.analyse(ayla.start(), nodes=5000, lines=3)
    assert (first.lines, first.nodes, first.depth) == (again.lines, again.nodes, again.depth)
