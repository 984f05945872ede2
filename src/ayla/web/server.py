"""Running the service: one process, until it is told to stop."""

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import closing
from enum import StrEnum
from types import FrameType
from typing import Final

import uvicorn

from ayla.port import Analyst, Player
from ayla.store import SqlStore, StoreError, database_url
from ayla.web.app import create_app

HOST: Final = "127.0.0.1"
PORT: Final = 8420

_GRACE: Final = 5
"""Seconds that open requests are given when the server stops."""


def serve(
    opponents: Mapping[str, Player],
    *,
    analyst: Analyst | None = None,
    host: str = HOST,
    port: int = PORT,
    open_browser: bool = False,
    version: str = "0",
    environment: Mapping[str, str] = os.environ,
) -> int:
    """Run the service until Ctrl-C or SIGTERM, and return the exit status: 0, or 2 for bad input.

    Says where it can be reached in one line on standard output once it can, and what is wrong in
    one line on standard error, ``ayla: CODE: …``. ``port`` 0 takes any free one. ``environment``
    may have ``AYLA_DATA_DIR``, ``AYLA_DATABASE_URL``, ``AYLA_ALLOWED_HOSTS``, ``AYLA_THINKERS`` and
    ``AYLA_ANALYSES``. ``analyst`` as in ``create_app``.
    """
    try:
        thinkers = _number(environment, "AYLA_THINKERS")
        analyses = _number(environment, "AYLA_ANALYSES")
        listening = _listen(host, port)
    except _BadInputError as error:
        return _refuse(error.code, error)
    with closing(listening):
        try:
            return asyncio.run(
                _serve(
                    listening,
                    opponents,
                    version=version,
                    environment=environment,
                    thinkers=thinkers,
                    analyst=analyst,
                    analyses=analyses,
                    open_browser=open_browser,
                )
            )
        except StoreError as error:
            return _refuse(error.code, error)
        except KeyboardInterrupt:
            return 0


class _ServerCode(StrEnum):
    """Stable names of what keeps the service from starting; the store has more."""

    BAD_PORT = "bad_port"
    PORT_TAKEN = "port_taken"
    BAD_HOST = "bad_host"
    BAD_SETTING = "bad_setting"


class _BadInputError(Exception):
    """Something that the host has to change; the message is one line."""

    def __init__(self, code: _ServerCode, message: str) -> None:
        super().__init__(message)
        self.code = code


class _Server(uvicorn.Server):
    """A server that says when it is ready, and ends quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        # uvicorn would raise the signal once more after its end, and so a KeyboardInterrupt.
        self._captured_signals.clear()


async def _serve(
    listening: socket.socket,
    opponents: Mapping[str, Player],
    *,
    version: str,
    environment: Mapping[str, str],
    thinkers: int,
    analyst: Analyst | None,
    analyses: int,
    open_browser: bool,
) -> int:
    store = await SqlStore.open(database_url(environment))
    try:
        app = create_app(
            store,
            opponents,
            version=version,
            allowed_hosts=environment.get("AYLA_ALLOWED_HOSTS", "").replace(",", " ").split(),
            thinkers=thinkers,
            analyst=analyst,
            analyses=analyses,
        )
        config = uvicorn.Config(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_GRACE,
            ws_max_size=1024,
        )

        def ready() -> None:
            address = _address(listening)
            sys.stdout.write(f"Ayla is at {address} (Ctrl-C stops it)\n")
            sys.stdout.flush()
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        server = _Server(config, ready)
        await server.serve([listening])
        return 0 if server.started else 1
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise _BadInputError(
            _ServerCode.BAD_PORT, f"a port is a number from 0 to 65535, not {port}"
        )
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address, family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise _BadInputError(
                _ServerCode.PORT_TAKEN,
                f"port {port} of {host} is taken: is Ayla running already? --port chooses another",
            ) from error
        # A low port that the system keeps is the port's fault, all else the host's.
        code = _ServerCode.BAD_PORT if error.errno == errno.EACCES else _ServerCode.BAD_HOST
        raise _BadInputError(
            code, f"cannot listen at port {port} of {host!r}: {error.strerror or error}"
        ) from error
    except UnicodeError as error:
        raise _BadInputError(_ServerCode.BAD_HOST, f"{host!r} is no name of a host") from error


def _number(environment: Mapping[str, str], name: str) -> int:
    """How many may work at the same time, 2 unless the environment says otherwise."""
    text = environment.get(name, "2")
    if not (text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= 64):
        raise _BadInputError(
            _ServerCode.BAD_SETTING, f"{name} is a number from 1 to 64, not {text!r}"
        )
    return int(text)


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _refuse(code: StrEnum, error: Exception) -> int:
    message = " ".join(str(error).split())
    sys.stderr.write(f"ayla: {code}: {message}\n")
    return 2
