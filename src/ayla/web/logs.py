"""The log on standard error: one line an event, for people or for programs.

It names no person: no names, addresses, tokens or cookies. A request is told by the form of its
path, never by the path itself, which may hold the name of a match or of an invitation.
"""

import logging
import os
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, TypeAlias

import msgspec
from websockets.exceptions import InvalidState

from ayla.web.environment import LogForm

_Raised: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

FIELDS: Final = "ayla"
"""The attribute of a log record that holds its fields, a flat ``dict``."""

_FAULTS_OF_CLIENTS: Final = (
    ("uvicorn.error", UnicodeDecodeError),  # a text that is none
    ("asyncio", InvalidState),  # another such text after the connection has ended
)


def set_up(form: LogForm, level: int) -> None:
    """Send what this process logs from ``level`` on to standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    handler.addFilter(_lessen)
    # What libraries say below that names who connects, and what is stored.
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("ayla").setLevel(level)


def log_event(logger: logging.Logger, level: int, event: str, **fields: object) -> None:
    """Log an event with fields. Neither may tell who anyone is."""
    if logger.isEnabledFor(level):
        logger.log(level, "%s", event, extra={FIELDS: fields})


def _lessen(record: logging.LogRecord) -> bool:
    """What a client does wrong on a WebSocket is no error of the service, and one line of it do."""
    kind = record.exc_info[0] if record.exc_info else None
    if (record.name, kind) in _FAULTS_OF_CLIENTS:
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = record.getMessage().partition("\n")[0], ()
        record.exc_info = None
    return True


class _Text(logging.Formatter):
    """For people: the event, its fields, and where an error was raised."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{record.levelname.lower()}: {record.getMessage()}"
        for name, value in _fields(record).items():
            line += f" {name}={value}"
        if record.exc_info:
            line += "\n" + _trace(record.exc_info)
        return line


class _Json(logging.Formatter):
    """For programs: a JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "logger": record.name,
            "process": os.getpid(),
        }
        line |= _fields(record)
        if record.exc_info:
            line["trace"] = _trace(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def _fields(record: logging.LogRecord) -> dict[str, object]:
    fields = getattr(record, FIELDS, {})
    return fields if isinstance(fields, dict) else {}


def _trace(raised: _Raised) -> str:
    """Where it was raised, and the first line of why.

    Databases put the values that they refuse on the lines after it.
    """
    kind, error, frames = raised
    if kind is None or error is None:
        return ""
    places = "".join(traceback.format_tb(frames)).rstrip("\n")
    why = str(error).partition("\n")[0]
    return f"{places}\n{kind.__name__}: {why}".lstrip("\n")
