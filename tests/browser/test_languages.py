"""The page in each language: chosen by the browser or in the settings, in the middle of a game."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from ayla.locale import languages
from ayla.locale.texts import texts
from ayla.notation import parse_move, parse_position
from ayla.notation.telling import tell
from ayla.rules import Game
from tests.browser.screen import Screen
from tests.browser.service import Service

# Whatever does not fit into its own box or into the window; the head of a dialog has a button that
# sticks out on purpose.
CUT = """() => [...document.querySelectorAll("body *")].filter((node) => {
  if (node.closest(".unseen, svg") || node.matches(".dialog-head")) return false;
  const { left, right, width } = node.getBoundingClientRect();
  if (width && (left < -1 || right > innerWidth + 1)) return true;
  return node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1;
}).map((node) => `${node.tagName} ${node.className} ${node.textContent.slice(0, 60)}`)"""

BARTERED = parse_position("8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 S - 0-1")


def test_the_language_changes_in_mid_game_and_the_game_goes_on(
    screen: Screen, service: Service
) -> None:
    page, game = screen.page, Game()
    screen.open(f"{service.url}/game/{service.begin()}")

    def play(*moves: str) -> None:
        for text in moves:
            screen.play(parse_move(text))
            game.play(parse_move(text))
            screen.wait_for_plies(game.plies)

    def check(language: str) -> None:
        say = texts(language, "turns", "page")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("dir", "ltr")
        expect(page).to_have_title(say("page-title"))
        shown = screen.read()
        assert shown.pits == game.position.pits
        assert shown.stores == game.position.stores
        told = [say(sentence.id, sentence.args) for sentence in tell(game.turns[-1])]
        assert shown.last == " ".join(told)
        expect(screen.action("undo")).to_contain_text(say("page-undo"))

    play("A", "a")
    page.evaluate("window.here = true")
    for language, move in (("cs", "B"), ("hi", "b"), ("fil", "C"), ("en", "c")):
        screen.action("settings").click()
        page.locator("select[name=language]").select_option(language)
        title = texts(language, "page")("page-settings")
        expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(title)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        check(language)
        play(move)
        check(language)
    screen.check(game)
    assert page.evaluate("window.here")  # it is still the same page


def test_the_choice_is_kept_on_the_device(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(service.url)
    screen.action("settings").click()
    options = page.locator("select[name=language] option")
    expect(options).to_have_count(len(languages()))
    assert {"Čeština", "Français", "हिन्दी"} <= set(options.all_inner_texts())
    page.locator("select[name=language]").select_option(label="Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    begin = texts("fr", "page")("page-new-begin")
    expect(page.get_by_role("button", name=begin)).to_be_visible()


@pytest.mark.parametrize(
    ("wished", "spoken"),
    [
        ("cs-CZ", "cs"),
        ("pt-BR", "pt"),
        ("fil-PH", "fil"),
        ("tl", "fil"),
        ("hi", "hi"),
        ("ja", "en"),
    ],
)
def test_the_browser_s_language_is_spoken(
    browser: Browser, service: Service, wished: str, spoken: str
) -> None:
    context = browser.new_context(locale=wished)
    page = context.new_page()
    page.goto(service.url)
    expect(page.locator("html")).to_have_attribute("lang", spoken)
    expect(page.locator("#home-new")).to_have_text(texts(spoken, "page")("page-new-title"))
    context.close()


def test_the_best_of_several_languages(page: Page, service: Service) -> None:
    page.goto(service.url)
    for wishes, best in (
        (["", "de-AT", "nl-BE", "cs"], "nl"),
        (["cs", "fr"], "cs"),
        (["FR_ca", "FR-ca"], "fr"),
        (["x", "*", "pt-Latn-AO"], "pt"),
        ([], "en"),
    ):
        found = page.evaluate(
            """async ([wishes, known]) =>
              (await import("/static/js/best-language.js")).bestLanguage(wishes, known)""",
            [wishes, list(languages())],
        )
        assert found == best, wishes


def test_what_a_language_lacks_is_said_in_english(page: Page, service: Service) -> None:
    def without_begin(source: str) -> str:
        return re.sub(r"^page-new-begin = .*\n", "", source, flags=re.MULTILINE)

    page.route(
        "**/locale/cs/first.ftl",
        lambda route: route.fulfill(body=without_begin(route.fetch().text())),
    )
    page.goto(service.url)
    page.locator('[data-action="settings"]').click()
    page.locator("select[name=language]").select_option("cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("button[type=submit]")).to_have_text("Begin")


def test_a_language_that_cannot_be_had_changes_nothing(page: Page, service: Service) -> None:
    page.route("**/locale/cs/first.ftl", lambda route: route.abort())
    page.goto(service.url)
    page.locator('[data-action="settings"]').click()
    page.locator("select[name=language]").select_option("cs")
    expect(page.get_by_text("The service could not be reached")).to_be_visible()
    expect(page.locator("select[name=language]")).to_have_value("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_off_on_a_narrow_phone(
    browser: Browser, service: Service, language: str
) -> None:
    context = browser.new_context(
        locale=language, viewport={"width": 320, "height": 640}, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(service.url)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("input[value=level-8]").wait_for()
    assert page.evaluate(CUT) == []
    screen = Screen(page)
    screen.open(f"{service.url}/game/{service.begin(position=BARTERED)}")
    assert page.evaluate(CUT) == []
    for name in ("new", "help", "settings", "more"):
        screen.action(name).first.click()
        page.locator("dialog").wait_for()
        assert page.evaluate(CUT) == [], name
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    screen.action("barter").click()
    screen.pit("A").click()
    assert page.evaluate(CUT) == []
    page.locator(".make-offer button.primary").click()
    page.locator(".dialog-answer").wait_for()
    assert page.evaluate(CUT) == []
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.evaluate(CUT) == []
    context.close()


PITS = """() => [...document.querySelectorAll(".pit")].map((pit) =>
  Object.values(pit.getBoundingClientRect().toJSON()).join(" "))"""


def test_the_name_of_a_level_keeps_to_one_line_on_a_phone(
    browser: Browser, service: Service
) -> None:
    heights = {}
    for language in languages():
        context = browser.new_context(locale=language, viewport={"width": 360, "height": 640})
        page = context.new_page()
        page.goto(service.url)
        expect(page.locator("html")).to_have_attribute("lang", language)
        levels = page.locator(".choices-opponent .choice:has([value^=level-])")
        expect(levels).to_have_count(8)
        heights[language] = [
            box["height"] for level in levels.all() if (box := level.bounding_box())
        ]
        context.close()
    assert heights == {language: [heights["en"][0]] * 8 for language in heights}


@pytest.mark.parametrize("language", languages())
def test_the_board_stays_while_pits_are_chosen(
    browser: Browser, service: Service, language: str
) -> None:
    context = browser.new_context(
        locale=language, viewport={"width": 320, "height": 568}, reduced_motion="reduce"
    )
    screen = Screen(context.new_page())
    screen.open(f"{service.url}/game/{service.begin(position=BARTERED)}")
    screen.action("barter").click()
    screen.page.locator(".may-offer").first.wait_for()
    places = screen.page.evaluate(PITS)
    for pit in ("A", "B", "A", "B"):  # chosen, and taken back
        pressed = screen.pit(pit).get_attribute("aria-pressed")
        screen.pit(pit).click()
        expect(screen.pit(pit)).not_to_have_attribute("aria-pressed", str(pressed))
        assert screen.page.evaluate(PITS) == places, pit
    context.close()
