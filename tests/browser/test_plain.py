"""Where the app cannot run: no script, an old browser, no service. And who plays, whatever they
are called."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from ayla.locale.texts import texts
from tests.browser.screen import Screen
from tests.browser.service import Service

# Until the browser has kept the page for want of the service, with these words on it.
KEPT = """async (words) => {
  for (let tries = 0; tries < 600; tries++) {
    if ((await (await caches.match("/offline"))?.text())?.includes(words)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no page is kept with ${words}`);
}"""


@pytest.mark.parametrize("language", ["en", "cs", "hi"])
def test_without_scripts_the_page_says_what_it_needs(
    browser: Browser, service: Service, language: str
) -> None:
    context = browser.new_context(java_script_enabled=False, locale=language)
    page = context.new_page()
    page.goto(service.url)
    said = texts(language, "plain")
    told = page.locator("noscript p")
    expect(told).to_have_text([said("plain-no-script"), said("plain-terminal")])
    expect(told.first).to_be_visible()
    expect(page.get_by_text(said("plain-loading"))).to_be_hidden()
    expect(page.get_by_text(said("plain-too-old"))).to_be_hidden()
    context.close()


@pytest.mark.parametrize(
    "lacking", ["delete Array.prototype.findLastIndex", "delete Intl.ListFormat"]
)
def test_a_browser_that_is_too_old_is_told_so(
    browser: Browser, service: Service, lacking: str
) -> None:
    context = browser.new_context(locale="nl")
    page = context.new_page()
    page.add_init_script(lacking)
    page.goto(service.url)
    expect(page.get_by_text(texts("nl", "plain")("plain-too-old"))).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()
    context.close()


def test_without_the_service_the_page_says_what_is_missing_and_comes_back(
    browser: Browser, service: Service
) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    screen = Screen(context.new_page())
    page = screen.page
    address = f"{service.url}/game/{service.begin()}"
    screen.open(address)
    screen.action("settings").click()
    page.locator("select[name=language]").select_option("cs")
    page.evaluate(KEPT, 'lang="cs"')
    service.stop()
    page.reload()
    said = texts("cs", "plain")
    expect(page.get_by_role("heading")).to_have_text(said("plain-offline"))
    expect(page.get_by_text(said("plain-offline-missing"))).to_be_visible()
    assert page.url == address
    paper = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(paper) == "rgb(243, 236, 225)", "its style is kept, too"
    names = page.evaluate(
        "async () => (await (await caches.open('ayla-offline-2')).keys())"
        ".map((request) => new URL(request.url).pathname)"
    )
    assert "/offline" in names
    assert not any(name.startswith(("/static/js/main", "/locale", "/api")) for name in names)
    expect(page.get_by_role("link", name=said("plain-offline-again"))).to_be_visible()
    service.start()
    page.locator(".pit").first.wait_for()  # nobody has pressed anything
    assert page.url == address
    context.close()


NAMES = {
    "long": "W" * 40,
    "right to left": "محمد بن عبد الله",
    "mixed": "דנה (1) Dana",
    "emoji": "👩🏽‍🌾👨‍👩‍👧‍👦🐄" * 2,
    "markup": "<b>&amp; {$side}",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("size", [(320, 568), (1440, 900)], ids=["narrow", "wide"])
def test_any_name_fits_and_turns_nothing_around_it(
    screen: Screen, service: Service, name: str, size: tuple[int, int]
) -> None:
    page = screen.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wish = {"south": {"kind": "human", "name": name}, "north": {"kind": "human", "name": "Ana"}}
    match = service.ask("/api/matches", wish)["id"]
    screen.open(f"{service.url}/game/{match}")
    shown = page.locator('.player[data-side="S"] bdi')
    assert str(shown.text_content()).strip("\u2068\u2069") == name
    expect(page.locator('.player[data-side="S"] .player-turn')).to_be_visible()
    lead = page.locator(".status .lead")
    assert f"\u2068{name}\u2069" in str(lead.text_content())
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(overflow) == 0
    assert lines(lead.locator(".name")) <= 2
    screen.action("more").click()
    screen.action("resign").click()
    assert lines(page.locator(".dialog-resign h2 .name")) <= 2
    screen.action("resign-yes").click()
    page.locator(".dialog-result").wait_for()
    assert page.evaluate(overflow) == 0
    within = "(card) => card.scrollWidth <= card.clientWidth"
    assert page.locator(".dialog-result").evaluate(within)
    for shown in page.locator(".dialog-result .score-name bdi").all():
        assert lines(shown) <= 2


def lines(shown: Locator) -> int:
    """How many lines a text takes."""
    height: float = shown.evaluate(
        "(node) => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)"
    )
    return round(height)


def test_of_two_troubles_one_is_told(screen: Screen, service: Service) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin()}")
    page.evaluate(
        """async () => {
          const { live, notice } = await import("/static/js/state.js");
          live.value = false;
          notice.value = () => "Nothing was changed";
        }"""
    )
    expect(page.locator(".notice")).to_have_count(1)
    expect(page.locator(".notice")).to_contain_text("Nothing was changed")
    page.locator(".notice").get_by_role("button", name="Close").click()
    expect(page.locator(".notice.away")).to_be_visible()
