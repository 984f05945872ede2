"""The browser app: its page, its files, and the texts of each language."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ayla.lessons import COURSE
from ayla.locale import LATER, catalogue_text, first_text, languages, source, texts
from ayla.web.documents import document, reader_language
from ayla.web.files import FILE, MEDIA_TYPES, answer, in_language, read
from ayla.web.problems import http_problem
from ayla.web.wire import LanguageView

FIRST: Final = "first"
"""The part of a catalogue that the page needs from its first moment on."""

LEARNING: Final = (
    "/about",
    "/learn",
    "/learn/counting",
    *(f"/learn/{lesson.name}" for lesson in COURSE),
)

FAR_AWAY: Final = ("/friend", "/lobby", "/me", "/join/{token:str}", "/player/{player:str}")

_ORDINARY_PART: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")


@route(["/", "/game/{match_id:str}", "/games", "/position", "/rules", *LEARNING, *FAR_AWAY], **FILE)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Show the page; which game it is about, the page reads from its address."""
    language = _language(request)
    return answer(request, document("index.html", language), MEDIA_TYPES[".html"], language)


def nothing_there(
    request: Request[Any, Any, Any], error: NotFoundException
) -> Response[bytes] | Response[dict[str, Any]]:
    """Answer for an address that there is not: people get the page, programs the problem."""
    reads_pages = "text/html" in request.headers.get("accept", "").lower()
    if reads_pages and request.method in {"GET", "HEAD"} and not _is_api(request.url.path):
        language = _language(request)
        return Response(
            document("index.html", language),
            status_code=404,
            media_type=MEDIA_TYPES[".html"],
            headers=in_language(language),
        )
    return http_problem(error).to_response(request)


@get("/api/languages", tags=["page"], sync_to_thread=False)
def spoken_languages() -> list[LanguageView]:
    """List the languages of the page, each by its own name."""
    return [
        LanguageView(language, texts(language, "page")("page-language-name"))
        for language in languages()
    ]


@route("/static/{path:path}", **FILE)
def static(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Serve a file of the browser app."""
    name = path.removeprefix("/")
    media_type = MEDIA_TYPES.get(Path(name).suffix)
    if media_type is None or not all(_ORDINARY_PART.fullmatch(part) for part in name.split("/")):
        raise NotFoundException("there is no such file")
    return answer(request, read(name), media_type)


@route("/locale/{name:str}", **FILE)
def catalogue(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Serve the catalogue of a language, all its files in one."""
    language = name.removesuffix(".ftl")
    if language == name:
        raise NotFoundException("there is no such catalogue")
    return _catalogue(request, language, catalogue_text)


@route("/locale/{language:str}/{name:str}", **FILE)
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
    return answer(request, text(language).encode(), MEDIA_TYPES[".txt"])


def _language(request: Request[Any, Any, Any]) -> str:
    return reader_language(request.headers.get("accept-language", ""))


def _is_api(path: str) -> bool:
    return path.startswith("/api/")
