"""The hosting page tells of every variable and every address that there is."""

import re
from pathlib import Path

from sqlalchemy import URL

from ayla.store import SqlStore
from ayla.web import create_app
from ayla.web.bodies import LARGEST_BODY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()


def test_every_variable_has_a_line_and_every_line_a_variable() -> None:
    parts = [path for part in ("store", "web") for path in (ROOT / "src/ayla" / part).rglob("*.py")]
    used = {name for path in parts for name in re.findall(r'"(AYLA_\w+)"', path.read_text())}
    told = set(re.findall(r"^\| `(AYLA_\w+)` \|", PAGE, re.MULTILINE))
    assert used == told


async def test_every_address_of_the_api_is_told_of(tmp_path: Path) -> None:
    store = await SqlStore.open(URL.create("sqlite+aiosqlite", database=str(tmp_path / "games")))
    described = create_app(store, {}).openapi_schema.paths
    await store.close()
    assert described is not None
    there = {
        (method.upper(), path.replace("match_id", "id"))
        for path, item in described.items()
        for method in ("get", "post", "put", "patch", "delete")
        if path.startswith("/api/") and getattr(item, method)
    }
    told = re.findall(r"^\| `(GET|POST|DELETE) (/api/[^`?]*)(?:\?[^`]*)?` \|", PAGE, re.MULTILINE)
    assert len(told) == len(set(told))
    assert set(told) == there


def test_the_limits_are_those_of_the_code() -> None:
    assert f"above {LARGEST_BODY // 1024} KiB" in PAGE
