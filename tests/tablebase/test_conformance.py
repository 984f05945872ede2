"""Values of the classic game that were computed independently."""

import json
from pathlib import Path

import pytest

from ayla.notation import parse_position
from ayla.rules import Position
from ayla.tablebase import Tablebase

_SAMPLE = Path(__file__).parents[1] / "conformance/tablebase_sample.jsonl"

CASES = [
    (parse_position(case["position"]), case["value"])
    for line in _SAMPLE.read_text().splitlines()
    for case in [json.loads(line)]
]
"""Positions of 4 to 28 seeds with their values."""


@pytest.mark.parametrize("seeds", sorted({sum(position.pits) for position, _ in CASES}))
def test_values_are_those_of_the_conformance_cases(tables: Tablebase, seeds: int) -> None:
    cases = [case for case in CASES if sum(case[0].pits) == seeds]
    assert {position: tables.get(position) for position, _ in cases} == dict(cases)


@pytest.mark.parametrize(("position", "value"), CASES[::20])
def test_the_best_move_brings_the_value(tables: Tablebase, position: Position, value: int) -> None:
    probe = tables.probe(position)
    assert probe.value == value
    assert max(probe.moves.values(), default=value) == value
