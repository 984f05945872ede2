"""Whole games from the first screen to the result: by keyboard alone, by touch, by ear."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from ayla.locale.texts import texts
from ayla.rules import Accept, Decline, Game, Move, Offer, Pass, Pit, Sow
from tests.browser.screen import Screen
from tests.browser.service import Service

say = texts("en", "turns", "page")

FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText"
MOST_STOPS = 40
"""No more presses of Tab lead once round the page."""


def next_move(game: Game, chance: Random) -> Move:
    """Two offers as soon as they can be made, one accepted and one declined; else any sowing."""
    legal = game.legal_moves()
    answered = sum(isinstance(move, (Accept, Decline)) for move in game.moves)
    if Accept() in legal:
        return Decline() if answered else Accept()
    offers = [move for move in legal if isinstance(move, Offer)]
    if offers and answered < 2:
        return offers[-1]
    return chance.choice([move for move in legal if not isinstance(move, Offer)])


class Keyboard:
    """Somebody who has nothing but keys, and finds things by going to them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        return str(self.page.evaluate(FOCUSED) or "").strip()

    def go_to(self, name: str) -> None:
        """Press Tab until something of this name has the focus."""
        for _ in range(MOST_STOPS):
            if re.match(name, self.focused()):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {name}")

    def pit(self, pit: Pit) -> None:
        self.press(str(pit) if str(pit).isupper() else f"Shift+{str(pit).upper()}")

    def play(self, move: Move) -> None:
        match move:
            case Sow(pit):
                self.go_to(r"[A-Da-d], ")
                self.pit(pit)
                self.press("Enter")
            case Offer(pits):
                self.go_to(r"[A-Da-d], ")
                self.press("o")
                for pit in pits:
                    self.pit(pit)
                    self.press("Enter")
                self.go_to("Send the offer")
                self.press("Enter")
            case Accept():
                self.go_to("Accept")
                self.press("Enter")
            case Decline():
                self.go_to("Decline")
                self.press(" ")
            case Pass():
                self.go_to("Pass")
                self.press("Enter")


def test_a_whole_game_by_keyboard_alone(screen: Screen, service: Service) -> None:
    page, game, chance = screen.page, Game(), Random(4)
    page.goto(service.url)
    page.get_by_label("Novice").wait_for()
    keyboard = Keyboard(page)
    for _ in range(MOST_STOPS):
        keyboard.press("Tab")
        if page.evaluate("document.activeElement.type === 'radio'"):
            break
    keyboard.press("ArrowUp")
    while not page.evaluate("document.activeElement.value === 'beside'"):
        keyboard.press("ArrowUp")
    keyboard.go_to("Begin")
    keyboard.press("Enter")
    page.locator(".pit").first.wait_for()
    while not game.over:
        move = next_move(game, chance)
        keyboard.play(move)
        game.play(move)
        screen.wait_for_plies(game.plies)
    assert {Accept(), Decline()} <= set(game.moves)
    screen.check_result(game)
    keyboard.go_to("Look at the board")
    keyboard.press("Enter")
    screen.check(game)
    assert page.evaluate("document.activeElement !== document.body")


@pytest.fixture
def phone(browser: Browser) -> Iterator[Screen]:
    """A phone held upright, with fingers and without a mouse."""
    context = browser.new_context(
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        reduced_motion="reduce",
    )
    yield Screen(context.new_page())
    context.close()


def test_a_whole_game_by_touch(phone: Screen, service: Service) -> None:
    page, game, chance = phone.page, Game(), Random(9)
    page.goto(service.url)
    page.locator("label", has_text="Someone beside you").tap()
    page.get_by_role("button", name="Begin").tap()
    page.locator(".pit").first.wait_for()
    while not game.over:
        move = next_move(game, chance)
        match move:
            case Sow(pit):
                phone.pit(pit).tap()
            case Offer(pits):
                phone.action("barter").tap()
                for pit in pits:
                    phone.pit(pit).tap()
                page.get_by_role("button", name="Send the offer").tap()
            case Accept():
                page.locator('[data-answer="accept"]').tap()
            case Decline():
                page.locator('[data-answer="decline"]').tap()
            case Pass():
                phone.action("pass").tap()
        game.play(move)
        phone.wait_for_plies(game.plies)
    assert {Accept(), Decline()} <= set(game.moves)
    phone.check_result(game)
    phone.action("look").tap()
    phone.check(game)


def test_a_finger_that_rests_on_a_pit_looks_before_it_sows(phone: Screen, service: Service) -> None:
    page = phone.page
    phone.open(f"{service.url}/game/{service.begin()}")
    touch = page.context.new_cdp_session(page)
    box = phone.pit("A").bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".preview")).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#told")).to_contain_text("Press it again to sow.")
    phone.check(Game())
    phone.pit("A").tap()
    phone.wait_for_plies(1)


class Listener:
    """Somebody who hears what the page says, and sees nothing of it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def heard(self) -> str:
        return str(self.page.locator("#spoken").text_content())

    def ask(self, *keys: str) -> str:
        """Press keys and wait for something else to be said."""
        before = self.heard()
        for key in keys:
            self.page.keyboard.press(key)
        self.page.wait_for_function(
            "(before) => document.getElementById('spoken').textContent !== before", arg=before
        )
        return self.heard()


def test_a_whole_game_by_what_is_spoken(screen: Screen, service: Service) -> None:
    page, match = screen.page, service.begin(barter=False)
    screen.open(f"{service.url}/game/{match}")
    keyboard, listener = Keyboard(page), Listener(page)
    keyboard.go_to(r"[A-Da-d], ")
    for _ in range(400):
        told = listener.ask("m")
        if "has to pass" in told:
            keyboard.go_to("Pass")
            said = listener.ask("Enter")
        else:
            sowable = re.match(r"To sow: (.*?)\.", told)
            assert sowable, told
            pits = re.findall(r"\b[A-Da-d]\b", sowable[1].replace(" and ", " "))
            best = max(pits, key=lambda pit: captured(told, pit))
            key = best if best.isupper() else f"Shift+{best.upper()}"
            page.keyboard.press(key)
            said = listener.ask("Enter")
            assert f"sows {best}," in said
        if re.search(r"wins|A draw", said):
            break
        keyboard.go_to(r"[A-Da-d], ")
    page.locator(".dialog-result").wait_for()
    now = service.ask(f"/api/matches/{match}")
    assert now["outcome"] is not None
    sentence = now["outcome"]["sentence"]
    assert say(sentence["id"], sentence["args"]) in said


def captured(told: str, pit: str) -> int:
    """How many seeds a sowing captures, by what was said of it."""
    found = re.search(
        rf"(?:^|[.] ){pit}, [\w ]+: the last falls into \w and captures (.*?)\.", told
    )
    if not found:
        return 0
    return int(re.findall(r"\d+", found[1])[-1])  # the total where there are several pits
