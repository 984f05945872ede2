"""The course over HTTP: its lessons, and what a learner's moves in a task do."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, field

from ayla.lessons import COURSE, Attempt, AttemptError, State, Task, attempt
from ayla.notation import NotationError, parse_move
from ayla.rules import RuleError
from ayla.rules.sowing import CAPTURED_COUNTS
from ayla.web.problems import Problem, notation_problem, problem_response, rule_problem
from ayla.web.views import (
    move_views,
    no_offer,
    outcome_view,
    position_view,
    rules_view,
    sentence_view,
    turn_view,
)
from ayla.web.wire import (
    MoveView,
    NoOffer,
    OutcomeView,
    PositionView,
    Request,
    RulesView,
    SentenceView,
    TurnView,
    Word,
)


class TaskView(Struct, frozen=True):
    """A task: the board that it begins with, and how many moves in turn it asks for."""

    rules: RulesView
    position: PositionView
    goals: int


class LessonView(Struct, frozen=True):
    """A lesson, whose ``name`` stands in the names of its texts, and its tasks."""

    name: str
    tasks: list[TaskView]


class AttemptRequest(Request, frozen=True):
    """The learner's own moves in a task, from its beginning on."""

    moves: Annotated[list[Word], Meta(max_length=20)] = field(default_factory=list)


class AttemptView(Struct, frozen=True):
    """A task after some moves of the learner's and the replies to them.

    ``start``: the position before them. ``ripe``: numbers of seeds that a chain takes. ``moves``:
    what the learner may play now, none when the task is solved or missed. ``done``: goals reached
    so far; ``instead``: what happened instead of the next one.
    """

    rules: RulesView
    start: PositionView
    position: PositionView
    ripe: list[int]
    moves: list[MoveView]
    no_offer: NoOffer | None
    outcome: OutcomeView | None
    turns: list[TurnView]
    state: State
    done: int
    instead: SentenceView | None


_REFUSED: Final = {
    status: problem_response(description)
    for status, description in (
        (400, "What was sent cannot be read."),
        (404, "There is no such lesson or task."),
        (422, "The rules do not allow it, or the task is over."),
    )
}


@get("/api/lessons", tags=["lessons"], sync_to_thread=False)
def lessons() -> list[LessonView]:
    """List the lessons of the course in their order."""
    return [LessonView(lesson.name, [_task(task) for task in lesson.tasks]) for lesson in COURSE]


@post(
    "/api/lessons/{name:str}/{number:int}",
    tags=["lessons"],
    status_code=200,
    responses=_REFUSED,
    sync_to_thread=False,
)
def try_task(
    name: FromPath[str], number: FromPath[int], data: JSONBody[AttemptRequest]
) -> AttemptView:
    """Play moves in a task, counted from 1; without any, see how it begins."""
    task = _find(name, number)
    return _attempt(task, _play(task, data.moves))


def _find(name: str, number: int) -> Task:
    tasks = next((lesson.tasks for lesson in COURSE if lesson.name == name), None)
    if tasks is None:
        known = ", ".join(lesson.name for lesson in COURSE)
        detail, place = f"there is no such lesson, only {known}", "path.name"
    elif not 1 <= number <= len(tasks):
        detail, place = f"this lesson has the tasks 1 to {len(tasks)}", "path.number"
    else:
        return tasks[number - 1]
    value = name if tasks is None else str(number)
    raise Problem(HTTPStatus.NOT_FOUND, "no_such_lesson", detail, value=value, place=place)


def _play(task: Task, texts: Sequence[str]) -> Attempt:
    moves, tried = [], attempt(task, ())
    for at, text in enumerate(texts):
        place = f"body.moves[{at}]"
        try:
            moves.append(parse_move(text))
            tried = attempt(task, moves)
        except NotationError as error:
            raise notation_problem(error, place) from error
        except RuleError as error:
            raise rule_problem(error, place) from error
        except AttemptError as error:
            status = HTTPStatus.UNPROCESSABLE_ENTITY
            raise Problem(status, "attempt_over", str(error), value=text, place=place) from error
    return tried


def _task(task: Task) -> TaskView:
    return TaskView(rules_view(task.rules), position_view(task.position), len(task.goals))


def _attempt(task: Task, tried: Attempt) -> AttemptView:
    game, instead = tried.game, tried.instead
    asked = tried.state is State.OPEN
    return AttemptView(
        rules=rules_view(task.rules),
        start=position_view(task.position),
        position=position_view(game.position),
        ripe=list(CAPTURED_COUNTS),
        moves=move_views(game) if asked else [],
        no_offer=no_offer(game) if asked else None,
        outcome=outcome_view(game.outcome),
        turns=[turn_view(ply, turn) for ply, turn in enumerate(game.turns, 1)],
        state=tried.state,
        done=tried.done,
        instead=None if instead is None else sentence_view(instead),
    )
