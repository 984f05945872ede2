"""The browser app as files, and the headers that guard it."""

import re
from pathlib import Path

import pytest

from ayla.locale import catalogue_text, languages
from ayla.web.documents import document
from ayla.web.files import MEDIA_TYPES, STATIC
from tests.web.serving import Running

FILES = sorted(
    path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.suffix in MEDIA_TYPES
)


@pytest.mark.parametrize("path", ["/", "/game/some-match", "/games", "/position", "/rules"])
def test_the_page_is_there_under_each_of_its_addresses(server: Running, path: str) -> None:
    response = server.api.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.content == document("index.html", "en")


@pytest.mark.parametrize("path", ["/nope", "/game/", "/game/x/y", "/rules/R1", "/static/no.js"])
def test_an_address_that_there_is_not_shows_people_the_page(server: Running, path: str) -> None:
    response = server.api.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
    assert response.status_code == 404
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.content == document("index.html", "en")
    assert response.headers["content-security-policy"]
    for accept in ("*/*", "application/json"):
        response = server.api.get(path, headers={"Accept": accept})
        assert response.status_code == 404
        assert response.json()["code"] == "not_found"
    response = server.api.get("/api/nope", headers={"Accept": "text/html"})
    assert response.json()["code"] == "not_found"


def test_the_page_loads_nothing_from_elsewhere_and_runs_nothing_inline(server: Running) -> None:
    response = server.api.get("/")
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "script-src 'self';" in policy
    assert not re.search(r"<script(?![^>]*\ssrc=)", response.text)
    for address in re.findall(r'(?:src|href)="([^"]*)"', response.text):
        assert address.startswith("/")
        assert server.api.get(address).status_code == 200


def test_every_file_is_served_as_what_it_is(server: Running) -> None:
    assert "vendor/preact.js" in FILES
    for name in FILES:
        response = server.api.get(f"/static/{name}")
        assert response.status_code == 200, name
        assert response.content == (STATIC / name).read_bytes()
        media_type, _, parameters = response.headers["content-type"].partition("; ")
        assert media_type == MEDIA_TYPES[Path(name).suffix]
        assert parameters == ("charset=utf-8" if media_type.startswith("text/") else "")


@pytest.mark.parametrize("path", ["/", "/static/vendor/preact.js", "/locale/en.ftl"])
def test_a_file_that_the_browser_has_is_not_sent_again(server: Running, path: str) -> None:
    first = server.api.get(path)
    assert first.headers["cache-control"] == "no-cache"
    etag = first.headers["etag"]
    for known in (etag, f'"other", {etag}', "*"):
        again = server.api.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == etag
    assert server.api.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/", "/game/x", "/rules", "/static/vendor/preact.js", "/locale/en.ftl", "/health/live"]
)
def test_HEAD_says_what_GET_would_say(server: Running, path: str) -> None:
    head, whole = server.api.head(path), server.api.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"") == (200, b"")
    for name in ("content-type", "etag", "cache-control", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert server.api.head("/static/nothing.js").status_code == 404


@pytest.mark.parametrize("path", ["/static/vendor/preact.js", "/locale/en.ftl"])
def test_files_are_compressed_for_those_who_can_read_it(server: Running, path: str) -> None:
    packed = server.api.get(path, headers={"Accept-Encoding": "gzip"})
    plain = server.api.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.content == plain.content


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server.py",
        "/static/..%2fserver.py",
        "/static/%2e%2e/server.py",
        "/static/vendor/../../__init__.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/vendor",
        "/static/vendor/",
        "/static/",
        "/static/vendor/README.md",
        "/static/.hidden.js",
        "/static/js/main.js%00.js",
        "/static/" + "x/" * 3000 + "y.js",
        "/static/" + "x" * 300 + ".js",
        "/locale/..%2fen.ftl",
        "/locale/EN.ftl",
    ],
)
def test_nothing_else_is_served(server: Running, path: str) -> None:
    response = server.api.get(path)
    assert response.status_code == 404
    assert response.headers["content-type"] == "application/problem+json"


def test_the_catalogue_of_a_language_is_one_text(server: Running) -> None:
    response = server.api.get("/locale/en.ftl")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.text == catalogue_text("en")
    assert "turn-sown" in response.text


def test_every_language_is_listed_by_its_own_name_and_served(server: Running) -> None:
    listed = server.get("languages")
    assert listed[0] == {"tag": "en", "name": "English"}
    assert [language["tag"] for language in listed] == list(languages())
    assert {"tag": "cs", "name": "Čeština"} in listed
    assert {"tag": "hi", "name": "हिन्दी"} in listed
    assert len({language["name"] for language in listed}) == len(listed)
    for language in listed:
        response = server.api.get(f"/locale/{language['tag']}.ftl")
        assert response.status_code == 200
        assert response.text == catalogue_text(language["tag"])


def test_a_language_that_there_is_not_is_a_problem(server: Running) -> None:
    response = server.api.get("/locale/tlh.ftl")
    assert response.status_code == 404
    assert response.json()["code"] == "not_found"
    assert "en" in response.json()["detail"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/static/vendor/preact.js"),
        ("GET", "/api/opponents"),
        ("GET", "/health/live"),
        ("GET", "/nothing"),
        ("PUT", "/api/matches"),
        ("POST", "/api/matches"),
    ],
)
def test_every_answer_has_the_security_headers(server: Running, method: str, path: str) -> None:
    headers = server.api.request(method, path).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] in {"no-cache", "no-store"}
    assert "server" not in headers
