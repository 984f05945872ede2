"""Files and documents as answers: what kinds there are, and 304 for what the browser has."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

STATIC: Final = Path(__file__).parent / "static"
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The kinds of files that are served; no others are. Litestar adds the charset to texts."""

FILE: Final[dict[str, Any]] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "status_code": 200,
    "sync_to_thread": False,
}
"""How a route of a file is declared."""


def answer(
    request: Request[Any, Any, Any], body: bytes, media_type: str, language: str | None = None
) -> Response[bytes]:
    """The file, or 304 if the browser has it already. Browsers ask each time, and hear quickly.

    ``language``: that of a document which is there in several, by the reader's wish.
    """
    etag = _etag(body)
    known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    fresh = etag in known or "*" in known
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    return Response(
        b"" if fresh else body,
        status_code=304 if fresh else 200,
        media_type=media_type,
        headers=headers | in_language(language) if language else headers,
    )


def in_language(language: str) -> dict[str, str]:
    """The headers of what is written in the reader's language."""
    return {"Content-Language": language, "Vary": "Accept-Language"}


@lru_cache(maxsize=256)
def _etag(body: bytes) -> str:
    # Weak: the same tag stands for the compressed and the plain form.
    return f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'


def read(name: str) -> bytes:
    """A file of the browser app. Raises ``NotFoundException`` where there is none."""
    path = STATIC / name
    try:
        return path.read_bytes()
    except OSError:  # there is none, it is a folder, the name is too long
        raise NotFoundException("there is no such file") from None
