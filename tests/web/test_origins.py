"""Whose requests are answered."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.web.serving import Running

HUMANS = {"south": {"kind": "human"}, "north": {"kind": "human"}}


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("127.0.0.1:1", True),
        ("localhost", True),
        ("LOCALHOST:8420", True),
        ("[::1]:8420", True),
        ("192.168.1.7", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example:8420", False),
        ("", False),
        ("[", False),
        ("[::1", False),
    ],
)
def test_a_name_that_could_be_anybody_s_is_refused(
    server: Running, host: str, welcome: bool
) -> None:
    for path in ("/", "/api/opponents", "/health/live", "/static/vendor/preact.js"):
        response = server.api.get(path, headers={"Host": host})
        assert response.status_code == (200 if welcome else 421)
        if not welcome:
            assert response.json()["code"] == "wrong_host"


def test_names_can_be_allowed(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_ALLOWED_HOSTS="gore.example, club.example") as server:
        for host, status in [
            ("gore.example", 200),
            ("Club.Example:443", 200),
            ("x.gore.example", 421),
        ]:
            assert server.api.get("/", headers={"Host": host}).status_code == status


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "null",
        "http://[",
        "file://",
    ],
)
def test_a_page_of_another_site_changes_nothing(server: Running, origin: str) -> None:
    response = server.api.post("/api/matches", json=HUMANS, headers={"Origin": origin})
    assert response.status_code == 403
    assert response.json()["code"] == "wrong_origin"
    with (
        pytest.raises(InvalidStatus) as caught,
        server.live(server.begin(), additional_headers={"Origin": origin}),
    ):
        pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_the_browser_says_of_the_site_counts_too(server: Running, site: str) -> None:
    response = server.api.post("/api/matches", json=HUMANS, headers={"Sec-Fetch-Site": site})
    assert response.status_code == 403


def test_the_own_page_may_do_everything(server: Running) -> None:
    own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    response = server.api.post("/api/matches", json=HUMANS, headers=own)
    assert response.status_code == 201
    with server.live(response.json(), origin=server.address) as live:
        assert live.receive()["id"] == response.json()["id"]


def test_behind_a_proxy_the_public_name_counts(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_ALLOWED_HOSTS="gore.example") as server:
        headers = {"Host": "gore.example", "Origin": "https://gore.example"}
        response = server.api.post("/api/matches", json=HUMANS, headers=headers)
        assert response.status_code == 201
        port = urlsplit(server.address).port
        headers = {"Host": "gore.example", "Origin": f"http://127.0.0.1:{port}"}
        response = server.api.post("/api/matches", json=HUMANS, headers=headers)
        assert response.status_code == 403


@pytest.mark.parametrize(
    "media",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"],
)
def test_a_form_of_another_page_cannot_send_what_is_asked_for(server: Running, media: str) -> None:
    body = b'{"south": {"kind": "human"}, "north": {"kind": "human"}}'
    response = server.api.post("/api/matches", content=body, headers={"Content-Type": media})
    assert response.status_code == 415
    assert response.json()["code"] == "not_json"


def test_a_request_goes_to_one_host(server: Running) -> None:
    host = server.address.removeprefix("http://")
    for hosts in ((host, "evil.example"), ("evil.example", host), (host, host)):
        lines = ["GET /api/lan HTTP/1.1", *(f"Host: {name}" for name in hosts), "Connection: close"]
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
            connection.sendall("\r\n".join([*lines, "", ""]).encode())
            answer = connection.makefile("rb").read()
        assert answer.startswith(b"HTTP/1.1 421 ")
        assert b'"code":"wrong_host"' in answer
