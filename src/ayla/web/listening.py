"""The socket that the service listens at."""

import errno
import socket

from ayla.web.refusals import ServerCode, ServerError

_BACKLOG = 2048
"""So many connections may wait to be taken up."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; ``port`` 0 takes any free one.

    Raises ``ServerError`` (``bad_port``, ``port_taken``, ``bad_host``).
    """
    if not 0 <= port <= 65535:
        raise ServerError(ServerCode.BAD_PORT, f"a port is a number from 0 to 65535, not {port}")
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address, family=family, backlog=_BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ServerError(
                ServerCode.PORT_TAKEN,
                f"port {port} of {host} is taken: is Ayla running already? --port chooses another",
            ) from error
        # A low port that the system keeps is the port's fault, all else the host's.
        code = ServerCode.BAD_PORT if error.errno == errno.EACCES else ServerCode.BAD_HOST
        raise ServerError(
            code, f"cannot listen at port {port} of {host!r}: {error.strerror or error}"
        ) from error
    except UnicodeError as error:
        raise ServerError(ServerCode.BAD_HOST, f"{host!r} is no name of a host") from error


def web_address(host: str, port: int) -> str:
    """The address to type into a browser, ending in a slash."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
