"""The browser app: its page, its files, and the texts of each language."""

import hashlib
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ayla.locale import LATER, catalogue_text, first_text, languages, source, texts
from ayla.web.problems import http_problem
from ayla.web.wire import LanguageView

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

FIRST: Final = "first"
"""The part of a catalogue that the page needs from its first moment on."""

LEARNING: Final = ("/about", "/learn", "/learn/{lesson:str}")

_ORDINARY_PART: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")
_FILE: Final[dict[str, Any]] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "status_code": 200,
    "sync_to_thread": False,
}


@route(["/", "/game/{match_id:str}", "/games", "/position", "/rules", *LEARNING], **_FILE)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Show the page; which game it is about, the page reads from its address."""
    return _answer(request, _read("index.html"), MEDIA_TYPES[".html"])


def nothing_there(
    request: Request[Any, Any, Any], error: NotFoundException
) -> Response[bytes] | Response[dict[str, Any]]:
    """Answer for an address that there is not: people get the page, programs the problem."""
    reads_pages = "text/html" in request.headers.get("accept", "").lower()
    if reads_pages and request.method in {"GET", "HEAD"} and not _is_api(request.url.path):
        return Response(_read("index.html"), status_code=404, media_type=MEDIA_TYPES[".html"])
    return http_problem(error).to_response(request)


@get("/api/languages", tags=["page"], sync_to_thread=False)
def spoken_languages() -> list[LanguageView]:
    """List the languages of the page, each by its own name."""
    return [
        LanguageView(language, texts(language, "page")("page-language-name"))
        for language in languages()
    ]


@route("/static/{path:path}", **_FILE)
def static(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Serve a file of the browser app."""
    name = path.removeprefix("/")
    media_type = MEDIA_TYPES.get(Path(name).suffix)
    if media_type is None or not all(_ORDINARY_PART.fullmatch(part) for part in name.split("/")):
        raise NotFoundException("there is no such file")
    return _answer(request, _read(name), media_type)


@route("/locale/{name:str}", **_FILE)
def catalogue(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Serve the catalogue of a language, all its files in one."""
    language = name.removesuffix(".ftl")
    if language == name:
        raise NotFoundException("there is no such catalogue")
    return _catalogue(request, language, catalogue_text)


@route("/locale/{language:str}/{name:str}", **_FILE)
def catalogue_part(
    request: Request[Any, Any, Any], language: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Serve a part of a catalogue: what the page needs at once, or what a place in it needs."""
    part = name.removesuffix(".ftl")
    if part == name or part not in {FIRST, *LATER}:
        raise NotFoundException(f"there is no such part, only {', '.join((FIRST, *sorted(LATER)))}")
    if part == FIRST:
        return _catalogue(request, language, first_text)
    return _catalogue(request, language, lambda tag: source(tag, part))


def _catalogue(
    request: Request[Any, Any, Any], language: str, text: Callable[[str], str]
) -> Response[bytes]:
    if language not in languages():
        raise NotFoundException(f"there is no such language, only {', '.join(languages())}")
    return _answer(request, text(language).encode(), MEDIA_TYPES[".txt"])


def _answer(request: Request[Any, Any, Any], body: bytes, media_type: str) -> Response[bytes]:
    """The file, or 304 if the browser has it already. Browsers ask each time, and hear quickly."""
    etag = _etag(body)
    known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    fresh = etag in known or "*" in known
    return Response(
        b"" if fresh else body,
        status_code=304 if fresh else 200,
        media_type=media_type,
        headers={"ETag": etag, "Cache-Control": "no-cache"},
    )


@lru_cache(maxsize=256)
def _etag(body: bytes) -> str:
    # Weak: the same tag stands for the compressed and the plain form.
    return f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'


def _is_api(path: str) -> bool:
    return path.startswith("/api/")


def _read(name: str) -> bytes:
    path = STATIC / name
    try:
        return path.read_bytes()
    except OSError:  # there is none, it is a folder, the name is too long
        raise NotFoundException("there is no such file") from None
