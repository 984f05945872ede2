"""Compiling the engine before it is needed."""

from ayla.engine.fast.player import Fast
from ayla.port import Limits
from ayla.rules import GORE, Game


def warm_up() -> None:
    """Compile all that the engine needs, or load what was compiled before.

    The first time on a machine this takes some ten seconds, after that a fraction of one.
    """
    Fast(megabytes=1).analyse(Game(GORE), Limits(nodes=2000))
