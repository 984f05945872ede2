"""Live games between far-apart players on a real server: how soon a move is stored and seen.

python benchmarks/live_games.py --games 1000 --seconds 30
python benchmarks/live_games.py --beside-boardgame-io
AYLA_DATABASE_URL=… AYLA_REDIS_URL=… python benchmarks/live_games.py --apart

Starts ``ayla serve`` on an empty data folder (or takes the one at --url), lets twice as many
players as games join by invitation links, and plays a move a second in every game over WebSockets,
all of them from this one other process. Every move that was acknowledged is looked up in the end.

--apart: two servers that share PostgreSQL and Redis, the two players of each game at different
ones. --workers: several processes at one address, over which the system spreads connections.
--beside-boardgame-io: afterwards the same games on boardgame.io, and how the two compare.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import live_boardgame_io  # type: ignore[import-not-found]
import uvloop
from live_ayla import AylaService, serving  # type: ignore[import-not-found]
from live_workload import (  # type: ignore[import-not-found]
    Pace,
    Service,
    Table,
    Times,
    games,
    percentile,
    report,
)

AT_ONCE = 20
"""So many games are begun at the same time."""


@dataclass(frozen=True)
class Load:
    """So many games, for so many seconds, with so many seconds between the moves of each."""

    games: int
    seconds: float
    every: float


@dataclass(frozen=True)
class Measured:
    """What came out for one service. ``processor``: seconds a move, where that is known."""

    times: Times
    lost: int
    processor: float | None


async def measure(
    service: Service, load: Load, spent: Callable[[], float] | None = None
) -> Measured:
    """Play, and print what was measured.

    ``spent``: the processor time that the service has used so far, where that is known.
    """
    times = Times()
    gate = asyncio.Semaphore(AT_ONCE)
    tables: list[tuple[Table, Pace]] = []

    async def sit_down(moves: list[str]) -> None:
        async with gate:
            pace = Pace(moves, times, every=load.every)
            tables.append((await service.begin(moves, pace), pace))

    print(f"\n{service.name}", flush=True)
    began = time.perf_counter()
    played = games(load.games, max(2, int(load.seconds / load.every)))
    await asyncio.gather(*map(sit_down, played))
    took = time.perf_counter() - began
    print(f"{load.games} games begun by invitation in {took:.1f} s", flush=True)
    await asyncio.sleep(1)
    before, own = spent() if spent else 0.0, time.process_time()
    start, chance = time.perf_counter() + 0.5, random.Random(1)
    unseen = await asyncio.gather(
        *(pace.play(table, start + chance.random() * load.every) for table, pace in tables)
    )
    took = time.perf_counter() - start
    processor = (spent() - before) / times.sent if spent else None
    lost = sum(map(len, unseen))
    refused = [text for table, _ in tables for text in table.refused]
    print(f"{times.sent} moves in {took:.1f} s, {times.sent / took:.0f} a second")
    print(report("acknowledged", times.acknowledged))
    print(report("seen", times.seen))
    print(f"{times.late} moves waited for the one before, {len(refused)} were refused")
    for text in refused[:3]:
        print(text.decode())
    if processor is not None:
        players = (time.process_time() - own) / times.sent
        print(
            f"{processor * 1000:.2f} ms of processor time a move for the service, "
            f"{players * 1000:.2f} for the players"
        )
    await asyncio.sleep(1)  # for a service that tells of moves before it has stored them
    lost += await service.missing(tables)
    print(f"{lost} moves lost", flush=True)
    for table, _ in tables:
        table.close()
    return Measured(times, lost, processor)


def compare(one: Measured, other: Measured) -> None:
    """Print how many times as long the other takes."""
    print("\nboardgame.io by Ayla")
    for name, part in (("50 %", 0.5), ("99 %", 0.99)):
        ratios = [
            percentile(theirs, part) / percentile(ours, part)
            for ours, theirs in (
                (one.times.acknowledged, other.times.acknowledged),
                (one.times.seen, other.times.seen),
            )
        ]
        print(f"{name}   acknowledged × {ratios[0]:.2f}   seen × {ratios[1]:.2f}")
    if one.processor and other.processor:
        print(f"processor time × {other.processor / one.processor:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30, help="for which moves are played")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between moves of a game")
    parser.add_argument("--workers", type=int, default=1, help="processes of the service")
    parser.add_argument(
        "--apart", action="store_true", help="the two players of a game at two servers"
    )
    parser.add_argument("--url", help="a service that runs already")
    parser.add_argument(
        "--detail", choices=("turns", "full"), default="turns", help="what players are sent"
    )
    parser.add_argument(
        "--beside-boardgame-io", action="store_true", help="then the same on boardgame.io"
    )
    chosen = parser.parse_args()
    load = Load(chosen.games, chosen.seconds, chosen.every)
    if chosen.url:
        url = chosen.url.rstrip("/")
        ours = uvloop.run(measure(AylaService((url, url), chosen.detail), load))
    else:
        with serving(chosen.workers, apart=chosen.apart) as (addresses, server):
            service = AylaService(addresses, chosen.detail)
            ours = uvloop.run(measure(service, load, server.processor_seconds))
    if chosen.beside_boardgame_io:
        with live_boardgame_io.serving() as server:
            other = live_boardgame_io.BoardgameService(server.address)
            theirs = uvloop.run(measure(other, load, server.processor_seconds))
        compare(ours, theirs)
    sys.exit(bool(ours.lost))


if __name__ == "__main__":
    main()
