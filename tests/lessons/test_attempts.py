"""A learner's moves: judged one by one, answered by North, and over when the task is."""

import pytest

from ayla.lessons import COURSE, Attempt, AttemptError, State, Task, attempt
from ayla.notation import format_position, parse_move
from ayla.notation.telling import Sentence
from ayla.rules import Code, RuleError


def task(name: str, number: int = 1) -> Task:
    return next(lesson for lesson in COURSE if lesson.name == name).tasks[number - 1]


def tried(name: str, number: int, *moves: str) -> Attempt:
    return attempt(task(name, number), [parse_move(move) for move in moves])


@pytest.mark.parametrize(
    ("name", "number", "moves", "instead"),
    [
        (
            "sow",
            2,
            ["A"],
            ("landing", {"pit": "A", "seeds": 4, "last": "a", "wanted": "b"}),
        ),
        ("capture", 1, ["A"], ("own", {"pit": "A", "seeds": 3, "last": "D"})),
        ("capture", 2, ["D"], ("count", {"pit": "D", "seeds": 1, "last": "a", "made": 3})),
        ("chain", 2, ["D"], ("few", {"total": 2, "wanted": 12})),
        ("barter", 1, ["A"], ("sown", {})),
        ("barter", 1, ["=AB"], ("offer-count", {"count": 2, "wanted": 1})),
        ("barter", 2, ["=-"], ("declined", {})),
        ("barter", 2, ["=+", "=A"], ("offered", {})),
        ("glory", 1, ["=+"], ("accepted", {})),
        ("glory", 1, ["=-", "=A"], ("offered", {})),
        ("glory", 2, ["=+", "B"], ("open", {"pit": "b", "seeds": 7})),
        ("end", 2, ["D"], ("win", {"own": 23, "other": 25})),
    ],
)
def test_what_happened_instead_is_said(
    name: str, number: int, moves: list[str], instead: tuple[str, dict[str, str | int]]
) -> None:
    found = tried(name, number, *moves)
    assert found.state is State.MISSED
    assert found.instead == Sentence(f"learn-missed-{instead[0]}", instead[1])


def test_R11_north_accepts_and_pays() -> None:
    after = tried("barter", 1, "=B").game.position
    assert format_position(after) == "5,6,4,6/6,3,5,1 SNSS/NNNN 6-6 N - 0-0"


def test_R8_after_the_pass_north_sows_and_south_plays_on() -> None:
    passed = tried("pass", 1, "--")
    assert (passed.state, passed.done) == (State.OPEN, 1)
    assert [str(turn.move) for turn in passed.game.turns] == ["--", "d"]
    assert format_position(passed.game.position) == ("1,1,1,1/4,2,4,0 SSSS/NNNN 16-18 S - 0-0")
    assert tried("pass", 1, "--", "C").state is State.SOLVED


def test_what_the_rules_forbid_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        tried("capture", 1, "a")
    assert refused.value.code is Code.NOT_YOUR_PIT


@pytest.mark.parametrize("moves", [["C", "D"], ["A", "B"]])
def test_no_move_follows_the_end_of_a_task(moves: list[str]) -> None:
    with pytest.raises(AttemptError):
        tried("capture", 1, *moves)
