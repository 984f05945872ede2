"""``ayla analyse``: the best moves and what they are worth."""

from typing import Annotated

import typer

from ayla.cli.errors import reading
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
from ayla.cli.wiring import analyst
from ayla.notation import format_position
from ayla.notation.plain import Plain
from ayla.port import Analysis, Limits
from ayla.rules import Game, Position

USUAL = Limits(seconds=1.0)
"""The limits of a search for which none were given."""

AT_ONCE = Limits(seconds=0.3)
"""The limits of the search that is shown until the engine is there."""

Seconds = Annotated[
    float | None, typer.Option("--seconds", metavar="S", help="Think so long; usually 1 second.")
]
Depth = Annotated[int | None, typer.Option("--depth", metavar="D", help="Look so many plies deep.")]
Nodes = Annotated[
    int | None, typer.Option("--nodes", metavar="N", help="Look at so many positions.")
]
Lines = Annotated[int, typer.Option("--lines", metavar="K", min=1, help="Show so many moves.")]


def analyse(
    position: PositionText,
    seconds: Seconds = None,
    depth: Depth = None,
    nodes: Nodes = None,
    lines: Lines = 1,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Find the best moves, and the final seeds of the mover minus the opponent's that they promise.

    The search ends at the first of the limits given.
    """
    rules = read_rules(classic, skip_origin, endless)
    standing = read_position(position, rules)
    with reading("limits"):
        limits = USUAL if seconds is depth is nodes is None else Limits(seconds, depth, nodes)
    game = Game(rules, standing)
    with reading("POSITION"):
        if json:
            found = analyst().analyse(game, limits, lines=lines)
            print_json(described(standing, found))
            return
        _show(game, limits, lines)


def _show(game: Game, limits: Limits, lines: int) -> None:
    """Print what is found; on a terminal also what was found so far, while the search goes on."""
    from ayla.terminal.live import Live
    from ayla.terminal.screen import Screen

    screen = Screen(language())
    with Live(screen) as live:

        def report(found: Analysis) -> None:
            live.show(_entries(found), screen.texts("analysis-depth", _counted(found)))

        if live.seen:
            # Something to look at while the engine is loaded, or compiled the first time.
            from ayla.engine.plain import Plain as FirstOpponent

            FirstOpponent().analyse(game, AT_ONCE, lines=lines, report=report)
        found = analyst().analyse(game, limits, lines=lines, report=report)
    screen.board(game.position)
    screen.show()
    screen.say("analysis-title", {"side": game.position.to_move.value})
    screen.entries(_entries(found))
    if found.nodes:
        screen.say("analysis-depth", _counted(found))
    else:
        screen.say("analysis-known")


def _entries(found: Analysis) -> list[tuple[str, str]]:
    return [(_value(line.value, line.exact), " ".join(map(str, line.pv))) for line in found.lines]


def _counted(found: Analysis) -> dict[str, str | int]:
    return {"depth": found.depth, "nodes": found.nodes, "nps": found.nps}


def described(position: Position, found: Analysis) -> dict[str, Plain]:
    """What a search found as plain data; values are seeds, -48 to 48."""
    return {
        "position": format_position(position),
        "lines": [
            {
                "move": str(line.move),
                "value": _number(line.value),
                "exact": line.exact,
                "pv": [str(move) for move in line.pv],
            }
            for line in found.lines
        ],
        "depth": found.depth,
        "nodes": found.nodes,
        "nps": found.nps,
    }


def _number(value: float) -> float:
    return round(value, 2)


def _value(value: float, exact: bool) -> str:
    return f"={value:+.0f}" if exact else f"~{value:+.1f}"
