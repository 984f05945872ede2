"""The board before, while and after a move is made; by mouse, keyboard and touch."""

import re

import pytest
from playwright.sync_api import FloatRect, expect

from ayla.notation import parse_move, parse_position
from ayla.rules import Game, Offer, Pit, Sow, play
from ayla.rules.events import Captured, Sown
from tests.browser.screen import Screen
from tests.browser.service import Service

BUSY = parse_position("8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 S - 0-1")
RICH = parse_position("5,1,3,5/3,1,6,4 SSSS/NNNN 10-10 S - 0-0")


def open_at(screen: Screen, service: Service, position: str | None = None) -> str:
    start = parse_position(position) if position else None
    match = service.begin(position=start)
    screen.open(f"{service.url}/game/{match}")
    return match


@pytest.mark.parametrize("position", [BUSY, RICH], ids=["bartered", "captures"])
def test_pointing_at_a_pit_shows_what_it_would_do(
    screen: Screen, service: Service, position: object
) -> None:
    game = Game(start=position)  # type: ignore[arg-type]
    screen.open(f"{service.url}/game/{service.begin(position=game.start)}")
    for move in game.legal_moves():
        if not isinstance(move, Sow):
            continue
        events = play(game.position, move).events
        sown = next(event for event in events if isinstance(event, Sown))
        captured = next((event for event in events if isinstance(event, Captured)), None)
        screen.pit(move.pit).hover()
        expect(screen.page.locator("#told")).to_contain_text(f"falls into {sown.last}")
        expect(screen.page.locator(".preview .chip")).to_have_count(
            len({*sown.path, *(pit for pit, _ in captured.pits)} if captured else set(sown.path))
        )
        expect(screen.page.locator(".will-take")).to_have_count(
            len(captured.pits) if captured else 0
        )
        if captured:
            for pit, count in captured.pits:
                assert f"{pit}\N{NO-BREAK SPACE}{count}" in screen.hint()
            gain = screen.page.locator(".gain")
            assert gain.inner_text() == f"+{captured.total}"
        else:
            assert "captures nothing" in screen.hint()
    screen.page.mouse.move(2, 2)
    expect(screen.page.locator(".preview")).to_have_count(0)


def test_R12_the_page_says_why_no_offer_can_be_made(screen: Screen, service: Service) -> None:
    open_at(screen, service)
    expect(screen.action("barter")).to_have_attribute("aria-disabled", "true")
    expect(screen.page.locator("#why-no-offer")).to_contain_text("a pit costs 6 captured seeds")
    screen.action("barter").click(force=True)
    expect(screen.page.locator(".make-offer")).to_have_count(0)


def test_R12_no_more_pits_can_be_chosen_than_can_be_paid(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")  # North has 12
    screen.action("barter").click()
    send = screen.page.get_by_role("button", name="Send the offer")
    expect(send).to_be_disabled()
    for pit in ("A", "c"):
        screen.pit(pit).click()
        expect(screen.pit(pit)).to_have_attribute("aria-pressed", "true")
    expect(screen.page.locator(".make-offer .lead:visible")).to_contain_text("A and c for 12 seeds")
    screen.pit("B").click(force=True)
    expect(screen.pit("B")).to_have_attribute("aria-pressed", "false")
    screen.pit("A").click()
    expect(screen.page.locator(".make-offer .lead:visible")).to_contain_text("Pit c for 6 seeds")
    screen.page.get_by_role("button", name="Cancel").click()
    screen.check(Game(start=BUSY))


def test_the_answer_card_shows_both_boards_and_can_wait(screen: Screen, service: Service) -> None:
    game = Game(start=BUSY)
    screen.open(f"{service.url}/game/{service.begin(position=BUSY)}")
    offer = Offer((Pit.A, Pit.c))
    screen.play(offer)
    game.play(offer)
    card = screen.page.locator(".dialog-answer")
    boards = card.locator(".mini-board")
    read = """(board) => [..."ABCDabcd"].map((pit) => {
      const { seeds, owner } = board.querySelector(`[data-pit="${pit}"]`).dataset;
      return [Number(seeds), owner];
    })"""
    accepted = play(game.position, parse_move("=+")).position
    for board, position in ((boards.nth(0), game.position), (boards.nth(1), accepted)):
        expected = [
            [seeds, owner.value]
            for seeds, owner in zip(position.pits, position.owners, strict=True)
        ]
        assert board.evaluate(read) == expected
    expect(card).to_contain_text("wins without glory")
    screen.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    screen.page.get_by_role("button", name="See the offer").click()
    screen.play(parse_move("=+"))
    game.play(parse_move("=+"))
    screen.wait_for_plies(2)
    screen.check(game)


def test_a_whole_turn_by_keyboard(screen: Screen, service: Service) -> None:
    game = Game()
    open_at(screen, service)
    keyboard = screen.page.keyboard
    screen.page.locator("body").press("Tab")
    for _ in range(10):
        if screen.page.evaluate("document.activeElement.classList.contains('pit')"):
            break
        keyboard.press("Tab")
    expect(screen.pit("A")).to_be_focused()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    expect(screen.pit("C")).to_be_focused()
    assert "falls into" in screen.hint()
    keyboard.press("ArrowUp")
    expect(screen.pit("b")).to_be_focused()
    keyboard.press("d")
    expect(screen.pit("D")).to_be_focused()
    keyboard.press("Shift+D")
    expect(screen.pit("d")).to_be_focused()
    keyboard.press("Enter")  # North's: nothing happens
    screen.check(game)
    keyboard.press("b")
    keyboard.press("Enter")
    game.play(Sow(Pit.B))
    screen.wait_for_plies(1)
    screen.check(game)
    expect(screen.pit("B")).to_be_focused()
    expect(screen.page.locator("#spoken")).to_have_text(screen.read().last)
    keyboard.press("Tab")
    assert not screen.page.evaluate("document.activeElement.classList.contains('pit')")


def test_looking_back_and_returning(screen: Screen, service: Service) -> None:
    game = Game()
    open_at(screen, service)
    for text in ("A", "a", "B"):
        screen.play(parse_move(text))
        game.play(parse_move(text))
        screen.wait_for_plies(game.plies)
    screen.page.locator('.log-entry[data-ply="1"]').click()
    shown = screen.read()
    assert shown.pits == game.turns[0].position.pits
    assert shown.sowable == ()
    panel = screen.page.locator(".look-back")
    expect(panel.locator(".lead")).to_have_text("Move 1 of 3")
    screen.page.get_by_role("button", name="One move back").click()
    assert screen.read().pits == (6,) * 8
    expect(panel.locator("p")).to_have_text(["How the game began."])
    screen.pit("C").click(force=True)
    screen.action("return").click()
    screen.check(game)


def test_undo_resign_and_agreed_draw(screen: Screen, service: Service) -> None:
    game = Game()
    open_at(screen, service)
    screen.play(Sow(Pit.A))
    screen.wait_for_plies(1)
    screen.action("undo").click()
    screen.wait_for_plies(0)
    screen.check(game)
    screen.action("more").click()
    screen.action("draw").click()
    screen.action("draw-yes").click()
    game.agree_draw()
    screen.check_result(game)
    screen.action("look").click()
    screen.action("undo").click()
    expect(screen.page.get_by_text("South to move")).to_be_visible()
    game.undo()
    screen.check(game)
    screen.action("more").click()
    screen.action("resign").click()
    screen.action("resign-yes").click()
    game.resign(game.position.to_move)
    screen.check_result(game)


def test_undo_against_the_computer_takes_back_both_turns(screen: Screen, service: Service) -> None:
    screen.open(f"{service.url}/game/{service.begin(north='level-1')}")
    screen.play(Sow(Pit.A))
    screen.wait_for_plies(2)
    screen.action("undo").click()
    screen.wait_for_plies(0)
    screen.check(Game())


def test_the_record_can_be_copied(screen: Screen, service: Service) -> None:
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_at(screen, service)
    screen.play(Sow(Pit.D))
    screen.wait_for_plies(1)
    screen.action("more").click()
    screen.action("record").click()
    expect(screen.page.locator("textarea")).to_have_value(re.compile(r"1\. D"))
    screen.action("copy").click()
    expect(screen.page.get_by_text("Copied.")).to_be_visible()
    copied = screen.page.evaluate("navigator.clipboard.readText()")
    assert copied == screen.page.locator("textarea").input_value()


def test_sowing_is_shown_seed_by_seed_and_a_press_ends_it(screen: Screen, service: Service) -> None:
    page = screen.page
    settings = '{"speed": "slow", "motion": "on"}'
    page.add_init_script(f"localStorage.setItem('ayla.settings', '{settings}')")
    open_at(screen, service)
    page.evaluate(
        """() => {
          window.seen = [];
          const read = () => [..."ABCDabcd"].map((pit) =>
            document.querySelector(`[data-count="${pit}"]`).textContent).join("");
          new MutationObserver(() => {
            const now = read();
            if (now !== window.seen.at(-1)) window.seen.push(now);
          }).observe(document.querySelector(".numerals"),
            { subtree: true, characterData: true, childList: true });
        }"""
    )
    screen.pit("A").click()
    page.wait_for_function("() => window.seen.length === 7")
    assert page.evaluate("window.seen") == [
        "06666666",
        "07666666",
        "07766666",
        "07776666",
        "07777666",
        "07777766",
        "07777776",
    ]
    page.locator(".may-sow").first.wait_for()  # it has come to rest
    screen.check(Game.replay([Sow(Pit.A)]))
    screen.pit("a").click()
    screen.wait_for_plies(2)
    screen.board().click(position={"x": 5, "y": 5})
    screen.check(Game.replay([Sow(Pit.A), Sow(Pit.a)]))
    shown = page.evaluate("window.seen.length")
    assert shown < 7 + 8, "the press ended nothing"
    screen.action("replay").click()
    page.wait_for_function("(before) => window.seen.length > before + 3", arg=shown)


def test_a_pit_is_asked_about_before_it_is_sown(screen: Screen, service: Service) -> None:
    open_at(screen, service)
    screen.action("settings").click()
    screen.page.get_by_label("Ask before sowing").check()
    screen.page.get_by_role("button", name="Close").click()
    screen.pit("A").click()
    expect(screen.page.locator("#told")).to_contain_text("Press it again to sow.")
    screen.pit("B").click()
    screen.pit("B").click()
    screen.wait_for_plies(1)
    screen.check(Game.replay([Sow(Pit.B)]))


SIZES = [(320, 568), (360, 640), (640, 360), (768, 1024), (1440, 900)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_needed_in_play_is_in_view(
    screen: Screen, service: Service, size: tuple[int, int]
) -> None:
    width, height = size
    screen.page.set_viewport_size({"width": width, "height": height})
    match, game = service.begin(), Game()
    while game.plies < 16:  # so that the log is longer than the screen
        move = next(move for move in game.legal_moves() if isinstance(move, Sow))
        service.ask(f"/api/matches/{match}/moves", {"version": game.plies, "move": str(move)})
        game.play(move)
    screen.open(f"{service.url}/game/{match}")
    needed = [".board", ".status", '[data-action="barter"]', '[data-action="more"]']
    for selector in [*needed, *(f'.pit[data-pit="{pit}"]' for pit in Pit)]:
        box = bounds(screen, selector)
        assert box["x"] >= 0, selector
        assert box["y"] >= 0, selector
        assert box["x"] + box["width"] <= width, selector
        assert box["y"] + box["height"] <= height, selector
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert screen.page.evaluate(overflow) == 0
    pit = bounds(screen, '.pit[data-pit="A"]')
    assert min(pit["width"], pit["height"]) >= 44
    board = pit["width"] * 4
    assert board > width * (0.85 if width < height else 0.5)


def bounds(screen: Screen, selector: str) -> FloatRect:
    box = screen.page.locator(selector).bounding_box()
    assert box, selector
    return box
