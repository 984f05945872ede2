"""A position as a picture: both rows as South sees them, stores, owners, direction, whose turn.

31 columns wide, so that it fits a narrow terminal, or 29 without its margin; only the sentences
around it may wrap. Owners are letters in the pits; colour only repeats them.
"""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from ayla.locale import Texts
from ayla.rules import Pit, Position, Side
from ayla.rules.barter import price
from ayla.rules.types import ALL_PITS, is_over

STYLES: Final = {Side.SOUTH: "bold cyan", Side.NORTH: "bold yellow"}
"""How what belongs to a side is coloured."""

WIDTH: Final = 31
"""Columns that the pits and the margin before them take."""

_MARGIN: Final = "  "
_NORTH_ROW: Final = ALL_PITS[:3:-1]
_SOUTH_ROW: Final = ALL_PITS[:4]


@dataclass(frozen=True, slots=True)
class Frame:
    """The lines around the pits, with arrows in the direction of sowing."""

    top: str
    middle: str
    bottom: str
    wall: str
    turn: str


DRAWN: Final = Frame(
    top="╭──◂───┬──◂───┬──◂───┬──◂───╮",
    middle="▾──────┼──────┼──────┼──────▴",
    bottom="╰──▸───┴──▸───┴──▸───┴──▸───╯",
    wall="│",
    turn="▸",
)
ASCII: Final = Frame(
    top="+--<---+--<---+--<---+--<---+",
    middle="v------+------+------+------^",
    bottom="+-->---+-->---+-->---+-->---+",
    wall="|",
    turn=">",
)


def picture(position: Position, texts: Texts, frame: Frame = DRAWN, *, margin: bool = True) -> Text:
    """The board in lines, without one at the end. Offered pits are marked with ``=``."""
    left = _MARGIN if margin else ""
    lines = [
        _store(position, Side.NORTH, texts, frame),
        Text(left + frame.top),
        *_row(position, _NORTH_ROW, frame, left),
        Text(left + frame.middle),
        *_row(position, _SOUTH_ROW, frame, left),
        Text(left + frame.bottom),
        _store(position, Side.SOUTH, texts, frame),
        Text(whose_turn(position, texts)),
    ]
    return Text("\n").join(lines)


def whose_turn(position: Position, texts: Texts) -> str:
    """Who is to move or to answer, or that the game is over, as a sentence."""
    if is_over(position):
        return texts("board-over")
    side = position.to_move.value
    if not position.offer:
        return texts("board-to-move", {"side": side})
    pits = ", ".join(map(str, position.offer))
    cost = price(position.offer)
    return texts("board-to-answer", {"side": side, "pits": pits, "price": cost})


def _store(position: Position, side: Side, texts: Texts, frame: Frame) -> Text:
    turn = frame.turn if side is position.to_move and not is_over(position) else " "
    args: dict[str, str | int] = {"side": side.value, "seeds": position.stores[side.index]}
    if declined := position.declined[side.index]:
        words = texts("board-store-declined", {**args, "declined": declined})
    else:
        words = texts("board-store", args)
    return Text.assemble(f"{turn} ", (words, STYLES[side]))


def _row(position: Position, row: tuple[Pit, ...], frame: Frame, left: str) -> tuple[Text, Text]:
    names, counts = Text(left + frame.wall), Text(left + frame.wall)
    for pit in row:
        owner = position.owners[pit]
        mark = "=" if pit in position.offer else " "
        names.append(f"{mark}{pit}  {owner.value} ", STYLES[owner]).append(frame.wall)
        counts.append(f"{position.pits[pit]:^6}", STYLES[owner]).append(frame.wall)
    return names, counts
