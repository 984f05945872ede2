"""What parts of the compiled engine are worth: itself against itself without one of them.

    python benchmarks/search_parts.py
    python benchmarks/search_parts.py --parts captures reductions --games 400 --nodes 20000

Some parts are judged by matches, in which both look at the same number of positions a move; some by
the positions that a search of ``--depth`` plies looks at; one by positions a second; and those that
decide how a won game is won by matches against the plain opponent. ``changed_engine.py`` says how a
part is taken out.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from changed_engine import (  # type: ignore[import-not-found]
    CHANGES,
    SMALL,
    Changed,
    Engine,
    Found,
    copied,
)
from fitting import of_plain  # type: ignore[import-not-found]
from options import count  # type: ignore[import-not-found]

from ayla.engine.arena import Match, play_match, tally
from ayla.engine.fast import Fast
from ayla.engine.fast.evaluation import Weights
from ayla.engine.fast.table import MEGABYTES
from ayla.engine.lots import Wandering
from ayla.engine.plain import Plain
from ayla.port import Limits, Player
from ayla.rules import CLASSIC, GORE, Game, Rules

BOTH: Final = (CLASSIC, GORE)
AS_IT_IS: Final = "as it is"
"""The engine in a process of its own like the others, without a change."""
KEPT: Final = ("two", "four", "eight")
WANDERING: Final = Limits(nodes=500)
MOST_TURNS: Final = 40
RATED: Final = Limits(nodes=4_000_000)
ROUNDS: Final = 5


@dataclass(frozen=True, slots=True)
class Bench:
    """The sizes of all measurements, and the folders of the changed engines."""

    games: int
    positions: int
    nodes: int
    depth: int
    plain_nodes: int
    seed: int
    processes: int | None
    folders: dict[str, Path]

    def player(self, *, ambitious: bool = True, weights: Weights | None = None) -> Fast:
        """The engine as it is, or with something that can be given to it."""
        limits = Limits(nodes=self.nodes)
        return Fast(limits, megabytes=SMALL, fresh=True, ambitious=ambitious, weights=weights)

    def changed(self, change: str) -> Changed:
        return Changed(self.folders[change], Limits(nodes=self.nodes))

    def against(self, label: str, one: Player, two: Player, rules: Rules) -> None:
        """Play a match and print what came of it."""
        match = Match(one, two, self.games, rules, seed=self.seed)
        games = list(play_match(match, self.processes))
        result = tally(games)
        turns = sum(played.game.turns_taken for played in games) / len(games)
        low, elo, high = result.elo
        say(
            rules,
            f"{label}won {result.wins}, drawn {result.draws}, lost {result.losses},"
            f" Elo {elo:+.0f} ({low:+.0f} to {high:+.0f}), {turns:.0f} turns a game",
        )

    def without(self, change: str) -> None:
        """Matches of the engine as it is against the changed one."""
        for rules in BOTH:
            self.against("", self.player(), self.changed(change), rules)

    def drawn(self, rules: Rules) -> list[Game]:
        """Games broken off after up to ``MOST_TURNS`` turns, in which the mover can choose."""
        lots = Random(f"{self.seed} {rules}")
        found: list[Game] = []
        engine = Fast(WANDERING, megabytes=SMALL / 4, fresh=True)
        while len(found) < self.positions:
            player, game = Wandering(engine, lots.getrandbits(32)), Game(rules)
            for _ in range(lots.randrange(MOST_TURNS)):
                if not game.over:
                    game.play(player.choose(game))
            if not game.over and not game.position.offer and len(game.legal_moves()) > 1:
                found.append(game)
        return found

    def searched(self, change: str, games: list[Game]) -> list[Found]:
        """What a changed engine finds in each of these games."""
        with running(self.folders[change]) as engine:
            return [engine.analyse(game, Limits(depth=self.depth)) for game in games]


@contextmanager
def running(folder: Path) -> Iterator[Engine]:
    engine = Engine(folder)
    try:
        yield engine
    finally:
        engine.close()


def say(rules: Rules, text: str) -> None:
    print(f"  {'with barter' if rules.barter else 'classic':12} {text}", flush=True)


def captures(bench: Bench) -> None:
    bench.without("captures")


def order(bench: Bench) -> None:
    for rules in BOTH:
        games = bench.drawn(rules)
        nodes, others = (
            sum(found.nodes for found in bench.searched(change, games))
            for change in (AS_IT_IS, "order")
        )
        say(rules, f"{nodes:,} positions, without {others:,}")


def reductions(bench: Bench) -> None:
    bench.without("reductions")


def offers(bench: Bench) -> None:
    games = bench.drawn(GORE)
    whole = bench.searched(AS_IT_IS, games)
    say(GORE, f"every offer: {sum(found.nodes for found in whole):,} positions")
    for kept in KEPT:
        part = bench.searched(f"{kept} offers", games)
        pairs = list(zip(whole, part, strict=True))
        say(
            GORE,
            f"the best {kept}: {sum(found.nodes for found in part):,} positions,"
            f" another value on {sum(one.value != two.value for one, two in pairs)},"
            f" another move on {sum(one.move != two.move for one, two in pairs)}",
        )


def fetching(bench: Bench) -> None:
    with (
        running(bench.folders[AS_IT_IS]) as engine,
        running(bench.folders["fetching"]) as other,
    ):
        for rules in BOTH:
            rates = [0.0, 0.0]
            for _ in range(ROUNDS):
                for place, one in enumerate((engine, other)):
                    one.analyse(Game(rules), Limits(depth=1), MEGABYTES)
                    found = one.analyse(Game(rules), RATED, MEGABYTES)
                    rates[place] = max(rates[place], found.nodes / found.seconds / 1e6)
            say(rules, "{:.1f} million positions a second, without {:.1f}".format(*rates))


def evaluation(bench: Bench) -> None:
    for rules in BOTH:
        bench.against("", bench.player(), bench.player(weights=of_plain(rules.barter)), rules)


def ambition(bench: Bench) -> None:
    plain = Plain(Limits(nodes=bench.plain_nodes))
    for rules in BOTH:
        bench.against("", bench.player(), plain, rules)
        bench.against("without: ", bench.player(ambitious=False), plain, rules)


def ownership(bench: Bench) -> None:
    plain = Plain(Limits(nodes=bench.plain_nodes))
    bench.against("", bench.player(), plain, GORE)
    bench.against("without: ", bench.changed("ownership"), plain, GORE)


@dataclass(frozen=True, slots=True)
class Part:
    """What is measured, how, and the changes that it needs."""

    name: str
    how: str
    measure: Callable[[Bench], None]
    changes: tuple[str, ...] = ()


MATCH: Final = "against itself without, {nodes:,} positions a move"
WORK: Final = "{positions} positions to a depth of {depth}"
PLAIN: Final = "against plain, {nodes:,} positions a move, plain {plain_nodes:,}"
PARTS: Final = {
    "captures": Part("captures beyond the depth", MATCH, captures, ("captures",)),
    "order": Part("order by what was good elsewhere", WORK, order, (AS_IT_IS, "order")),
    "reductions": Part("late sowings less deep", MATCH, reductions, ("reductions",)),
    "offers": Part("offers", WORK, offers, (AS_IT_IS, *(f"{kept} offers" for kept in KEPT))),
    "fetching": Part(
        "places in the table fetched ahead of time",
        f"{RATED.nodes:,} positions, the best of {ROUNDS}",
        fetching,
        (AS_IT_IS, "fetching"),
    ),
    "evaluation": Part(
        "the evaluation as fitted",
        "against itself with the weights of plain, {nodes:,} positions a move",
        evaluation,
    ),
    "ambition": Part("playing to win", PLAIN, ambition),
    "ownership": Part("what owning every pit is worth", PLAIN, ownership, ("ownership",)),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--parts",
        nargs="+",
        choices=PARTS,
        default=list(PARTS),
        metavar="PART",
        help=", ".join(PARTS),
    )
    parser.add_argument("--games", type=count, default=100, help="in each match")
    parser.add_argument("--nodes", type=count, default=5000, help="a move in matches")
    parser.add_argument("--plain-nodes", type=count, default=2000, help="a move, for plain")
    parser.add_argument("--positions", type=count, default=200, help="that are searched")
    parser.add_argument("--depth", type=count, default=18, help="plies to which they are")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--processes", type=count, help="that play matches")
    options = parser.parse_args()
    sizes = {name: value for name, value in vars(options).items() if name != "parts"}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        folders = {
            change: copied(Path(temporary) / change.replace(" ", "-"), CHANGES.get(change))
            for change in dict.fromkeys(c for name in options.parts for c in PARTS[name].changes)
        }
        for folder in folders.values():
            with running(folder) as engine:  # compile it once, not in each process of a match
                engine.analyse(Game(), Limits(depth=1))
        bench = Bench(folders=folders, **sizes)
        for name in options.parts:
            part = PARTS[name]
            print(f"{part.name}: {part.how.format(**sizes)}", flush=True)
            part.measure(bench)


if __name__ == "__main__":
    main()
