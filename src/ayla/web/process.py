"""One process of the service: everything that it needs, opened, run and closed again."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from types import FrameType
from typing import Final, NamedTuple

import uvicorn

from ayla.port import Analyst, Player
from ayla.store import SqlStore, StoreError
from ayla.store.company import in_company
from ayla.web.app import create_app
from ayla.web.environment import Environment
from ayla.web.fanout import RedisFanOut, fan_out
from ayla.web.garbage import Garbage, leave_to_service
from ayla.web.health import Check, Readiness
from ayla.web.limits import Limits
from ayla.web.logs import log_event, set_up
from ayla.web.metrics import Metrics, PrometheusMetrics
from ayla.web.patience import PatientProtocol, make_room
from ayla.web.proxies import ALL, LastForwarded
from ayla.web.reach import Reaching
from ayla.web.refusals import ServerError, refuse

_log = logging.getLogger(__name__)

LARGEST_MESSAGE: Final = 1024
"""Bytes in a WebSocket message at most; the connection ends with code 1009 after a larger one."""

_GRACE: Final = 5
"""Seconds that open requests are given when the server stops."""


class Cast(NamedTuple):
    """Who plays and who advises: the computer players by name, the first one preferred.

    ``analyst`` as in ``create_app``.
    """

    opponents: Mapping[str, Player]
    analyst: Analyst | None = None


class Settings(NamedTuple):
    """What each process is told. It can be handed to another process."""

    environment: Environment
    version: str = "0"
    names: tuple[str, ...] = ()
    """Names that the server goes by, besides those of the environment."""
    lan_port: int | None = None
    """The port at which the local network reaches it, if it does."""


def run(
    listening: socket.socket,
    cast: Callable[[], Cast],
    settings: Settings,
    *,
    ready: Callable[[], None],
    stop: "Callable[[Callable[[], None]], None] | None" = None,
) -> int:
    """Serve at this socket until SIGTERM, and return the exit status: 0, or 2 for bad input.

    ``ready`` is called once it serves. Ctrl-C ends it too, unless there is someone else who ends
    it: ``stop`` is then given a function that does.
    """
    set_up(settings.environment.log, settings.environment.log_level)
    make_room()
    loop_factory = uvicorn.Config("", log_config=None).get_loop_factory()
    try:
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            return runner.run(_serve(listening, cast(), settings, ready, stop))
    except (StoreError, ServerError) as error:
        return refuse(error.code, error)
    except KeyboardInterrupt:
        return 0


class _Server(uvicorn.Server):
    """A server that says when it is ready, and ends quietly when it is told to."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], readiness: Readiness, alone: bool
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._readiness = readiness
        self._alone = alone

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def end(self) -> None:
        """Begin to stop."""
        self._readiness.stop()
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT and not self._alone:
            return  # Ctrl-C reaches all processes of a terminal; whoever began this one will end it
        self._readiness.stop()
        super().handle_exit(sig, frame)
        # uvicorn would raise the signal once more after its end, and so a KeyboardInterrupt.
        self._captured_signals.clear()


async def _serve(
    listening: socket.socket,
    cast: Cast,
    settings: Settings,
    ready: Callable[[], None],
    stop: "Callable[[Callable[[], None]], None] | None",
) -> int:
    environment = settings.environment
    async with AsyncExitStack() as opened:
        store = await SqlStore.open(environment.database)
        opened.push_async_callback(store.close)
        channels = await fan_out(environment.redis)
        hears = environment.redis is not None
        if await opened.enter_async_context(in_company(store, hears=hears)):
            event = "another server on this database cannot be heard of: all need AYLA_REDIS_URL"
            log_event(_log, logging.WARNING, event)
        # While Redis is away games go on, so that no balancer should take all servers out.
        wanted: dict[str, Check] = (
            {"redis": channels.ping} if isinstance(channels, RedisFanOut) else {}
        )
        readiness = Readiness({"database": store.ping}, wanted)
        app = create_app(
            store,
            cast.opponents,
            version=settings.version,
            secret=environment.secret,
            allowed_hosts=(*environment.allowed_hosts, *settings.names),
            thinkers=environment.thinkers,
            analyst=cast.analyst,
            analyses=environment.analyses,
            channels=channels,
            readiness=readiness,
            limits=Limits(environment.requests, environment.connections),
            metrics=Metrics() if environment.metrics == "off" else PrometheusMetrics(),
            metrics_for=environment.metrics,
            reaching=Reaching(settings.lan_port),
        )
        leave_to_service()
        server = _Server(_config(Garbage(app), environment), ready, readiness, alone=stop is None)
        if stop:
            stop(server.end)
        await server.serve([listening])
        return 0 if server.started else 1


def _config(app: object, environment: Environment) -> uvicorn.Config:
    everybody = ALL in environment.trusted_proxies
    return uvicorn.Config(
        LastForwarded(app) if everybody else app,  # type: ignore[arg-type] # Litestar's own types
        proxy_headers=not everybody,
        http=PatientProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(environment.trusted_proxies),
        timeout_graceful_shutdown=_GRACE,
        ws_max_size=LARGEST_MESSAGE,
        # A window of its own for each of thousands of connections would take more than it saves.
        ws_per_message_deflate=False,
    )
