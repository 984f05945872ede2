"""The examples of the engine page run, and its table of levels is what they are."""

import re

import pytest

from ayla.engine.levels import (
    BARTER_STRENGTHS,
    CLASSIC_STRENGTHS,
    HONOURS,
    LEVELS,
    Strength,
)
from tests.docs.pages import blocks, page, section

EXAMPLES = blocks(page("engine"), "python")


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example: str) -> None:
    # Not as __main__: processes of a match would start from the test runner's own.
    names: dict[str, object] = {"__name__": "engine_page"}
    exec(compile(example, "engine.md", "exec"), names)
    assert set(names) - {"__name__", "__builtins__"}


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3


def sight(strength: Strength) -> str:
    """How far a level looks, as the page says it."""
    limits, _, lines = strength
    found = []
    if limits.depth:
        found.append(f"{limits.depth} plies")
    if limits.nodes:
        found.append(f"{limits.nodes:,} positions")
    if lines != Strength._field_defaults["lines"]:
        found.append(f"the {lines} best moves")
    assert limits.seconds is None
    return ", ".join(found)


def test_table_of_levels_is_what_they_are() -> None:
    rows = re.findall(r"^\| (\d.*) \|$", section(page("engine"), "The levels"), re.MULTILINE)
    levels = zip(LEVELS, CLASSIC_STRENGTHS, BARTER_STRENGTHS, HONOURS, strict=True)
    assert [row.split(" | ") for row in rows] == [
        [
            str(number),
            sight(classic),
            f"{classic.noise:g}",
            sight(barter),
            f"{barter.noise:g}",
            f"{honour:g}",
        ]
        for number, classic, barter, honour in levels
    ]
