"""Moves as text: sow ``C`` · offer ``=AC`` · accept ``=+`` · decline ``=-`` · pass ``--``.

A sowing may carry a capture mark, ``Cx6``: the seeds that it captures.
"""

import re

from ayla.notation.errors import NotationError, place
from ayla.rules import (
    GORE,
    Accept,
    Decline,
    Move,
    Offer,
    Pass,
    Pit,
    Position,
    Rules,
    Sow,
    Turn,
    play,
)
from ayla.rules.events import Captured

_SOW = re.compile(r"([A-Da-d])(?:x([0-9]{1,2}))?")
_OFFER = re.compile(r"=([A-Da-d]{1,3})")
_WORDS: dict[str, Move] = {str(move): move for move in (Accept(), Decline(), Pass())}

EXPECTED_MOVE = "a move such as C, =AC, =+, =- or --"


def captured(turn: Turn) -> int:
    """How many seeds the turn captured; a sweep or a settlement is no capture."""
    return sum(event.total for event in turn.events if isinstance(event, Captured))


def format_move(move: Move, captures: int = 0) -> str:
    """The text of a move, with its capture mark if it captures anything."""
    return f"{move}x{captures}" if captures else str(move)


def format_turn(turn: Turn) -> str:
    """The text of the move that was played, with its capture mark."""
    return format_move(turn.move, captured(turn))


def parse_move(text: str, position: Position | None = None, rules: Rules = GORE) -> Move:
    """Read a move.

    Legality is not checked here. A capture mark is checked when ``position`` says where the move is
    played, and ignored otherwise or when the move is illegal there. White space around the text is
    ignored. Raises ``NotationError`` (``bad_move``).
    """
    word = text.strip()
    line, column = place(text, text.index(word))
    read = read_marked(word)
    if read is None:
        raise NotationError("bad_move", EXPECTED_MOVE, value=word, line=line, column=column)
    move, mark = read
    if mark is not None and position is not None:
        try:
            counted = captured(play(position, move, rules))
        except ValueError:
            return move  # the caller learns why when the move is played
        if counted != mark:
            expected = f"{format_move(move, counted)} here"
            raise NotationError("bad_move", expected, value=word, line=line, column=column)
    return move


def read_marked(word: str) -> tuple[Move, int | None] | None:
    """A move and its capture mark if it has one, or ``None`` for a word that is no move."""
    if word in _WORDS:
        return _WORDS[word], None
    if found := _SOW.fullmatch(word):
        mark = found[2]
        return Sow(Pit[found[1]]), None if mark is None else int(mark)
    if (found := _OFFER.fullmatch(word)) and len(set(found[1])) == len(found[1]):
        return Offer(tuple(Pit[letter] for letter in found[1])), None
    return None
