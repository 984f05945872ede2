"""The course as a learner takes it: by keyboard, by touch, in other languages, and going wrong."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from ayla.lessons import COURSE, attempt
from ayla.locale import languages
from ayla.locale.texts import texts
from ayla.notation import parse_move
from tests.browser.screen import Screen
from tests.browser.service import Service
from tests.browser.test_access import check as check_axe
from tests.browser.test_languages import CUT

SOLUTIONS = {
    "sow": (("D",), ("C",), ("B",)),
    "capture": (("C",), ("B",)),
    "chain": (("D",), ("C",)),
    "barter": (("=A",), ("=+", "a")),
    "glory": (("=-", "D"), ("=+", "b")),
    "pass": (("--", "A"),),
    "end": (("C",), ("C",)),
}
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
Reach = Callable[[Page, str], None]


def by_keyboard(page: Page, selector: str) -> None:
    """Go to it with Tab, or on the board by its letter, and press Enter."""
    pit = selector.removeprefix('.pit[data-pit="')[0] if selector.startswith(".pit") else ""
    wanted = ".pit" if pit else selector
    page.locator(selector).wait_for()
    for _ in range(30):
        if page.evaluate(FOCUSED, wanted):
            break
        page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, wanted), selector
    if pit:
        page.keyboard.press(pit.lower() if pit.isupper() else f"Shift+{pit.upper()}")
        assert page.evaluate(FOCUSED, selector), selector
    page.keyboard.press("Enter")


def by_touch(page: Page, selector: str) -> None:
    page.locator(selector).tap()


def play(page: Page, reach: Reach, move: str) -> None:
    if move in ("=+", "=-"):
        reach(page, ".lesson-means .primary")
        reach(page, f'[data-answer="{"accept" if move == "=+" else "decline"}"]')
    elif move.startswith("="):
        reach(page, '[data-action="barter"]')
        for pit in move[1:]:
            reach(page, f'.pit[data-pit="{pit}"]')
        reach(page, ".make-offer .primary")
    elif move == "--":
        reach(page, '[data-action="pass"]')
    else:
        reach(page, f'.pit[data-pit="{move}"]')


def take_the_course(page: Page, service: Service, language: str, reach: Reach) -> None:
    say = texts(language, "learn", "turns", "page")
    page.goto(f"{service.url}/learn")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("learn-title"))
    reach(page, '[data-action="begin"]')
    for lesson in COURSE:
        for number, (task, moves) in enumerate(
            zip(lesson.tasks, SOLUTIONS[lesson.name], strict=True), 1
        ):
            name = f"learn-{lesson.name}-{number}"
            shown, spoken = page.locator(".lesson-task"), page.locator("#spoken")
            expect(page.get_by_role("heading", level=1)).to_have_text(say(f"learn-{lesson.name}"))
            expect(shown).to_contain_text(say(name))
            expect(spoken).to_contain_text(say(name))
            for played, move in enumerate(moves, 1):
                play(page, reach, move)
                turns = attempt(task, [parse_move(text) for text in moves[:played]]).game.turns
                expect(page.locator(".pit").first).to_have_attribute(
                    "data-seeds", str(turns[-1].position.pits[0])
                )
                if played < len(moves):
                    expect(shown).to_contain_text(say(f"{name}-then"))
                    expect(spoken).to_contain_text(say(f"{name}-then"))
            expect(page.locator(".verdict-solved")).to_contain_text(say(f"{name}-done"))
            expect(page.locator(".verdict-solved")).to_be_in_viewport()
            expect(spoken).to_contain_text(say(f"{name}-done"))
            if number < len(lesson.tasks):
                reach(page, '[data-action="next-task"]')
            elif lesson is not COURSE[-1]:
                reach(page, '[data-action="next-lesson"]')
    reach(page, '[data-action="play"]')
    page.locator(".new-game").wait_for()


@contextmanager
def reader(
    browser: Browser, language: str, *, touch: bool = False, width: int = 1200
) -> Iterator[Page]:
    context = browser.new_context(
        locale=language,
        reduced_motion="reduce",
        has_touch=touch,
        viewport={"width": width, "height": 640 if width < 500 else 800},
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda told: complaints.append(told.text) if told.type == "error" else None)
    yield page
    context.close()
    assert complaints == []


@pytest.mark.parametrize("language", ["en", "hi", "cs"])
def test_the_whole_course_by_keyboard_alone(
    browser: Browser, service: Service, language: str
) -> None:
    with reader(browser, language) as page:
        take_the_course(page, service, language, by_keyboard)


@pytest.mark.parametrize("language", ["en", "hi", "cs"])
def test_the_whole_course_by_touch_on_a_phone(
    browser: Browser, service: Service, language: str
) -> None:
    with reader(browser, language, touch=True, width=360) as page:
        take_the_course(page, service, language, by_touch)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (640, 360)], ids=str)
@pytest.mark.parametrize(
    ("lesson", "button"), [("barter", '[data-action="barter"]'), ("pass", '[data-action="pass"]')]
)
def test_what_a_task_says_to_press_is_in_view(
    browser: Browser, service: Service, lesson: str, button: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    for language in languages():
        page = context.new_page()
        kept = json.dumps({"language": language})
        page.add_init_script(f"localStorage.setItem('ayla.settings', '{kept}')")
        page.goto(f"{service.url}/learn/{lesson}")
        expect(page.locator(button)).to_be_in_viewport(ratio=1)
        expect(page.locator("html")).to_have_attribute("lang", language)
        if lesson == "barter":
            page.locator(button).click()
            for part in (".make-offer .primary", ".pit[data-pit=A]"):
                expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
        page.close()
    context.close()


def test_no_name_of_a_lesson_breaks_inside_a_word(browser: Browser, service: Service) -> None:
    for language in languages():
        with reader(browser, language, width=320) as page:
            page.goto(f"{service.url}/learn")
            page.locator(".lessons").wait_for()
            lines = """() => [...document.querySelectorAll(".lesson-name")].flatMap((name) => {
              const words = document.createRange(), text = name.firstChild;
              return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
                words.setStart(text, index);
                words.setEnd(text, index + word.length);
                return words.getClientRects().length > 1;
              }).map(({ 0: word }) => word);
            })"""
            assert page.evaluate(lines) == [], language


def test_a_wrong_move_is_explained_and_can_be_tried_again(screen: Screen, service: Service) -> None:
    page, say = screen.page, texts("en", "learn")
    screen.open(f"{service.url}/learn/capture")
    screen.pit("A").click()
    instead = say("learn-missed-own", {"pit": "A", "seeds": 3, "last": "D"})
    expect(page.locator(".verdict-missed")).to_contain_text(instead)
    expect(page.locator("#spoken")).to_contain_text(instead)
    assert screen.pit("C").get_attribute("aria-disabled") == "true"
    assert not page.locator('[data-action="next-task"]').is_visible()
    page.locator('[data-action="again"]').click()
    expect(screen.pit("A")).to_have_attribute("data-seeds", "3")
    expect(page.locator(".verdict")).to_have_count(0)
    screen.pit("C").click()
    expect(page.locator(".verdict-solved")).to_be_visible()


def test_a_pit_is_looked_at_before_it_is_sown(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/learn/chain")
    screen.pit("D").hover()
    expect(screen.page.locator(".preview")).to_be_visible()
    assert "b" in screen.hint()


def test_what_was_solved_is_kept_on_the_device(screen: Screen, service: Service) -> None:
    page = screen.page
    screen.open(f"{service.url}/learn/capture")
    screen.pit("C").click()
    page.locator(".verdict-solved").wait_for()
    page.goto(f"{service.url}/learn")
    expect(page.locator('[data-lesson="capture"]')).to_contain_text("1 of 2")
    page.locator('[data-lesson="capture"]').click()
    expect(page.locator(".lesson-task")).to_contain_text("Task 2 of 2")
    expect(page).to_have_url(f"{service.url}/learn/capture")


def test_the_language_changes_in_the_middle_of_a_lesson(screen: Screen, service: Service) -> None:
    page, say = screen.page, texts("cs", "learn")
    screen.open(f"{service.url}/learn/sow")
    screen.pit("A").click()
    page.locator(".verdict-solved").wait_for()
    screen.action("settings").click()
    page.locator('select[name="language"]').select_option("cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.keyboard.press("Escape")
    expect(page.locator(".verdict-solved")).to_contain_text(say("learn-sow-1-done"))
    expect(screen.pit("A")).to_have_attribute("data-seeds", "0")


def test_the_ways_between_game_help_course_rules_and_the_page_about_it(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin()}")
    screen.action("help").click()
    page.locator('dialog [data-action="learn"]').click()
    page.locator(".lessons").wait_for()
    assert page.locator("dialog").count() == 0
    for path, mark in (
        ("/about", "About Goré"),
        ("/learn", "Learn to play"),
        ("/rules", "The rules"),
    ):
        page.locator(f'main a[href="{path}"]').click()
        expect(page.get_by_role("heading", level=1)).to_have_text(mark)
        expect(page).to_have_url(service.url + path)
    page.locator('main a[href="/learn"]').click()
    page.locator(".lessons").wait_for()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")


def test_a_lesson_that_there_is_not_leads_to_the_first_screen(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/learn/flying")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_place_that_cannot_be_loaded_says_so_and_is_asked_for_again(
    page: Page, service: Service
) -> None:
    page.route("**/learn.ftl", lambda route: route.abort())
    page.goto(f"{service.url}/learn")
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    page.unroute("**/learn.ftl")
    again.click()
    page.locator(".lessons").wait_for()


def test_counting_is_practised_on_the_boards_of_the_last_game(
    screen: Screen, service: Service
) -> None:
    """The first turn of a game is not asked about, so here it is always the second."""
    page, say = screen.page, texts("en", "learn")
    game = service.begin()
    for version, move in enumerate(("C", "a")):
        service.ask(f"/api/matches/{game}/moves", {"version": version, "move": move})
    screen.open(f"{service.url}/game/{game}")
    page.route("**/api/lessons", lambda route: route.fulfill(json=[]))
    page.goto(f"{service.url}/learn/counting")
    ask = say("learn-drill-ask", {"pit": "a", "seeds": 7})
    expect(page.locator(".lesson-task")).to_have_text(ask)
    expect(page.locator("#spoken")).to_contain_text(ask)
    screen.pit("C").click()
    wrong: dict[str, str | int] = {"pit": "a", "seeds": 7, "last": "D", "wanted": "C"}
    expect(page.locator(".verdict-missed")).to_have_text(say("learn-missed-landing", wrong))
    by_keyboard(page, '[data-action="next-question"]')
    expect(page.locator(".verdict")).to_have_count(0)
    screen.pit("D").click()
    expect(page.locator(".verdict-solved")).to_have_text(say("learn-drill-right", {"last": "D"}))
    score = say("learn-drill-score", {"right": 1, "asked": 2})
    expect(page.locator(".lesson-step")).to_contain_text(score)


@pytest.mark.parametrize(
    ("language", "scheme"), [*((language, "light") for language in languages()), ("en", "dark")]
)
def test_axe_finds_nothing_and_nothing_is_cut_off_on_a_narrow_phone(
    browser: Browser, service: Service, language: str, scheme: str
) -> None:
    with reader(browser, language, width=320) as page:
        page.emulate_media(
            color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
        )

        def check() -> None:
            check_axe(Screen(page))
            assert page.evaluate(CUT) == []

        for place, there in (("learn", ".lessons"), ("about", ".about-page"), ("rules", ".rule")):
            page.goto(f"{service.url}/{place}")
            page.locator(there).first.wait_for()
            check()
        for name, moves in (
            ("capture", "A"),
            ("end", "C"),
            ("barter", ""),
            ("pass", ""),
            ("counting", "b"),
        ):
            page.goto(f"{service.url}/learn/{name}")
            page.locator(".pit").first.wait_for()
            for move in moves:
                play(page, lambda page, selector: page.locator(selector).click(), move)
                page.locator(".verdict").wait_for()
            check()
