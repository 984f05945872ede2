"""Every case of turns.jsonl: the legal moves of a position and what each does."""

import json
from pathlib import Path
from typing import Any

import pytest

from ayla.notation import format_move, format_position, parse_move, parse_position
from ayla.rules import is_over, legal_moves, play
from ayla.rules.events import Captured, Sown

CASES = (Path(__file__).parent / "turns.jsonl").read_text(encoding="utf-8").splitlines()
PARTS = 8


def test_all_cases_are_here() -> None:
    assert len(CASES) == 1200


@pytest.mark.parametrize("part", range(PARTS))
def test_turns(part: int) -> None:
    for case in map(json.loads, CASES[part::PARTS]):
        position = parse_position(case["position"])
        assert format_position(position) == case["position"]
        written = [format_move(move) for move in legal_moves(position)]
        assert sorted(written) == sorted(case["moves"]), case["position"]
        # Of many offers the file follows some, of all else every move.
        assert {text for text in written if "=" not in text} <= case["after"].keys() <= {*written}
        for text, expected in case["after"].items():
            assert shown(case["position"], text) == expected, f"{case['position']} {text}"


def shown(before: str, text: str) -> dict[str, Any]:
    """The turn in the words of the file. Captures are compared as a set of pits: its order may be
    another."""
    turn = play(parse_position(before), parse_move(text))
    after: dict[str, Any] = {
        "position": format_position(turn.position),
        "over": is_over(turn.position),
    }
    for event in turn.events:
        if isinstance(event, Sown):
            after |= {"last": str(event.last), "captured": {}}
        elif isinstance(event, Captured):
            after["captured"] = {str(pit): count for pit, count in event.pits}
    return after
