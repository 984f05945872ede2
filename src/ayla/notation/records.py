"""Game records (``.gore``) and their writer: tags in brackets, then numbered turns with comments.

``docs/notation.md`` describes the form for its users; ``record_reader`` reads it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from ayla.notation.errors import NotationError
from ayla.notation.moves import format_turn
from ayla.notation.positions import format_position
from ayla.notation.scanner import TAG_NAME, escape_comment, escape_value
from ayla.rules import Accept, Decline, Game, Outcome, Reason

LEADING_TAGS: Final = ("South", "North", "Date")
"""Tags that writers put first."""
GAME_TAGS: Final = ("Rules", "Barter", "SkipOrigin", "Endless", "Position")
"""Tags that say which game is played; a record keeps them in its game, not in its tags."""
OUTCOME_TAGS: Final = ("Result", "Reason", "Winner", "Glory")
"""Tags that say how the game ended.

Of a finished game they follow from it. Of a game that its moves leave open they are a claim, say of
a clock that ran out, and a record keeps them in its tags.
"""

CLAIMS: Final = {
    "Result": (re.compile(r"[0-9]{1,2}-[0-9]{1,2}"), "captured seeds South-North such as 26-22"),
    "Winner": (re.compile("South|North"), "Winner to be South or North"),
    "Glory": (re.compile("with|without"), "Glory to be with or without"),
}
"""How tags about the end are written, and what was expected where they are not."""

_WIDTH = 80


@dataclass(frozen=True, slots=True)
class Record:
    """A game with what is known about it.

    ``tags``: name to value, without those that follow from the game. ``comments``: ply to the
    comments after it, ply 0 for those before the first move. Raises ``NotationError``
    (``bad_record``) for a tag whose name is no word or that follows from ``game``, and for comments
    on a ply that the game has not; (``bad_result``) for a claim about the end that is malformed, or
    a reason that would end the game by the rules.
    """

    game: Game
    tags: Mapping[str, str] = field(default_factory=dict)
    comments: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        reserved = GAME_TAGS + (OUTCOME_TAGS if self.game.over else ())
        for name in self.tags:
            if not TAG_NAME.fullmatch(name):
                raise NotationError("bad_record", "a tag name of letters and digits", value=name)
            if name in reserved:
                raise NotationError("bad_record", "a tag that the game leaves open", value=name)
        self._check_claims()
        for ply, texts in self.comments.items():
            if not 0 <= ply <= self.game.plies or not texts:
                expected = f"comments on plies 0 to {self.game.plies}"
                raise NotationError("bad_record", expected, value=str(ply))

    def _check_claims(self) -> None:
        for name, (pattern, expected) in CLAIMS.items():
            value = self.tags.get(name)
            if value is not None and not pattern.fullmatch(value):
                raise NotationError("bad_result", expected, value=value)
        reason = self.tags.get("Reason")
        if reason in tuple(Reason):
            raise NotationError("bad_result", "a reason that the moves bear out", value=reason)


def write_record(record: Record | Game) -> str:
    """The text of a record, ending in a newline. ``read_records`` is its inverse."""
    if isinstance(record, Game):
        record = Record(record)
    game, tags = record.game, dict(record.tags)
    leading = {name: tags.pop(name) for name in LEADING_TAGS if name in tags}
    claimed = {name: tags.pop(name) for name in OUTCOME_TAGS if name in tags}
    ending = {"Result": "*"} | claimed | outcome_tags(game.outcome)
    ordered = leading | _game_tags(game) | tags | ending
    head = "".join(f'[{name} "{escape_value(value)}"]\n' for name, value in ordered.items())
    result = ending["Result"] if game.over else "*"
    return f"{head}\n{_wrapped([*_movetext(record), result])}\n"


def write_records(records: Iterable[Record | Game]) -> str:
    """Several records, an empty line between them."""
    return "\n".join(write_record(record) for record in records)


def outcome_tags(outcome: Outcome | None) -> dict[str, str]:
    """The tags that follow from how a game ended, none while it goes on."""
    if outcome is None:
        return {}
    tags = {"Result": f"{outcome.south}-{outcome.north}"}
    if outcome.reason is not Reason.SWEPT:
        tags["Reason"] = outcome.reason.value
    if outcome.reason is Reason.RESIGNED:
        tags["Winner"] = str(outcome.winner)
    if outcome.glory is not None:
        tags["Glory"] = "with" if outcome.glory else "without"
    return tags


def _game_tags(game: Game) -> dict[str, str]:
    tags = {"Rules": "gore"}
    if not game.rules.barter:
        tags["Barter"] = "off"
    if game.rules.skip_origin:
        tags["SkipOrigin"] = "on"
    if game.rules.endless != "split":
        tags["Endless"] = game.rules.endless
    if game.start != Game(game.rules).start:
        tags["Position"] = format_position(game.start)
    return tags


def _movetext(record: Record) -> Iterator[str]:
    yield from _comments(record, 0)
    number, answered = 0, False
    for ply, turn in enumerate(record.game.turns, start=1):
        # An answer opens the answerer's turn (R10), so the move after it has no number of its own.
        opens = "" if answered else f"{(number := number + 1)}. "
        answered = isinstance(turn.move, Accept | Decline)
        yield opens + format_turn(turn)
        yield from _comments(record, ply)


def _comments(record: Record, ply: int) -> Iterator[str]:
    for text in record.comments.get(ply, ()):
        yield "{" + escape_comment(text) + "}"


def _wrapped(words: Iterable[str]) -> str:
    """The words on lines of at most 80 columns where they fit; a comment is never broken."""
    lines = [""]
    for word in words:
        first, *rest = word.split("\n")
        if not lines[-1]:
            lines[-1] = first
        elif len(lines[-1]) + 1 + len(first) <= _WIDTH:
            lines[-1] += f" {first}"
        else:
            lines.append(first)
        lines += rest
    return "\n".join(lines)
