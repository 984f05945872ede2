"""Perft, against the law and against a count that is made in another way."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from ayla.kernel import batches, counting, moves
from ayla.kernel.packing import Words, pack
from ayla.notation import parse_position
from ayla.rules import CLASSIC, GORE, Position, RuleError, Rules, is_over, legal_moves, play, start
from tests.strategies import positions

CASES = (Path(__file__).parent.parent / "conformance/perft.jsonl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("line", CASES)
def test_conformance_positions(line: str) -> None:
    case: dict[str, Any] = json.loads(line)
    position, rules = parse_position(case["position"]), Rules(**case["rules"])
    counts = [counting.perft(position, depth + 1, rules) for depth in range(len(case["counts"]))]
    assert counts == case["counts"]


def unrolled(position: Position, depth: int, rules: Rules) -> list[int]:
    """The counts of the depths from 1: all positions of a depth at once.

    Equal positions without an open offer are kept once, with the number of ways to them. Each is
    made by ``step``, the last ones too; nothing of ``counting`` is used.
    """
    word, offer = pack(position)
    words, offers, ways = np.array([word]), np.array([offer]), np.array([1])
    counts, finished = [], 0
    for _ in range(depth):
        legal = batches.legal_moves(words, offers, rules)
        places, numbers = legal.nonzero()
        steps = batches.step(words[places], numbers, offers[places], rules)
        ways = ways[places]
        finished += int(ways[steps.over].sum())
        answering = steps.open_offers > 0
        kinds, kind = np.unique(steps.words[~steps.over & ~answering], return_inverse=True)
        merged: Words = np.zeros(len(kinds), np.int64)
        np.add.at(merged, kind, ways[~steps.over & ~answering])
        words = np.concatenate([kinds, steps.words[answering]])
        offers = np.concatenate([np.zeros_like(kinds), steps.open_offers[answering]])
        ways = np.concatenate([merged, ways[answering]])
        counts.append(finished + int(ways.sum()))
    return counts


def test_classic_start_to_depth_12() -> None:
    counts = unrolled(start(), 12, CLASSIC)
    assert counts[-1] == 8_163_003
    assert counts == [counting.perft(start(), depth, CLASSIC) for depth in range(1, 13)]


@pytest.mark.parametrize("skip_origin", [False, True])
def test_start_with_barter_to_depth_10(skip_origin: bool) -> None:
    rules = Rules(skip_origin=skip_origin)
    counts = unrolled(start(), 10, rules)
    assert counts == [counting.perft(start(), depth, rules) for depth in range(1, 11)]


def law(position: Position, depth: int, rules: Rules) -> int:
    if depth == 0 or is_over(position):
        return 1
    return sum(
        law(play(position, move, rules).position, depth - 1, rules)
        for move in legal_moves(position, rules)
    )


@settings(max_examples=40)
@given(positions(offer=False))
def test_R3_to_R14_classic_as_the_law_counts(position: Position) -> None:
    for depth in range(4):
        assert counting.perft(position, depth, CLASSIC) == law(position, depth, CLASSIC)


@settings(max_examples=40)
@given(positions())
def test_R9_R10_with_barter_as_the_law_counts(position: Position) -> None:
    for depth in range(3):
        assert counting.perft(position, depth) == law(position, depth, GORE)


def test_a_count_in_portions_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [counting.perft(start(), 7, rules) for rules in (GORE, CLASSIC)]
    monkeypatch.setattr(counting, "AT_ONCE", 7)
    assert [counting.perft(start(), 7, rules) for rules in (GORE, CLASSIC)] == whole


def test_the_stack_holds_the_widest_position() -> None:
    """All pits are the mover's, and all offers can be paid: 8 sowings and 92 offers."""
    position = parse_position("4,1,1,1/1,1,1,2 SSSS/SSSS 0-36 S - 0-0")
    word, _ = pack(position)
    assert moves.how_many_moves(word, 0, 1) == counting.MOST_PUSHED == 100
    assert counting.perft(position, 4) == unrolled(position, 4, GORE)[-1]


def test_a_depth_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="a depth is a number from 0, not -1"):
        counting.perft(start(), -1)


def test_an_open_offer_in_the_classic_game_is_refused() -> None:
    position = parse_position("9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1")
    with pytest.raises(RuleError, match="the classic game has no offers"):
        counting.perft(position, 3, CLASSIC)


def test_a_finished_game_is_one_way() -> None:
    over = parse_position("0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0")
    assert [counting.perft(over, depth) for depth in range(4)] == [1, 1, 1, 1]
