"""The stores that every promise is held against. A kind supplies only how to open one."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url

from ayla.store import SqlStore, Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "sqlite":
        return URL.create("sqlite+aiosqlite", database=str(tmp_path / "matches.sqlite3"))
    return make_url(request.getfixturevalue("postgresql_url"))


@pytest.fixture
async def store(url: URL) -> AsyncIterator[Store]:
    store = await SqlStore.open(url, migrate=True)
    yield store
    await store.close()


@pytest.fixture
def match_id() -> str:
    """A name that no other test uses: the PostgreSQL database is shared."""
    return secrets.token_urlsafe(16)
