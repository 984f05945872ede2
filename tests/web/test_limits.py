"""How much one address may ask for."""

import time
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from ayla.web.limits import MESSAGES_AT_ONCE, TOO_MANY_MESSAGES, Bucket
from tests.web.serving import Live, Running
from tests.web.visitors import Visitor

AWAY = {"X-Forwarded-For": "203.0.113.7"}
"""The server trusts the tests as a proxy, which says that it asks for someone far away."""
ELSEWHERE = {"X-Forwarded-For": "203.0.113.8"}


def test_a_bucket_gives_what_it_holds_and_fills_with_time() -> None:
    bucket = Bucket(rate=2, size=3, now=100)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(100.4)
    assert bucket.take(100.5)
    assert not bucket.is_full(101)
    assert bucket.is_full(200)
    assert [bucket.take(200) for _ in range(4)] == [True, True, True, False]


def ask(server: Running, **headers: str) -> httpx.Response:
    return server.api.get("/api/opponents", headers=headers)


def test_more_requests_than_its_share_are_refused_to_an_address(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_REQUESTS="3") as server:
        assert [ask(server, **AWAY).status_code for _ in range(3)] == [200] * 3
        refused = ask(server, **AWAY)
        assert refused.status_code == 429
        assert refused.json()["code"] == "too_many_requests"
        assert int(refused.headers["Retry-After"]) == 20
        assert "Content-Security-Policy" in refused.headers
        # Others have shares of their own, the files of the page need none, nor does the machine.
        assert ask(server, **ELSEWHERE).status_code == 200
        assert server.api.get("/", headers=AWAY).status_code == 200
        assert server.api.get("/health/live", headers=AWAY).status_code == 200
        assert [ask(server).status_code for _ in range(6)] == [200] * 6


def test_an_ipv6_network_is_one_address(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_REQUESTS="2") as server:
        codes = [
            ask(server, **{"X-Forwarded-For": address}).status_code
            for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
        ]
        assert codes == [200, 200, 429, 200]


def test_who_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_REQUESTS="1", AYLA_TRUSTED_PROXIES="192.0.2.1") as server:
        assert [ask(server, **AWAY).status_code for _ in range(3)] == [200] * 3


def test_what_a_client_writes_before_the_proxy_is_not_believed(tmp_path: Path) -> None:
    with Running(
        tmp_path, AYLA_REQUESTS="2", AYLA_TRUSTED_PROXIES="*", AYLA_METRICS="local"
    ) as server:
        for written in ("127.0.0.1", "203.0.113.1", "203.0.113.2"):
            forwarded = {"X-Forwarded-For": f"{written}, 203.0.113.7"}
            assert server.api.get("/metrics", headers=forwarded).status_code == 404
            answer = ask(server, **forwarded)
        assert answer.status_code == 429
        assert ask(server, **ELSEWHERE).status_code == 200
        # In as many lines as they like.
        lines = [("X-Forwarded-For", "127.0.0.1"), ("X-Forwarded-For", "203.0.113.7")]
        assert server.api.get("/api/opponents", headers=lines).status_code == 429


def test_an_address_has_so_many_connections_at_once(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_CONNECTIONS="2") as server:
        match = server.begin()
        far = partial(server.live, match, additional_headers=AWAY)
        with far(), far() as live:
            live.receive()
            with pytest.raises(InvalidStatus) as caught, far():
                pass
            assert caught.value.response.status_code == 403
            with server.live(match, additional_headers=ELSEWHERE) as other:
                other.receive()
        # The server learns of their end a moment later.
        until = time.monotonic() + 30
        while not connects(server, match):
            assert time.monotonic() < until
            time.sleep(0.05)


def connects(server: Running, match: object) -> bool:
    try:
        with server.live(match, additional_headers=AWAY) as live:
            live.receive()
            return True
    except InvalidStatus:
        return False


def flood(live: Live) -> None:
    """Send far more than may come at once, and listen until the connection ends."""
    for _ in range(3 * MESSAGES_AT_ONCE):
        live.send("ping")
    while True:
        live.receive()


def test_a_connection_that_talks_without_end_is_ended(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        match = server.begin()
        with server.live(match, additional_headers=AWAY) as live:
            live.receive()
            with pytest.raises(ConnectionClosedError) as caught:
                flood(live)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == TOO_MANY_MESSAGES
        # The match goes on, and what went wrong is no error of the server's.
        assert server.play(match, "C")["ply"] == 1
        assert server.log == ""


def test_an_ipv6_network_has_no_more_tries_than_one_address(server: Running) -> None:
    with Visitor(server) as holder:
        tried = {"handle": holder.open_account(), "passphrase": "a wrong passphrase"}
    codes = []
    for number in range(12):
        with Visitor(server) as thief:
            thief.client.headers["X-Forwarded-For"] = f"2001:db8:1:2::{number:x}"
            codes.append(thief.refused("POST", "session", tried)[1])
    assert codes == [*["wrong_passphrase"] * 10, *["too_many_tries"] * 2]
