"""The lessons against the law: each task can be solved, and whatever is played gets an answer."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ayla.lessons import COURSE, Attempt, Lesson, State, Task, attempt
from ayla.locale import source, texts
from ayla.notation import format_position, parse_move
from ayla.notation.telling import tell
from ayla.rules import Move, Side

TASKS = [
    pytest.param(lesson, number, task, id=f"{lesson.name}-{number}")
    for lesson in COURSE
    for number, task in enumerate(lesson.tasks, 1)
]
READ = texts("en", "learn")


def endings(task: Task, moves: tuple[Move, ...] = ()) -> Iterator[tuple[tuple[Move, ...], Attempt]]:
    """Every way in which a learner can end a task, by legal moves."""
    tried = attempt(task, moves)
    if tried.state is not State.OPEN:
        yield moves, tried
        return
    for move in tried.game.legal_moves():
        yield from endings(task, (*moves, move))


@pytest.mark.parametrize(("lesson", "number", "task"), TASKS)
def test_a_task_begins_on_a_board_where_south_is_to_move(
    lesson: Lesson, number: int, task: Task
) -> None:
    assert format_position(task.position) == task.board
    assert task.position.to_move is Side.SOUTH
    begun = attempt(task, ())
    assert (begun.state, begun.done, begun.instead) == (State.OPEN, 0, None)
    assert not begun.game.over
    assert begun.game.legal_moves()


@pytest.mark.parametrize(("lesson", "number", "task"), TASKS)
def test_a_task_can_be_solved_and_every_other_way_is_explained(
    lesson: Lesson, number: int, task: Task
) -> None:
    ways = list(endings(task))
    solved = [tried for _, tried in ways if tried.state is State.SOLVED]
    assert solved
    for moves, tried in ways:
        if tried.state is State.SOLVED:
            assert (tried.done, tried.instead) == (len(task.goals), None)
        else:
            assert tried.done == len(moves) - 1
            assert tried.instead is not None
            text = READ(tried.instead.id, tried.instead.args)
            assert "{" not in text


@pytest.mark.parametrize(("lesson", "number", "task"), TASKS)
def test_the_reader_has_the_turn_again_after_each_reply(
    lesson: Lesson, number: int, task: Task
) -> None:
    assert len(task.replies) <= len(task.goals)
    for moves, _ in endings(task):
        for played in range(len(moves)):
            assert attempt(task, moves[:played]).game.position.to_move is Side.SOUTH


@pytest.mark.parametrize(
    ("name", "number", "moves", "wrong"),
    [
        ("sow", 2, "C", ["A", "B", "D"]),
        ("sow", 3, "B", ["A", "C", "D"]),
        ("capture", 1, "C", ["A", "B", "D"]),
        ("capture", 2, "B", ["A", "C", "D"]),
        ("chain", 1, "D", ["A", "B", "C"]),
        ("chain", 2, "C", ["A", "B", "D"]),
        ("end", 1, "C", ["A"]),
        ("end", 2, "C", ["B", "D"]),
    ],
)
def test_a_riddle_has_one_answer(name: str, number: int, moves: str, wrong: list[str]) -> None:
    task = next(lesson for lesson in COURSE if lesson.name == name).tasks[number - 1]
    states = {str(way[0]): tried.state for way, tried in endings(task)}
    assert states == {moves: State.SOLVED, **dict.fromkeys(wrong, State.MISSED)}


def test_R13_both_answers_win_one_with_glory() -> None:
    declined, accepted = next(lesson for lesson in COURSE if lesson.name == "glory").tasks
    assert declined.board == accepted.board
    for task, moves, glory, score in (
        (declined, ("=-", "D"), False, (31, 17)),
        (accepted, ("=+", "b"), True, (30, 18)),
    ):
        tried = attempt(task, [parse_move(move) for move in moves])
        assert tried.state is State.SOLVED
        assert tried.game.outcome is not None
        assert tried.game.outcome.glory is glory
        assert (tried.game.outcome.south, tried.game.outcome.north) == score


def test_what_is_said_of_a_capture_is_what_is_captured() -> None:
    """The texts name pits and numbers of these tasks; this holds them to the law."""
    tasks = {lesson.name: lesson.tasks for lesson in COURSE}
    for name, number, moves, told in (
        ("capture", 1, ["C"], "c 2"),
        ("capture", 2, ["B"], "d 4"),
        ("chain", 1, ["D"], "b 2, c 2, a 4"),
        ("chain", 2, ["C"], "d 4, A 2, B 4, c 2"),
        ("barter", 2, ["=+", "a"], "b 2"),
        ("end", 2, ["C"], "a 2, D 4"),
    ):
        tried = attempt(tasks[name][number - 1], [parse_move(move) for move in moves])
        assert tried.state is State.SOLVED
        assert tell(tried.game.turns[-1])[0].args["captures"] == told


def test_each_lesson_and_task_has_its_texts_and_no_text_is_left_over() -> None:
    wanted = {f"learn-{lesson.name}{more}" for lesson in COURSE for more in ("", "-text")}
    for lesson in COURSE:
        for number, task in enumerate(lesson.tasks, 1):
            then = ("-then",) if len(task.goals) > 1 else ()
            wanted |= {f"learn-{lesson.name}-{number}{more}" for more in ("", "-done", *then)}
    entries = FluentParser().parse(source("en", "learn")).body
    named = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    names = {lesson.name for lesson in COURSE}
    assert {name for name in named if name.split("-")[1] in names} == wanted
