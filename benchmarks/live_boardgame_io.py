"""The same live games on boardgame.io, over the same connections and for the same players.

Its server (boardgame_io/server.js) checks no rules, keeps the matches in files and speaks
Socket.IO, of which this knows what a player needs. Players join by boardgame.io's lobby.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from live_connection import Connection, connect  # type: ignore[import-not-found]
from live_processes import Server, started  # type: ignore[import-not-found]
from live_workload import Pace, Table  # type: ignore[import-not-found]

SOURCE = Path(__file__).parent / "boardgame_io"
GAME = "recorded"
PLAYERS = "01"


class _Board(msgspec.Struct):
    plies: int


class _State(msgspec.Struct):
    """What a player looks at in the state of a game."""

    G: _Board


class BoardgameTable:
    """A game on boardgame.io; its players take turns, whichever they are."""

    def __init__(self, match_id: str, pace: Pace, credentials: dict[str, str]) -> None:
        self.match_id = match_id
        self.refused: list[bytes] = []
        self._pace = pace
        self._credentials = credentials
        self._players: dict[str, Connection] = {}
        self._synced = {player: asyncio.Event() for player in PLAYERS}

    async def connect(self, player: str, uri: str) -> None:
        """Connect one of the players, and wait until it has been sent the game."""
        connection = await connect(uri, lambda data: self._hear(player, data))
        self._players[player] = connection
        connection.say(b"40/%b," % GAME.encode())
        async with asyncio.timeout(60):
            await self._synced[player].wait()

    def send(self, ply: int, move: str) -> None:
        player = PLAYERS[ply % 2]
        payload = {
            "type": "play",
            "args": [move],
            "playerID": player,
            "credentials": self._credentials[player],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say(player, "update", action, ply, self.match_id, player)

    def close(self) -> None:
        for connection in self._players.values():
            connection.close()

    def _say(self, player: str, event: str, *args: object) -> None:
        self._players[player].say(_event(event, *args))

    def _hear(self, player: str, data: bytes) -> None:
        if data == b"2":
            self._players[player].say(b"3")  # a ping
        elif data.startswith(b"40/"):
            given = (self.match_id, player, self._credentials[player], len(PLAYERS))
            self._say(player, "sync", *given)
        elif data.startswith(b"42/"):
            self._take(player, data[data.index(b",") + 1 :])

    def _take(self, player: str, data: bytes) -> None:
        event, *args = msgspec.json.decode(data, type=list[msgspec.Raw])
        name = msgspec.json.decode(event)
        if name == "sync":
            self._synced[player].set()
        elif name == "update":
            ply = msgspec.json.decode(args[1], type=_State).G.plies - 1
            if player == PLAYERS[ply % 2]:
                self._pace.acknowledged(ply)
            else:
                self._pace.seen(ply)


class BoardgameService:
    """A boardgame.io server that runs at ``address``."""

    name = "boardgame.io"

    def __init__(self, address: str) -> None:
        self._address = address

    async def begin(self, moves: list[str], pace: Pace) -> BoardgameTable:
        """Make a match in the lobby, let two players join and connect them."""
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as client:
            made = await client.post(f"/games/{GAME}/create", json={"numPlayers": 2})
            made.raise_for_status()
            match_id = made.json()["matchID"]
            credentials: dict[str, str] = {}
            for player in PLAYERS:
                wish = {"playerID": player, "playerName": player}
                joined = await client.post(f"/games/{GAME}/{match_id}/join", json=wish)
                joined.raise_for_status()
                credentials[player] = joined.json()["playerCredentials"]
        table = BoardgameTable(match_id, pace, credentials)
        for player in PLAYERS:
            await table.connect(player, _uri(self._address))
        return table

    async def missing(self, played: Sequence[tuple[Table, Pace]]) -> int:
        """How many moves that were told the server does not have, as one who watches sees."""
        lost = 0
        for table, pace in played:
            stored = await _Watcher(table.match_id).plies(_uri(self._address))
            lost += sum(ply >= stored for ply, _ in pace.acknowledged_moves())
        return lost


class _Watcher:
    """Looks at a game once."""

    def __init__(self, match_id: str) -> None:
        self._match_id = match_id
        self._found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def plies(self, uri: str) -> int:
        """How many moves were played."""
        self._connection = await connect(uri, self._hear)
        self._connection.say(b"40/%b," % GAME.encode())
        async with asyncio.timeout(60):
            found = await self._found
        self._connection.close()
        return found

    def _hear(self, data: bytes) -> None:
        if data.startswith(b"40/"):
            self._connection.say(_event("sync", self._match_id, None, None, len(PLAYERS)))
        elif data.startswith(b"42/") and not self._found.done():
            event, *args = msgspec.json.decode(data[data.index(b",") + 1 :], type=list[msgspec.Raw])
            if msgspec.json.decode(event) == "sync":
                self._found.set_result(msgspec.json.decode(args[1], type=_Synced).state.G.plies)


def _uri(address: str) -> str:
    return address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"


def _event(name: str, *args: object) -> bytes:
    return b"42/%b,%b" % (GAME.encode(), msgspec.json.encode([name, *args]))


class _Synced(msgspec.Struct):
    state: _State


@contextmanager
def serving() -> Iterator[Server]:
    """A boardgame.io server of one's own, installed into a temporary folder."""
    for program in ("node", "npm"):
        if not shutil.which(program):
            sys.exit(f"needs {program}: apt install nodejs npm")
    with tempfile.TemporaryDirectory(prefix="boardgame-io-") as folder:
        shutil.copytree(SOURCE, folder, dirs_exist_ok=True)
        install = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(install, cwd=folder, check=True)
        command = ["node", f"{folder}/server.js", "0", f"{folder}/data"]
        with started(command, {**os.environ, "NODE_ENV": "production"}) as server:
            yield server
