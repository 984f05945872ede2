"""How long the service waits for a request, and for how many it has room."""

import asyncio
import sys
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE: Final = 30.0
"""Seconds from the first word of a request, or from the connection, to the last."""
_ROOM: Final = 65_536
"""Open files and connections that a process wishes to be allowed."""


class PatientProtocol(HttpToolsProtocol):
    """Ends a connection that takes too long to say what it wants.

    Without that whoever sends a word a minute would keep connections for nothing.
    """

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See ``asyncio.Protocol``."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """See ``asyncio.Protocol``."""
        self._wait_no_more()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request is there."""
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A request is there, and the connection goes on in another way."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._wait_no_more()
        self._waiting = self.loop.call_later(PATIENCE, self._give_up)

    def _wait_no_more(self) -> None:
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        self.transport.abort()


def make_room() -> None:
    """Let the process have as many connections open as its system allows without asking."""
    if sys.platform == "win32":
        return  # where nobody counts them
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = _ROOM if hard == resource.RLIM_INFINITY else min(_ROOM, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
