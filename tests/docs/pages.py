"""The pages of the documentation, as tests read them."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
SOURCE = ROOT / "src/ayla"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """What stands under a heading of the second level, to the next one."""
    found = re.search(
        rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE
    )
    assert found, f"no heading {heading}"
    return found[1]


def first_column(text: str) -> list[str]:
    """The first cell of every row of the tables, without code marks and without their heads."""
    rows = re.findall(r"^\| *(.*?) *\|.*\n(?!\|---)", text + "\n", re.MULTILINE)
    return [row.strip("`") for row in rows if not set(row) <= {"-"}]


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
