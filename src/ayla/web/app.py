"""The application: which parts answer what."""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ayla.port import Analyst, Player
from ayla.store import Store
from ayla.web import (
    advice,
    health,
    installing,
    learning,
    live,
    matches,
    pages,
    positions,
    problems,
    reach,
    records,
)
from ayla.web.analysing import Analyses
from ayla.web.bodies import LARGEST_BODY, StrictRequest
from ayla.web.environment import MetricsFor
from ayla.web.headers import add_security_headers
from ayla.web.health import Readiness
from ayla.web.hub import CHANNEL, Hub
from ayla.web.limits import Limits
from ayla.web.metrics import Metrics
from ayla.web.observing import Observing
from ayla.web.online.outages import Outages
from ayla.web.origins import OwnPagesOnly
from ayla.web.people.assembly import People
from ayla.web.people.invitations import CHANNEL as LOBBY
from ayla.web.people.sessions import CHANNEL as SESSIONS
from ayla.web.reach import Reaching
from ayla.web.sockets import SuddenEnds
from ayla.web.telling import metrics_route


def create_app(
    store: Store,
    opponents: Mapping[str, Player],
    *,
    version: str = "0",
    allowed_hosts: Iterable[str] = (),
    thinkers: int = 2,
    analyst: Analyst | None = None,
    analyses: int = 2,
    secret: str | None = None,
    channels: ChannelsBackend | None = None,
    readiness: Readiness | None = None,
    limits: Limits | None = None,
    metrics: Metrics | None = None,
    metrics_for: MetricsFor = "off",
    reaching: Reaching | None = None,
) -> Litestar:
    """The service over the matches of ``store``, which stays the caller's to close.

    ``opponents``: the computer players by name, the first one preferred; a player is looked up only
    when it is to choose, in a thread. ``version`` is told in the OpenAPI description.
    ``allowed_hosts``: names that the server goes by, besides IP addresses and ``localhost``.
    ``thinkers``: players that may think at the same time, 1 or more. ``analyst`` weighs moves for
    hints and analyses, at most ``analyses`` at the same time; without one there are none. It
    may be used by several threads at once. ``secret`` signs cookies; the store's own if left out.

    ``channels``: how processes hear of changes; without it there is one process. ``readiness``:
    what ``/health/ready`` tells, the database alone if left out. ``metrics``: who counts, for those
    whom ``metrics_for`` names. ``limits``: what one address may ask for. ``reaching``: where others
    reach the service.
    """
    channels = channels or MemoryChannelsBackend()
    channels_plugin = ChannelsPlugin(channels, channels=[CHANNEL, LOBBY, SESSIONS])
    readiness = readiness or Readiness({"database": store.ping})
    metrics = metrics or Metrics()
    reaching = reaching or Reaching()
    analysing = Analyses(analyst, at_once=analyses, metrics=metrics)
    hub = Hub(
        store,
        opponents,
        channels_plugin,
        thinkers=thinkers,
        analyst=analyst,
        shared=not isinstance(channels, MemoryChannelsBackend),
        metrics=metrics,
    )

    outages = Outages(store, hub.look, hub.now, lambda: readiness.stopped, hub.process)
    people = People(store, hub, channels_plugin, secret)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with outages.running(), hub.running(), people.running(app):
            try:
                yield
            finally:
                analysing.close()

    return Litestar(
        route_handlers=[
            *people.routes,
            matches.opponents,
            matches.Matches,
            positions.look,
            records.read,
            live.live,
            advice.hint,
            advice.analyse,
            advice.follow,
            pages.page,
            pages.static,
            learning.lessons,
            learning.try_task,
            pages.catalogue,
            pages.catalogue_part,
            pages.spoken_languages,
            installing.manifest,
            installing.offline,
            installing.worker,
            health.is_alive,
            health.is_ready,
            reach.lan,
            reach.code,
            *([] if metrics_for == "off" else [metrics_route(metrics_for)]),
        ],
        dependencies={
            **people.dependencies,
            "hub": Provide(lambda: hub, use_cache=True, sync_to_thread=False),
            "analyses": Provide(lambda: analysing, use_cache=True, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, use_cache=True, sync_to_thread=False),
            "reaching": Provide(lambda: reaching, use_cache=True, sync_to_thread=False),
            "counted": Provide(lambda: metrics, use_cache=True, sync_to_thread=False),
        },
        middleware=[Observing(metrics), SuddenEnds(), *([limits] if limits else [])],
        plugins=[channels_plugin, problems.plugin()],
        exception_handlers={NotFoundException: pages.nothing_there},
        lifespan=[running],
        guards=[OwnPagesOnly(allowed_hosts)],
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        before_send=[add_security_headers, people.identities.set_cookie],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Ayla",
            version=version,
            description="Matches of Goré: begin one, act in it, follow it, weigh its moves.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
