"""Whether the process is alive, and whether it can do its work."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from http import HTTPStatus
from types import MappingProxyType
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

    ``checks``: what it needs, by name; ``wanted``: what it can do without for a while.
    """

    def __init__(
        self, checks: Mapping[str, Check], wanted: Mapping[str, Check] = MappingProxyType({})
    ) -> None:
        self._checks = checks
        self._wanted = wanted
        self.stopped: datetime | None = None
        """When the process began to stop."""

    @property
    def stopping(self) -> bool:
        """Whether the process is to end."""
        return self.stopped is not None

    def stop(self) -> None:
        """The process is to end."""
        self.stopped = self.stopped or datetime.now(UTC)

    async def missing(self) -> list[str]:
        """The names of what it needs that does not answer, in order."""
        return await _silent(self._checks, "not ready")

    async def away(self) -> list[str]:
        """The names of what it can do without that does not answer, in order."""
        return await _silent(self._wanted, "ready without")


async def _silent(checks: Mapping[str, Check], event: str) -> list[str]:
    async def answers(name: str) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await checks[name]()
        except Exception as error:  # noqa: BLE001 (whatever it is, it does not answer)
            log_event(_log, logging.WARNING, event, needs=name, error=type(error).__name__)
            return False
        return True

    answered = await asyncio.gather(*map(answers, checks))
    return [name for name, there in zip(checks, answered, strict=True) if not there]


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
    """Answer ``ok`` if the server can do its work, or 503 and what keeps it from that.

    ``ok without redis`` while games go on, but reach the players of other servers later.
    """
    missing, away = await asyncio.gather(readiness.missing(), readiness.away())
    if readiness.stopping:
        missing = ["stopping"]
    status = HTTPStatus.SERVICE_UNAVAILABLE if missing else HTTPStatus.OK
    fine = f"ok without {', '.join(away)}" if away else "ok"
    return Response(", ".join(missing) or fine, status_code=status, media_type=MediaType.TEXT)
