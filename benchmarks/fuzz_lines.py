"""Nonsense over live connections."""

import asyncio
import json
import os
import random
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

PHRASES = ("hello", "will-you-trade", "thanks", "nothing", "")
DOINGS = (
    *("move", "resign", "abort", "claim-win", "claim-draw", "say", "resync", "fly"),
    *("draw-offer", "draw-accept", "draw-decline", "rematch", "rematch-decline"),
    *("takeback-ask", "takeback-accept", "takeback-decline"),
)
EXPECTED = {1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1012, 4400, 4403, 4404}
"""How a connection to which nonsense is said may end: not by an error (1011, 4503)."""
RUBBISH = (
    "",
    "ping",
    "PING",
    "null",
    "[]",
    "{",
    '"',
    "\x00",
    "\ufeff{}",
    "\u202e\u2066🎲" * 20,
    "é" * 400,
    "[" * 1000,
    '{"a":' * 150,
    "9" * 900,
    "1e999",
    '{"id":1,"id":2,"do":"resign"}',
    '{"id":1e0,"do":"move","ply":-0,"move":"C"}',
    '{"id":NaN,"do":"move"}',
    '{"id":1,"do":"say","phrase":"\\ud800"}',
    "x" * 1024,
    "x" * 1025,
    "x" * 200_000,
)


PLAIN_NODES = 300_000
"""What is in plain Python does not look at so many positions in a second."""


class Pool:
    """Matches in all states, and people who sit in them or nowhere."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.matches: list[str] = ["no-such-match", "x" * 64, "%00"]
        self.cookies: list[str | None] = [None, "forged", "a.b.c"]
        self._found: list[dict[str, object]] = []

    async def fill(self) -> None:
        """Make matches between people far apart, and some at one device."""
        for number in range(8):
            await self.add(finished=number % 4 == 3)
        seats: dict[str, dict[str, object]] = {
            "south": {"kind": "human"},
            "north": {"kind": "human"},
        }
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            for _ in range(2):
                made = await client.post("/api/matches", json=seats)
                self.matches.append(made.json()["id"])
                self._found.append({"match_id": made.json()["id"]})

    async def settle(self) -> None:
        """Ask for analyses until the compiled engine gives as many at a time as it ever will.

        What it holds for them, some 32 MB each, is held from then on.
        """
        path = f"/api/matches/{self.matches[-1]}/analysis"
        wish = {"version": 0, "seconds": 1.0}
        until = time.monotonic() + 120
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            while True:
                asked = [client.post(path, json=wish) for _ in range(os.cpu_count() or 1)]
                answers = [answer.json() for answer in await asyncio.gather(*asked)]
                if all(answer.get("nodes", 0) > PLAIN_NODES for answer in answers):
                    return
                if time.monotonic() > until:
                    raise TimeoutError(f"the compiled engine does not answer: {answers[0]}")

    async def add(self, *, finished: bool = False) -> None:
        """One more match, of two new people."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            clock = {"kind": "minutes", "minutes": 5, "increment": 0}
            wish = {"side": "S", "rated": False, "clock": clock}
            made = await client.post("/api/online", json=wish)
            self.cookies.append(client.cookies["ayla_player"])
            match, token = made.json()["match"], made.json()["invite"].rpartition("/")[2]
            client.cookies.clear()
            await client.post(f"/api/join/{token}", json={})
            self.cookies.append(client.cookies["ayla_player"])
            if finished:
                await client.post(f"/api/matches/{match}/do", json={"id": 1, "do": "abort"})
        self.matches.append(match)
        self._found.append({"match_id": match, "token": token})

    def places(self) -> Sequence[Mapping[str, object]]:
        """Parts of paths that lead somewhere."""
        return tuple(self._found)


class Troublemaker:
    """Somebody who opens connections and says what comes to mind."""

    def __init__(self, pool: Pool, chance: random.Random) -> None:
        self._pool = pool
        self._chance = chance
        self._told: dict[str, Any] = {}
        self._before: list[str] = []
        self.talks = 0
        self.said = 0
        self.failures: list[str] = []

    async def run_until(self, until: float) -> None:
        """Go on until this time of ``time.monotonic``."""
        while time.monotonic() < until:
            self.talks += 1
            if self._chance.random() < 0.02:
                await self._pool.add()
            try:
                await self._talk()
            except (ConnectionClosed, InvalidStatus) as error:
                self._judge(error)
            except OSError as error:
                self.failures.append(repr(error))
            await asyncio.sleep(self._chance.random() * 0.2)

    def _judge(self, error: ConnectionClosed | InvalidStatus) -> None:
        if isinstance(error, InvalidStatus):
            if error.response.status_code >= 500:
                self.failures.append(f"no connection: {error}")
        elif error.rcvd and error.rcvd.code not in EXPECTED:
            self.failures.append(f"the connection ended: {error}; said: {self._before[-3:]}")

    async def _talk(self) -> None:
        address = self._pool.address.replace("http", "ws", 1)
        match = self._chance.choice(self._pool.matches[-12:] + self._pool.matches[:3])
        path = self._chance.choice(
            [
                f"/api/matches/{match}/live",
                f"/api/matches/{match}/live",
                f"/api/matches/{match}/live?detail=turns",
                f"/api/matches/{match}/live?version={self._chance.randint(0, 99)}",
                f"/api/matches/{match}/live?since=-1&version=x&detail=none",
                f"/api/matches/{match}/analysis",
                "/api/lobby/live",
            ]
        )
        cookie = self._chance.choice(self._pool.cookies)
        headers = {"Cookie": f"ayla_player={cookie}"} if cookie else {}
        self._told = {}
        async with connect(
            address + path, additional_headers=headers, open_timeout=60, close_timeout=5
        ) as line:
            hearing = asyncio.create_task(self._hear(line))
            try:
                for _ in range(self._chance.randint(0, 40)):
                    await self._say(line)
                    await asyncio.sleep(self._chance.choice((0, 0, 0.02, 0.1)))
                if self._chance.random() < 0.3:
                    line.transport.abort()
            finally:
                hearing.cancel()
                with suppress(asyncio.CancelledError):
                    await hearing

    async def _hear(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                heard = json.loads(text)
                if "problem" in heard and heard["problem"]["status"] >= 500:
                    self.failures.append(f"{text!r} to {self._before[-3:]}")
                elif "turns" in heard:
                    self._told = heard
        except ConnectionClosed as error:
            self._judge(error)

    async def _say(self, line: ClientConnection) -> None:
        self.said += 1
        text = self._chance.choice(self._kinds())()
        self._before.append(text[:200])
        del self._before[:-50]
        way = self._chance.random()
        if way < 0.9:
            await line.send(text)
        elif way < 0.94:
            await line.send(text.encode("utf-8", "surrogatepass"))  # a binary message
        elif way < 0.96:
            await line.send([text[:3], text[3:]])  # in two pieces
        else:
            self._break(line, text)

    def _break(self, line: ClientConnection, text: str) -> None:
        """Send what is no message at all."""
        data = Frame(Opcode.TEXT, text.encode("utf-8", "surrogatepass")).serialize(mask=True)
        wire = self._chance.choice(
            (
                data[: len(data) // 2],
                Frame(Opcode.TEXT, b"\xff\xfe\x80").serialize(mask=True),
                Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
                Frame(Opcode.CLOSE, b"\x00").serialize(mask=True),
                self._chance.randbytes(30),
            )
        )
        if not line.transport.is_closing():
            with suppress(RuntimeError):  # the other side has just ended it
                line.transport.write(wire)

    def _kinds(self) -> tuple[Callable[[], str], ...]:
        return (
            self._right_move,
            self._right_move,
            self._command,
            self._command,
            self._wish,
            self._again,
            self._spoilt,
            lambda: self._chance.choice(RUBBISH),
            lambda: json.dumps(self._anything(3)),
        )

    def _right_move(self) -> str:
        moves = self._told.get("moves") or [{"move": self._chance.choice("ABCDabcd")}]
        ply = self._told.get("ply", 0)
        move = self._chance.choice(moves)["move"]
        return json.dumps({"id": ply, "do": "move", "ply": ply, "move": move})

    def _command(self) -> str:
        said: dict[str, object] = {"id": self._number(), "do": self._chance.choice(DOINGS)}
        for name, value in (
            ("ply", self._number),
            ("to", self._number),
            ("version", self._number),
            ("move", lambda: self._chance.choice(("A", "=AB", "=+", "--", "e", "A" * 300))),
            ("phrase", lambda: self._chance.choice(PHRASES)),
        ):
            needed = {"move": ("ply", "move"), "resync": ("version",), "say": ("phrase",)}
            wanted = needed.get(str(said["do"]), ("to",) if "takeback" in str(said["do"]) else ())
            if name in wanted or self._chance.random() < 0.1:
                said[name] = value()
        return json.dumps(said)

    def _wish(self) -> str:
        wish = {
            "ply": self._number(),
            "lines": self._number(),
            "seconds": self._chance.choice((0.01, 0, -1, 1e9, None)),
            "depth": self._chance.choice((1, 0, 10**9, None)),
        }
        return json.dumps({name: wish[name] for name in wish if self._chance.random() < 0.5})

    def _again(self) -> str:
        return self._chance.choice(self._before) if self._before else "ping"

    def _spoilt(self) -> str:
        text = list(self._command())
        for _ in range(self._chance.randint(1, 3)):
            text[self._chance.randrange(len(text))] = chr(
                self._chance.choice((0, 34, 125, 0x10FFFF))
            )
        return "".join(text)

    def _number(self) -> object:
        near = self._told.get("ply", 0)
        return self._chance.choice(
            (0, 1, near, near, near - 1, near + 1, -1, 2**53, 2**70, "1", 0.5)
        )

    def _anything(self, depth: int) -> object:
        kind = self._chance.randrange(6 if depth else 4)
        if kind == 4:
            return [self._anything(depth - 1) for _ in range(self._chance.randint(0, 3))]
        if kind == 5:
            names = ("id", "do", "ply", "move", "seconds", "")
            return {self._chance.choice(names): self._anything(depth - 1) for _ in range(3)}
        return (None, True, self._number(), self._chance.choice(RUBBISH)[:50])[kind]
