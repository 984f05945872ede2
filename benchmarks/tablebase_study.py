"""What the solved classic game is like: the figures and plots of the results page.

python benchmarks/tablebase_study.py --dir tables --plots docs/images
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ayla import tablebase
from ayla.kernel import index
from ayla.kernel.compiling import compiled, inlined
from ayla.kernel.index import HALF
from ayla.kernel.moves import sown_lanes
from ayla.kernel.packing import ROW, is_over, seeds, seeds_in, turned_board
from ayla.kernel.ranking import MINE, all_rows, board_at, held, own_seeds, rank_turned
from ayla.notation import format_position
from ayla.rules import CLASSIC, Move, Pit, Position, Rules, Sow, legal_moves, play, start
from ayla.rules import is_over as is_finished
from ayla.tablebase import SKIP_ORIGIN, Tablebase, manifest, variant
from ayla.tablebase.manifest import Entry, Manifest
from ayla.tablebase.readable import position_of
from ayla.tablebase.solving import STARTS

SLICE = 1 << 20
COUNTS = ("boards with a choice", "moves", "moves that keep the value", "greedy keeps the value")
QUANTILES = (5, 25, 50, 75, 95)
SHOWN = (16, 24, 32, 40, 48)
"""Layers of which several of the hardest boards are shown."""
EXAMPLES = 3
FEW = 30
"""Boards of fewer seeds are also counted together."""

Slice = Callable[[int, int], Any]


@inlined
def _sown(board: int, pit: int, count: int, skip: int) -> tuple[int, int, int]:
    """Sow a pit that holds seeds: what that brings at once, the board after it, its seeds.

    In halves, and what is swept at the end included. The board is still seen by the sower; its
    seeds are -1 if the game is over.
    """
    after, taken = sown_lanes(board, MINE, pit, skip)
    gain = seeds_in(taken) >> 1
    after -= taken
    left = count - 2 * gain
    if is_over(after):
        return gain + held(after & ROW) - (left >> 1), after, -1
    return gain, after, left


@inlined
def _most(board: int, count: int, skip: int) -> int:
    """The most that a move brings at once, in halves; 0 for a pass."""
    most = -1000
    for pit in range(HALF):
        if seeds(board, pit) != 0:
            most = max(most, _sown(board, pit, count, skip)[0])
    return 0 if most == -1000 else most


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
            gain, after, left = _sown(board, pit, count, skip)
            worth = gain
            if left >= 0:
                worth -= values[starts[left >> 1] + rank_turned(after, left)]
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


@compiled
def _narrow(
    count: int, start: int, end: int, values: Any, starts: Any, rows: Any, skip: int, losses: Any
) -> None:
    """For each board from ``start`` on: what the second best move loses, in halves, if it is hard.

    Hard: of at least three moves one alone keeps the value; it is not among those that bring most
    at once, nor among those that do so less the most that the opponent can then take at once.
    0 for all other boards.
    """
    gains = np.empty(HALF, np.int64)
    worths = np.empty(HALF, np.int64)
    boards = np.empty(HALF, np.int64)
    lefts = np.empty(HALF, np.int64)
    own = own_seeds(count, start, 0)
    for number in range(start, end):
        own = own_seeds(count, number, own)
        board = board_at(count, number, own, rows)
        if is_over(board):
            continue
        moves = 0
        most = -1000
        best = -1000
        second = -1000
        right = 0
        for pit in range(HALF):
            if seeds(board, pit) == 0:
                continue
            gain, after, left = _sown(board, pit, count, skip)
            worth = gain
            if left >= 0:
                worth -= values[starts[left >> 1] + rank_turned(after, left)]
            gains[moves] = gain
            worths[moves] = worth
            boards[moves] = after
            lefts[moves] = left
            most = max(most, gain)
            if worth > best:
                second = best
                best = worth
                right = moves
            elif worth > second:
                second = worth
            moves += 1
        if moves < 3 or second == best or gains[right] == most:
            continue
        for move in range(moves):
            if lefts[move] >= 0:
                gains[move] -= _most(turned_board(boards[move]), lefts[move], skip)
        if gains[right] == gains[:moves].max():
            continue
        losses[number - start] = best - second


class Hard(NamedTuple):
    """The hard boards of a layer, as ``_narrow`` has them.

    ``boards``: how many there are. ``lost``: the most that the second best move loses on one of
    them, in seeds. ``equal``: on how many it loses so many. ``hardest``: the numbers of the
    ``EXAMPLES`` boards where it loses most, the first of equal ones.
    """

    boards: int
    lost: int
    equal: int
    hardest: list[int]


class Study:
    """Passes over every board of the tables."""

    def __init__(self, tables: Tablebase, threads: int) -> None:
        self._layers = tables.seeds()
        self._values = np.concatenate(
            [np.frombuffer(tables.layer(count).values, np.int8) for count in self._layers]
        )
        self._rows = all_rows()
        self._skip = int(tables.rules.skip_origin)
        self._threads = threads

    def choices(self) -> dict[int, list[float]]:
        """``COUNTS`` for each layer."""
        found = {}
        for count in self._layers:

            def part(start: int, end: int, count: int = count) -> Any:
                sums = np.zeros(len(COUNTS))
                self._run(_study, count, start, end, sums)
                return sums

            found[count] = sum(self._parts(count, part)).tolist()
        return found

    def hard(self) -> dict[int, Hard]:
        """The hard boards of each layer that has any."""
        found = {}
        for count in self._layers:

            def part(start: int, end: int, count: int = count) -> Any:
                losses = np.zeros(end - start, np.uint8)
                self._run(_narrow, count, start, end, losses)
                places = np.argsort(255 - losses, kind="stable")[:EXAMPLES]
                top = [(int(losses[place]), start + int(place)) for place in places]
                return np.bincount(losses, minlength=256), top

            parts = list(self._parts(count, part))
            counts = sum(counts for counts, _ in parts)
            if boards := int(counts[1:].sum()):
                top = sorted((-lost, number) for _, top in parts for lost, number in top if lost)
                most = -top[0][0]
                hardest = [number for _, number in top[:EXAMPLES]]
                found[count] = Hard(boards, 2 * most, int(counts[most]), hardest)
        return found

    def _run(self, compiled: Any, count: int, start: int, end: int, found: Any) -> None:
        compiled(count, start, end, self._values, STARTS, self._rows, self._skip, found)

    def _parts(self, count: int, part: Slice) -> Iterator[Any]:
        boards = index.boards(count)
        with ThreadPoolExecutor(self._threads) as pool:
            yield from pool.map(
                lambda start: part(start, min(start + SLICE, boards)), range(0, boards, SLICE)
            )


def table(*columns: str) -> None:
    print(f"\n| {' | '.join(columns)} |\n|{'---:|' * len(columns)}")


def starts(tables: Tablebase) -> None:
    """Equal pits: the value, and that of each first move."""
    print("\n## Equal pits\n")
    table("seeds a pit", "seeds", "value", "A", "B", "C", "D", "moves to the next capture")
    for each in range(1, 7):
        found = tables.probe(position_of((each,) * 8))
        moves = " | ".join(str(found.moves.get(Sow(pit), "")) for pit in list(Pit)[:HALF])
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


def together(entries: list[Entry]) -> None:
    boards = sum(entry.boards for entry in entries)
    won, even, lost = (
        100 * sum(numbers) / boards
        for numbers in zip(*((e.wins, e.draws, e.losses) for e in entries), strict=True)
    )
    print(
        f"\nof {boards:,} boards of up to {entries[-1].seeds} seeds:"
        f" won {won:.1f} %, even {even:.1f} %, lost {lost:.1f} %"
    )


def layers(known: Manifest, studied: dict[int, list[float]]) -> None:
    print("\n## Layers\n")
    table("seeds", "boards", "finished", "won", "even", "lost", "won %", "even %", "lost %", "mean")
    for entry in known.values():
        percent = [f"{100 * n / entry.boards:.1f}" for n in (entry.wins, entry.draws, entry.losses)]
        numbers = (entry.boards, entry.finished, entry.wins, entry.draws, entry.losses)
        print(
            f"| {entry.seeds} | {' | '.join(f'{n:,}' for n in numbers)}"
            f" | {' | '.join(percent)} | {mean(entry):+.2f} |"
        )
    together(list(known.values()))
    together([entry for entry in known.values() if entry.seeds < FEW])
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


def hardest(tables: Tablebase, studied: dict[int, list[float]], hard: dict[int, Hard]) -> None:
    """Where one move alone is right and neither sort of greed finds it."""
    print("\n## The hardest boards\n")
    table("seeds", "hard", "of the choices %", "the second best loses", "on so many boards")
    for count, found in hard.items():
        percent = 100 * found.boards / studied[count][0]
        print(f"| {count} | {found.boards:,} | {percent:.2f} | {found.lost} | {found.equal:,} |")
    boards = sum(found.boards for found in hard.values())
    choices = sum(choice for choice, *_ in studied.values())
    print(f"\nhard: {boards:,} boards, {100 * boards / choices:.2f} % of the choices")
    table("seeds", "board", "A", "B", "C", "D", "greedy", "careful")
    for count in SHOWN:
        for number in hard[count].hardest if count in hard else ():
            position = position_of(index.unrank(count, number))
            text = format_position(position).split()[0]
            print(f"| {count} | {text} | {' | '.join(example(tables, position))} |")


def example(tables: Tablebase, position: Position) -> list[str]:
    """The value of each move, the right one in bold, and what two sorts of greed play."""
    found = tables.probe(position)
    greedy = taken(position, tables.rules)
    careful = {}
    for move, gain in greedy.items():
        after = play(position, move, tables.rules).position
        answers = [] if is_finished(after) else taken(after, tables.rules).values()
        careful[move] = gain - max(answers, default=0)
    values = [found.moves.get(Sow(pit)) for pit in list(Pit)[:HALF]]
    return [
        *("" if v is None else f"**{v}**" if v == found.value else str(v) for v in values),
        pits(largest(greedy)),
        pits(largest(careful)),
    ]


def taken(position: Position, rules: Rules) -> dict[Move, int]:
    """What each move brings at once, what is swept at the end included, less what it gives."""
    mover = position.to_move

    def ahead(position: Position) -> int:
        return position.stores[mover.index] - position.stores[mover.opponent.index]

    return {
        move: ahead(play(position, move, rules).position) - ahead(position)
        for move in legal_moves(position, rules)
    }


def largest(gains: dict[Move, int]) -> list[Move]:
    return [move for move, gain in gains.items() if gain == max(gains.values())]


def pits(moves: list[Move]) -> str:
    return " ".join(move.pit.name for move in moves if isinstance(move, Sow))


def quantile(entry: Entry, percent: int) -> int:
    """The smallest value that at least so many percent of the boards do not exceed."""
    values = sorted(entry.values)
    for value, below in zip(values, accumulate(entry.values[v] for v in values), strict=True):
        if 100 * below >= percent * entry.boards:
            return value
    raise ValueError(f"{percent} is no percentage")


def mean(entry: Entry) -> float:
    return sum(value * boards for value, boards in entry.values.items()) / entry.boards


def spread(known: Manifest) -> None:
    """How the values lie, by the seeds on the board."""
    print("\n## Values by the seeds on the board\n")
    table("seeds", *(f"{percent} %" for percent in QUANTILES), "mean")
    for entry in known.values():
        cells = " | ".join(str(quantile(entry, percent)) for percent in QUANTILES)
        print(f"| {entry.seeds} | {cells} | {mean(entry):+.2f} |")


WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 300, 44, 10, 30, 40
STYLE = """<style>
text { font: 12px sans-serif; fill: #222 }
.paper { fill: #fff } .grid { stroke: #ccc } .zero { stroke: #777 }
.won { fill: #1f6f54 } .even { fill: #d9c79a } .lost { fill: #8a3b2a }
.outer { fill: #b9d3c8 } .inner { fill: #6fa893 }
.median { stroke: #123f30; fill: none } .mean { stroke: #a5442f; fill: none }
.median, .mean { stroke-width: 2 } .mean { stroke-dasharray: 5 3 }
@media (prefers-color-scheme: dark) {
text { fill: #ddd }
.paper { fill: #1e2029 } .grid { stroke: #444 } .zero { stroke: #999 }
.won { fill: #3f9c7b } .even { fill: #cdbb8e } .lost { fill: #b8594a }
.outer { fill: #24473b } .inner { fill: #37735f }
.median { stroke: #d5efe4 } .mean { stroke: #f09a80 }
}
</style>"""


class Plot:
    """An SVG with the seeds on the board from left to right, for light and dark pages."""

    def __init__(self, title: str, description: str, entries: list[Entry]) -> None:
        self.step = (WIDTH - LEFT - RIGHT) / len(entries)
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{title}</title>",
            f"<desc>{description}</desc>",
            STYLE,
            f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="4"/>',
        ]
        for place, entry in enumerate(entries):
            if entry.seeds % 4 == 0:
                self.text(self.middle(place), HEIGHT - BOTTOM + 16, entry.seeds, "middle")
        self.text((WIDTH + LEFT) / 2, HEIGHT - 6, "seeds on the board", "middle")

    def middle(self, place: int) -> float:
        """Where the entry at this place has its middle."""
        return LEFT + (place + 0.5) * self.step

    def add(self, part: str) -> None:
        self._parts.append(part)

    def text(self, x: float, y: float, text: object, anchor: str = "start") -> None:
        self.add(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>')

    def box(self, kind: str, x: float, y: float, width: float, height: float) -> None:
        self.add(
            f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}"'
            f' height="{height:.1f}"/>'
        )

    def line(self, kind: str, points: list[tuple[float, float]]) -> None:
        self.add(f'<polyline class="{kind}" points="{self._points(points)}"/>')

    def area(self, kind: str, points: list[tuple[float, float]]) -> None:
        self.add(f'<polygon class="{kind}" points="{self._points(points)}"/>')

    def write(self, path: Path) -> None:
        path.write_text("\n".join([*self._parts, "</svg>"]) + "\n", encoding="utf-8")

    @staticmethod
    def _points(points: list[tuple[float, float]]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def plot_shares(path: Path, name: str, known: Manifest) -> None:
    """Shares of boards won, even and lost by the seeds on the board."""
    entries = [entry for entry in known.values() if entry.seeds >= 4]
    plot = Plot(
        f"{name}: boards won, even and lost",
        "For each number of seeds on the board a bar, divided into the shares of boards that are"
        " won, even and lost for the side to move.",
        entries,
    )
    base, scale = HEIGHT - BOTTOM, (HEIGHT - BOTTOM - TOP) / 100
    for place, entry in enumerate(entries):
        y = float(base)
        shares = (("won", entry.wins), ("even", entry.draws), ("lost", entry.losses))
        for kind, boards in shares:
            tall = 100 * boards / entry.boards * scale
            y -= tall
            plot.box(kind, plot.middle(place) - plot.step / 2 + 1, y, plot.step - 2, tall)
    for percent in (0, 25, 50, 75, 100):
        plot.text(LEFT - 6, base - percent * scale + 4, f"{percent}%", "end")
    for place, kind in enumerate(("won", "even", "lost")):
        plot.box(kind, LEFT + 90 * place, 8, 12, 12)
        plot.text(LEFT + 90 * place + 18, 18, kind)
    plot.write(path)


def plot_values(path: Path, name: str, known: Manifest) -> None:
    """How the values lie by the seeds on the board: quantiles and mean."""
    entries = [entry for entry in known.values() if entry.seeds >= 4]
    levels = {percent: [quantile(entry, percent) for entry in entries] for percent in QUANTILES}
    low, high = min(levels[QUANTILES[0]]), max(levels[QUANTILES[-1]])
    low, high = low - low % 4, high + -high % 4
    plot = Plot(
        f"{name}: values by the seeds on the board",
        "For each number of seeds on the board two bands, with 90 and with 50 of 100 boards"
        " between their edges, a line for the median value and a broken line for the mean.",
        entries,
    )
    base, scale = HEIGHT - BOTTOM, (HEIGHT - BOTTOM - TOP) / (high - low)

    def points(values: list[int] | list[float]) -> list[tuple[float, float]]:
        return [
            (plot.middle(place), base - (value - low) * scale) for place, value in enumerate(values)
        ]

    for kind, lower, upper in (("outer", 5, 95), ("inner", 25, 75)):
        plot.area(kind, points(levels[lower]) + points(levels[upper])[::-1])
    for value in range(low, high + 1, 4):
        y = base - (value - low) * scale
        plot.line("grid" if value else "zero", [(LEFT, y), (WIDTH - RIGHT, y)])
        plot.text(LEFT - 6, y + 4, f"{value:+d}" if value else "0", "end")
    plot.line("median", points(levels[50]))
    plot.line("mean", points([mean(entry) for entry in entries]))
    for place, (kind, label) in enumerate((("outer", "5 to 95 %"), ("inner", "25 to 75 %"))):
        plot.box(kind, LEFT + 110 * place, 8, 12, 12)
        plot.text(LEFT + 110 * place + 18, 18, label)
    for place, kind in enumerate(("median", "mean"), 2):
        plot.line(kind, [(LEFT + 110 * place, 14), (LEFT + 110 * place + 20, 14)])
        plot.text(LEFT + 110 * place + 26, 18, kind)
    plot.write(path)


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
    study = Study(tables, options.threads)
    choices = study.choices()
    layers(known, choices)
    spread(known)
    hardest(tables, choices, study.hard())
    longest(tables, known)
    if options.plots:
        file = variant.name(rules)
        name = "The game with skip_origin" if options.skip_origin else "The classic game"
        plot_shares(options.plots / f"{file}-shares.svg", name, known)
        plot_values(options.plots / f"{file}-values.svg", name, known)


if __name__ == "__main__":
    main()
