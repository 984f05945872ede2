"""Reading JSON bodies: exactly the types that the wire has, and a clear word on what is wrong."""

import json
import re
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State

from ayla.web.problems import Problem

_UNKNOWN_FIELD: Final = re.compile(r"Object contains unknown field `(.*)`")
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")

LARGEST_BODY: Final = 16 * 1024
"""Bytes in a request's body at most; a larger one is refused with 413."""


class StrictRequest(Request[Any, Any, State]):
    """A request whose JSON body is read strictly as the type of the handler's ``data``.

    Litestar would take ``"3"`` for a number. Raises ``Problem`` (``bad_json``, ``bad_body``).
    """

    async def json(self) -> Any:
        """The body, as the type that the handler asks for."""
        wanted = self.route_handler.parsed_data_field
        return decode(await self.body(), Any if wanted is None else wanted.annotation)


def decode(body: bytes | str, wanted: Any) -> Any:
    """What the JSON says, as this type. Raises ``Problem`` (``bad_json``, ``bad_body``)."""
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError as error:
        # "Expected `int`, got `str` - at `$.version`"
        message, _, path = str(error).partition(" - at `$")
        place = "body" + path.rstrip("`")
        raise Problem(
            HTTPStatus.BAD_REQUEST,
            "bad_body",
            f"{place}: {message}",
            value=_offending(body, message, path),
            place=place,
        ) from error
    except msgspec.DecodeError as error:
        detail = f"the body is no JSON: {error}"
        raise Problem(HTTPStatus.BAD_REQUEST, "bad_json", detail, place="body") from error


def _offending(body: bytes | str, message: str, path: str) -> str | None:
    """What was refused, as text; none where it is a field that is missing."""
    if unknown := _UNKNOWN_FIELD.fullmatch(message):
        return unknown[1]
    if message.startswith("Object missing"):
        return None
    try:
        value = msgspec.json.decode(body)
        for key, index in _STEP.findall(path.rstrip("`")):
            value = value[key] if key else value[int(index)]
        return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except (msgspec.DecodeError, LookupError, TypeError, RecursionError):
        return None  # what follows the fault is no JSON, or says the same field twice
