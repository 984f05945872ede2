"""Readers and writers are inverse, and no text gets anything but a clear error out of a reader."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ayla.notation import (
    NotationError,
    Record,
    RecordError,
    format_move,
    format_position,
    format_turn,
    parse_move,
    parse_position,
    read_records,
    write_record,
    write_records,
)
from ayla.rules import Game, Move, Position, RuleError
from tests import strategies


@given(strategies.positions())
def test_positions_read_back(position: Position) -> None:
    text = format_position(position)
    assert parse_position(text) == position
    assert format_position(parse_position(text)) == text


@given(strategies.moves)
def test_moves_read_back(move: Move) -> None:
    assert parse_move(format_move(move)) == move


@given(strategies.games())
def test_turns_read_back_where_they_were_played(game: Game) -> None:
    for turn in game.turns:
        assert parse_move(format_turn(turn), turn.before, game.rules) == turn.move


NAMES = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,8}", fullmatch=True)
TAGS = st.dictionaries(
    NAMES | st.sampled_from(["South", "North", "Date", "Result", "Reason", "Winner", "Glory"]),
    st.text(max_size=20) | st.sampled_from(["*", "26-22", "South", "with", "resigned", "time"]),
    max_size=4,
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    game = draw(strategies.games(most=30))
    tags = draw(TAGS)
    comments = draw(
        st.dictionaries(
            st.integers(0, game.plies),
            st.lists(st.text(max_size=20), min_size=1, max_size=3).map(tuple),
            max_size=3,
        )
    )
    try:
        return Record(game, tags, comments)
    except NotationError:
        return Record(game, {}, comments)


@given(st.lists(records(), max_size=3))
def test_records_read_back(written: list[Record]) -> None:
    text = write_records(written)
    assert read_records(text) == written
    assert write_records(read_records(text)) == text


PIECES = st.sampled_from(
    r"""
    [South "A"] | [Result "26-22"] | [Result "*"] | [Reason "resigned"] | [Reason "agreed"]
    [Winner "South"] | [Reason "swept"] | [Glory "with"] | [Rules "classic"] | [Barter "off"]
    [SkipOrigin "on"] | [Endless "owner"] | [Result "99-99"] | [Reason "time"] | [A "\"]
    [Position "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AB 0-0"] | [Position "6,6"]
    [Position "0,0,0,0/0,0,0,0 SSSS/NNNN 26-22 N - 0-0"]
    [ | " | ] | { | } | {a comment} | ; x | 1. | 1... | 2. | 12.C | C | a | Cx2 | A | B | b
    * | 26-22 | 0-0 | =+ | =- | =A | -- | \
    """.strip()
    .replace("\n", " | ")
    .split(" | ")
).map(str.strip)
TEXTS = st.one_of(
    st.text(),
    st.lists(PIECES | st.text(max_size=3), max_size=12).map(" ".join),
    st.lists(PIECES, max_size=12).map("\n".join),
)


T = TypeVar("T")


def refused(read: Callable[[], T]) -> tuple[NotationError | RuleError | None, T | None]:
    """The error in one line that a reader raises, or what it read."""
    try:
        return None, read()
    except (NotationError, RuleError) as error:
        refusal = error
    assert len(str(refusal).splitlines()) == 1
    return refusal, None


def place_is_inside(text: str, error: NotationError) -> bool:
    """Whether the place is in the text, or right behind a line's end where something is missing."""
    lines = text.split("\n")
    return 1 <= error.line <= len(lines) and 1 <= error.column <= len(lines[error.line - 1]) + 1


@given(TEXTS)
@example("9" * 5000 + ". C")
@example('[Result "x"]')
def test_any_text_is_records_or_an_error_with_its_place(text: str) -> None:
    error, found = refused(lambda: read_records(text))
    if error is not None:
        assert isinstance(error, RecordError)
        assert place_is_inside(text, error)
        found = list(error.games)
    for record in found or []:
        assert read_records(write_record(record)) == [record]


@pytest.mark.parametrize("read", [parse_position, parse_move])
@given(st.text() | st.text(alphabet="0123456,/SN- ABCDabcd\n=+x"))
def test_any_text_is_a_value_or_an_error_with_its_place(
    read: Callable[[str], object], text: str
) -> None:
    error, _ = refused(lambda: read(text))
    if isinstance(error, NotationError):
        assert place_is_inside(text, error)
