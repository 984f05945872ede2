"""Live games on Ayla: two people who meet by an invitation link and play over WebSockets."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
from live_connection import Connection, connect  # type: ignore[import-not-found]
from live_processes import Server, started  # type: ignore[import-not-found]
from live_workload import Pace, Table  # type: ignore[import-not-found]

AT_ONCE = 20
"""So many games are asked for at the same time in the end."""


class _Heard(msgspec.Struct):
    """What a player looks at in a message of the service."""

    type: str = "snapshot"
    id: int | str | None = None
    ply: int = 0


_reader = msgspec.json.Decoder(_Heard)


class AylaTable:
    """A game on the service."""

    def __init__(self, match_id: str, pace: Pace, sides: str) -> None:
        self.match_id = match_id
        self.refused: list[bytes] = []
        self._pace = pace
        self._sides = sides
        self._players: dict[str, Connection] = {}

    async def connect(self, side: str, uri: str, cookie: str) -> None:
        """Connect the player on ``side``."""
        self._players[side] = await connect(uri, lambda data: self._hear(side, data), cookie)

    def send(self, ply: int, move: str) -> None:
        text = b'{"id":%d,"do":"move","ply":%d,"move":"%b"}' % (ply, ply, move.encode())
        self._players[self._sides[ply]].say(text)

    def close(self) -> None:
        for connection in self._players.values():
            connection.close()

    def _hear(self, side: str, data: bytes) -> None:
        heard = _reader.decode(data)
        if heard.type == "ack":
            self._pace.acknowledged(heard.id)
        elif heard.type == "refused":
            self.refused.append(data)
        elif heard.ply and heard.type in {"turns", "snapshot"}:
            ply = heard.ply - 1
            if ply < len(self._sides) and self._sides[ply] != side:
                self._pace.seen(ply)


class AylaService:
    """A service that runs at ``addresses``: the one for South and the one for North.

    ``detail``: what players are sent, ``turns`` or ``full``.
    """

    name = "Ayla"

    def __init__(self, addresses: tuple[str, str], detail: str = "turns") -> None:
        self._addresses = dict(zip("SN", addresses, strict=True))
        self._detail = detail

    async def begin(self, moves: list[str], pace: Pace) -> AylaTable:
        """Begin a match by invitation link, as two people do, and connect them."""
        # Without certificates, of which each client would read hundreds.
        async with (
            httpx.AsyncClient(base_url=self._addresses["S"], timeout=60, verify=False) as south,
            httpx.AsyncClient(base_url=self._addresses["N"], timeout=60, verify=False) as north,
        ):
            wish = {"rules": {}, "clock": {"kind": "minutes", "minutes": 10, "increment": 5}}
            made = await south.post("/api/online", json={**wish, "side": "S", "rated": False})
            made.raise_for_status()
            joined = await north.post("/api" + made.json()["invite"], json={})
            joined.raise_for_status()
            table = AylaTable(made.json()["match"], pace, _movers(moves))
            for side, client in (("S", south), ("N", north)):
                address = self._addresses[side].replace("http", "ws", 1)
                path = f"/api/matches/{table.match_id}/live?detail={self._detail}"
                cookie = f"ayla_player={client.cookies['ayla_player']}"
                await table.connect(side, address + path, cookie)
        return table

    async def missing(self, played: Sequence[tuple[Table, Pace]]) -> int:
        """How many acknowledged moves the service does not know any more."""
        gate = asyncio.Semaphore(AT_ONCE)

        async with httpx.AsyncClient(base_url=self._addresses["N"], timeout=60) as client:

            async def look(match_id: str, pace: Pace) -> int:
                async with gate:
                    found = await client.get(f"/api/matches/{match_id}")
                stored = [turn["move"].partition("x")[0] for turn in found.json()["turns"]]
                return sum(
                    ply >= len(stored) or stored[ply] != move
                    for ply, move in pace.acknowledged_moves()
                )

            return sum(
                await asyncio.gather(*(look(table.match_id, pace) for table, pace in played))
            )


def _movers(moves: list[str]) -> str:
    """The side that makes each move."""
    from ayla.notation import parse_move
    from ayla.rules import Game

    game, sides = Game(), ""
    for move in moves:
        sides += game.position.to_move.value
        game.play(parse_move(move))
    return sides


@contextmanager
def serving(workers: int = 1, *, apart: bool = False) -> Iterator[tuple[tuple[str, str], Server]]:
    """A service of one's own, with the addresses for South and North.

    ``apart``: two servers that share what AYLA_DATABASE_URL and AYLA_REDIS_URL name, South at one,
    North at the other.
    """
    with tempfile.TemporaryDirectory(prefix="ayla-live-") as folder, ExitStack() as stack:
        environment = {**os.environ, "AYLA_DATA_DIR": str(Path(folder) / "data")}
        command = [sys.executable, "-m", "ayla", "serve", "--port", "0"]
        if apart or workers > 1:
            _migrate(environment)
        if workers > 1:
            command += ["--workers", str(workers)]
        servers = [
            stack.enter_context(started(command, environment)) for _ in range(2 if apart else 1)
        ]
        processes = [process for server in servers for process in server.processes]
        yield (servers[0].address, servers[-1].address), Server(servers[0].address, processes)


def _migrate(environment: Mapping[str, str]) -> None:
    for name in ("AYLA_DATABASE_URL", "AYLA_REDIS_URL"):
        if not environment.get(name):
            sys.exit(f"several processes need what they share: set {name}")
    subprocess.run([sys.executable, "-m", "ayla", "migrate"], env=environment, check=True)
