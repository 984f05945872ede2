"""Two people far apart at one match, over real connections."""

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.web.serving import Running

Message = dict[str, Any]


class Line:
    """A live connection of someone's: what was heard, and an answer to what is said."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self._unread = 0
        self._numbers = itertools.count(1)

    def hear(self) -> Message:
        """The next message that is not read yet."""
        if self._unread == len(self.heard):
            self._receive()
        self._unread += 1
        return self.heard[self._unread - 1]

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message of which ``wanted`` is true; those before it are passed over."""
        while not wanted(message := self.hear()):
            pass
        return message

    def online(self, wanted: Callable[[Message], bool]) -> Message:
        """What stands between the two, in the next message where ``wanted`` is true of it."""
        message = self.until(lambda one: bool(one.get("online")) and wanted(one["online"]))
        online: Message = message["online"]
        return online

    def say(self, text: str | bytes) -> Message:
        """The answer to a text."""
        self.connection.send(text)
        while True:
            message = self._receive()
            if message.get("type") in {"ack", "refused", "pong"}:
                return message

    def do(self, what: str, **more: object) -> Message:
        """The answer to a command."""
        return self.say(json.dumps({"id": next(self._numbers), "do": what, **more}))

    def done(self, what: str, **more: object) -> Message:
        """The acknowledgement of a command."""
        answer = self.do(what, **more)
        assert answer["type"] == "ack", answer
        return answer

    def refused(self, what: str, **more: object) -> str:
        """The code with which a command is refused."""
        answer = self.do(what, **more)
        assert answer["type"] == "refused", answer
        code: str = answer["problem"]["code"]
        return code

    def _receive(self) -> Message:
        message: Message = json.loads(self.connection.recv(timeout=30))
        self.heard.append(message)
        return message


class Person:
    """A browser with a cookie of its own, at one of the servers that share a database."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.cookies = httpx.Cookies()

    def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        with self.server.another_client() as client:
            client.cookies = self.cookies
            response = client.request(method, f"/api/{path}", json=data)
            self.cookies = client.cookies
            return response

    def post(self, path: str, data: object, *, status: int = 200) -> Any:
        response = self.ask("POST", path, data)
        assert response.status_code == status, response.text
        return response.json()

    def get(self, path: str) -> Any:
        response = self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    @contextmanager
    def watch(self, match_id: str, query: str = "") -> Iterator[Line]:
        """A live connection to a match."""
        address = self.server.address.replace("http:", "ws:")
        headers = {}
        if cookie := self.cookies.get("ayla_player"):
            headers["Cookie"] = f"ayla_player={cookie}"
        uri = f"{address}/api/matches/{match_id}/live{query}"
        with connect(uri, additional_headers=headers, open_timeout=30) as connection:
            yield Line(connection)


NO_CLOCK = {"kind": "none"}


class Meeting:
    """A match that two people have joined."""

    def __init__(
        self, server: Running, other: Running | None = None, *, clock: object = NO_CLOCK
    ) -> None:
        self.south, self.north = Person(server), Person(other or server)
        wish = {"rules": {}, "clock": clock, "side": "S", "rated": False, "name": "Ada"}
        made = self.south.post("online", wish, status=201)
        self.match_id: str = made["match"]
        self.north.post(made["invite"].removeprefix("/"), {"name": "Bo"})

    @contextmanager
    def both(self, query: str = "") -> Iterator[tuple[Line, Line]]:
        """Live connections of both, the first messages of which are heard."""
        with (
            self.south.watch(self.match_id, query) as south,
            self.north.watch(self.match_id, query) as north,
        ):
            south.hear()
            north.hear()
            yield south, north

    def play(self, south: Line, north: Line, *moves: str, ply: int = 0) -> int:
        """Play these moves; how many plies there are then."""
        for move in moves:
            south_moves = self.south.get(f"matches/{self.match_id}")["position"]["to_move"] == "S"
            (south if south_moves else north).done("move", ply=ply, move=move)
            ply += 1
        return ply
