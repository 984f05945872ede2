"""The lessons and their tasks, in the order in which they are taught. The learner is South."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ayla.lessons.goals import (
    Accepts,
    Captures,
    Declines,
    Goal,
    Lands,
    Offers,
    Passes,
    Sows,
    Wins,
)
from ayla.notation import parse_position
from ayla.rules import CLASSIC, GORE, Pit, Position, Rules


@dataclass(frozen=True)
class Task:
    """Something to do on a board.

    ``board``: the position as text, South to move. ``goals``: what each of the learner's moves has
    to do, in turn. ``replies``: what North plays after the first of them, after the second, and so
    on; nothing after the rest.
    """

    board: str
    goals: tuple[Goal, ...]
    replies: tuple[str, ...] = ()
    rules: Rules = CLASSIC

    @cached_property
    def position(self) -> Position:
        """The board."""
        return parse_position(self.board)


@dataclass(frozen=True)
class Lesson:
    """A part of the game, with its tasks; ``name`` stands in the names of its texts."""

    name: str
    tasks: tuple[Task, ...]


_ENDING: Final = "0,1,0,1/3,1,0,0 SSSS/NNNN 26-16 S b 0-0"
"""Both answers win: declining with a seed more, accepting with glory."""

COURSE: Final = (
    Lesson(
        "sow",
        (
            Task("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0", (Sows(),)),
            Task("4,5,3,3/4,4,5,6 SSSS/NNNN 8-6 S - 0-0", (Lands(Pit.b),)),
            Task("3,8,4,10/2,5,6,2 SSSS/NNNN 4-4 S - 0-0", (Lands(Pit.B),)),
        ),
    ),
    Lesson(
        "capture",
        (
            Task("3,7,4,2/5,5,1,5 SSSS/NNNN 8-8 S - 0-0", (Captures(2),)),
            Task("5,6,3,1/2,5,7,3 SSSS/NNNN 8-8 S - 0-0", (Captures(4),)),
        ),
    ),
    Lesson(
        "chain",
        (
            Task("7,5,1,2/3,1,2,5 SSSS/NNNN 12-10 S - 0-0", (Captures(8),)),
            Task("2,4,5,3/5,5,1,3 SSSS/NNNN 10-10 S - 0-0", (Captures(12),)),
        ),
    ),
    Lesson(
        "barter",
        (
            Task("5,0,4,6/6,3,5,1 SSSS/NNNN 6-12 S - 0-0", (Offers(1),), ("=+",), GORE),
            Task("4,6,0,5/3,0,5,5 SSSS/NNNN 12-8 S a 0-0", (Accepts(), Captures(2)), rules=GORE),
        ),
    ),
    Lesson(
        "glory",
        (
            Task(_ENDING, (Declines(), Wins()), rules=GORE),
            Task(_ENDING, (Accepts(), Wins()), rules=GORE),
        ),
    ),
    Lesson(
        "pass",
        (Task("0,0,0,0/3,2,4,5 SSSS/NNNN 16-18 S - 0-0", (Passes(), Sows()), ("d",)),),
    ),
    Lesson(
        "end",
        (
            Task("2,0,3,0/1,0,2,2 SSSS/NNNN 24-14 S - 0-0", (Wins(),)),
            Task("0,1,2,3/1,1,0,2 SSSS/NNNN 20-18 S - 0-0", (Wins(),)),
        ),
    ),
)
"""The whole course."""
