"""``ayla apply``: play moves from a position."""

from collections.abc import Iterable
from typing import Annotated

import typer

from ayla.cli.errors import reading
from ayla.cli.options import (
    Classic,
    Endless,
    Json,
    PositionText,
    SkipOrigin,
    as_typed,
    language,
    print_json,
    read_position,
    read_rules,
)
from ayla.notation import format_position, parse_move
from ayla.notation.errors import shown
from ayla.notation.plain import Plain, plain_event, plain_outcome
from ayla.rules import Game, Position, Rules

Moves = Annotated[
    list[str],
    typer.Argument(
        metavar="MOVE...",
        help="Sow C, offer =AC, accept =+, decline =-, pass --.",
        show_default=False,
    ),
]


def apply(
    position: PositionText,
    moves: Moves,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Play moves, one after another, from a position.

    Repetition and turns (R16) count from the position given.
    """
    rules = read_rules(classic, skip_origin, endless)
    game = applied(read_position(position, rules), moves, rules)
    if json:
        print_json(described(game))
        return
    from ayla.terminal.screen import Screen

    screen = Screen(language())
    for turn in game.turns:
        screen.turn(turn)
    screen.show()
    screen.board(game.position)
    if game.outcome:
        screen.outcome(game.outcome)


def applied(position: Position, moves: Iterable[str], rules: Rules) -> Game:
    """The game in which these moves were played. Raises ``BadInput``, which says which is wrong."""
    game = Game(rules, position)
    for number, text in enumerate(map(as_typed, moves), start=1):
        with reading(f"MOVE {number} {shown(text.strip())}"):
            game.play(parse_move(text, game.position, rules))
    return game


def described(game: Game) -> dict[str, Plain]:
    """Where the game stands, how it ended if it did, and all events on the way, as plain data."""
    outcome = game.outcome
    return {
        "position": format_position(game.position),
        "over": game.over,
        "outcome": plain_outcome(outcome) if outcome else None,
        "events": [plain_event(event) for turn in game.turns for event in turn.events],
    }
