"""Every request and connection is counted, timed and logged by the form of its path."""

import logging
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ayla.web.logs import log_event
from ayla.web.metrics import Metrics

_log = logging.getLogger(__name__)

_GONE: Final = 499
"""The status of a request whose client went before it was answered, as nginx has it."""


class Observing(ASGIMiddleware):
    """Tells ``metrics`` and the log. Both hear the form of a path, ``/api/matches/{match_id}``."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """See ``ASGIMiddleware.handle``."""
        path = scope["path_template"]
        if scope["type"] == ScopeType.WEBSOCKET:
            with self._metrics.connection(path):
                await next_app(scope, receive, send)
            return
        began, status = time.perf_counter(), _GONE

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - began
            method = str(scope["method"])
            self._metrics.request(path, method, status, seconds)
            log_event(
                _log,
                logging.INFO,
                "request",
                method=method,
                path=path,
                status=status,
                ms=round(seconds * 1000, 1),
            )
