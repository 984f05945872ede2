"""What the solved classic game is like: the figures and plots of the results page.

python benchmarks/tablebase_study.py --dir tables --plots docs/images
"""

import argparse
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from ayla import tablebase
from ayla.kernel.compiling import compiled
from ayla.kernel.moves import sown_lanes
from ayla.kernel.packing import is_over, seeds, seeds_in
from ayla.notation import format_position
from ayla.rules import CLASSIC, Position, Rules, play, start
from ayla.tablebase import SKIP_ORIGIN, Tablebase, index, manifest
from ayla.tablebase.index import HALF
from ayla.tablebase.lanes import MINE, ROW, all_rows, board_at, held, own_seeds, rank_turned
from ayla.tablebase.manifest import Manifest
from ayla.tablebase.readable import position_of
from ayla.tablebase.solving import STARTS

SLICE = 1 << 20
COUNTS = ("boards with a choice", "moves", "moves that keep the value", "greedy keeps the value")


@compiled
def _study(
    count: int, start: int, end: int, values: Any, starts: Any, rows: Any, skip: int, found: Any
) -> None:
    """Add to ``found`` what ``COUNTS`` says, for the boards with at least two moves.

    Greedy takes what brings most at once, what is swept at the end included, and draws lots.
    """
    own = own_seeds(count, start, 0)
    for number in range(start, end):
        own = own_seeds(count, number, own)
        board = board_at(count, number, own, rows)
        if is_over(board):
            continue
        moves = 0
        right = 0
        most = -1000
        equal = 0
        equal_right = 0
        value = int(values[starts[count >> 1] + number])
        for pit in range(HALF):
            if seeds(board, pit) == 0:
                continue
            moves += 1
            after, taken = sown_lanes(board, MINE, pit, skip)
            gain = seeds_in(taken) >> 1
            after -= taken
            left = count - 2 * gain
            if is_over(after):
                gain += held(after & ROW) - (left >> 1)
                worth = gain
            else:
                worth = gain - values[starts[left >> 1] + rank_turned(after, left)]
            keeps = 1 if worth == value else 0
            right += keeps
            if gain > most:
                most = gain
                equal = 0
                equal_right = 0
            if gain == most:
                equal += 1
                equal_right += keeps
        if moves >= 2:
            found[0] += 1
            found[1] += moves
            found[2] += right
            found[3] += equal_right / equal


def study(tables: Tablebase, threads: int) -> dict[int, list[float]]:
    """``COUNTS`` for each layer."""
    layers = tables.seeds()
    values = np.concatenate([np.frombuffer(tables.layer(n).values, np.int8) for n in layers])
    rows, skip = all_rows(), int(tables.rules.skip_origin)
    found = {}
    with ThreadPoolExecutor(threads) as pool:
        for count in layers:
            boards = index.boards(count)

            def part(start: int, count: int = count, boards: int = boards) -> Any:
                sums = np.zeros(len(COUNTS))
                end = min(start + SLICE, boards)
                _study(count, start, end, values, STARTS, rows, skip, sums)
                return sums

            found[count] = sum(pool.map(part, range(0, boards, SLICE))).tolist()
    return found


def table(*columns: str) -> None:
    print(f"\n| {' | '.join(columns)} |\n|{'---:|' * len(columns)}")


def starts(tables: Tablebase) -> None:
    """Equal pits: the value, and that of each first move."""
    print("\n## Equal pits\n")
    table("seeds a pit", "seeds", "value", "A", "B", "C", "D", "moves to the next capture")
    for each in range(3, 7):
        position = position_of((each,) * 8)
        found = tables.probe(position)
        moves = " | ".join(str(value) for value in found.moves.values())
        print(f"| {each} | {8 * each} | {found.value} | {moves} | {found.distance} |")


def openings(tables: Tablebase, plies: int = 8) -> None:
    """How many of the moves in all sequences from the start keep the value."""
    print("\n## The first turns\n")
    table("turn", "moves", "keep the value", "%")
    level = Counter({start(tables.rules): 1})
    for turn in range(1, plies + 1):
        after: Counter[Position] = Counter()
        moves = right = 0
        for position, ways in level.items():
            found = tables.probe(position)
            for move, value in found.moves.items():
                moves += ways
                right += ways * (value == found.value)
                after[play(position, move, tables.rules).position] += ways
        print(f"| {turn} | {moves:,} | {right:,} | {100 * right / moves:.1f} |")
        level = after


def layers(known: Manifest, studied: dict[int, list[float]]) -> None:
    print("\n## Layers\n")
    table("seeds", "boards", "finished", "won", "even", "lost", "won %", "even %", "lost %", "mean")
    for entry in known.values():
        percent = [f"{100 * n / entry.boards:.1f}" for n in (entry.wins, entry.draws, entry.losses)]
        mean = sum(value * boards for value, boards in entry.values.items()) / entry.boards
        numbers = (entry.boards, entry.finished, entry.wins, entry.draws, entry.losses)
        print(
            f"| {entry.seeds} | {' | '.join(f'{n:,}' for n in numbers)}"
            f" | {' | '.join(percent)} | {mean:+.2f} |"
        )
    table("seeds", "largest", "longest", "with a choice", "any move right %", "greedy right %")
    for count, (choice, moves, right, greedy) in studied.items():
        if choice:
            print(
                f"| {count} | {known[count].largest} | {known[count].longest} | {choice:,.0f}"
                f" | {100 * right / moves:.1f} | {100 * greedy / choice:.1f} |"
            )
    choice, moves, right, greedy = (sum(column) for column in zip(*studied.values(), strict=True))
    print(
        f"\nof {choice:,.0f} boards with a choice: any move is right"
        f" {100 * right / moves:.2f} %, greedy {100 * greedy / choice:.2f} %"
    )


def longest(tables: Tablebase, known: Manifest) -> None:
    """The boards from which the next capture is furthest."""
    print("\n## Longest ways to the next capture\n")
    table("seeds", "moves", "boards", "one of them", "value")
    for count, entry in known.items():
        if not entry.longest:
            continue
        distances = np.frombuffer(tables.layer(count).distances, np.uint8)
        numbers = np.flatnonzero(distances == entry.longest)
        position = position_of(index.unrank(count, int(numbers[0])))
        text = format_position(position).split()[0]
        print(
            f"| {count} | {entry.longest} | {len(numbers)} | `{text}` | {tables.value(position)} |"
        )


def plot(path: Path, title: str, known: Manifest) -> None:
    """Shares of boards won, even and lost by the seeds on the board, as an SVG."""
    width, height, left, bottom = 640, 300, 44, 40
    entries = [entry for entry in known.values() if entry.seeds >= 4]
    step = (width - left - 10) / len(entries)
    scale = (height - bottom - 30) / 100
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        "<style>text { font: 12px sans-serif }</style>",
        f"<title>{title}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for place, entry in enumerate(entries):
        x, y = left + place * step, float(height - bottom)
        shares = ((entry.wins, "#1f6f54"), (entry.draws, "#d9c79a"), (entry.losses, "#8a3b2a"))
        for boards, colour in shares:
            tall = 100 * boards / entry.boards * scale
            y -= tall
            parts.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{step - 2:.1f}" height="{tall:.1f}"'
                f' fill="{colour}"/>'
            )
        if entry.seeds % 4 == 0:
            parts.append(
                f'<text x="{x + step / 2 - 1:.1f}" y="{height - bottom + 16}"'
                f' text-anchor="middle">{entry.seeds}</text>'
            )
    for percent in (0, 25, 50, 75, 100):
        y = height - bottom - percent * scale
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}%</text>')
    labels = (("won", "#1f6f54"), ("even", "#d9c79a"), ("lost", "#8a3b2a"))
    for place, (label, colour) in enumerate(labels):
        x = left + 90.0 * place
        parts.append(f'<rect x="{x}" y="8" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="18">{label}</text>')
    parts.append(
        f'<text x="{(width + left) / 2}" y="{height - 6}" text-anchor="middle">'
        "seeds on the board</text></svg>"
    )
    path.write_text("\n".join(parts) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="The figures of the results page.")
    parser.add_argument("--dir", type=Path)
    parser.add_argument("--skip-origin", action="store_true")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--plots", type=Path, help="write the plots into this folder")
    options = parser.parse_args()
    rules: Rules = SKIP_ORIGIN if options.skip_origin else CLASSIC
    tables = tablebase.open(options.dir, rules)
    known = {count: manifest.read(tables.folder, rules)[count] for count in tables.seeds()}
    starts(tables)
    openings(tables)
    layers(known, study(tables, options.threads))
    longest(tables, known)
    if options.plots:
        name = "skip-origin" if options.skip_origin else "classic"
        plot(options.plots / f"{name}-shares.svg", "Boards won, even and lost", known)


if __name__ == "__main__":
    main()
