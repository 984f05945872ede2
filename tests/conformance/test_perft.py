"""Every count of perft.jsonl: how many ways lead so many plies deep.

A finished game is a leaf, and counts as one at every depth below it.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ayla.notation import parse_position
from ayla.rules import Position, Rules, is_over, legal_moves, play

LINES = (Path(__file__).parent / "perft.jsonl").read_text(encoding="utf-8").splitlines()


def test_all_cases_are_here() -> None:
    assert len(LINES) == 8


@pytest.mark.parametrize("line", LINES)
def test_perft(line: str) -> None:
    case: dict[str, Any] = json.loads(line)
    rules = Rules(**case["rules"])
    assert perft(parse_position(case["position"]), rules, len(case["counts"])) == case["counts"]


def perft(position: Position, rules: Rules, depth: int) -> list[int]:
    """The counts of the depths from 1; equal positions are played once and counted together."""
    ways = Counter([position])
    counts = []
    for _ in range(depth):
        deeper: Counter[Position] = Counter()
        for standing, number in ways.items():
            if is_over(standing):
                deeper[standing] += number
            for move in legal_moves(standing, rules):
                deeper[play(standing, move, rules).position] += number
        ways = deeper
        counts.append(ways.total())
    return counts
