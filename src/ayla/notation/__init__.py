"""Text forms: positions, moves and game records, each with a reader and an inverse writer.

Standard library only. Readers say line, column and what was expected.
"""

from ayla.notation.errors import NotationError
from ayla.notation.moves import format_move, format_turn, parse_move
from ayla.notation.positions import format_position, parse_position
from ayla.notation.record_reader import RecordError, read_records
from ayla.notation.records import Record, write_record, write_records

__all__ = [
    "NotationError",
    "Record",
    "RecordError",
    "format_move",
    "format_position",
    "format_turn",
    "parse_move",
    "parse_position",
    "read_records",
    "write_record",
    "write_records",
]
