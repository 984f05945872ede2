from collections.abc import Iterator

import pytest
from playwright.sync_api import ConsoleMessage, Page, Request, expect

from tests.browser.screen import Screen
from tests.browser.service import Service

expect.set_options(timeout=30_000)  # a busy machine is slow, and still right


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture
def screen(page: Page) -> Iterator[Screen]:
    """A page that shows moves at once, says nothing to the console and asks no other host."""
    page.emulate_media(reduced_motion="reduce")
    complaints: list[str] = []
    hosts: set[str] = set()

    def complain(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            complaints.append(message.text)

    def count(request: Request) -> None:
        hosts.add(request.url.split("/")[2].partition(":")[0])

    page.on("console", complain)
    page.on("request", count)
    yield Screen(page)
    assert complaints == []
    assert hosts <= {"127.0.0.1"}
