"""The settings: what they mean where they are not set, and what is refused."""

import logging
import re
from pathlib import Path

import pytest

from ayla.store import StoreError
from ayla.web.environment import USUALLY, Environment
from ayla.web.refusals import ServerCode, ServerError

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"
SOURCE = Path(__file__).parents[2] / "src" / "ayla"


def test_the_table_in_the_docs_is_that_of_the_code() -> None:
    told = {}
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if found := re.fullmatch(r"\| `(AYLA_\w+)` \|.*\| ([^|]+) \|", line):
            told[found[1]] = found[2]
    assert list(told) == list(USUALLY)
    for name, usually in USUALLY.items():
        if usually:
            assert told[name].startswith(f"`{usually}`"), name
        else:
            assert "`" not in told[name].partition(":")[0], name


def test_no_variable_is_read_that_is_not_in_the_table() -> None:
    named = set()
    for path in SOURCE.rglob("*.py"):
        named |= set(re.findall(r"\bAYLA_[A-Z_]+\b", path.read_text(encoding="utf-8")))
    assert named == set(USUALLY)


def test_what_is_not_set_or_empty_is_as_usual(tmp_path: Path) -> None:
    folder = {"AYLA_DATA_DIR": str(tmp_path)}
    empty = dict.fromkeys(USUALLY, " ") | folder | {"AYLA_DATABASE_URL": ""}
    assert Environment.read(empty) == Environment.read(folder)
    usual = Environment.read(folder)
    assert usual.database.database == str(tmp_path / "matches.sqlite3")
    assert (usual.redis, usual.metrics, usual.log) == (None, "off", "text")
    assert usual.log_level == logging.WARNING
    assert usual.trusted_proxies == ("127.0.0.1", "::1")


def test_what_is_set_is_read(tmp_path: Path) -> None:
    read = Environment.read(
        {
            "AYLA_DATA_DIR": str(tmp_path),
            "AYLA_REDIS_URL": "rediss://ayla:secret@redis.example:6380/1",
            "AYLA_ALLOWED_HOSTS": "play.example, gore.example",
            "AYLA_TRUSTED_PROXIES": "10.0.0.0/8 fd00::/8",
            "AYLA_REQUESTS": "0",
            "AYLA_CONNECTIONS": "7",
            "AYLA_THINKERS": "64",
            "AYLA_METRICS": "local",
            "AYLA_LOG": "json",
            "AYLA_LOG_LEVEL": "info",
        }
    )
    assert read.redis == "rediss://ayla:secret@redis.example:6380/1"
    assert read.allowed_hosts == ("play.example", "gore.example")
    assert read.trusted_proxies == ("10.0.0.0/8", "fd00::/8")
    assert (read.requests, read.connections, read.thinkers) == (0, 7, 64)
    assert (read.metrics, read.log, read.log_level) == ("local", "json", logging.INFO)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("AYLA_THINKERS", "0"),
        ("AYLA_THINKERS", "65"),
        ("AYLA_ANALYSES", "two"),
        ("AYLA_ANALYSES", "²"),
        ("AYLA_REQUESTS", "-1"),
        ("AYLA_CONNECTIONS", "10000000"),
        ("AYLA_METRICS", "yes"),
        ("AYLA_LOG", "xml"),
        ("AYLA_LOG_LEVEL", "loud"),
        ("AYLA_ALLOWED_HOSTS", "https://play.example/"),
        ("AYLA_ALLOWED_HOSTS", "play.example, gore.example:443"),
        ("AYLA_ALLOWED_HOSTS", "*.example"),
        ("AYLA_TRUSTED_PROXIES", "proxy.example"),
        ("AYLA_TRUSTED_PROXIES", "10.0.0.1/8"),
        ("AYLA_REDIS_URL", "redis://"),
        ("AYLA_REDIS_URL", "http://ayla:secret@redis.example"),
        ("AYLA_REDIS_URL", "redis://ayla:secret@redis.example:port"),
        ("AYLA_REDIS_URL", "redis://[secret"),
        ("AYLA_REDIS_URL", "redis://:secret@redis.example/0?foo=secret"),
        ("AYLA_SECRET", "a secret that is short"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(name: str, value: str) -> None:
    with pytest.raises(ServerError) as caught:
        Environment.read({name: value})
    assert caught.value.code is ServerCode.BAD_SETTING
    assert name in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_database_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(StoreError):
        Environment.read({"AYLA_DATABASE_URL": "mysql://x/y"})
