"""The settings of the service, as variables of the environment. docs/hosting.md lists them."""

import ipaddress
import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, Self, TypeAlias, cast, get_args
from urllib.parse import parse_qs, urlsplit

from sqlalchemy import URL

from ayla.rules.types import SEEDS
from ayla.store import database_url
from ayla.web.refusals import bad_setting

LogForm: TypeAlias = Literal["text", "json"]
MetricsFor: TypeAlias = Literal["off", "local", "on"]

USUALLY: Final[Mapping[str, str]] = {
    "AYLA_DATA_DIR": "",
    "AYLA_DATABASE_URL": "",
    "AYLA_REDIS_URL": "",
    "AYLA_SECRET": "",
    "AYLA_ALLOWED_HOSTS": "",
    "AYLA_TRUSTED_PROXIES": "127.0.0.1, ::1",
    "AYLA_THINKERS": "2",
    "AYLA_ANALYSES": "2",
    "AYLA_TABLES": "24",
    "AYLA_REQUESTS": "6000",
    "AYLA_CONNECTIONS": "1000",
    "AYLA_METRICS": "off",
    "AYLA_LOG": "text",
    "AYLA_LOG_LEVEL": "warning",
}
"""Every variable, with the text that stands for it where it is not set or empty."""

SHORTEST_SECRET: Final = 32
"""Characters of what signs cookies at least."""
_REDIS_PARAMETERS: Final = ("db", "ssl_ca_certs", "ssl_cert_reqs", "ssl_check_hostname")
"""What the address of a Redis may have after a question mark."""
_HOST: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9_.-]*[A-Za-z0-9])?")
"""A name, or an address in its place, as browsers send it."""
_LEVELS: Final = ("debug", "info", "warning", "error")


@dataclass(frozen=True, kw_only=True, slots=True)
class Environment:
    """What the variables say. ``read`` makes one."""

    database: URL
    """Where matches are kept."""
    redis: str | None
    """The Redis by which several processes tell each other of changes."""
    secret: str | None
    """What signs cookies, if not what the database has for that."""
    allowed_hosts: tuple[str, ...]
    """Names that the server goes by, besides IP addresses and ``localhost``."""
    trusted_proxies: tuple[str, ...]
    """Addresses and networks whose word on where a request comes from is believed; ``*`` for all,
    of whom only the last word is.
    """
    thinkers: int
    """Computer players that may think at the same time, in each process."""
    analyses: int
    """Hints and analyses that may be worked out at the same time, in each process."""
    tables: int
    """Seeds on the board up to which the server builds the tables that it lacks; 0 for none."""
    requests: int
    """Requests to the interface that one address may make in a minute; 0 for any number."""
    connections: int
    """WebSockets that one address may have open; 0 for any number."""
    metrics: MetricsFor
    """Who may read ``/metrics``: nobody, this machine, everybody."""
    log: LogForm
    """How log lines are written."""
    log_level: int
    """The least level of ``logging`` that is written."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """The settings in these variables.

        Raises ``ServerError`` (``bad_setting``) and ``StoreError`` (``bad_address``); neither
        repeats a password.
        """
        return cls(
            database=database_url(given),
            redis=_redis(_text(given, "AYLA_REDIS_URL")),
            secret=_secret(_text(given, "AYLA_SECRET")),
            allowed_hosts=_hosts(given, "AYLA_ALLOWED_HOSTS"),
            trusted_proxies=_networks(given, "AYLA_TRUSTED_PROXIES"),
            thinkers=_number(given, "AYLA_THINKERS", 1, 64),
            analyses=_number(given, "AYLA_ANALYSES", 1, 64),
            tables=_number(given, "AYLA_TABLES", 0, SEEDS),
            requests=_number(given, "AYLA_REQUESTS", 0, 1_000_000),
            connections=_number(given, "AYLA_CONNECTIONS", 0, 1_000_000),
            metrics=cast("MetricsFor", _choice(given, "AYLA_METRICS", get_args(MetricsFor))),
            log=cast("LogForm", _choice(given, "AYLA_LOG", get_args(LogForm))),
            log_level=logging.getLevelNamesMapping()[
                _choice(given, "AYLA_LOG_LEVEL", _LEVELS).upper()
            ],
        )


def _text(given: Mapping[str, str], name: str) -> str:
    return given.get(name, "").strip() or USUALLY[name]


def _list(given: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(_text(given, name).replace(",", " ").split())


def _hosts(given: Mapping[str, str], name: str) -> tuple[str, ...]:
    hosts = _list(given, name)
    for host in hosts:
        if not _HOST.fullmatch(host):
            raise bad_setting(
                f"{name} lists names such as play.example, without https://, port or path,"
                f" not {host!r}"
            )
    return hosts


def _number(given: Mapping[str, str], name: str, least: int, most: int) -> int:
    text = _text(given, name)
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not (digits and least <= int(text) <= most):
        raise bad_setting(f"{name} is a number from {least} to {most}, not {text!r}")
    return int(text)


def _choice(given: Mapping[str, str], name: str, choices: tuple[str, ...]) -> str:
    text = _text(given, name)
    if text not in choices:
        raise bad_setting(f"{name} is one of {', '.join(choices)}, not {text!r}")
    return text


def _networks(given: Mapping[str, str], name: str) -> tuple[str, ...]:
    networks = _list(given, name)
    for network in networks:
        try:
            if network != "*":
                ipaddress.ip_network(network)
        except ValueError:
            raise bad_setting(
                f"{name} lists addresses and networks such as 10.0.0.0/8, not {network!r}"
            ) from None
    return networks


def _secret(text: str) -> str | None:
    if text and len(text) < SHORTEST_SECRET:
        raise bad_setting(f"AYLA_SECRET has at least {SHORTEST_SECRET} characters")
    return text or None


def _redis(text: str) -> str | None:
    if not text:
        return None
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("redis", "rediss") and bool(parts.hostname)
        usable = usable and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable:
        raise bad_setting("AYLA_REDIS_URL is of the form redis://user:password@host:6379/0")
    for name in parse_qs(parts.query, keep_blank_values=True):
        if name not in _REDIS_PARAMETERS:
            known = ", ".join(_REDIS_PARAMETERS)
            raise bad_setting(f"AYLA_REDIS_URL has no parameter {name!r}; there are: {known}")
    return text
