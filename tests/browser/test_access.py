"""Each screen and dialog is held against axe, in light and in dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, expect

from ayla.locale import ENGLISH, languages
from ayla.notation import parse_position
from ayla.rules import Offer, Pit
from tests.browser.screen import Screen
from tests.browser.service import Service

BARTERED = parse_position("8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 S - 0-1")

SETTLED = "Promise.allSettled(document.getAnimations().map((moving) => moving.finished))"


def check(screen: Screen) -> None:
    # A place is fetched when it is opened.
    screen.page.locator("main h1").first.wait_for(state="attached")
    # A dialog may still be opening, and what says that the page is slow may go.
    screen.page.evaluate(SETTLED)
    results = Axe().run(screen.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(screen: Screen, service: Service, scheme: str) -> None:
    page = screen.page
    page.emulate_media(
        color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
    )
    page.goto(service.url)
    page.get_by_label("Novice").wait_for()
    check(screen)
    screen.open(f"{service.url}/game/{service.begin(position=BARTERED)}")
    screen.pit("A").hover()
    page.locator(".preview").wait_for()
    check(screen)
    for name in ("help", "settings", "more", "new"):
        screen.action(name).first.click()
        page.locator("dialog").wait_for()
        check(screen)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    screen.action("barter").click()
    check(screen)
    page.get_by_role("button", name="Cancel").click()
    screen.play(Offer((Pit.A,)))
    page.locator(".dialog-answer").wait_for()
    check(screen)
    page.locator('[data-answer="decline"]').click()
    screen.action("more").click()
    screen.action("resign").click()
    check(screen)
    screen.action("resign-yes").click()
    page.locator(".dialog-result").wait_for()
    check(screen)


@pytest.mark.parametrize("language", [tag for tag in languages() if tag != ENGLISH])
def test_axe_finds_nothing_in_other_languages(
    browser: Browser, service: Service, language: str
) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce")
    screen = Screen(context.new_page())
    screen.page.goto(f"{service.url}/rules")
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    check(screen)
    screen.open(f"{service.url}/game/{service.begin(position=BARTERED)}")
    check(screen)
    screen.action("settings").click()
    screen.page.locator("dialog").wait_for()
    check(screen)
    context.close()


def test_a_dialog_gives_the_focus_back(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin()}")
    screen.action("more").focus()
    screen.page.keyboard.press("Enter")
    screen.page.locator("dialog").wait_for()
    assert screen.page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    screen.page.keyboard.press("Escape")
    screen.page.locator("dialog").wait_for(state="detached")
    assert screen.page.evaluate("document.activeElement.dataset.action") == "more"


def test_marking_text_out_of_a_dialog_does_not_close_it(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin()}")
    page, dialog = screen.page, screen.page.locator("dialog")
    screen.action("settings").click()
    box = dialog.bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] - 40, box["y"] + 30)
    page.mouse.up()
    expect(dialog).to_be_visible()
    page.mouse.click(box["x"] - 40, box["y"] + 30)
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fil"])
def test_both_answers_are_in_view_on_a_small_screen(
    browser: Browser, service: Service, language: str
) -> None:
    context = browser.new_context(viewport={"width": 320, "height": 568}, locale=language)
    page = context.new_page()
    match = service.begin(position=BARTERED)
    service.ask(f"/api/matches/{match}/moves", {"version": 0, "move": "=AB"})
    page.goto(f"{service.url}/game/{match}")
    for name in ("accept", "decline"):
        expect(page.locator(f'[data-answer="{name}"]')).to_be_in_viewport(ratio=1)
    context.close()


@pytest.mark.parametrize(
    "settings",
    [
        '{"numerals": "numbers", "theme": "dark", "ripe": true}',
        '{"numerals": "seeds", "upright": "standing", "ripe": true}',
    ],
)
def test_axe_finds_nothing_however_the_board_is_shown(
    screen: Screen, service: Service, settings: str
) -> None:
    screen.page.set_viewport_size({"width": 360, "height": 740})
    screen.page.add_init_script(f"localStorage.setItem('ayla.settings', '{settings}')")
    screen.open(f"{service.url}/game/{service.begin(position=BARTERED)}")
    check(screen)
    screen.action("more").click()
    screen.action("speak").click()
    screen.page.locator('[data-speak="position"]').click()
    check(screen)


@pytest.mark.parametrize("language", languages())
def test_axe_finds_nothing_while_the_service_is_away(
    screen: Screen, service: Service, language: str
) -> None:
    screen.page.goto(f"{service.url}/offline?language={language}")
    check(screen)
