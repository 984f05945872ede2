"""Events and outcomes as plain data: the words that commands and the service print."""

import json
from typing import get_args

import pytest

from ayla.notation.plain import Plain, plain_event, plain_outcome
from ayla.rules import Event, Outcome, Reason
from tests.notation.forms import EVENTS, N, S

FORMS: list[dict[str, Plain]] = [
    {"event": "sown", "side": "S", "pit": "C", "seeds": 2, "path": ["D", "a"]},
    {"event": "captured", "side": "N", "captures": {"D": 4, "a": 2, "C": 2}, "total": 8},
    {"event": "offered", "side": "S", "pits": ["A", "C"], "price": 12},
    {
        "event": "accepted",
        "side": "N",
        "ceded": ["A", "C"],
        "paid": {"A": 6, "C": 6},
        "payment": 12,
    },
    {"event": "declined", "side": "N", "pits": ["A", "C"]},
    {"event": "passed", "side": "S"},
    {"event": "swept", "south": {"A": 1, "b": 2}, "north": {"c": 1}},
    {"event": "settled", "reason": "turn_limit", "south": 5, "north": 3},
    {"event": "resigned", "side": "N"},
    {"event": "draw_agreed"},
]


@pytest.mark.parametrize(
    ("event", "plain"),
    list(zip(EVENTS, FORMS, strict=True)),
    ids=lambda value: type(value).__name__,
)
def test_events(event: Event, plain: dict[str, Plain]) -> None:
    # As text: the order of pits in captures counts.
    assert json.dumps(plain_event(event)) == json.dumps(plain)


def test_every_kind_of_event_has_a_form() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize(
    ("outcome", "plain"),
    [
        (
            Outcome(S, 26, 22, False, Reason.SWEPT),
            {"winner": "S", "south": 26, "north": 22, "glory": False, "reason": "swept"},
        ),
        (
            Outcome(None, 24, 24, None, Reason.REPETITION),
            {"winner": None, "south": 24, "north": 24, "glory": None, "reason": "repetition"},
        ),
        (
            Outcome(N, 4, 2, True, Reason.RESIGNED),
            {"winner": "N", "south": 4, "north": 2, "glory": True, "reason": "resigned"},
        ),
    ],
)
def test_outcomes(outcome: Outcome, plain: dict[str, Plain]) -> None:
    assert json.dumps(plain_outcome(outcome)) == json.dumps(plain)
