"""Games that are played at once by people who do not give up: they come back and play on."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ayla.rules import Game, Offer, Side

PACE = 0.1
"""Seconds that a player thinks."""
PATIENCE = 120
"""Seconds after which waiting has no sense any more, on a machine that has much else to do."""
PLIES = 400

Addresses = Callable[[Side], str]
"""Where the player on a side finds the service, now."""


def long_game(seed: int) -> tuple[list[str], list[Side]]:
    """A game of random moves that goes on for so long as the rules let it, and who plays each."""
    chance, game, movers = random.Random(seed), Game(), list[Side]()
    while not game.over and game.plies < PLIES:
        # Captures bring the end; a game between people who offer much lasts.
        moves = game.legal_moves()
        offers = [move for move in moves if isinstance(move, Offer)]
        others = [move for move in moves if not isinstance(move, Offer)]
        movers.append(game.position.to_move)
        game.play(chance.choice(offers if offers and chance.random() < 0.1 else others))
    return [str(move) for move in game.moves], movers


class Table:
    """One game: its players say the moves of a list, each when its time has come."""

    def __init__(self, match_id: str, seed: int, cookies: Mapping[Side, str]) -> None:
        self.match_id = match_id
        self.moves, self._movers = long_game(seed)
        self._cookies = cookies
        self.acknowledged: set[int] = set()
        self.refused: list[Any] = []
        self.ply = 0
        """So many moves were seen by someone."""
        self.progress = asyncio.Event()
        self.refusal = asyncio.Event()

    async def play(self, side: Side, addresses: Addresses) -> None:
        """Play on one side until nothing is left; after whatever happens, come back."""
        while self.ply < len(self.moves):
            address = addresses(side).replace("http", "ws", 1)
            path = f"/api/matches/{self.match_id}/live?detail=turns"
            cookie = {"Cookie": f"ayla_player={self._cookies[side]}"}
            with suppress(OSError, InvalidHandshake, WebSocketException, TimeoutError):
                async with connect(
                    address + path, additional_headers=cookie, open_timeout=30
                ) as line:
                    await self._converse(side, line)
            await asyncio.sleep(PACE)

    async def _converse(self, side: Side, line: ClientConnection) -> None:
        async for text in line:
            heard = json.loads(text)
            if heard["type"] == "ack":
                self.acknowledged.add(heard["id"])
                continue
            if heard["type"] == "refused":
                self.refused.append(heard["problem"])
                self.refusal.set()
                ply = heard["id"]
            elif heard["type"] == "turns":
                ply = heard["ply"]
                self.ply = max(self.ply, ply)
                self.progress.set()
            else:
                continue
            if ply == len(self.moves):
                return
            if self._movers[ply] is side:
                await asyncio.sleep(PACE)
                said = {"id": ply, "do": "move", "ply": ply, "move": self.moves[ply]}
                await line.send(json.dumps(said))

    async def reach(self, ply: int) -> None:
        """Wait until so many moves were played."""
        while self.ply < min(ply, len(self.moves)):
            self.progress.clear()
            await self.progress.wait()


class Load:
    """All the games. ``playing`` makes one."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables

    async def go_on(self, plies: int = 6) -> None:
        """Wait until each game has gone on by so many moves."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(table.reach(table.ply + plies) for table in self.tables))

    async def are_refused(self) -> None:
        """Wait until in each game a move was refused."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(table.refusal.wait() for table in self.tables))

    def refusals(self) -> set[tuple[int, str]]:
        """Status and code of all that was refused."""
        return {
            (problem["status"], problem["code"])
            for table in self.tables
            for problem in table.refused
        }

    async def check(self, address: str) -> None:
        """Every move that was acknowledged is there; none is there twice, or in another order."""
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:
            for table in self.tables:
                found = (await client.get(f"/api/matches/{table.match_id}")).json()
                stored = [turn["move"].partition("x")[0] for turn in found["turns"]]
                assert stored == table.moves[: len(stored)]
                assert table.acknowledged
                assert max(table.acknowledged) < len(stored)


@asynccontextmanager
async def playing(addresses: Addresses, games: int = 8) -> AsyncIterator[Load]:
    """So many games, which go on while the block runs."""
    async with httpx.AsyncClient(timeout=30) as client:
        tables = [await _begin(client, addresses, seed) for seed in range(games)]
    async with asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(table.play(side, addresses)) for table in tables for side in Side
        ]
        yield Load(tables)
        for task in tasks:
            task.cancel()


async def _begin(client: httpx.AsyncClient, addresses: Addresses, seed: int) -> Table:
    """Begin a match by an invitation link."""
    wish = {"clock": {"kind": "minutes", "minutes": 30, "increment": 5}, "side": "S"}
    client.cookies.clear()
    made = await client.post(f"{addresses(Side.SOUTH)}/api/online", json={**wish, "rated": False})
    assert made.status_code == 201, made.text
    south = client.cookies["ayla_player"]
    client.cookies.clear()
    invite = made.json()["invite"]
    joined = await client.post(f"{addresses(Side.NORTH)}/api{invite}", json={})
    assert joined.status_code == 200, joined.text
    cookies = {Side.SOUTH: south, Side.NORTH: client.cookies["ayla_player"]}
    return Table(made.json()["match"], seed, cookies)
