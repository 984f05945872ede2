"""A learner's moves in a task, played by the rules and judged."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ayla.lessons.course import Task
from ayla.notation import parse_move
from ayla.notation.telling import Sentence
from ayla.rules import Game, Move


class State(StrEnum):
    """How a task stands."""

    OPEN = "open"
    """The learner is to move."""
    SOLVED = "solved"
    MISSED = "missed"
    """Something else happened; the task can be tried again."""


@dataclass(frozen=True)
class Attempt:
    """A task as it stands after some moves.

    ``done``: how many of its goals were reached. ``instead``: what happened instead of the next
    one, when that was missed.
    """

    game: Game
    state: State
    done: int
    instead: Sentence | None = None


class AttemptError(ValueError):
    """A move after the task was solved or missed."""


def attempt(task: Task, moves: Sequence[Move]) -> Attempt:
    """Play the learner's ``moves``, and North's reply to each that does what was asked.

    Raises ``RuleError`` for a move that the rules forbid, and ``AttemptError``.
    """
    tried = Attempt(Game(task.rules, task.position), State.OPEN, 0)
    for move in moves:
        if tried.state is not State.OPEN:
            raise AttemptError(f"the task is {tried.state} already")
        tried = _next(task, tried, move)
    return tried


def _next(task: Task, tried: Attempt, move: Move) -> Attempt:
    game, done = tried.game, tried.done
    turn = game.play(move)
    if instead := task.goals[done].missed(turn, task.rules):
        return Attempt(game, State.MISSED, done, instead)
    if done < len(task.replies):
        game.play(parse_move(task.replies[done]))
    solved = done + 1 == len(task.goals)
    return Attempt(game, State.SOLVED if solved else State.OPEN, done + 1)
