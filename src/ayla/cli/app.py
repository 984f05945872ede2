"""The command itself: its subcommands, and how it ends."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from ayla import __version__
from ayla.cli.admin import admin
from ayla.cli.analyse import analyse
from ayla.cli.apply import apply
from ayla.cli.bench import bench
from ayla.cli.errors import BAD_INPUT, INTERRUPTED, UNREAD, error_line, unwritten_line
from ayla.cli.match import match
from ayla.cli.migrate import migrate
from ayla.cli.moves import moves
from ayla.cli.options import MovesCommand
from ayla.cli.perft import perft
from ayla.cli.play import play
from ayla.cli.serve import serve
from ayla.cli.tablebase import tablebase

# Plain help and errors: they start faster than boxes, and read well on any screen.
app = typer.Typer(
    name="ayla",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ayla {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ayla(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """Play, learn, analyse and solve Goré, the 2x4 mancala of the Guro people."""
    del version  # shown by its callback
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in (play, serve, moves, apply, analyse, perft, match, bench, migrate):
    app.command(cls=MovesCommand)(command)
app.add_typer(tablebase)
app.add_typer(admin)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, or those of the process, and return its exit code.

    0; 2 for bad input, with one line on standard error; 130 after Ctrl-C; 1 if nobody reads what
    is printed, or if it cannot be written, with one line too.
    """
    _open_what_is_closed()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_fail(stream)
    try:
        code = app(None if args is None else list(args), prog_name="ayla", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        typer.echo(error_line(error), err=True)
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None:  # not what writing to a stream raises
            raise
        _print_no_more()
        if not isinstance(error, BrokenPipeError):
            typer.echo(unwritten_line(error), err=True)
        return UNREAD
    return code if isinstance(code, int) else 0


def _open_what_is_closed() -> None:
    """Stand in for streams that a caller closed, as ``>&-`` does: nothing to read, none to see."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (stays)


def _print_no_more() -> None:
    """End quietly, now and when Python exits and would write what is left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _never_fail(stream: Any) -> None:
    """Let no letter that the stream's encoding lacks end the command."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
