"""The examples of the notation page read back, and its tables are complete."""

import re

import pytest

from ayla.notation import NotationError, parse_position, read_records, write_record
from ayla.notation.records import GAME_TAGS, LEADING_TAGS, OUTCOME_TAGS
from tests.docs.pages import blocks, page

NOTATION = page("notation")


def test_records_are_found() -> None:
    assert len(blocks(NOTATION, "gore")) >= 2


@pytest.mark.parametrize("text", blocks(NOTATION, "gore"))
def test_records(text: str) -> None:
    (record,) = read_records(text)
    assert write_record(record) == text


def test_other_ways_to_number_turns() -> None:
    for text in ("1. C b 2. A", "1. C 1... b"):
        assert f"`{text}`" in NOTATION
        assert read_records(text)


def test_every_tag_with_a_meaning_is_listed() -> None:
    rows = re.findall(r"^\| `[A-Z].*$", NOTATION, re.MULTILINE)
    listed = re.findall(r"`([A-Z]\w+)`", "\n".join(rows))
    assert {*LEADING_TAGS, *GAME_TAGS, *OUTCOME_TAGS} <= set(listed)


def test_the_error_shown_is_the_one_given() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position("6,6,6,6/6,6,6,6 SSSSNNNN 0-0 S - 0-0")
    assert str(caught.value) in NOTATION
