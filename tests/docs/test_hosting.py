"""The hosting page tells of every variable and every address that there is."""

import re
from pathlib import Path

from ayla.web.bodies import LARGEST_BODY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()


def test_every_variable_has_a_line_and_every_line_a_variable() -> None:
    parts = [path for part in ("store", "web") for path in (ROOT / "src/ayla" / part).rglob("*.py")]
    used = {name for path in parts for name in re.findall(r'"(AYLA_\w+)"', path.read_text())}
    told = set(re.findall(r"^\| `(AYLA_\w+)` \|", PAGE, re.MULTILINE))
    assert used == told


def test_every_address_of_the_api_is_told_of() -> None:
    matches = (ROOT / "src/ayla/web/matches.py").read_text()
    advice = (ROOT / "src/ayla/web/advice.py").read_text()
    used = {
        *re.findall(r'^ +@(get|post)\("?(/\{match_id:str\}[^"]*)?', matches, re.MULTILINE),
        *re.findall(r'^@(get|post)\(\s*"/api/matches(/[^"]*)', advice, re.MULTILINE),
    }
    told = set(re.findall(r"^\| `(GET|POST) /api/matches(/\{id\}[^`]*)?` \|", PAGE, re.MULTILINE))
    plain = {
        (method.upper(), re.sub(r":\w+", "", path).replace("match_id", "id"))
        for method, path in used
    }
    assert plain == told


def test_the_limits_are_those_of_the_code() -> None:
    assert f"above {LARGEST_BODY // 1024} KiB" in PAGE
