"""What the routes about people take."""

from datetime import UTC, datetime
from typing import Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from ayla.store import Store
from ayla.web.addresses import caller

Asked: TypeAlias = Request[Any, Any, State]
Kept: TypeAlias = NamedDependency[SkipValidation[Store]]
"""The store, which is known by what it can do and not by its class."""


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def address_of(request: Asked) -> str:
    """Where a request comes from, for counting only: as ``caller``, ``""`` for the machine."""
    return caller(request.scope) or ""
