"""The application: which parts answer what."""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ayla.port import Analyst, Player
from ayla.store import Store
from ayla.web import advice, health, live, matches, pages, positions, problems, records
from ayla.web.analysing import Analyses
from ayla.web.bodies import LARGEST_BODY, StrictRequest
from ayla.web.headers import add_security_headers
from ayla.web.hub import CHANNEL, Hub
from ayla.web.origins import OwnPagesOnly
from ayla.web.people.part import People


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
) -> Litestar:
    """The service over the matches of ``store``, which stays the caller's to close.

    ``opponents``: the computer players by name, the first one preferred; a player is looked up only
    when it is to choose, in a thread. ``version`` is told in the OpenAPI description.
    ``allowed_hosts``: names that the server goes by, besides IP addresses and ``localhost``.
    ``thinkers``: players that may think at the same time, 1 or more. ``analyst`` weighs moves for
    hints and analyses, at most ``analyses`` at the same time; without one there are none. It
    may be used by several threads at once. ``secret`` signs cookies; the store's own if left out.
    """
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    analysing = Analyses(analyst, at_once=analyses)
    people = People(store, secret)
    hub = Hub(store, opponents, channels, thinkers=thinkers, advice=analysing.possible)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with people.running(app), hub.running():
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
            pages.catalogue,
            pages.catalogue_part,
            pages.spoken_languages,
            health.is_alive,
        ],
        dependencies={
            **people.dependencies,
            "hub": Provide(lambda: hub, use_cache=True, sync_to_thread=False),
            "analyses": Provide(lambda: analysing, use_cache=True, sync_to_thread=False),
        },
        plugins=[channels, problems.plugin()],
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
