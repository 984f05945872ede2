"""What a browser needs to keep the page as an app."""

import struct

import pytest

from ayla.locale import languages, texts
from tests.web.serving import Running


@pytest.mark.parametrize("language", languages())
def test_the_manifest_is_told_in_the_readers_language(server: Running, language: str) -> None:
    response = server.api.get("/app.webmanifest", headers={"Accept-Language": language})
    assert response.headers["content-type"] == "application/manifest+json"
    manifest = response.json()
    assert manifest["lang"] == language
    assert manifest["description"] == texts(language, "plain")("plain-about")
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"


def test_each_icon_has_the_size_that_it_says(server: Running) -> None:
    icons = server.api.get("/app.webmanifest").json()["icons"]
    for icon in icons:
        response = server.api.get(icon["src"])
        assert response.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert response.content[:8] == b"\x89PNG\r\n\x1a\n"
            width, height = struct.unpack(">II", response.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert any(icon.get("purpose") == "maskable" for icon in icons)


def test_the_worker_is_at_the_root_and_asks_for_what_is_there(server: Running) -> None:
    response = server.api.get("/worker.js")
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"  # so that a newer one is found
    for path in ("/offline", "/static/css/base.css", "/static/js/return.js", "/static/icon.svg"):
        assert f'"{path}"' in response.text
        assert server.api.get(path).status_code == 200
