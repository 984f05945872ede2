"""The security headers."""

from ayla.web.headers import HTTPS_ONLY, SECURITY_HEADERS
from tests.web.serving import Running


def test_every_answer_has_them(server: Running) -> None:
    for path in ("/", "/api/opponents", "/api/qr", "/health/live", "/api/nothing"):
        headers = server.api.get(path).headers
        for name, value in SECURITY_HEADERS.items():
            if name != "Cache-Control":  # files of the page are kept
                assert headers[name] == value, path


def test_who_came_by_https_is_told_to_come_so_again(server: Running) -> None:
    name = "Strict-Transport-Security"
    assert name not in server.api.get("/").headers
    assert server.api.get("/", headers={"X-Forwarded-Proto": "https"}).headers[name] == HTTPS_ONLY
