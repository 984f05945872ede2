"""The same online games for every service that is measured: moves, pacing, and what is reported.

A service is measured through a ``Table``, which plays one game on it for both players. Latencies
are taken from the moment at which a move is sent: until it is acknowledged to its player, and until
its opponent has been told of it.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ayla.rules import Game, Move, Offer

OFFERS = 0.1
"""This part of the moves are offers where any can be made."""


def games(count: int, plies: int, *, seed: int = 1) -> list[list[str]]:
    """Moves of ``count`` games that are not over after ``plies``, played at random."""
    chance = random.Random(seed)
    found: list[list[str]] = []
    while len(found) < count:
        game = Game()
        while game.plies < plies and not game.over:
            game.play(_choice(game, chance))
        if not game.over:
            found.append([str(move) for move in game.moves])
    return found


def _choice(game: Game, chance: random.Random) -> Move:
    moves = game.legal_moves()
    offers = [move for move in moves if isinstance(move, Offer)]
    others = [move for move in moves if not isinstance(move, Offer)]
    return chance.choice(offers if offers and chance.random() < OFFERS else others)


@dataclass
class Times:
    """Seconds from sending a move, for all moves of all games."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    sent: int = 0
    late: int = 0
    """Moves whose time had come before the last one was seen, which therefore waited."""


class Table(Protocol):
    """One game on a service, both players of it.

    ``send`` lets the player whose turn it is play the move number ``ply``, counted from 0, and
    returns at once; ``acknowledged`` and ``seen`` are called on its ``Pace`` from there on.
    """

    match_id: str
    refused: list[bytes]

    def send(self, ply: int, move: str) -> None: ...

    def close(self) -> None: ...


class Service(Protocol):
    """A service that runs."""

    name: str

    async def begin(self, moves: list[str], pace: "Pace") -> Table:
        """A game in which these moves will be played, joined by two who are connected."""

    async def missing(self, played: Sequence[tuple[Table, "Pace"]]) -> int:
        """How many acknowledged moves it does not know any more."""


class Pace:
    """Plays one game, a move every ``every`` seconds, and takes the times."""

    def __init__(self, moves: Sequence[str], times: Times, *, every: float) -> None:
        self._moves = moves
        self._times = times
        self._every = every
        self._sent: dict[int, float] = {}
        self._acknowledged: set[int] = set()
        self._seen: set[int] = set()
        self._progress = asyncio.Event()

    def acknowledged(self, ply: int) -> None:
        """The service has acknowledged the move number ``ply`` to its player."""
        if ply not in self._acknowledged:
            self._acknowledged.add(ply)
            self._times.acknowledged.append(time.perf_counter() - self._sent[ply])
            self._progress.set()

    def seen(self, ply: int) -> None:
        """The opponent has been told of the move number ``ply``."""
        if ply in self._sent and ply not in self._seen:
            self._seen.add(ply)
            self._times.seen.append(time.perf_counter() - self._sent[ply])
            self._progress.set()

    def acknowledged_moves(self) -> list[tuple[int, str]]:
        """The moves that were acknowledged, each with its number."""
        return [(ply, self._moves[ply]) for ply in sorted(self._acknowledged)]

    async def play(self, table: Table, begin: float, patience: float = 10.0) -> list[int]:
        """Play from ``begin`` (of ``time.perf_counter``) on.

        The moves that nobody acknowledged, or that the opponent did not see, in time.
        """
        for ply, move in enumerate(self._moves):
            await asyncio.sleep(max(0.0, begin + ply * self._every - time.perf_counter()))
            if ply and not self._complete(ply - 1):
                self._times.late += 1
                if not await self._wait_for(ply - 1, patience):
                    break
            self._sent[ply] = time.perf_counter()
            self._times.sent += 1
            table.send(ply, move)
        await self._wait_for(len(self._sent) - 1, patience)
        return [ply for ply in self._sent if not self._complete(ply)]

    def _complete(self, ply: int) -> bool:
        return ply in self._acknowledged and ply in self._seen

    async def _wait_for(self, ply: int, patience: float) -> bool:
        until = time.perf_counter() + patience
        while not self._complete(ply):
            self._progress.clear()
            left = until - time.perf_counter()
            if left <= 0:
                return False
            try:
                await asyncio.wait_for(self._progress.wait(), left)
            except TimeoutError:
                return False
        return True


def percentile(seconds: list[float], part: float) -> float:
    """The time within which this part of the moves stayed."""
    ordered = sorted(seconds)
    return ordered[int(len(ordered) * part)]


def report(name: str, seconds: list[float]) -> str:
    """Percentiles in milliseconds."""
    if not seconds:
        return f"{name:14} none"
    ordered = sorted(seconds)
    marks = ((50, 0.5), (90, 0.9), (99, 0.99), (99.9, 0.999))
    parts = [f"{mark:g} % {ordered[int(len(ordered) * part)] * 1000:7.1f}" for mark, part in marks]
    within = sum(value <= 0.05 for value in ordered) / len(ordered)
    most = f"most {ordered[-1] * 1000:7.1f} ms"
    return f"{name:14} {'   '.join(parts)}   {most}   {within:.2%} within 50 ms"
