"""Whether the process is alive, and whether it can do its work."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.di import NamedDependency

from ayla.web.logs import log_event

_log = logging.getLogger(__name__)

_PATIENCE: Final = 2.0
"""Seconds within which what is needed has to answer."""

Check = Callable[[], Awaitable[None]]
"""Raises if what is needed cannot be reached."""


class Readiness:
    """Whether the process can do its work: all that it needs answers, and it is to go on.

    ``checks``: what it needs, by name.
    """

    def __init__(self, checks: Mapping[str, Check]) -> None:
        self._checks = checks
        self.stopping = False

    async def missing(self) -> list[str]:
        """The names of what does not answer, in order."""
        answers = await asyncio.gather(*(self._answers(name) for name in self._checks))
        return [name for name, answered in zip(self._checks, answers, strict=True) if not answered]

    async def _answers(self, name: str) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._checks[name]()
        except Exception as error:  # noqa: BLE001 (whatever it is, it is not ready)
            log_event(_log, logging.WARNING, "not ready", needs=name, error=type(error).__name__)
            return False
        return True


@route(
    "/health/live",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    tags=["health"],
)
def is_alive() -> str:
    """Answer ``ok`` for as long as the process can answer."""
    return "ok"


@route(
    "/health/ready",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    media_type=MediaType.TEXT,
    tags=["health"],
)
async def is_ready(readiness: NamedDependency[Readiness]) -> Response[str]:
    """Answer ``ok`` if the server can do its work, or 503 and what keeps it from that."""
    missing = ["stopping"] if readiness.stopping else await readiness.missing()
    status = HTTPStatus.SERVICE_UNAVAILABLE if missing else HTTPStatus.OK
    return Response(", ".join(missing) or "ok", status_code=status, media_type=MediaType.TEXT)
