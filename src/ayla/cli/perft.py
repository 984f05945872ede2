"""``ayla perft``: how many sequences of moves there are, of each length."""

from collections import Counter
from typing import Annotated

import typer

from ayla.cli.options import (
    Classic,
    Endless,
    Json,
    SkipOrigin,
    language,
    print_json,
    read_position,
    read_rules,
)
from ayla.notation.plain import Plain
from ayla.rules import Position, Rules, is_over, legal_moves, start
from ayla.rules import play as play_move

DEEPEST = 100
"""The deepest that can be asked for; the start is out of reach long before."""

BY_THE_LAW = 8
"""Depths up to this are counted by the readable rules, before compiled code would be loaded."""

Depth = Annotated[
    int,
    typer.Argument(
        metavar="DEPTH", min=1, max=DEEPEST, help="Moves in a sequence.", show_default=False
    ),
]
PositionOption = Annotated[
    str | None, typer.Option("--position", metavar="POSITION", help="Count from here.")
]


def perft(
    depth: Depth,
    position: PositionOption = None,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Count the sequences of moves from a position, the usual start by default.

    Every sowing, offer, answer and pass is one ply. A finished game counts once at every deeper
    depth. Repetition is not looked at.
    """
    rules = read_rules(classic, skip_origin, endless)
    here = start(rules) if position is None else read_position(position, rules, "--position")
    counted = (counts if depth <= BY_THE_LAW else fast_counts)(here, rules, depth)
    if json:
        listed: list[Plain] = [*counted]
        print_json({"counts": listed})
        return
    from ayla.terminal.screen import Screen

    screen = Screen(language())
    screen.say("perft-title")
    screen.entries([(f"{ply:>2}", f"{count:,}") for ply, count in enumerate(counted, start=1)])


def counts(position: Position, rules: Rules, depth: int) -> list[int]:
    """The number of sequences of 1, 2, … ``depth`` moves from a position, by the readable rules.

    Equal positions at one depth are expanded once.
    """
    counted: list[int] = []
    level: Counter[Position] = Counter({position: 1})
    for _ in range(depth):
        after: Counter[Position] = Counter()
        for standing, ways in level.items():
            if is_over(standing):
                after[standing] += ways
                continue
            for move in legal_moves(standing, rules):
                after[play_move(standing, move, rules).position] += ways
        level = after
        counted.append(level.total())
    return counted


def fast_counts(position: Position, rules: Rules, depth: int) -> list[int]:
    """The same, by the compiled kernel."""
    from ayla.kernel import perft as count

    return [count(position, ply, rules) for ply in range(1, depth + 1)]
