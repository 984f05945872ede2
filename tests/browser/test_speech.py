"""What the page reads out when it is asked: by keys on the board, and without keys."""

import pytest
from playwright.sync_api import expect

from ayla.notation import parse_position
from ayla.rules import Offer, Pit, Sow
from tests.browser.screen import Screen
from tests.browser.service import Service

BUSY = parse_position("8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 S - 0-1")
POSITION = (
    "South owns A 8, B 2, D 1, and c 3. North owns C 4, a 6, b 0, and d 2."
    " Captured: South 10, North 12. South to move."
)
MOVES = "To sow: A, B, D, and c."


def text(screen: Screen) -> str:
    heard = str(screen.page.locator("#spoken").text_content())
    return heard.replace("\N{NO-BREAK SPACE}", " ").strip()


def test_each_key_on_the_board_reads_something_out(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
    screen.pit("A").focus()
    press = screen.page.keyboard.press
    press("p")
    assert text(screen) == POSITION
    press("s")
    assert text(screen) == "Captured: South 10, North 12."
    press("m")
    assert text(screen).startswith(MOVES)
    assert text(screen).endswith("Up to 2 pits can be offered.")
    press("l")
    assert text(screen) == "The game begins."
    press("d")
    press("Enter")
    screen.wait_for_plies(1)
    told = text(screen)
    assert told.startswith("South sows D, one seed")
    press("p")
    assert text(screen) != told
    press("L")  # whatever Caps Lock says
    assert text(screen) == told


def test_the_same_words_are_said_again(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin()}")
    screen.pit("A").focus()
    said = []
    for _ in range(3):
        screen.page.keyboard.press("s")
        said.append(screen.page.locator("#spoken").text_content())
    assert said[0] != said[1] != said[2]
    assert len({str(one).strip() for one in said}) == 1


def test_no_letter_does_anything_outside_the_board(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
    screen.action("more").focus()
    before = text(screen)
    for key in "lmpsorhABCD":
        screen.page.keyboard.press(key)
    assert text(screen) == before
    expect(screen.page.locator(".make-offer")).to_have_count(0)


def test_an_offer_is_begun_and_the_last_turn_shown_again_by_key(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
    screen.pit("A").focus()
    page.keyboard.press("o")
    expect(page.locator(".make-offer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".make-offer")).to_have_count(0)
    screen.play(Sow(Pit.A))
    screen.wait_for_plies(1)
    screen.pit("a").focus()
    page.keyboard.press("r")
    expect(page.locator(".may-sow")).to_have_count(0)
    page.keyboard.press("Enter")  # shows the end
    expect(page.locator(".may-sow")).not_to_have_count(0)


def test_without_a_keyboard_the_menu_reads_out(screen: Screen, service: Service) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
    screen.action("more").click()
    screen.action("speak").click()
    told = page.locator(".read-out")
    expect(told).to_have_attribute("role", "status")
    for what, words in (("position", POSITION), ("moves", MOVES), ("last", "The game begins.")):
        page.locator(f'[data-speak="{what}"]').click()
        expect(told).to_contain_text(words)
    before = told.text_content()
    page.locator('[data-speak="last"]').click()
    page.wait_for_function(
        "(before) => document.querySelector('.read-out').textContent !== before", arg=before
    )


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("0,0,0,0/6,6,6,6 SSSS/NNNN 12-12 S - 0-0", "South has to pass."),
        ("8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 S AB 0-1", "On offer: A and B, for 12 captured seeds."),
    ],
)
def test_what_else_there_is_to_do_is_read_out(
    screen: Screen, service: Service, position: str, words: str
) -> None:
    if " AB " in position:
        screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
        screen.play(Offer((Pit.A, Pit.B)))
        screen.page.locator(".dialog-answer").wait_for()
        screen.page.keyboard.press("Escape")
    else:
        match = service.begin(position=parse_position(position))
        screen.open(f"{service.url}/game/{match}")
    screen.pit("A").focus()
    screen.page.keyboard.press("m")
    assert words in text(screen)
