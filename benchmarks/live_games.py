"""Live games between far-apart players on a real server: how soon a move is stored and seen.

python benchmarks/live_games.py --games 1000 --seconds 30

Starts ``ayla serve`` on an empty data folder (or takes the one at --url), lets twice as many
players as games join by invitation links, and plays a move a second in every game over WebSockets,
all of them from this one other process. Every move that was acknowledged is looked up in the end.
--workers and the service's own variables (AYLA_DATABASE_URL, AYLA_REDIS_URL) measure several
processes; connections are then spread over them by the system.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop
from live_workload import Pace, Times, games, report  # type: ignore[import-not-found]
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

AT_ONCE = 20
"""So many games are begun at the same time."""


class Connection(asyncio.Protocol):
    """One WebSocket, with as little work around it as can be."""

    def __init__(self, uri: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(uri), max_size=None)
        self._cookie = cookie
        self._heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is none by type
        request = self._protocol.connect()
        request.headers.update(Headers(Cookie=self._cookie))
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                if self._protocol.handshake_exc:
                    self.open.set_exception(self._protocol.handshake_exc)
                else:
                    self.open.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data))
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed before it was open"))

    def say(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        self._transport.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._transport.write(data)


class _Heard(msgspec.Struct):
    """What a player looks at in a message of the service."""

    type: str = "snapshot"
    id: int | str | None = None
    ply: int = 0
    position: Any = None


_reader = msgspec.json.Decoder(_Heard)


class AylaTable:
    """A game on the service."""

    def __init__(self, pace: Pace, sides: str) -> None:
        self._pace = pace
        self.sides = sides
        self._players: dict[str, Connection] = {}
        self._to_move = "S"
        self.refused: list[bytes] = []

    async def connect(self, url: str, cookies: dict[str, str]) -> None:
        """Connect both players. ``cookies`` by side."""
        loop = asyncio.get_running_loop()
        address = httpx.URL(url)
        uri = url.replace("http", "ws", 1)
        for side, cookie in cookies.items():
            connection = Connection(uri, cookie, lambda data, side=side: self._hear(side, data))
            self._players[side] = connection
            await loop.create_connection(lambda made=connection: made, address.host, address.port)
            await connection.open

    def send(self, ply: int, move: str) -> None:
        text = b'{"id":%d,"do":"move","ply":%d,"move":"%b"}' % (ply, ply, move.encode())
        self._players[self.sides[ply]].say(text)

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
            if ply < len(self.sides) and self.sides[ply] != side:
                self._pace.seen(ply)


def movers(moves: list[str]) -> str:
    """The side that makes each move, and the one that would make the next."""
    from ayla.notation import parse_move
    from ayla.rules import Game

    game, sides = Game(), ""
    for move in moves:
        sides += game.position.to_move.value
        game.play(parse_move(move))
    return sides


async def begin(url: str) -> tuple[str, dict[str, str]]:
    """Begin a match by invitation link, as two people do; its name, and the cookie of each side."""
    # Without certificates, of which each client would read hundreds.
    async with (
        httpx.AsyncClient(base_url=url, timeout=60, verify=False) as south,
        httpx.AsyncClient(base_url=url, timeout=60, verify=False) as north,
    ):
        wish = {"rules": {}, "clock": {"kind": "minutes", "minutes": 10, "increment": 5}}
        made = await south.post("/api/online", json={**wish, "side": "S", "rated": False})
        made.raise_for_status()
        joined = await north.post("/api" + made.json()["invite"], json={})
        joined.raise_for_status()
        cookies = {
            side: f"ayla_player={client.cookies['ayla_player']}"
            for side, client in (("S", south), ("N", north))
        }
        return made.json()["match"], cookies


async def measure(
    url: str,
    count: int,
    seconds: float,
    every: float,
    detail: str,
    spent: Callable[[], float] | None = None,
) -> bool:
    """Play, and print what was measured. Whether no move was lost.

    ``spent``: the processor time that the service has used so far, where that is known.
    """
    plies = max(2, int(seconds / every))
    times = Times()
    played = games(count, plies)
    gate = asyncio.Semaphore(AT_ONCE)
    tables: list[tuple[str, AylaTable, Pace]] = []

    async def sit_down(moves: list[str]) -> None:
        async with gate:
            match_id, cookies = await begin(url)
            pace = Pace(moves, times, every=every)
            table = AylaTable(pace, movers(moves))
            path = f"{url}/api/matches/{match_id}/live?detail={detail}"
            await table.connect(path, cookies)
            tables.append((match_id, table, pace))

    began = time.perf_counter()
    await asyncio.gather(*map(sit_down, played))
    print(f"{count} games begun by invitation in {time.perf_counter() - began:.1f} s", flush=True)
    await asyncio.sleep(1)
    before, own = spent() if spent else 0.0, time.process_time()
    start, chance = time.perf_counter() + 0.5, random.Random(1)
    unseen = await asyncio.gather(
        *(pace.play(table, start + chance.random() * every) for _, table, pace in tables)
    )
    took = time.perf_counter() - start
    if spent:
        service = (spent() - before) / times.sent * 1000
        players = (time.process_time() - own) / times.sent * 1000
        print(
            f"{service:.2f} ms of processor time a move for the service, {players:.2f} for players"
        )
    lost = sum(map(len, unseen))
    refused = [text for _, table, _ in tables for text in table.refused]
    print(f"{times.sent} moves in {took:.1f} s, {times.sent / took:.0f} a second")
    print(report("acknowledged", times.acknowledged))
    print(report("seen", times.seen))
    print(f"{times.late} moves waited for the one before, {len(refused)} were refused")
    for text in refused[:3]:
        print(text.decode())
    lost += await missing(url, tables)
    print(f"{lost} moves lost", flush=True)
    for _, table, _ in tables:
        table.close()
    return not lost


async def missing(url: str, tables: list[tuple[str, AylaTable, Pace]]) -> int:
    """How many acknowledged moves the service does not know any more."""
    gate = asyncio.Semaphore(AT_ONCE)

    async with httpx.AsyncClient(base_url=url, timeout=60) as client:

        async def look(match_id: str, pace: Pace) -> int:
            async with gate:
                found = await client.get(f"/api/matches/{match_id}")
            stored = [turn["move"].partition("x")[0] for turn in found.json()["turns"]]
            return sum(
                ply >= len(stored) or stored[ply] != move for ply, move in pace.acknowledged_moves()
            )

        return sum(await asyncio.gather(*(look(name, pace) for name, _, pace in tables)))


@contextmanager
def serving(workers: int) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of one's own and its address."""
    with tempfile.TemporaryDirectory(prefix="ayla-live-") as folder:
        command = [sys.executable, "-m", "ayla", "serve", "--port", "0"]
        if workers > 1:
            command += ["--workers", str(workers)]
        process = subprocess.Popen(
            command,
            env={**os.environ, "AYLA_DATA_DIR": str(Path(folder) / "data")},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout
            for line in process.stdout:
                if "http://" in line:
                    yield line[line.index("http://") :].split()[0].rstrip("/"), process
                    break
            else:
                sys.exit("ayla serve did not start")
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=60)


def processor_seconds(process: subprocess.Popen[str]) -> float:
    """Time on processors of a process and its children that live, where /proc tells."""
    try:
        group = [
            entry
            for entry in Path("/proc").iterdir()
            if entry.name.isdigit() and _is_child(entry, process.pid)
        ]
        ticks = sum(
            sum(map(int, (entry / "stat").read_text().rpartition(")")[2].split()[11:13]))
            for entry in group
        )
    except OSError:
        return 0.0
    return ticks / os.sysconf("SC_CLK_TCK")


def _is_child(entry: Path, pid: int) -> bool:
    if entry.name == str(pid):
        return True
    try:
        return (entry / "stat").read_text().rpartition(")")[2].split()[1] == str(pid)
    except OSError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30, help="for which moves are played")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between moves of a game")
    parser.add_argument("--workers", type=int, default=1, help="processes of the service")
    parser.add_argument("--url", help="a service that runs already")
    parser.add_argument(
        "--detail", choices=("turns", "full"), default="turns", help="what players are sent"
    )
    chosen = parser.parse_args()
    run = (chosen.games, chosen.seconds, chosen.every, chosen.detail)
    if chosen.url:
        sys.exit(not uvloop.run(measure(chosen.url.rstrip("/"), *run)))
    with serving(chosen.workers) as (url, process):
        kept = uvloop.run(measure(url, *run, lambda: processor_seconds(process)))
    sys.exit(not kept)


if __name__ == "__main__":
    main()
