"""The rules on packed integers, compiled with Numba.

``packing`` lays positions out as words, ``moves`` numbers the moves and plays one at a time,
``batches`` plays many at a time, ``counting`` is perft and ``playouts`` random games. The names
below are loaded when they are first used; ``pack`` and ``unpack`` do without Numba.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ayla.kernel.batches import Steps, legal_moves, step
    from ayla.kernel.counting import perft
    from ayla.kernel.errors import BatchError
    from ayla.kernel.moves import decode, encode
    from ayla.kernel.packing import join, pack, pack_many, split, unpack
    from ayla.kernel.playouts import Playouts, play_out, random_games
    from ayla.kernel.warming import warm_up

__all__ = [
    "BatchError",
    "Playouts",
    "Steps",
    "decode",
    "encode",
    "join",
    "legal_moves",
    "pack",
    "pack_many",
    "perft",
    "play_out",
    "random_games",
    "split",
    "step",
    "unpack",
    "warm_up",
]

_WITHOUT_NUMBA = frozenset({"join", "pack", "pack_many", "split", "unpack"})


def __getattr__(name: str) -> object:
    if name in _WITHOUT_NUMBA:
        from ayla.kernel import packing

        return getattr(packing, name)
    if name in __all__:
        from ayla.kernel import face

        return getattr(face, name)
    raise AttributeError(f"module 'ayla.kernel' has no attribute {name!r}")
