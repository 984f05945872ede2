"""Hints, the evaluation bar and analysis: shown as the service found them, and never played."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import WebSocketRoute, expect

from ayla import tablebase
from ayla.engine.exact import known_lines
from ayla.notation import parse_move, parse_position
from ayla.port import ExactValues
from ayla.rules import CLASSIC, Decline, Game, Offer, Pit, Sow
from tests.browser.screen import Screen
from tests.browser.service import Service

RICH = parse_position("5,1,3,5/3,1,6,4 SSSS/NNNN 10-10 S - 0-0")
LAST = parse_position("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A service's data folder with the tables up to ten seeds."""
    folder = tmp_path_factory.mktemp("data")
    tablebase.build(folder / "tablebase", 10)
    return folder


@pytest.fixture(scope="module")
def service(data: Path) -> Iterator[Service]:
    with Service(data) as running:
        yield running


@pytest.fixture
def exact(data: Path) -> ExactValues:
    return tablebase.open(data / "tablebase")


def analyse(screen: Screen) -> None:
    screen.action("more").click()
    screen.action("analysis").click()
    screen.page.locator(".lines").wait_for()


def test_a_hint_marks_what_it_proposes_and_plays_nothing(screen: Screen, service: Service) -> None:
    game = Game(start=RICH)
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    screen.action("hint").click()
    marked = screen.page.locator("[data-hint]")
    marked.first.wait_for()
    pits = {mark.get_attribute("data-hint") for mark in marked.all()}
    told = screen.hint()
    assert told.startswith("Hint: ")
    assert "end" in told
    for pit in pits:
        assert pit is not None
        assert pit in told
    expect(screen.page.locator("#spoken")).to_contain_text(told)
    screen.check(game)
    # It goes with the position that it was for.
    move = next(move for move in game.legal_moves() if isinstance(move, Sow))
    screen.play(move)
    screen.wait_for_plies(1)
    expect(marked).to_have_count(0)


def test_R13_a_hint_on_the_card_says_how_to_answer(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    screen.play(Offer((Pit.A,)))
    card = screen.page.locator(".dialog-answer")
    card.locator('[data-action="hint"]').click()
    hint = card.locator(".answer-hint .hint")
    expect(hint).to_have_text(re.compile(r"Hint: (accept|decline) the offer\."))
    screen.play(Decline())
    screen.wait_for_plies(2)


def test_a_hint_by_keyboard(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=LAST, barter=False)}")
    screen.action("hint").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator("#spoken")).to_contain_text("Hint: sow C. South ends 10 seeds ahead")
    expect(screen.pit("C")).to_have_attribute("aria-label", re.compile("The hint"))
    expect(screen.action("hint")).to_be_focused()


def test_the_evaluation_bar_is_switched_on_and_follows_the_game(
    screen: Screen, service: Service
) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=LAST, barter=False)}")
    bar = screen.page.locator(".evaluation")
    expect(bar).to_have_count(0)
    screen.action("more").click()
    screen.action("evaluation").click()
    expect(bar).to_have_attribute("data-south", "10")
    expect(bar).to_have_attribute("aria-valuetext", "South ends 10 seeds ahead with best play.")
    expect(bar).to_have_attribute("aria-valuenow", "10")
    expect(bar).to_contain_text("=+10")
    screen.play(parse_move("A"))  # worth less
    expect(bar).to_have_attribute("data-south", "2")
    screen.action("undo").click()
    expect(bar).to_have_attribute("data-south", "10")
    # It covers nothing, and is remembered.
    box, board = bar.bounding_box(), screen.page.locator(".board").bounding_box()
    assert box
    assert board
    assert box["x"] + box["width"] <= board["x"] or box["y"] + box["height"] <= board["y"]
    screen.page.reload()
    expect(bar).to_have_attribute("data-south", "10")
    screen.action("settings").click()
    screen.page.get_by_role("checkbox", name="Evaluation bar").uncheck()
    screen.page.get_by_role("button", name="Close").click()
    expect(bar).to_have_count(0)


def test_every_pit_shows_its_exact_worth_in_the_classic_game(
    screen: Screen, service: Service, exact: ExactValues
) -> None:
    game = Game(CLASSIC, LAST)
    screen.open(f"{service.url}/game/{service.begin(position=LAST, barter=False)}")
    analyse(screen)
    known = known_lines(game, exact)
    assert known
    for line in known:
        assert isinstance(line.move, Sow)
        worth = screen.page.locator(f'[data-worth="{line.move.pit}"]')
        expect(worth).to_have_text(f"={line.value:+.0f}".replace("-", "\N{MINUS SIGN}"))
        expect(worth).to_have_class(re.compile(r"\bexact\b"))
        label = screen.pit(line.move.pit).get_attribute("aria-label")
        assert label
        assert "with best play" in label
    best = screen.page.locator(".value.best")
    expect(best).to_have_attribute("data-worth", str(known[0].move))
    listed = screen.page.locator(".lines .line")
    assert [line.get_attribute("data-move") for line in listed.all()] == [
        str(line.move) for line in known
    ]
    expect(listed.first).to_contain_text(" ".join(map(str, known[0].pv[1:9])))
    expect(screen.page.locator(".analysis")).to_contain_text("solved")
    screen.action("analysis-end").click()
    expect(screen.page.locator(".value")).to_have_count(0)


def test_offers_are_listed_with_their_worth_and_can_be_chosen(
    screen: Screen, service: Service
) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    analyse(screen)
    screen.page.locator(".value").first.wait_for()
    expect(screen.page.locator(".value.exact")).to_have_count(0)
    screen.action("barter").click()
    offers = screen.page.locator("[data-offer]")
    expect(offers).to_have_count(4)  # one pit each: North can pay for no more
    offers.first.focus()
    pit = screen.page.locator("[data-offer]:focus").get_attribute("data-offer")
    assert pit
    screen.page.keyboard.press("Enter")
    expect(screen.pit(pit[1:])).to_have_attribute("aria-pressed", "true")
    expect(screen.page.locator(".make-offer .hint:visible")).to_contain_text("ahead")
    screen.page.get_by_role("button", name="Send the offer").click()
    screen.wait_for_plies(1)
    for answer in ("accept", "decline"):
        worth = screen.page.locator(f'[data-answer="{answer}"] .worth')
        expect(worth).to_have_text(re.compile(r"=?[+\N{MINUS SIGN}]?\d"))


def test_a_pit_that_is_pointed_at_leaves_the_others_their_worth(
    screen: Screen, service: Service
) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    analyse(screen)
    for pit in ("A", "B", "C", "D"):
        screen.page.locator(f'[data-worth="{pit}"]').wait_for()
    screen.pit("B").hover()  # its one seed falls into C
    expect(screen.page.locator(".preview .chip")).to_have_count(1)
    expect(screen.page.locator('[data-worth="C"]')).to_have_count(0)
    for pit in ("A", "B", "D"):
        expect(screen.page.locator(f'[data-worth="{pit}"]')).to_be_visible()


def test_while_offers_are_weighed_what_sends_one_stays_in_view_on_a_small_phone(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    page.set_viewport_size({"width": 320, "height": 568})
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    analyse(screen)
    screen.action("barter").click()
    page.locator("[data-offer]").first.wait_for()
    screen.pit("A").click()
    for button in page.locator(".make-offer .row button").all():
        expect(button).to_be_in_viewport(ratio=1)
    # One row, which goes past by itself.
    tops = {offer.bounding_box()["y"] for offer in page.locator("[data-offer]").all()}  # type: ignore[index]
    assert len(tops) == 1
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_offers_keep_their_places_under_focus_and_pointer(screen: Screen, service: Service) -> None:
    sockets: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def relay(page: WebSocketRoute) -> None:
        def first_alone(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "analysis":
                if sockets:
                    return
                sockets.append((page, told))
            page.send(message)

        page.connect_to_server().on_message(first_alone)

    screen.page.route_web_socket(re.compile("/analysis$"), relay)
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    analyse(screen)
    screen.action("barter").click()
    offers = screen.page.locator("[data-offer]")
    expect(offers).to_have_count(4)

    def order() -> list[str | None]:
        return [offer.get_attribute("data-offer") for offer in offers.all()]

    screen.page.mouse.move(1, 1)
    offers.first.focus()
    before, worth = order(), offers.first.inner_text()
    socket, told = sockets[0]
    for line in told["lines"]:
        if line["move"] in before:  # the last is the best now
            line["value"] = 20.0 + before.index(line["move"])
    socket.send(json.dumps(told))
    expect(offers.first).not_to_have_text(worth, use_inner_text=True)
    assert order() == before
    expect(offers.first).to_be_focused()
    screen.page.keyboard.press("Tab")
    expect(offers.nth(1)).to_be_focused()
    assert order() == before
    screen.action("analysis-end").focus()
    expect(offers.first).to_have_attribute("data-offer", str(before[-1]))
    assert order() == before[::-1]
    offers.first.hover()
    for line in told["lines"]:
        if line["move"] in before:
            line["value"] = 20.0 - before.index(line["move"])
    socket.send(json.dumps(told))
    expect(offers.last).to_contain_text("20")
    assert order() == before[::-1]
    screen.page.mouse.move(1, 1)
    expect(offers.first).to_have_attribute("data-offer", str(before[0]))
    assert order() == before


def test_a_finished_game_is_analysed_by_looking_back(
    screen: Screen, service: Service, exact: ExactValues
) -> None:
    match = service.begin(position=LAST, barter=False)
    screen.open(f"{service.url}/game/{match}")
    game = Game(CLASSIC, LAST)
    while not game.over:
        best = known_lines(game, exact)[0].move
        screen.play(best)
        game.play(best)
        screen.wait_for_plies(game.plies)
    screen.page.locator('.dialog-result [data-action="analyse"]').click()
    before = Game.replay(game.moves[:-1], CLASSIC, LAST)
    values = screen.page.locator(".value")
    expect(values).to_have_count(len(before.legal_moves()))
    played = screen.page.locator(".line", has_text="played")
    expect(played).to_have_attribute("data-move", str(game.moves[-1]))
    screen.action("return").click()
    expect(screen.page.locator(".analysis")).to_contain_text("The game is over.")
    expect(values).to_have_count(0)


def test_looking_back_weighs_the_position_that_is_looked_at(
    screen: Screen, service: Service
) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=LAST, barter=False)}")
    analyse(screen)
    screen.play(parse_move("A"))
    screen.wait_for_plies(1)
    expect(screen.page.locator('[data-worth="a"]')).to_have_count(1)
    screen.page.locator('.log-entry[data-ply="0"]').click()
    expect(screen.page.locator('[data-worth="C"]')).to_have_text("=+10")
    screen.action("return").click()
    expect(screen.page.locator('[data-worth="C"]')).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_advice_and_rules(
    screen: Screen, service: Service, scheme: str
) -> None:
    page = screen.page
    page.emulate_media(
        color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
    )
    page.add_init_script("localStorage.setItem('ayla.settings', '{\"evaluates\": true}')")
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    analyse(screen)
    screen.action("hint").click()
    page.locator("[data-hint]").first.wait_for()
    check(screen)
    screen.action("barter").click()
    check(screen)
    screen.action("help").click()
    page.locator('[data-action="rules"]').click()
    page.locator(".dialog-rules .rule").first.wait_for()
    check(screen)
    page.goto(f"{service.url}/rules")
    page.locator(".rules-page").wait_for()
    check(screen)


def check(screen: Screen) -> None:
    screen.page.evaluate(
        "Promise.allSettled(document.getAnimations().map((moving) => moving.finished))"
    )
    results = Axe().run(screen.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (1440, 900)], ids=str)
def test_with_everything_on_the_board_stays_in_view(
    screen: Screen, service: Service, size: tuple[int, int]
) -> None:
    width, height = size
    screen.page.set_viewport_size({"width": width, "height": height})
    screen.page.add_init_script("localStorage.setItem('ayla.settings', '{\"evaluates\": true}')")
    screen.open(f"{service.url}/game/{service.begin(position=RICH)}")
    analyse(screen)
    for pit in Pit:
        box = screen.pit(pit).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert screen.page.evaluate(overflow) == 0


def test_the_rules_can_be_read_from_anywhere(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(service.url)
    page.get_by_role("button", name="How to play").first.click()
    page.get_by_role("link", name="All the rules").click()
    expect(page).to_have_url(f"{service.url}/rules")
    numbers = [f"R{number}" for number in range(1, 18)]
    expect(page.locator(".rule-number")).to_have_text(numbers)
    page.go_back()
    expect(page.get_by_role("heading", name="A new game")).to_be_visible()
    match = service.begin()
    screen.open(f"{service.url}/game/{match}")
    screen.action("help").click()
    page.get_by_role("link", name="All the rules").click()
    expect(page.locator(".dialog-rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{service.url}/game/{match}")
    page.goto(f"{service.url}/rules#R17")
    expect(page.locator("#R17")).to_be_in_viewport()
