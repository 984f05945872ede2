"""The examples of the engine page run, and its table of levels is what they are."""

import re

import pytest

from ayla.engine.levels import (
    BARTER_RUNGS,
    CLASSIC_RUNGS,
    HONOURS,
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
    """How far one looks on a rung, as the page says it."""
    limits, _, lines = strength
    found = []
    if limits.depth:
        found.append(f"{limits.depth} plies" if limits.depth > 1 else "1 ply")
    if limits.nodes:
        found.append(f"{limits.nodes:,} positions")
    if lines != Strength._field_defaults["lines"]:
        found.append(f"the {lines} best moves")
    assert limits.seconds is None
    return ", ".join(found)


def test_table_of_rungs_is_what_they_are() -> None:
    rows = re.findall(r"^\| (\d.*) \|$", section(page("engine"), "The levels"), re.MULTILINE)
    honours = ["", *(f"{honour:g}" for honour in HONOURS)]
    rungs = zip(CLASSIC_RUNGS, BARTER_RUNGS, honours, strict=True)
    assert [[cell.strip() for cell in row.split("|")] for row in rows] == [
        [
            str(number),
            sight(classic),
            f"{classic.noise:g}",
            sight(barter),
            f"{barter.noise:g}",
            honour,
        ]
        for number, (classic, barter, honour) in enumerate(rungs)
    ]
