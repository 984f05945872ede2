"""The glossary names every word, event, reason and code."""

import re
from typing import get_args

import pytest

from ayla.match import Cause
from ayla.notation.plain import plain_event
from ayla.rules import Event, Reason
from tests.docs.pages import ROOT, SOURCE, first_column, page, section
from tests.notation.forms import EVENTS

GLOSSARY = page("glossary")


def rows(heading: str) -> list[str]:
    return first_column(section(GLOSSARY, heading))


def test_tables_are_found() -> None:
    assert len(rows("Words")) > 30
    assert len(rows("Events")) == len(get_args(Event))
    assert "not_your_pit" in rows("Errors")


def test_words_stand_once_and_in_order() -> None:
    words = rows("Words")
    assert words == sorted(set(words))


def test_every_word_of_the_project_is_explained() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    agreed = {
        word.strip()
        for row in first_column(section(contributing, "Words"))
        for word in row.split(",")
        if row != "word"
    }
    assert {"pit", "seed", "path", "payment", "glory", "seat"} <= agreed
    assert agreed <= set(rows("Words"))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_explained_with_its_fields(event: Event) -> None:
    plain = plain_event(event)
    (line,) = re.findall(
        rf"^\| `{plain['event']}` \|.*$", section(GLOSSARY, "Events"), re.MULTILINE
    )
    fields = line.split("|")[3]
    assert {field for field in plain if field != "event"} == set(re.findall(r"`(\w+)`", fields))


def test_every_event_is_one_of_those() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


def test_every_reason_is_explained() -> None:
    assert rows("Outcomes") == [reason.value for reason in (*Reason, *Cause)]


def test_every_code_is_explained() -> None:
    parts = re.split(r"^### ", section(GLOSSARY, "Errors"), flags=re.MULTILINE)[1:]
    for part in parts:
        assert len(first_column(part)) == len(set(first_column(part))) > 0, part
    known = set(re.findall(r"^error-([a-z_]+) =", text("locale/en/errors.ftl"), re.MULTILINE))
    for path in SOURCE.rglob("*.py"):
        known |= codes(path.read_text(encoding="utf-8"))
    assert {"not_your_pit", "bad_record", "bad_limit", "bad_file"} <= known
    assert known - set(rows("Errors")) == set()


def codes(source: str) -> set[str]:
    """The codes that a module defines: members of an enumeration of codes, and literals."""
    found: set[str] = set()
    for members in re.findall(r"^class \w*Code\(StrEnum\):\n((?: .*\n|\n)*)", source, re.MULTILINE):
        found |= set(re.findall(r'^    [A-Z_]+ = "([a-z_]+)"', members, re.MULTILINE))
    found |= set(re.findall(r'(?:BadInput|NotationError|Problem)\(\s*"([a-z_]+)"', source))
    return found | set(re.findall(r'\bcode(?:: \w+)? = "([a-z_]+)"', source))


def text(path: str) -> str:
    return (SOURCE / path).read_text(encoding="utf-8")
