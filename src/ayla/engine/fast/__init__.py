"""The compiled engine.

``table`` remembers positions, ``evaluation`` is what a position seems worth, ``frames`` lays a
search out in memory, ``search`` is alpha-beta, ``thinking`` runs it in slices, ``following`` tells
what was proved to the end, ``player`` is its face to the port. Importing this loads Numba.
"""

from ayla.engine.fast.player import Fast

__all__ = ["Fast"]
