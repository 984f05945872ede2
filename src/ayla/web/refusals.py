"""What keeps the service from starting, as typed errors with stable codes; the store has more."""

import sys
from enum import StrEnum


class ServerCode(StrEnum):
    """Stable names of what a host has to change."""

    BAD_PORT = "bad_port"
    """There is no such port, or the system keeps it for itself."""
    PORT_TAKEN = "port_taken"
    """Another program listens there."""
    BAD_HOST = "bad_host"
    """The machine has no such address."""
    BAD_SETTING = "bad_setting"
    """An option or a variable of the environment makes no sense."""
    REDIS_UNREACHABLE = "redis_unreachable"
    """The Redis of ``AYLA_REDIS_URL`` does not answer."""


class ServerError(Exception):
    """Something that the host has to change; the message is one line."""

    def __init__(self, code: ServerCode, message: str) -> None:
        super().__init__(message)
        self.code = code


def bad_setting(message: str) -> ServerError:
    """An option or a variable that makes no sense."""
    return ServerError(ServerCode.BAD_SETTING, message)


def refuse(code: StrEnum, error: Exception) -> int:
    """Say in one line on standard error what is wrong, and return the exit status for it."""
    message = " ".join(str(error).split())
    sys.stderr.write(f"ayla: {code}: {message}\n")
    sys.stderr.flush()
    return 2
