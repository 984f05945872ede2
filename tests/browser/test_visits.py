"""Back and Forward, dialogs, and addresses that there are not."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.browser.service import Service


def test_back_closes_a_dialog_and_forward_does_not_open_it(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    page.goto(service.url)
    page.get_by_role("button", name="Begin", exact=True).wait_for()
    address = f"{service.url}/game/{service.begin()}"
    screen.open(address)
    screen.action("more").click()
    expect(page.locator("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page).to_have_url(address)
    expect(screen.board()).to_be_visible()
    page.go_forward()
    expect(screen.board()).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    # Closed by hand, a dialog leaves nothing behind to go back through.
    page.go_back()
    for name in ("more", "help", "settings"):
        screen.action(name).click()
        expect(page.locator("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.dialog")
    page.go_back()
    expect(page.get_by_role("heading", name="A new game")).to_be_visible()


def test_a_game_begun_in_a_dialog_is_one_step_from_the_last(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    address = f"{service.url}/game/{service.begin()}"
    screen.open(address)
    screen.action("new").click()
    page.get_by_label("Someone beside you").check()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(lambda url: url != address)
    begun = page.url
    expect(page.locator("dialog")).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(address)
    page.go_forward()
    expect(page).to_have_url(begun)
    expect(screen.board()).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_the_rules_open_from_help_and_lead_back(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(service.url)
    page.get_by_role("button", name="Begin", exact=True).wait_for()
    screen.action("help").first.click()
    screen.action("rules").click()
    expect(page).to_have_url(f"{service.url}/rules")
    expect(page.get_by_role("heading", name="The rules", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("path", ["/nope", "/game/", "/rules/R1", "/%ff"])
def test_an_address_that_there_is_not_says_so(page: Page, service: Service, path: str) -> None:
    response = page.goto(service.url + path)
    assert response is not None
    assert response.status == 404
    expect(page.get_by_role("alert")).to_contain_text("There is no page at this address")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/game/*")


@pytest.mark.parametrize("path", ["/games", "/rules", "/about", "/learn", "/position"])
def test_each_place_names_the_page_and_takes_the_focus(
    screen: Screen, service: Service, path: str
) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin()}")
    expect(page).to_have_title("Ayla: play Goré")
    screen.pit("B").focus()
    page.evaluate("""async (path) => (await import("/static/js/route.js")).goTo(path)""", path)
    heading = page.locator("main h1")
    expect(heading).to_be_focused()
    expect(page).to_have_title(f"{heading.inner_text()} – Ayla")
    page.go_back()
    page.locator(".pit").first.wait_for()
    expect(page).to_have_title("Ayla: play Goré")
    page.wait_for_function("() => document.activeElement.matches('.pit')")
