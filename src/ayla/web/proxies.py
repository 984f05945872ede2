"""Whom a proxy asks for, where whoever connects is believed to be one."""

from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

ALL: Final = "*"
"""In place of the addresses of proxies: nobody else reaches the port."""
_FORWARDED_FOR: Final = b"x-forwarded-for"


class LastForwarded:
    """Believes what the nearest proxy adds at the end of ``X-Forwarded-For``, and nothing before.

    What comes before it may have been written by anybody.
    """

    def __init__(self, app: Any) -> None:
        self._app = ProxyHeadersMiddleware(app, ALL)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """See ASGI."""
        if scope["type"] != "lifespan":
            named = [value for name, value in scope["headers"] if name == _FORWARDED_FOR]
            if named:
                last = named[-1].rpartition(b",")[2].strip()
                others = [pair for pair in scope["headers"] if pair[0] != _FORWARDED_FOR]
                scope = {**scope, "headers": [*others, (_FORWARDED_FOR, last)]}
        await self._app(scope, receive, send)
