"""Whose requests are answered: those to a name of this server, from its own pages."""

import ipaddress
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from ayla.web.problems import Problem

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class OwnPagesOnly:
    """A guard for every route.

    ``Host`` has to be an IP address, ``localhost`` or one of ``hosts``: no other name can be turned
    by its owner to point here. A request that changes something, and a WebSocket, has to come from
    a page of this very host if a browser says where it comes from; and what changes something is
    JSON, which no form of another page can send.
    """

    def __init__(self, hosts: Iterable[str] = ()) -> None:
        self._hosts = {host.lower() for host in hosts}

    def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Raise ``Problem`` (``wrong_host``, ``wrong_origin``, ``not_json``) or do nothing."""
        headers = connection.headers
        hosts = headers.getall("host", [])
        host = hosts[0] if hosts else ""
        if len(hosts) > 1 or not self._is_ours(host):
            raise Problem(
                HTTPStatus.MISDIRECTED_REQUEST,
                "wrong_host",
                "this server does not go by that name; AYLA_ALLOWED_HOSTS lists its names",
                value=host,
                place="header.host",
            )
        is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if not is_socket and connection.scope.get("method") in _SAFE_METHODS:
            return
        origin = headers.get("origin")
        same_origin = origin is None or _host_of(origin) == host.lower()
        if not same_origin or headers.get("sec-fetch-site", "same-origin") not in (
            "same-origin",
            "none",
        ):
            raise Problem(
                HTTPStatus.FORBIDDEN,
                "wrong_origin",
                "a page of another site may not do that",
                value=origin,
                place="header.origin",
            )
        media = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not is_socket and media != "application/json":
            raise Problem(
                HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
                "not_json",
                "the body has to be application/json",
                value=media,
                place="header.content-type",
            )

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name == "localhost" or name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
