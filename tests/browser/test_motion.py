"""What sowing asks of the browser: each seed moves by itself, and nothing else is laid out."""

import pytest
from playwright.sync_api import Page, expect

from ayla.notation import parse_position
from ayla.rules import Game, Pit, Sow
from tests.browser.screen import Screen
from tests.browser.service import Service

BIG = parse_position("14,3,4,5/6,1,5,4 SSSS/NNNN 4-2 S - 0-0")
RICH = parse_position("14,3,4,1/6,1,5,4 SSSS/NNNN 10-0 S - 0-0")
SETTINGS = '{"motion": "on", "speed": "fast"}'

WHERE = """() => [...document.querySelectorAll(".seed")].map((seed) => seed.style.transform)"""


def layouts(page: Page) -> int:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(int(m["value"]) for m in metrics if m["name"] == "LayoutCount")


def test_the_page_is_laid_out_about_once_for_each_seed_and_not_for_each_frame(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    page.add_init_script(f"localStorage.setItem('ayla.settings', '{SETTINGS}')")
    screen.open(f"{service.url}/game/{service.begin(position=BIG)}")
    seed = page.locator(".seed").first
    expect(seed).to_have_css("transition-property", "transform")
    before = layouts(page)
    screen.pit("A").click()
    expect(page.locator('[data-count="A"]')).to_have_text("1")  # the eighth seed of fourteen
    page.locator(".may-sow").first.wait_for()
    assert layouts(page) - before <= 3 * 14
    screen.check(Game.replay([Sow(Pit.A)], start=BIG))


def test_seeds_that_were_not_touched_stay_where_they_lie(screen: Screen, service: Service) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin()}")
    places = page.evaluate(WHERE)
    assert len(places) == len(set(places)) == 48, "no two lie alike, in whatever pit"
    screen.play(Sow(Pit.A))  # six seeds from A to B, C, D, a, b, c
    screen.wait_for_plies(1)
    moved = [old for old, new in zip(places, page.evaluate(WHERE), strict=True) if old != new]
    assert len(moved) == 6
    screen.action("undo").click()
    screen.wait_for_plies(0)
    assert page.evaluate(WHERE) == places


@pytest.mark.parametrize("by", ["press", "key"])
def test_an_offer_is_begun_while_seeds_still_move(
    screen: Screen, service: Service, by: str
) -> None:
    page = screen.page
    page.add_init_script(
        """localStorage.setItem("ayla.settings", '{"motion": "on", "speed": "slow"}')"""
    )
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    screen.pit("A").click()  # fourteen seeds
    expect(page.locator('[data-count="A"]')).to_have_text("0")
    if by == "press":
        screen.action("barter").click()
    else:
        page.keyboard.press("o")
    expect(page.locator(".make-offer")).to_be_visible()
    expect(page.locator('[data-count="A"]')).to_have_text("1")  # it has come to rest
    expect(page.locator(".may-offer").first).to_be_visible()
