"""Compiling the engine before it is needed."""

from functools import cache

from ayla.engine.fast import table
from ayla.engine.fast.evaluation import fitted
from ayla.engine.fast.thinking import Memory, Search
from ayla.kernel.packing import pack
from ayla.rules import GORE, start


@cache
def warm_up() -> None:
    """Compile all that the engine needs, or load what was compiled before.

    The first time on a machine this takes some ten seconds, after that a fraction of one, and
    nothing once it was done.
    """
    word, offer = pack(start(GORE))
    search = Search(Memory(table.made(0)), fitted(True), GORE, word, offer, 0, [(word, 0)])
    search.move(0, 1, -1, 1)
