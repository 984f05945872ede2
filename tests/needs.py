"""What some tests need and not every machine has.

A test asks for it through a fixture (`browser`, `page`, `postgresql_url`, `redis_url`). Where it is
missing the test is skipped with a line that says how to get it. With AYLA_TEST_REQUIRE_ALL=1 every
skip is a failure, see conftest.py.
"""

import os
import shutil
from typing import NoReturn

import pytest

CHROMIUM = (
    "chromium-headless-shell",  # no windows, and so the quickest
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def chromium() -> str:
    """Path of a Chromium or Chrome."""
    named = os.environ.get("AYLA_TEST_CHROMIUM")
    if named:
        return named
    for name in CHROMIUM:
        if path := shutil.which(name):
            return path
    return missing(
        "Chromium",
        "apt install chromium, or set AYLA_TEST_CHROMIUM to the path of a Chrome or Chromium",
    )


def postgresql_url() -> str:
    """SQLAlchemy address of a PostgreSQL database that tests may fill and empty."""
    return _address(
        "AYLA_TEST_DATABASE_URL",
        "PostgreSQL",
        "postgresql+asyncpg://user:password@127.0.0.1/ayla_test",
    )


def redis_url() -> str:
    """Address of a Redis database that tests may fill and empty."""
    return _address("AYLA_TEST_REDIS_URL", "Redis", "redis://127.0.0.1:6379/15")


def missing(what: str, remedy: str) -> NoReturn:
    """Skip the running test for want of `what`."""
    pytest.skip(f"needs {what}, not found here: {remedy}")


def _address(variable: str, what: str, example: str) -> str:
    url = os.environ.get(variable)
    if url:
        return url
    return missing(what, f"start one and set {variable}, as {example}")
