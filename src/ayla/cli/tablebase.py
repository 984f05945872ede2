"""``ayla tablebase``: build, prove and ask the tables of the solved classic game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from ayla.cli.errors import BadInput
from ayla.cli.options import (
    Classic,
    Endless,
    Json,
    PositionText,
    SkipOrigin,
    language,
    print_json,
    read_position,
    read_rules,
)
from ayla.notation.plain import Plain

if TYPE_CHECKING:
    from rich.table import Table

    from ayla.tablebase import Progress
    from ayla.tablebase.manifest import Entry
    from ayla.terminal.screen import Screen

Dir: TypeAlias = Annotated[
    Path | None,
    typer.Option("--dir", metavar="DIR", help="Where the tables are; usually the user's data."),
]
BuildSeeds: TypeAlias = Annotated[
    int, typer.Option("--seeds", metavar="N", help="Stop at so many seeds on the board.")
]
VerifySeeds: TypeAlias = Annotated[
    int | None,
    typer.Option("--seeds", metavar="N", help="Stop at so many seeds; usually at what is there."),
]
Threads: TypeAlias = Annotated[
    int | None, typer.Option("--threads", min=1, help="How many threads work; usually all cores.")
]
Sample: TypeAlias = Annotated[
    int,
    typer.Option("--sample", min=0, help="Boards a layer to compare with the readable rules."),
]
Random: TypeAlias = Annotated[int, typer.Option("--random", help="The seed of that sample.")]

tablebase = typer.Typer(
    name="tablebase",
    help="Build, prove and ask the tables of the solved classic game.",
    rich_markup_mode=None,
)


@tablebase.callback(invoke_without_command=True)
def _help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@tablebase.command()
def build(
    seeds: BuildSeeds = 48,
    directory: Dir = None,
    threads: Threads = None,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Build what is missing of the tables; a build that was interrupted goes on where it was."""
    del classic  # what is solved is the classic game
    with _refusals(), _bar("tables-building") as report:
        import ayla.tablebase as tables

        rules = read_rules(True, skip_origin, endless)
        folder = directory or tables.default_folder()
        tables.build(folder, seeds, rules, threads=threads, report=report)
    if json:
        print_json({"dir": str(folder), "seeds": seeds})
        return
    _screen().say("tables-built", {"seeds": seeds, "dir": str(folder)})


@tablebase.command()
def verify(
    seeds: VerifySeeds = None,
    directory: Dir = None,
    sample: Sample = 100,
    random: Random = 0,
    threads: Threads = None,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Prove the tables: checksums, every value and distance, a sample by the readable rules."""
    del classic
    with _refusals(), _bar("tables-proving") as report:
        import ayla.tablebase as tables

        rules = read_rules(True, skip_origin, endless)
        found = tables.verify(
            directory, seeds, rules, sample=sample, random=random, threads=threads, report=report
        )
    most = found.layers[-1].seeds
    if json:
        print_json(
            {
                "seeds": most,
                "boards": found.boards,
                "sampled": found.sampled,
                "published": [*found.published],
            }
        )
        return
    screen = _screen()
    screen.say("tables-proved", {"seeds": most, "boards": found.boards})
    screen.say("tables-sampled", {"boards": found.sampled})
    screen.say("tables-published", {"same": len(found.published), "all": len(found.layers)})


@tablebase.command()
def info(
    directory: Dir = None,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Say which tables are there and what is in them."""
    del classic
    with _refusals():
        import ayla.tablebase as tables
        from ayla.tablebase import manifest

        opened = tables.open(directory, read_rules(True, skip_origin, endless))
        known = manifest.read(opened.folder, opened.rules)
        there = {seeds: known.get(seeds) for seeds in opened.seeds()}
    if json:
        print_json(
            {
                "dir": str(opened.folder),
                "layers": [
                    {"seeds": seeds} if entry is None else _plain(entry)
                    for seeds, entry in there.items()
                ],
            }
        )
        return
    screen = _screen()
    if not there:
        screen.say("tables-none", {"dir": str(opened.folder)})
        return
    screen.say("tables-there", {"dir": str(opened.folder)})
    screen.show(_listed(screen, there))


@tablebase.command()
def probe(
    position: PositionText,
    directory: Dir = None,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Say what a position of the classic game is worth, and each of its moves."""
    del classic
    with _refusals():
        import ayla.tablebase as tables

        rules = read_rules(True, skip_origin, endless)
        opened = tables.open(directory, rules)
        standing = read_position(position, rules)
        found = opened.probe(standing)
    if json:
        print_json(
            {
                "value": found.value,
                "moves": {str(move): value for move, value in found.moves.items()},
                "distance": found.distance,
                "best": [str(move) for move in found.best],
            }
        )
        return
    screen = _screen()
    screen.board(standing)
    screen.show()
    side = {"side": standing.to_move.value}
    screen.say("tables-value", {**side, "value": _signed(found.value)})
    if found.distance:
        screen.say("tables-distance", {"moves": found.distance})
    if found.moves:
        screen.say("tables-moves", side)
    screen.entries(
        [
            (str(move), _signed(value) + (" *" if move in found.best else ""))
            for move, value in found.moves.items()
        ]
    )


def _signed(value: int) -> str:
    return f"{value:+d}" if value else "0"


COLUMNS = ("seeds", "boards", "wins", "draws", "losses", "largest", "longest")
"""What is listed of each table, fields of its entry in the manifest."""


def _plain(entry: "Entry") -> Plain:
    values: dict[str, Plain] = {str(value): boards for value, boards in entry.values.items()}
    return {**asdict(entry), "values": values}


def _listed(screen: "Screen", there: "dict[int, Entry | None]") -> "Table":
    """A line for each table; what no manifest tells of it is left out."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in COLUMNS:
        table.add_column(screen.texts(f"tables-column-{column}", {}), justify="right")
    for seeds, entry in there.items():
        numbers = [] if entry is None else [getattr(entry, column) for column in COLUMNS[1:]]
        table.add_row(str(seeds), *(f"{number:,}" for number in numbers))
    return table


def _screen() -> "Screen":
    from ayla.terminal.screen import Screen

    return Screen(language())


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn what the tablebase refuses into bad input, under its own code."""
    from ayla.rules import RuleError
    from ayla.tablebase import MissingTable, TablebaseError

    try:
        yield
    except MissingTable as error:
        remedy = "ayla tablebase build makes it"
        raise BadInput(str(error.code), f"{error}; {remedy}") from error
    except (TablebaseError, RuleError) as error:
        raise BadInput(str(error.code), str(error)) from error


@contextmanager
def _bar(message: str) -> Iterator[Callable[["Progress"], None]]:
    """A progress bar on standard error, if a person is looking at it."""
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn
    from rich.progress import Progress as Bar

    screen = _screen()
    console = Console(stderr=True)
    with Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn("{task.fields[left]}"),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(screen.texts(message, {"seeds": 0}), total=None, rate="", left="")

        def report(at: "Progress") -> None:
            rate = screen.texts("tables-rate", {"rate": f"{at.rate / 1e6:.1f}"})
            bar.update(
                task,
                description=screen.texts(message, {"seeds": at.seeds}),
                completed=at.done,
                total=at.total,
                rate=rate,
                left="" if at.left is None else screen.texts("tables-left", _time(at.left)),
            )

        yield report


def _time(seconds: float) -> dict[str, int]:
    minutes, rest = divmod(round(seconds), 60)
    return {"minutes": minutes, "seconds": rest}
