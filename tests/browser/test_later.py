"""Parts of the page that are fetched when they are first opened, where they cannot be had."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.screen import Screen
from tests.browser.service import Service

# Where each dialog is opened, and the module that makes what lies in it.
DIALOGS = {
    "help": ("", "help"),
    "settings": ("", "settings-dialog"),
    "rules": ("help", "rules"),
    "speak": ("more", "read-out"),
    "link": ("more", "record"),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_that_cannot_be_loaded_says_so_closes_and_is_asked_for_again(
    page: Page, service: Service, name: str
) -> None:
    screen, (opener, module) = Screen(page), DIALOGS[name]
    page.emulate_media(reduced_motion="reduce")
    match, address = service.begin(), f"**/static/js/{module}.js"
    screen.open(f"{service.url}/game/{match}")
    page.route(address, lambda route: route.abort())

    def press() -> None:
        if opener:
            screen.action(opener).click()
        page.locator(f':is(.head, dialog) [data-action="{name}"]').click()

    shown = page.locator(f".dialog-{name}")
    press()
    expect(shown.get_by_role("heading", level=2)).to_be_visible()
    expect(shown.get_by_text("could not be loaded")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    press()
    expect(shown.get_by_text("could not be loaded")).to_be_visible()
    page.unroute(address)
    shown.get_by_role("button", name="Try again").click()
    expect(shown.locator(":is(dl, select, .read-out, textarea)").first).to_be_visible()
    shown.get_by_role("button", name="Close").click()
    service.ask(f"/api/matches/{match}/resign", {"version": 0, "side": "S"})
    expect(page.locator(".dialog-result")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "late"), [("settings", "**/static/js/settings-dialog.js"), ("learn", "**/api/lessons")]
)
def test_what_takes_long_to_load_says_so(
    screen: Screen, service: Service, path: str, late: str
) -> None:
    page, waiting = screen.page, list[Route]()
    page.route(late, lambda route: waiting.append(route))
    if path == "settings":
        page.goto(service.url)
        screen.action(path).click()
    else:
        page.goto(f"{service.url}/{path}")
    expect(page.get_by_text("Loading…")).to_be_visible()
    waiting[0].continue_()
    expect(page.get_by_text("Loading…")).to_have_count(0)
