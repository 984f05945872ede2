"""Ayla: play, learn, analyse and solve Goré.

The face of the library. Rules and notation are here; ``ayla.engine``, ``ayla.kernel`` and
``ayla.tablebase`` are loaded when they are first used, so that importing stays quick.
"""

from importlib import import_module
from types import ModuleType

from ayla.notation import (
    NotationError,
    Record,
    RecordError,
    format_move,
    format_position,
    parse_move,
    parse_position,
    read_records,
    write_record,
    write_records,
)
from ayla.rules import (
    CLASSIC,
    GORE,
    Accept,
    Decline,
    Game,
    Move,
    Offer,
    Outcome,
    Pass,
    Pit,
    Position,
    Reason,
    RuleError,
    Rules,
    Side,
    Sow,
    Turn,
    legal_moves,
    outcome,
    play,
    start,
)

__version__ = "0.1.0"

__all__ = [
    "CLASSIC",
    "GORE",
    "Accept",
    "Decline",
    "Game",
    "Move",
    "NotationError",
    "Offer",
    "Outcome",
    "Pass",
    "Pit",
    "Position",
    "Reason",
    "Record",
    "RecordError",
    "RuleError",
    "Rules",
    "Side",
    "Sow",
    "Turn",
    "__version__",
    "format_move",
    "format_position",
    "legal_moves",
    "outcome",
    "parse_move",
    "parse_position",
    "play",
    "read_records",
    "start",
    "write_record",
    "write_records",
]

_LAZY = frozenset({"engine", "kernel", "tablebase"})


def __getattr__(name: str) -> ModuleType:
    if name in _LAZY:
        return import_module(f"ayla.{name}")
    raise AttributeError(f"module 'ayla' has no attribute {name!r}")
