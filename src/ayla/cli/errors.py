"""Bad input to the command: one line on standard error, and exit code 2."""

from collections.abc import Iterator
from contextlib import contextmanager

from typer.exceptions import TyperException

from ayla.terminal.printable import printable

BAD_INPUT = 2
"""The exit code for bad input."""
UNREAD = 1
"""The exit code when standard output is not read or cannot be written; Rich has the same."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""

_LONGEST = 300


class BadInput(TyperException):
    """Something that the command cannot use, with a stable ``code``."""

    exit_code = BAD_INPUT

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@contextmanager
def reading(place: str) -> Iterator[None]:
    """Turn the typed errors of the parts into ``BadInput`` that names the place.

    These are the ``ValueError`` with a ``code``; any other goes through.
    """
    try:
        yield
    except ValueError as error:
        code = getattr(error, "code", None)
        if code is None:
            raise
        raise BadInput(str(code), f"{place}: {error}") from error


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what a database refuses into ``BadInput``."""
    from ayla.store import StoreError  # slow to load, and not everyone needs it

    try:
        yield
    except StoreError as error:
        raise BadInput(error.code.value, str(error)) from error


def error_line(error: TyperException) -> str:
    """The one line that says what was wrong and where, at most some 300 characters long."""
    code = error.code if isinstance(error, BadInput) else "bad_usage"
    return _line(code, error.format_message())


def unwritten_line(error: OSError) -> str:
    """The one line that says why what was to be printed could not be."""
    return _line("bad_output", f"standard output: {error.strerror or error}")


def _line(code: str, message: str) -> str:
    words = " ".join(message.split())
    if len(words) > _LONGEST:
        words = words[: _LONGEST - 1] + "…"
    return f"ayla: {code}: {printable(words)}"
