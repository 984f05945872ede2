"""People with browsers of their own, for tests of what happens between them."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.web.serving import Live, Running

JSON = {"Content-Type": "application/json"}
BLITZ = {"kind": "minutes", "minutes": 5, "increment": 3}


class Visitor:
    """A browser: cookies and connections of its own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.client = server.another_client()

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get("ayla_player")

    @property
    def id(self) -> str:
        return str(self.get("me")["player"])

    def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        body = None if method == "GET" else json.dumps({} if data is None else data)
        return self.client.request(method, f"/api/{path}", content=body, headers=JSON)

    def get(self, path: str, *, status: int = 200) -> Any:
        response = self.ask("GET", path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, data: object = None, *, status: int = 200) -> Any:
        response = self.ask("POST", path, data)
        assert response.status_code == status, response.text
        return response.json()

    def refused(self, method: str, path: str, data: object = None) -> tuple[int, str]:
        """The status and the code of a problem."""
        response = self.ask(method, path, data)
        assert response.headers["content-type"] == "application/problem+json", response.text
        problem = response.json()
        assert "\n" not in problem["detail"]
        assert problem["status"] == response.status_code
        return response.status_code, problem["code"]

    def open_account(self, passphrase: str = "a long passphrase") -> str:
        """An account, and its handle, which nobody else has."""
        handle = "h" + secrets.token_hex(8)
        self.post("accounts", {"handle": handle, "passphrase": passphrase}, status=201)
        return handle

    @contextmanager
    def live(self, path: str) -> Iterator[Live]:
        address = self.server.address.replace("http:", "ws:")
        headers = {"Cookie": f"ayla_player={self.cookie}"} if self.cookie else {}
        with connect(
            f"{address}/api/{path}", open_timeout=30, additional_headers=headers
        ) as connection:
            yield Live(connection)


def settle(visitors: tuple[Visitor, Visitor], *, rated: bool = False) -> str:
    """A match between two, the first on South."""
    south, north = visitors
    made = south.post("online", {"side": "S", "clock": BLITZ, "rated": rated}, status=201)
    north.post(made["invite"].lstrip("/"))
    return str(made["match"])


def do(visitor: Visitor, match: str, what: str, **more: object) -> Any:
    return visitor.post(f"matches/{match}/do", {"id": 1, "do": what, **more})
