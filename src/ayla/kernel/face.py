"""What the kernel offers to programs, all of which needs Numba."""

from ayla.kernel.batches import Steps, legal_moves, step
from ayla.kernel.counting import perft
from ayla.kernel.errors import BatchError
from ayla.kernel.moves import decode, encode
from ayla.kernel.playouts import Playouts, play_out, random_games
from ayla.kernel.warming import warm_up

__all__ = [
    "BatchError",
    "Playouts",
    "Steps",
    "decode",
    "encode",
    "legal_moves",
    "perft",
    "play_out",
    "random_games",
    "step",
    "warm_up",
]
