"""The counts of the service, for Prometheus."""

import asyncio
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from ayla.web.environment import MetricsFor
from ayla.web.metrics import PrometheusMetrics


def metrics_route(whom: MetricsFor) -> HTTPRouteHandler:
    """The handler of ``/metrics``. With ``local`` others than this machine find nothing there."""

    @get("/metrics", include_in_schema=False)
    async def metrics(
        request: Request[Any, Any, Any], counted: NamedDependency[PrometheusMetrics]
    ) -> Response[bytes]:
        if whom == "local" and not _is_local(request):
            raise NotFoundException("there is nothing at this address")
        counted.at_work(len(asyncio.all_tasks()))
        text = await asyncio.to_thread(counted.text)
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")

    return metrics


def _is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether this machine asks, and by a name that only it understands.

    A proxy on this machine that does not say for whom it asks is known by the public name.
    """
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    asked_by_local_name = name == "localhost" or _is_loopback(name)
    return asked_by_local_name and request.client is not None and _is_loopback(request.client.host)


def _is_loopback(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).is_loopback
    except ValueError:
        return False
