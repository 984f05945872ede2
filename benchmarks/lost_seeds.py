"""Seeds that the compiled engine loses a move, against the exact values of the classic game.

    python benchmarks/lost_seeds.py --seconds 0.1

On the boards of the conformance sample, those with one move left out. The engine has no tables,
unless ``--endings`` gives it some to look up boards of few seeds in the middle of its search; it is
judged by tables, which are built in a temporary folder unless ``--tables`` is given.
"""

import argparse
import json
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from options import count  # type: ignore[import-not-found]

from ayla import tablebase
from ayla.engine.fast import Fast
from ayla.notation import parse_position
from ayla.port import Limits, Player
from ayla.rules import CLASSIC, Game

SAMPLE = Path(__file__).parents[1] / "tests" / "conformance" / "tablebase_sample.jsonl"


def boards(fewest: int, most: int) -> Iterator[Game]:
    for text in SAMPLE.read_text().splitlines():
        position = parse_position(json.loads(text)["position"])
        game = Game(CLASSIC, position)
        if fewest <= sum(position.pits) <= most and len(game.legal_moves()) > 1:
            yield game


def lost(player: Player, games: list[Game], tables: tablebase.Tablebase) -> list[int]:
    """For each game the value lost by the player's move."""
    found = []
    for game in games:
        true = tables.probe(game.position)
        found.append(true.value - true.moves[player.choose(game)])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, help="a move; 0.1 unless nodes are given")
    parser.add_argument("--nodes", type=count, help="a move")
    parser.add_argument("--fewest", type=int, default=20, help="seeds on the board")
    parser.add_argument("--most", type=int, default=28)
    parser.add_argument("--ambitious", action="store_true", help="as it plays, not as it analyses")
    parser.add_argument("--endings", type=int, help="seeds of the boards that may be looked up")
    parser.add_argument("--tables", type=Path, help="the solved classic game, if it is built")
    options = parser.parse_args()
    seconds = 0.1 if options.seconds is options.nodes is None else options.seconds
    limits = Limits(seconds=seconds, nodes=options.nodes)
    player = Fast(limits, fresh=True, ambitious=options.ambitious)
    games = list(boards(options.fewest, options.most))
    if not games:
        parser.error(f"the sample has no board of {options.fewest} to {options.most} seeds")
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.tables or Path(temporary) / "judge"
        if options.tables is None:
            tablebase.build(folder, options.most)
        if options.endings is not None:
            player = player.knowing(tablebase.build(Path(temporary) / "known", options.endings))
        player.choose(Game(CLASSIC))
        losses = lost(player, games, tablebase.open(folder))
    pace = f"{seconds:g} s" if seconds else f"{options.nodes} positions"
    if options.endings is not None:
        pace += f" and boards of up to {options.endings} seeds known"
    print(
        f"{len(losses)} boards of {options.fewest} to {options.most} seeds, {pace} a move:"
        f" {statistics.mean(losses):.4f} seeds lost a move,"
        f" the best move missed on {sum(loss > 0 for loss in losses)}"
    )


if __name__ == "__main__":
    main()
