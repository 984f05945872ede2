"""A real server process for tests, with computer players that behave in ways worth testing.

``python -m tests.web.serving PORT PLAYERS TABLES WORKERS LAN`` runs it; ``Running`` starts and
stops one.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from ayla import tablebase
from ayla.engine.exact import Exactly
from ayla.engine.plain import Plain
from ayla.port import Analyst, Player, Stop
from ayla.rules import Game, Move, Sow
from ayla.web import Cast, serve

ROOT = Path(__file__).parents[2]


class Greedy:
    """Takes the biggest capture at once, the first move if there is none; declines nothing."""

    name = "greedy"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        side = game.position.to_move.index

        def gain(move: Move) -> int:
            return game.copy().play(move).position.stores[side] if isinstance(move, Sow) else -1

        return max(game.legal_moves(), key=gain)


class Slow:
    """Thinks until it is told to stop, or for a minute."""

    name = "slow"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (stop and stop.is_set()):
            time.sleep(0.01)
        return game.legal_moves()[0]


class Broken:
    """Fails."""

    name = "broken"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        raise RuntimeError("out of ideas")


class Cheat:
    """Sows the pit of the other side."""

    name = "cheat"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        position = game.position
        pits = [move.pit for move in game.legal_moves() if isinstance(move, Sow)]
        theirs = next(pit for pit in type(pits[0]) if position.owners[pit] is not position.to_move)
        return Sow(theirs)


PLAYERS: dict[str, Player] = {
    player.name: player for player in (Greedy(), Slow(), Broken(), Cheat())
}


class Running:
    """A server process and the address where it can be reached."""

    def __init__(
        self,
        folder: Path,
        *,
        players: str = "",
        tables: Path | str = "",
        workers: int = 1,
        lan: bool = False,
        **environment: str,
    ) -> None:
        self._log = folder / "server.log"
        self._command = [sys.executable, "-m", "tests.web.serving", "0", players, str(tables)]
        self._command += [str(workers), "lan" if lan else ""]
        ours = {name: value for name, value in os.environ.items() if name != "AYLA_DATABASE_URL"}
        self._environment = {**ours, "AYLA_DATA_DIR": str(folder / "data"), **environment}
        self.start()

    def start(self) -> None:
        """Start the process and wait until it says where it is."""
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line.startswith("Ayla is at http://"), line + self.log
        self.address = line.split()[3].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        self.api = self.another_client()

    def another_client(self) -> httpx.Client:
        """A client with connections and cookies of its own."""
        return httpx.Client(base_url=self.address, timeout=30)

    @property
    def log(self) -> str:
        return self._log.read_text()

    def logged(self) -> list[dict[str, Any]]:
        """The events of the log, where it is written as JSON."""
        return [json.loads(line) for line in self.log.splitlines()]

    def kill(self) -> None:
        """Kill the process as the power cut would."""
        self.process.kill()
        self._end()

    def stop(self, sign: int = signal.SIGINT) -> int:
        """Stop it as Ctrl-C does, and return the exit status."""
        self.process.send_signal(sign)
        return self._end()

    def _end(self) -> int:
        self.api.close()
        assert self.process.stdout
        status = self.process.wait(timeout=30)
        self.process.stdout.close()
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        else:
            self._end()

    def get(self, path: str, **params: int) -> Any:
        """The JSON at this path of the API."""
        response = self.api.get(f"/api/{path}", params=params)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, data: object, *, status: int = 200) -> Any:
        """What the API answers to this JSON."""
        response = self.api.post(f"/api/{path}", json=data)
        assert response.status_code == status, response.text
        return response.json()

    def begin(self, south: str = "human", north: str = "human", **more: object) -> Any:
        """A new match; a seat is ``human`` or the name of a computer player."""
        seats = {
            side: {"kind": "human"} if who == "human" else {"kind": "computer", "opponent": who}
            for side, who in (("south", south), ("north", north))
        }
        return self.post("matches", {**seats, **more}, status=201)

    def play(self, match: Any, *moves: str) -> Any:
        """The match after a person, or two in turn, have played these moves."""
        for move in moves:
            data = {"version": match["version"], "move": move}
            match = self.post(f"matches/{match['id']}/moves", data)
        return match

    def wait(self, match: Any) -> Any:
        """The whole match when no computer is thinking any more."""
        turns: list[Any] = []
        with self.live(match) as live:
            while True:
                seen = live.receive()
                turns[seen["since"] :] = seen["turns"]
                if not seen["thinking"]:
                    return {**seen, "turns": turns}

    @contextmanager
    def live(
        self, match: Any, query: str = "", *, line: str = "live", **options: Any
    ) -> Iterator["Live"]:
        address = self.address.replace("http:", "ws:")
        path = f"{address}/api/matches/{match['id']}/{line}{query}"
        with connect(path, open_timeout=30, **options) as connection:
            yield Live(connection)


class Live:
    """A live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def receive(self) -> Any:
        return json.loads(self.connection.recv(timeout=30))

    def send(self, text: str | bytes) -> None:
        self.connection.send(text)


def chosen(names: str) -> Mapping[str, Player]:
    """The players of these names, or all."""
    return {name: PLAYERS[name] for name in names.split(",")} if names else PLAYERS


def cast() -> Cast:
    """The players and the analyst that the command line names."""
    players, tables = sys.argv[2:4]
    analyst: Analyst | None = Exactly(Plain(), tablebase.open(tables)) if tables else Plain()
    if os.environ.get("AYLA_TEST_ANALYST") == "none":
        analyst = None
    return Cast(chosen(players), analyst)


if __name__ == "__main__":
    _, port, _, _, workers, lan = sys.argv
    sys.exit(serve(cast, port=int(port), workers=int(workers), lan=bool(lan)))
