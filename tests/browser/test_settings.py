"""What a player chooses under Settings: it shows at once, and the device keeps it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ayla.notation import parse_position
from ayla.rules import Game, Pit, Sow
from tests.browser.screen import Screen
from tests.browser.service import Service

BUSY = parse_position("8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 S - 0-1")
DARK = "rgb(23, 18, 15)"
LIGHT = "rgb(243, 236, 225)"


def choose(screen: Screen, **wishes: str) -> None:
    screen.action("settings").click()
    for name, value in wishes.items():
        screen.page.locator(f"select[name={name}]").select_option(value)
    screen.page.keyboard.press("Escape")


def switch(screen: Screen, name: str) -> None:
    screen.action("settings").click()
    screen.page.locator(f"input[name={name}]").click()
    screen.page.keyboard.press("Escape")


def background(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('ayla.settings'))")
    return found


@pytest.mark.parametrize("device", ["light", "dark"])
def test_the_theme_is_the_devices_until_one_is_chosen(
    screen: Screen, service: Service, device: str
) -> None:
    page = screen.page
    page.emulate_media(color_scheme="dark" if device == "dark" else "light")
    screen.open(f"{service.url}/game/{service.begin()}")
    own, other = (DARK, LIGHT) if device == "dark" else (LIGHT, DARK)
    assert background(page) == own
    choose(screen, theme="light" if device == "dark" else "dark")
    assert background(page) == other
    page.reload()
    assert background(page) == other, "and before any module has run"
    choose(screen, theme="device")
    assert background(page) == own


def test_everything_is_kept_on_the_device(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin()}")
    wishes = {
        "theme": "dark",
        "numerals": "numbers",
        "motion": "on",
        "speed": "fast",
        "facing": "N",
        "upright": "standing",
    }
    choose(screen, **wishes)
    for name in ("confirms", "ripe", "evaluates", "sounds"):
        switch(screen, name)
    assert kept(screen.page) == {
        **wishes,
        "confirms": True,
        "ripe": True,
        "evaluates": True,
        "sounds": True,
        "language": None,
    }
    screen.page.reload()
    screen.page.locator(".pit").first.wait_for()
    screen.action("settings").click()
    for name, value in wishes.items():
        expect(screen.page.locator(f"select[name={name}]")).to_have_value(value)
    for name in ("confirms", "ripe", "evaluates", "sounds"):
        expect(screen.page.locator(f"input[name={name}]")).to_be_checked()


@pytest.mark.parametrize("text", ["", "null", "[1]", "7", '{"theme": 3, "speed": "off", "x": 1}'])
def test_what_was_kept_badly_is_passed_over(screen: Screen, service: Service, text: str) -> None:
    screen.page.add_init_script(f"localStorage.setItem('ayla.settings', '{text}')")
    screen.open(f"{service.url}/game/{service.begin()}")
    screen.action("settings").click()
    expect(screen.page.locator("select[name=theme]")).to_have_value("device")
    expect(screen.page.locator("select[name=motion]")).to_have_value("device")


@pytest.mark.parametrize(
    "forbid",
    [
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException(); } })",
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }",
    ],
    ids=["forbidden", "full"],
)
def test_a_device_that_keeps_nothing_still_obeys(
    screen: Screen, service: Service, forbid: str
) -> None:
    screen.page.add_init_script(forbid)
    screen.open(f"{service.url}/game/{service.begin()}")
    choose(screen, theme="dark", numerals="numbers")
    assert background(screen.page) == DARK
    expect(screen.page.locator(".seed")).to_have_count(0)
    screen.play(Sow(Pit.A))
    screen.wait_for_plies(1)


def test_numbers_only_seeds_only_or_both(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
    seeds, numerals = screen.page.locator(".seed"), screen.page.locator(".numerals .numeral")
    expect(seeds).to_have_count(48)
    expect(numerals).to_have_count(8)
    size = float(str(numerals.first.get_attribute("font-size")))
    choose(screen, numerals="numbers")
    expect(seeds).to_have_count(0)
    expect(numerals).to_have_count(8)
    assert float(str(numerals.first.get_attribute("font-size"))) > size
    screen.check(Game(start=BUSY))
    choose(screen, numerals="seeds")
    expect(seeds).to_have_count(48)
    expect(numerals).to_have_count(0)
    assert "8 seeds" in str(screen.pit("A").get_attribute("aria-label"))


def test_motion_is_the_devices_until_it_is_chosen(screen: Screen, service: Service) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin()}")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "off")
    page.emulate_media(reduced_motion="no-preference")
    expect(root).to_have_attribute("data-motion", "on")
    choose(screen, motion="off")
    expect(root).to_have_attribute("data-motion", "off")
    screen.pit("A").click()
    screen.wait_for_plies(1)
    screen.check(Game.replay([Sow(Pit.A)]))
    page.emulate_media(reduced_motion="reduce")
    choose(screen, motion="on", speed="slow")
    screen.pit("a").click()
    expect(page.locator(".may-sow")).to_have_count(0)
    expect(page.locator(".board")).to_have_css("--beat", "620ms")


def test_the_board_turns_to_whoever_moves_or_stays(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin()}")

    def near() -> str:
        rows = {pit: screen.pit(pit).bounding_box() for pit in ("A", "a")}
        assert rows["A"]
        assert rows["a"]
        return "S" if rows["A"]["y"] > rows["a"]["y"] else "N"

    assert near() == "S"
    screen.play(Sow(Pit.A))
    screen.wait_for_plies(1)
    assert near() == "S"
    choose(screen, facing="mover")
    assert near() == "N"
    screen.pit("b").focus()
    screen.page.keyboard.press("c")  # the letters mean the near row
    expect(screen.pit("c")).to_be_focused()
    screen.page.keyboard.press("Enter")
    screen.wait_for_plies(2)
    assert near() == "S"
    choose(screen, facing="N")
    assert near() == "N"
    screen.check(Game.replay([Sow(Pit.A), Sow(Pit.c)]))


def test_against_the_computer_ones_own_row_is_near(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(north='level-1')}")
    choose(screen, facing="N")
    boxes = [screen.pit(pit).bounding_box() for pit in ("A", "a")]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] > boxes[1]["y"]


def test_twos_and_fours_are_marked_by_shape_filled_where_they_can_be_captured(
    screen: Screen, service: Service
) -> None:
    game = Game(start=parse_position("5,1,2,4/3,1,6,4 SSSS/NNNN 12-10 S - 0-0"))
    match = service.begin(position=game.start)
    screen.open(f"{service.url}/game/{match}")
    signs = screen.page.locator(".ripe-sign")
    expect(signs).to_have_count(0)
    switch(screen, "ripe")
    now = service.ask(f"/api/matches/{match}")
    captured = {pit for move in now["moves"] for pit in move["captures"]}
    lie = {str(pit) for pit in Pit if game.position.pits[pit] in (2, 4)}
    assert lie
    screen.page.mouse.move(2, 2)  # a preview would stand before them
    expect(signs).to_have_count(len(lie))
    assert signs.evaluate_all("(all) => all.map((s) => s.dataset.ripe)") == sorted(lie)
    filled = signs.evaluate_all("(all) => all.map((s) => s.classList.contains('open'))")
    assert filled == [pit in captured for pit in sorted(lie)]


def test_the_board_stands_on_end_and_fills_the_width(browser: Browser, service: Service) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    screen = Screen(context.new_page())
    screen.page.add_init_script(
        "localStorage.setItem('ayla.settings', '{\"upright\": \"standing\"}')"
    )
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
    boxes = {pit: screen.pit(pit).bounding_box() for pit in ("A", "D", "a", "d")}
    assert all(boxes.values())
    at = {pit: (box["x"], box["y"]) for pit, box in boxes.items() if box}
    assert at["A"][0] == at["D"][0] > at["a"][0] == at["d"][0], "the own row is on the right"
    assert at["A"][1] > at["D"][1], "and is sown upwards"
    assert boxes["A"]
    assert boxes["A"]["width"] * 2 > 390 * 0.8
    screen.page.keyboard.press("Tab")
    screen.pit("A").focus()
    for key, pit in (("ArrowUp", "B"), ("ArrowLeft", "c"), ("Home", "a"), ("End", "d")):
        screen.page.keyboard.press(key)
        expect(screen.pit(pit)).to_be_focused()
    screen.check(Game(start=BUSY))
    context.close()


HEAR = """() => {
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.tones += 1;
    return make.call(this);
  };
}"""


def test_sounds_are_off_until_they_are_wanted_and_nothing_is_fetched_for_them(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    screen.open(f"{service.url}/game/{service.begin()}")
    page.evaluate(HEAR)
    screen.play(Sow(Pit.A))
    screen.wait_for_plies(1)
    assert page.evaluate("window.tones") == 0
    assert not any("synth" in url for url in asked)
    switch(screen, "sounds")
    page.wait_for_function("() => window.tones > 0")  # how it sounds
    before = page.evaluate("window.tones")
    screen.play(Sow(Pit.a))
    page.wait_for_function("(before) => window.tones > before", arg=before)
    assert not any(url.endswith((".mp3", ".ogg", ".wav")) for url in asked)
    switch(screen, "sounds")
    before = page.evaluate("window.tones")
    screen.play(Sow(Pit.B))
    screen.wait_for_plies(3)
    assert page.evaluate("window.tones") == before


def test_the_end_of_a_game_is_heard(screen: Screen, service: Service) -> None:
    page = screen.page
    page.add_init_script("localStorage.setItem('ayla.settings', '{\"sounds\": true}')")
    screen.open(f"{service.url}/game/{service.begin()}")
    page.evaluate(HEAR)
    screen.action("more").click()
    screen.action("resign").click()
    screen.action("resign-yes").click()
    page.locator(".dialog-result").wait_for()
    page.wait_for_function("() => window.tones > 0")


def test_a_notice_follows_the_language(page: Page, service: Service) -> None:
    screen = Screen(page)
    screen.open(f"{service.url}/game/{service.begin()}")
    page.route("**/moves", lambda route: route.fulfill(status=500, body="{}"))
    screen.pit("A").click()
    expect(page.locator(".notice")).to_contain_text("That did not work")
    screen.action("settings").click()
    page.locator("select[name=language]").select_option("cs")
    expect(page.locator(".notices")).to_contain_text("To se nepodařilo")
