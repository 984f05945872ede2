"""Text forms: positions, moves and game records, each with a reader and an inverse writer.

Standard library only. Readers say line, column and what was expected.
"""

from ayla.notation.errors import NotationError
from ayla.notation.moves import format_move, format_turn, parse_move
from ayla.notation.positions import format_position, parse_position

__all__ = [
    "NotationError",
    "format_move",
    "format_position",
    "format_turn",
    "parse_move",
    "parse_position",
]
