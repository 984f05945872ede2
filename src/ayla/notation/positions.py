"""Positions as text: ``6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0``.

Six fields, one space between them: pits in sowing order · owners in the same order · captured
South-North · side to move · open offer (``-`` or its pits in sowing order) · offers declined
South-North.
"""

import re
from typing import NamedTuple

from ayla.notation.errors import NotationError, place
from ayla.rules import Pit, Position, Side
from ayla.rules.types import letters

_PITS = re.compile(r"(?:[0-9]{1,2},){3}[0-9]{1,2}/(?:[0-9]{1,2},){3}[0-9]{1,2}")
_OWNERS = re.compile(r"[SN]{4}/[SN]{4}")
_PAIR = re.compile(r"[0-9]{1,3}-[0-9]{1,3}")
_SIDE = re.compile(r"[SN]")
_OFFER = re.compile(r"-|A?B?C?D?a?b?c?d?")


class _Field(NamedTuple):
    pattern: re.Pattern[str]
    expected: str


_FIELDS = (
    _Field(_PITS, "eight numbers of seeds such as 6,6,6,6/6,6,6,6"),
    _Field(_OWNERS, "eight owners such as SSSS/NNNN"),
    _Field(_PAIR, "captured seeds South-North such as 0-0"),
    _Field(_SIDE, "the side to move, S or N"),
    _Field(_OFFER, "- or the pits of the open offer in sowing order such as AC"),
    _Field(_PAIR, "offers declined South-North such as 0-0"),
)


def format_position(position: Position) -> str:
    """The text of a position; ``parse_position`` is its inverse."""
    counts = [str(count) for count in position.pits]
    owners = "".join(owner.value for owner in position.owners)
    return " ".join(
        (
            ",".join(counts[:4]) + "/" + ",".join(counts[4:]),
            owners[:4] + "/" + owners[4:],
            _pair(position.stores),
            position.to_move.value,
            letters(position.offer) or "-",
            _pair(position.declined),
        )
    )


def parse_position(text: str) -> Position:
    """Read a position.

    White space around the text and between the fields may be of any length. Raises
    ``NotationError`` (``bad_position``) with line and column where the text does not follow the
    form, and ``ayla.rules.RuleError`` (``bad_position``) where it does but no such position exists.
    """
    found = list(re.finditer(r"\S+", text))
    for number, field in enumerate(_FIELDS):
        if number >= len(found):
            raise _error(text, len(text.rstrip()), "", field.expected)
        word = found[number]
        if not field.pattern.fullmatch(word[0]):
            raise _error(text, word.start(), word[0], field.expected)
    if len(found) > len(_FIELDS):
        extra = found[len(_FIELDS)]
        raise _error(text, extra.start(), extra[0], "the end of the position")
    pits, owners, stores, to_move, offer, declined = (word[0] for word in found)
    return Position(
        pits=tuple(int(count) for count in pits.replace("/", ",").split(",")),
        owners=tuple(Side(letter) for letter in owners.replace("/", "")),
        stores=_read_pair(stores),
        to_move=Side(to_move),
        offer=() if offer == "-" else tuple(Pit[letter] for letter in offer),
        declined=_read_pair(declined),
    )


def _pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def _read_pair(text: str) -> tuple[int, int]:
    south, _, north = text.partition("-")
    return int(south), int(north)


def _error(text: str, offset: int, value: str, expected: str) -> NotationError:
    line, column = place(text, offset)
    return NotationError("bad_position", expected, value=value, line=line, column=column)
