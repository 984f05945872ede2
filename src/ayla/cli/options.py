"""What the commands have in common: switches, positions, limits, JSON."""

import json
import math
from typing import Annotated, Any, Literal, TypeAlias

import typer
from typer.core import TyperCommand

from ayla.cli.errors import reading
from ayla.notation import parse_position
from ayla.notation.plain import Plain
from ayla.rules import Position, Rules, legal_moves

PositionText: TypeAlias = Annotated[
    str,
    typer.Argument(
        metavar="POSITION",
        help="Six fields in one argument, as in '6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0'.",
        show_default=False,
    ),
]
Classic: TypeAlias = Annotated[bool, typer.Option("--classic", help="The game without barter.")]
SkipOrigin: TypeAlias = Annotated[
    bool,
    typer.Option("--skip-origin", help="A sowing leaves out the pit that it started from (R4)."),
]
Endless: TypeAlias = Annotated[
    Literal["split", "owner"],
    typer.Option(
        "--endless", help="Who takes what is on the board when endless play is settled (R16)."
    ),
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON value.")]

_PASS = "--"


class MovesCommand(TyperCommand):
    """A command in whose arguments ``--`` is a pass and ``-1`` a number, not options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse as usual, with a blank before such words, which ``as_typed`` takes away again."""
        return super().parse_args(ctx, [f" {arg}" if _is_value(arg) else arg for arg in args])


def as_typed(arg: str) -> str:
    """An argument of a ``MovesCommand`` as it was typed, so that places in it are right."""
    return arg[1:] if arg[:1] == " " and _is_value(arg[1:]) else arg


def _is_value(arg: str) -> bool:
    return arg == _PASS or (arg[:1] == "-" and arg[1:2].isdecimal())


def finite(value: float) -> float:
    """A number that was given, which must have an end."""
    if not math.isfinite(value):
        raise typer.BadParameter(f"{value} is not a finite number")
    return value


def read_rules(classic: bool, skip_origin: bool, endless: Literal["split", "owner"]) -> Rules:
    """The rules that the switches name."""
    return Rules(barter=not classic, skip_origin=skip_origin, endless=endless)


def read_position(text: str, rules: Rules, place: str = "POSITION") -> Position:
    """The position of an argument, or of the option that ``place`` names. Raises ``BadInput``."""
    with reading(place):
        position = parse_position(as_typed(text))
        legal_moves(position, rules)  # an open offer has no place in the classic game
        return position


def print_json(value: dict[str, Plain]) -> None:
    """Print one JSON value on one line of standard output."""
    typer.echo(json.dumps(value))


def language() -> str:
    """The language of the person at this terminal, as the environment has it."""
    import os

    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((tag for name in names if (tag := os.environ.get(name))), "en")
