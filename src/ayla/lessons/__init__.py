"""The course: lessons with tasks on real boards, and what is said to a learner's moves.

The texts are in ``learn.ftl`` of each language.
"""

from ayla.lessons.attempts import Attempt, AttemptError, State, attempt
from ayla.lessons.course import COURSE, Lesson, Task

__all__ = ["COURSE", "Attempt", "AttemptError", "Lesson", "State", "Task", "attempt"]
