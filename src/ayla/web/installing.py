"""What lets a device keep the page as an app, and tells it what to say without the service."""

import json
from typing import Any, Final

from litestar import Request, Response, route

from ayla.locale import languages, texts
from ayla.web.documents import document, reader_language
from ayla.web.files import FILE, MEDIA_TYPES, answer, read

ICONS: Final = (
    {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/static/icons/app-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/static/icons/app-512.png", "sizes": "512x512", "type": "image/png"},
    {
        "src": "/static/icons/mask-512.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "maskable",
    },
)
"""Drawn by ``tools/icons.py``."""

_PAPER: Final = "#f3ece1"


@route("/app.webmanifest", **FILE)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page as an app that can be installed."""
    language = reader_language(_accepted(request))
    told = {
        "id": "/",
        "name": "Ayla",
        "short_name": "Ayla",
        "description": texts(language, "plain")("plain-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _PAPER,
        "categories": ["games"],
        "icons": ICONS,
    }
    body = json.dumps(told, ensure_ascii=False).encode()
    return answer(request, body, MEDIA_TYPES[".webmanifest"], language)


@route("/worker.js", **FILE)
def worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The worker that shows the offline page. At the root, as it is for every page."""
    return answer(request, read("js/worker.js"), MEDIA_TYPES[".js"])


@route("/offline", **FILE)
def offline(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page for when there is no service, in ``?language=`` or the reader's language."""
    wish = request.query_params.get("language", "")
    language = wish if wish in languages() else reader_language(_accepted(request))
    return answer(request, document("offline.html", language), MEDIA_TYPES[".html"], language)


def _accepted(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("accept-language", "")
