"""Where others reach this server: its address, and a QR code of it for inviting them."""

import ipaddress
import re
from http import HTTPStatus
from typing import Annotated, Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from msgspec import Struct

from ayla.web.lan import network_address
from ayla.web.listening import web_address
from ayla.web.problems import Problem, problem_response
from ayla.web.qr import svg_code

Reaches: TypeAlias = Literal["machine", "network", "world"]

_PATH: Final = re.compile(r"/[A-Za-z0-9/_.~-]*")
"""Paths of this server's own pages."""

Path: TypeAlias = Annotated[
    str, QueryParameter(max_length=200, description="The path of a page of this server.")
]


class Reach(Struct, frozen=True):
    """The address that others use, without a slash at its end, and who they are.

    ``machine``: only this machine; ``network``: who is on the same Wi-Fi; ``world``: who can reach
    the name under which this request came.
    """

    address: str
    reaches: Reaches


class Reaching:
    """Knows whether the server listens to the local network, and at which port."""

    def __init__(self, lan_port: int | None = None) -> None:
        self._lan_port = lan_port

    def reach(self, host: str, scheme: str) -> Reach:
        """Where others reach the server that this browser reached at ``host``."""
        own = Reach(f"{scheme}://{host}", _kind(host))
        if self._lan_port is not None and own.reaches == "machine":
            # What only this machine understands is of no use to a guest.
            address = network_address()
            if address is not None:
                return Reach(web_address(address, self._lan_port).rstrip("/"), "network")
        return own


@get("/api/lan", tags=["page"], sync_to_thread=False)
def lan(request: Request[Any, Any, Any], reaching: NamedDependency[Reaching]) -> Reach:
    """Tell the address at which others reach this server."""
    return _reach(request, reaching)


@get(
    "/api/qr",
    tags=["page"],
    sync_to_thread=False,
    media_type="image/svg+xml",
    responses={400: problem_response("That is no path of a page here.")},
)
def code(
    request: Request[Any, Any, Any], reaching: NamedDependency[Reaching], path: Path = "/"
) -> Response[bytes]:
    """Show a page's address as a QR code, for others to scan."""
    if not _PATH.fullmatch(path):
        raise Problem(
            HTTPStatus.BAD_REQUEST,
            "bad_path",
            "that is no path of a page here",
            value=path,
            place="query.path",
        )
    address = _reach(request, reaching).address + path
    return Response(svg_code(address), media_type="image/svg+xml")


def _reach(request: Request[Any, Any, Any], reaching: Reaching) -> Reach:
    return reaching.reach(request.headers.get("host", "localhost"), request.scope["scheme"])


def _kind(host: str) -> Reaches:
    name = urlsplit(f"//{host}").hostname or ""
    if name == "localhost":
        return "machine"
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return "network" if "." not in name or name.endswith(".local") else "world"
    if address.is_loopback:
        return "machine"
    return "network" if address.is_private or address.is_link_local else "world"
