"""``ayla play``: a game in the terminal, line by line."""

import contextlib
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from ayla.cli.errors import BadInput, reading
from ayla.cli.options import Endless, SkipOrigin, language, read_position, read_rules
from ayla.cli.wiring import ladder, opponents
from ayla.port import Limits
from ayla.rules import Side

OpponentName = Annotated[
    str | None,
    typer.Option(
        "--opponent",
        metavar="NAME",
        help="The computer (greedy, for first games; level-1 to level-8; plain), or someone"
        " beside you (beside).",
    ),
]
SideLetter = Annotated[
    Literal["S", "N"] | None, typer.Option("--side", help="Your side; South begins.")
]
Barter = Annotated[
    bool | None, typer.Option("--barter/--classic", help="The game with or without barter.")
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", metavar="S", help="How long plain thinks a move."),
]
Start = Annotated[
    str | None, typer.Option("--position", metavar="POSITION", help="Play from here.")
]
Save = Annotated[
    Path | None,
    typer.Option(
        "--save",
        metavar="FILE",
        help="Keep the record in this file, after any games in it.",
    ),
]


def play(
    opponent: OpponentName = None,
    side: SideLetter = None,
    barter: Barter = None,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    seconds: Seconds = None,
    position: Start = None,
    save: Save = None,
) -> None:
    """Play a game in the terminal.

    What no option says is asked. Type ? in the game for help; Ctrl-D ends it.
    """
    from ayla.match import Kind, Seat, Settings
    from ayla.terminal.line_game import LineGame
    from ayla.terminal.record_file import NotRecordsError, RecordFile
    from ayla.terminal.screen import Screen
    from ayla.terminal.seating import BESIDE, Wishes, seat

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 -- gives input() its line editing

    rules = read_rules(barter is False, skip_origin, endless)
    start = None if position is None else read_position(position, rules, "--position")
    with reading("--position"):
        Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN), rules, start)
    with reading("--seconds"):
        players = opponents(None if seconds is None else Limits(seconds=seconds))
    if opponent is not None and opponent not in (*players, BESIDE):
        known = ", ".join((*players, BESIDE))
        raise BadInput("no_such_player", f"--opponent: expected one of {known}, found {opponent!r}")
    try:
        file = None if save is None else RecordFile(save)
    except OSError as error:
        raise BadInput("bad_file", f"--save {save}: {error.strerror}") from error
    except NotRecordsError as error:
        raise BadInput("bad_record", f"--save {save}: {error}") from error
    screen = Screen(language())
    wishes = Wishes(opponent, Side(side) if side else None, barter, rules, start)
    try:
        settings = seat(wishes, ladder(), screen, _ask)
        LineGame(settings, players, screen, _ask, file).run()
    except (EOFError, KeyboardInterrupt):
        screen.show()
        screen.say("goodbye")


def _ask(prompt: str) -> str:
    """The line typed at a prompt, shown where no terminal does: a transcript reads the same."""
    line = input(prompt)
    if not sys.stdin.isatty():
        typer.echo(line)
    return line
