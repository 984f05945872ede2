import os
import signal
from collections.abc import Generator, Iterator

import pytest
from anyio.from_thread import start_blocking_portal
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Page, sync_playwright
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from ayla.store import keeping
from tests import needs

# The same examples on every run. No deadline: the first call of a compiled function takes seconds.
settings.register_profile(
    "ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
# For a longer hunt: HYPOTHESIS_PROFILE=hunt make test ARGS="-k name"
settings.register_profile("hunt", deadline=None, max_examples=10_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Tests press Ctrl-C, which a shell has its background jobs ignore, and they what they start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session", autouse=True)
def _data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the games and tables of whoever runs the tests out of them; build no tables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AYLA_DATA_DIR", str(tmp_path_factory.mktemp("data")))
        patch.setenv("AYLA_TABLES", "0")
        yield


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


# Playwright's synchronous face keeps an event loop running in its thread, in which no asynchronous
# test can run. It therefore lives as long as one module: a module has browser tests or
# asynchronous ones, not both.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    executable = needs.chromium()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page with nothing stored. An error in the page's own scripts fails the test."""
    context = browser.new_context()
    context.set_default_timeout(10_000)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


@pytest.fixture(scope="session")
def postgresql_url(worker_id: str) -> Iterator[str]:
    """A database with all tables, as a server finds it after ``ayla migrate``.

    Each process that runs tests has one of its own, since some look at all that is in it.
    """
    named = make_url(needs.postgresql_url())
    own = named if worker_id == "master" else named.set(database=f"{named.database}_{worker_id}")
    drop = f'DROP DATABASE IF EXISTS "{own.database}" WITH (FORCE)'
    with start_blocking_portal() as portal:
        if own != named:
            portal.call(_execute, named, drop, f'CREATE DATABASE "{own.database}"')
        portal.call(keeping.migrate, own)
    yield own.render_as_string(hide_password=False)
    if own != named:
        with start_blocking_portal() as portal:
            portal.call(_execute, named, drop)


async def _execute(database: URL, *statements: str) -> None:
    engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture(scope="session")
def redis_url() -> str:
    return needs.redis_url()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if not hasattr(report, "wasxfail"):  # an expected failure counts as skipped too
        _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _refuse_skip(report)
    return report


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and os.environ.get("AYLA_TEST_REQUIRE_ALL") == "1":
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{reason}\n(AYLA_TEST_REQUIRE_ALL=1: no test may be skipped)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the browser tests of a module on one worker, so that one Chromium serves them."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
