"""The command ``ayla``: the only place that wires the parts together."""

from typing import Annotated

import typer

import ayla

app = typer.Typer(no_args_is_help=True, add_completion=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ayla {ayla.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Play, learn, analyse and solve Goré, the 2x4 mancala of the Guro people."""


def main() -> None:
    """Run the command with the arguments of the process."""
    app()
