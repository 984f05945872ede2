"""The course over HTTP."""

from typing import Any

import pytest

from ayla.lessons import COURSE
from ayla.notation import format_position
from tests.web.serving import Running


def attempt(server: Running, name: str, number: int, *moves: str, status: int = 200) -> Any:
    return server.post(f"lessons/{name}/{number}", {"moves": list(moves)}, status=status)


def test_the_lessons_are_listed_in_their_order(server: Running) -> None:
    listed = server.get("lessons")
    assert [lesson["name"] for lesson in listed] == [lesson.name for lesson in COURSE]
    for lesson, shown in zip(COURSE, listed, strict=True):
        assert [
            (task["position"]["text"], task["rules"]["barter"], task["goals"])
            for task in shown["tasks"]
        ] == [
            (format_position(task.position), task.rules.barter, len(task.goals))
            for task in lesson.tasks
        ]


def test_a_task_begins_with_its_moves_and_what_each_would_do(server: Running) -> None:
    begun = attempt(server, "chain", 2)
    assert begun["state"] == "open"
    assert (begun["done"], begun["instead"], begun["outcome"], begun["turns"]) == (
        0,
        None,
        None,
        [],
    )
    assert begun["start"] == begun["position"]
    moves = {move["move"]: move for move in begun["moves"]}
    assert moves.keys() == {"A", "B", "C", "D"}
    assert moves["C"]["captures"] == {"d": 4, "A": 2, "B": 4, "c": 2}
    assert begun["no_offer"]["reason"] == "classic"


def test_a_missed_task_says_what_happened_and_offers_no_more_moves(server: Running) -> None:
    missed = attempt(server, "capture", 2, "D")
    assert (missed["state"], missed["moves"], missed["no_offer"]) == ("missed", [], None)
    args = {"pit": "D", "seeds": 1, "last": "a", "made": 3}
    assert missed["instead"] == {"id": "learn-missed-count", "args": args}
    assert [turn["move"] for turn in missed["turns"]] == ["D"]


def test_the_reply_is_played_and_told(server: Running) -> None:
    solved = attempt(server, "barter", 1, "=A")
    assert solved["state"] == "solved"
    assert [(turn["side"], turn["move"]) for turn in solved["turns"]] == [("S", "=A"), ("N", "=+")]
    assert solved["turns"][1]["sentences"][0]["id"] == "turn-accepted"
    assert solved["position"]["pits"][0] == {"pit": "A", "seeds": 11, "owner": "N"}


def test_R13_the_end_of_a_task_may_be_the_end_of_a_game(server: Running) -> None:
    open_yet = attempt(server, "glory", 1, "=-")
    assert (open_yet["state"], open_yet["done"]) == ("open", 1)
    ended = attempt(server, "glory", 1, "=-", "D")
    assert ended["state"] == "solved"
    assert ended["outcome"]["sentence"]["id"] == "outcome-win-no-glory"


@pytest.mark.parametrize(
    ("path", "moves", "status", "code", "place"),
    [
        ("nothing/1", [], 404, "no_such_lesson", "path.name"),
        ("sow/0", [], 404, "no_such_lesson", "path.number"),
        ("sow/4", [], 404, "no_such_lesson", "path.number"),
        ("sow/1", ["a"], 422, "not_your_pit", "body.moves[0]"),
        ("sow/1", ["no move"], 400, "bad_move", "body.moves[0]"),
        ("barter/2", ["=+", "C"], 422, "empty_pit", "body.moves[1]"),
        ("sow/1", ["A", "B"], 422, "attempt_over", "body.moves[1]"),
        ("sow/1", ["A"] * 21, 400, "bad_body", "body.moves"),
        ("sow/1", [1], 400, "bad_body", "body.moves[0]"),
    ],
)
def test_what_cannot_be_is_refused(
    server: Running, path: str, moves: list[Any], status: int, code: str, place: str
) -> None:
    problem = server.post(f"lessons/{path}", {"moves": moves}, status=status)
    assert (problem["code"], problem["place"]) == (code, place)
