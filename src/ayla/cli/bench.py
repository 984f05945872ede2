"""``ayla bench``: how fast this machine is at what Ayla does."""

from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Annotated, NamedTuple

import typer

from ayla.cli.options import Json, finite, language, print_json
from ayla.notation.plain import Plain
from ayla.port import Limits
from ayla.rules import CLASSIC, GORE, Game, Position, Rules, start

PERFT_DEPTH = 11
GAMES_AT_ONCE = 20_000
NODES_AT_ONCE = 500_000
POSITIONS = 1000
SEED = 1

Seconds = Annotated[
    float,
    typer.Option(
        "--seconds",
        metavar="S",
        min=0.01,
        max=600,
        callback=finite,
        help="Measure each for so long.",
    ),
]


class Rate(NamedTuple):
    """How many ``unit`` a second of processor time, at the work called ``name``."""

    name: str
    unit: str
    rate: float


def bench(seconds: Seconds = 2.0, json: Json = False) -> None:
    """Measure how fast this machine is, by the processor time of this one process.

    What needs compiled code is compiled, or loaded, before the clock starts. To compare with C and
    with other programs in one run, see the benchmarks of the project.
    """
    if json:
        print_json({"rates": [_plain(rate) for rate in rates(seconds)], "seconds": seconds})
        return
    from ayla.terminal.screen import Screen

    screen = Screen(language())
    screen.say("bench-title")
    for rate in rates(seconds):
        unit = screen.texts(f"bench-unit-{rate.unit}")
        told = screen.texts("bench-rate", {"rate": f"{rate.rate:,.0f}", "unit": unit})
        screen.entries([(told, screen.texts(f"bench-{rate.name}"))])


def rates(seconds: float) -> Iterator[Rate]:
    """Every rate, each measured for at least ``seconds`` of processor time."""
    for name, unit, prepared in (
        ("games", "moves", _readable_games),
        ("perft", "positions", _perft),
        ("classic", "moves", lambda: _kernel_games(CLASSIC)),
        ("barter", "moves", lambda: _kernel_games(GORE)),
        ("search", "positions", _search),
        ("tables", "values", _tables),
    ):
        work = prepared()
        if work is not None:
            yield Rate(name, unit, _rate(work, seconds))


Work = Callable[[], int]
"""Does some work and says how much it was."""


def _rate(work: Work, seconds: float) -> float:
    work()
    done, began = 0, process_time()
    while True:
        done += work()
        taken = process_time() - began
        if taken >= seconds:
            return done / taken


def _readable_games() -> Work:
    lots = Random(SEED)

    def work() -> int:
        game = Game(GORE)
        while moves := game.legal_moves():
            game.play(lots.choice(moves))
        return game.plies

    return work


def _perft() -> Work:
    from ayla.kernel import perft

    return lambda: perft(start(CLASSIC), PERFT_DEPTH, CLASSIC)


def _kernel_games(rules: Rules) -> Work:
    from ayla.kernel import random_games

    return lambda: int(random_games(GAMES_AT_ONCE, rules, seed=SEED).plies.sum())


def _search() -> Work:
    from ayla.engine.fast import Fast

    engine = Fast(fresh=True)
    return lambda: engine.analyse(Game(GORE), Limits(nodes=NODES_AT_ONCE)).nodes


def _tables() -> Work | None:
    """Nothing where the user has no tables."""
    from ayla import tablebase

    tables, lots = tablebase.open(), Random(SEED)
    positions: list[Position] = []
    while len(positions) < POSITIONS:
        game = Game(CLASSIC)
        while moves := game.legal_moves():
            game.play(lots.choice(moves))
            if tables.get(game.position) is not None:
                positions.append(game.position)
        if not positions:
            return None

    def work() -> int:
        for position in positions:
            tables.get(position)
        return len(positions)

    return work


def _plain(rate: Rate) -> dict[str, Plain]:
    return {"name": rate.name, "rate": round(rate.rate), "unit": f"{rate.unit}/s"}
