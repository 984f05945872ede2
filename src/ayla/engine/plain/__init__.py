"""The opponent in plain Python: alpha-beta, ready at once.

``board`` is the light copy of the position, ``codes`` its moves, ``evaluation`` what a position
seems worth, ``search`` alpha-beta, ``player`` its face to the port.
"""

from ayla.engine.plain.player import Plain

__all__ = ["Plain"]
