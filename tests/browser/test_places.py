"""The list of games, positions and records, in each language on the narrowest phone."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from ayla.locale import languages
from tests.browser.service import Service
from tests.browser.test_languages import CUT

LONG = "Nnnnnnnn" * 5
RIGHT_TO_LEFT = "أحمد بن محمد الصغير الطويل الاسم جدا"


def check(page: Page) -> None:
    page.evaluate("Promise.allSettled(document.getAnimations().map((moving) => moving.finished))")
    # The strips beside the board cut a long name, which stands in full elsewhere.
    assert page.evaluate(CUT.replace(".unseen,", ".unseen, .player-name,")) == [], page.url
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("language", languages())
def test_everything_fits_and_axe_finds_nothing(
    browser: Browser, service: Service, language: str
) -> None:
    dark = languages().index(language) % 2 == 1
    context = browser.new_context(
        locale=language,
        viewport={"width": 320, "height": 640},
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
    )
    page = context.new_page()
    seats = {
        "south": {"kind": "human", "name": LONG},
        "north": {"kind": "human", "name": RIGHT_TO_LEFT},
    }
    match = service.ask("/api/matches", {**seats, "moves": ["C", "a", "B"]})
    page.goto(f"{service.url}/game/{match['id']}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator('.log-entry[data-ply="1"]').click()
    check(page)
    for name in ("from", "link", "record"):
        page.locator('[data-action="more"]').click()
        page.locator(f'[data-action="{name}"]').click()
        page.locator(f".dialog-{name} :is(form, textarea)").wait_for()
        check(page)
        close(page)
    service.ask(f"/api/matches/{match['id']}/resign", {"version": 3, "side": "S"})
    page.locator(".dialog-result").wait_for()
    check(page)

    page.goto(f"{service.url}/games")
    page.locator(".game-card").wait_for()
    games = json.loads(page.evaluate("localStorage['ayla.games']"))
    games.append({**games[0], "id": "gone", "gone": True, "at": 1})
    page.evaluate("(games) => (localStorage['ayla.games'] = games)", json.dumps(games))
    page.reload()
    page.locator('[data-state="gone"]').wait_for()
    check(page)
    page.locator('[data-action="remove"]').first.click()
    page.locator('[data-action="load"]').click()
    page.locator(".load textarea").fill(f'[South "{LONG}"]\n1. C 2. a 3. B 4. B')
    page.locator('[data-action="read"]').click()
    page.locator("#load-trouble").wait_for()
    check(page)

    page.goto(service.url)
    page.locator("input[value=level-8]").wait_for()  # the list may still be coming
    page.locator("input[value=beside]").check()
    page.locator("summary").click()
    page.locator(".switches").wait_for()
    page.locator(".game-card").first.wait_for()
    check(page)

    page.goto(f"{service.url}/position?p=6,6,6,6/6,6,6,6_SSSS/NNNN_0-0_S_-_0-0")
    page.locator(".editor-pit.open").first.click()
    page.locator("input[name=editor-owner]").first.wait_for()
    check(page)
    page.locator("[name=position]").fill("6,6,6,6/6,6,6,6 SSSSNNNN 0-0")
    page.locator("#position-told .trouble").wait_for()
    check(page)
    context.close()
