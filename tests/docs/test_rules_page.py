"""The rules page has every rule, and its boards are what the law makes of them."""

import re

import pytest

from ayla.notation import format_position, format_turn, parse_move, parse_position
from ayla.rules import Position, Rules, Side, play
from tests.docs.pages import ROOT, SOURCE, blocks, page, section

RULES = page("rules")
ALL_RULES = [f"R{number}" for number in range(1, 18)]


def test_every_rule_has_its_heading_in_order() -> None:
    headings = re.findall(r"^### (R\d+): .+ \{#(R\d+)\}$", RULES, re.MULTILINE)
    assert headings == [(rule, rule) for rule in ALL_RULES]


def test_every_rule_says_where_it_comes_from() -> None:
    for part in re.split(r"^### ", RULES, flags=re.MULTILINE)[1:]:
        rule = part.partition("\n")[0]
        assert re.search(r"^\*(Sources?|Decision)[ :]", part, re.MULTILINE), rule


def test_every_rule_that_the_code_names_is_on_the_page() -> None:
    named = {
        rule
        for path in SOURCE.rglob("*")
        if path.suffix in {".py", ".ftl", ".js"} and "vendor" not in path.parts
        for rule in re.findall(r"\bR[0-9]{1,2}\b", path.read_text(encoding="utf-8"))
    }
    assert {"R3", "R14"} <= named
    assert named <= set(ALL_RULES)


def test_every_switch_is_on_the_page() -> None:
    table = section(RULES, "The switches")
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(Rules.__slots__)


@pytest.mark.parametrize("name", [path.stem for path in (ROOT / "docs").glob("*.md")])
def test_every_link_to_a_rule_leads_to_a_rule(name: str) -> None:
    links = re.findall(r"\]\((?:rules\.md)?#(R[^)]*)\)", page(name))
    assert set(links) <= set(ALL_RULES)


TURNS = re.findall(
    r"^```text\n((?:(?!```).*\n)*)```\n\n`([^`]+)`(?: · `([^`]+)` · `([^`]+)`)?$",
    RULES,
    re.MULTILINE,
)


def test_boards_are_found() -> None:
    assert len(TURNS) == len(blocks(RULES, "text")) - 1 >= 10  # the usual start has no text


@pytest.mark.parametrize(("picture", "before", "move", "after"), TURNS)
def test_boards(picture: str, before: str, move: str, after: str) -> None:
    position = parse_position(before)
    columns = [drawn(position)]
    if move:
        turn = play(position, parse_move(move, position))
        assert format_turn(turn) == move
        assert format_position(turn.position) == after
        columns += [["     ", "     ", f"{turn.move!s:^5}", " ──▸ "], drawn(turn.position)]
    lines = [
        "   ".join(cells[:2]) + "  " * (len(cells) > 2) + "".join(cells[2:])
        for cells in zip(*columns, strict=True)
    ]
    assert picture.splitlines() == [line.rstrip() for line in lines]


def drawn(position: Position) -> list[str]:
    """The board from South's place; an asterisk marks a pit whose owner sits across."""

    def pit(index: int) -> str:
        home = Side.SOUTH if index < 4 else Side.NORTH
        return f"{position.pits[index]:3}" + (" " if position.owners[index] is home else "*")

    return [
        "  d   c   b   a ",
        "".join(map(pit, (7, 6, 5, 4))),
        "".join(map(pit, (0, 1, 2, 3))),
        "  A   B   C   D ",
    ]
