"""Reading JSON bodies: exactly the types that the wire has, and a clear word on what is wrong."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State

from ayla.web.problems import Problem

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
            HTTPStatus.BAD_REQUEST, "bad_body", f"{place}: {message}", place=place
        ) from error
    except msgspec.DecodeError as error:
        detail = f"the body is no JSON: {error}"
        raise Problem(HTTPStatus.BAD_REQUEST, "bad_json", detail, place="body") from error
