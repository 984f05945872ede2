"""Compiling the kernel before it is needed."""

from ayla.kernel.batches import legal_moves, step
from ayla.kernel.counting import perft
from ayla.kernel.packing import pack_many
from ayla.kernel.playouts import random_games
from ayla.rules import CLASSIC, GORE, start


def warm_up() -> None:
    """Compile all that ``ayla.kernel`` offers, or load what was compiled before.

    The first time on a machine this takes some ten seconds, after that a fraction of one. It may
    run in a thread of its own; who needs something meanwhile waits for that alone.
    """
    words, _ = pack_many([start()])
    numbers = legal_moves(words)[0].nonzero()[0]
    step(words, numbers[:1])
    for rules in (GORE, CLASSIC):
        perft(start(rules), 3, rules)
        random_games(1, rules)
