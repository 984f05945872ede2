"""The list of games that the device keeps, taking back and putting back, rematches."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

from playwright.sync_api import Page, expect

from ayla.match import Kind, Played, Seat, Settings, Stamped
from ayla.rules import Game, Pit, Sow
from ayla.store import SqlStore, database_url
from tests.browser.screen import Screen
from tests.browser.service import Service


def begin(service: Service, south: str = "", north: str = "", moves: tuple[str, ...] = ()) -> str:
    match = service.ask(
        "/api/matches",
        {
            "south": {"kind": "human", "name": south},
            "north": {"kind": "human", "name": north},
            "moves": list(moves),
        },
    )
    return str(match["id"])


def cards(page: Page) -> list[str]:
    page.locator(".game-card").first.wait_for()
    return [str(card.get_attribute("data-game")) for card in page.locator(".game-card").all()]


def test_games_are_listed_newest_first_and_gone_on_with(screen: Screen, service: Service) -> None:
    page = screen.page
    first, second = begin(service, "Aya"), begin(service, "Kofi", "Tra Bi", ("C",))
    for match in (first, second):
        screen.open(f"{service.url}/game/{match}")
    page.goto(f"{service.url}/games")
    assert cards(page) == [second, first]
    newest = page.locator(".game-card").first
    expect(newest).to_contain_text("\u2068Kofi\u2069 – \u2068Tra Bi\u2069")
    expect(newest).to_contain_text("\u2068Tra Bi\u2069 to move")
    page.locator(".game-card").nth(1).get_by_role("link").click()
    screen.wait_for_plies(0)
    screen.play(Sow(Pit.B))
    screen.wait_for_plies(1)
    page.go_back()
    assert cards(page) == [first, second]
    page.goto(service.url)
    assert cards(page) == [first, second]
    screen.action("continue").click()
    page.wait_for_url(f"**/game/{first}")


def test_the_list_tells_how_a_game_ended(screen: Screen, service: Service) -> None:
    page = screen.page
    match = begin(service, "Aya", "Kofi")
    service.ask(f"/api/matches/{match}/resign", {"version": 0, "side": "S"})
    screen.page.goto(f"{service.url}/game/{match}")
    page.locator(".dialog-result").wait_for()
    page.goto(f"{service.url}/games")
    expect(page.locator(".game-card")).to_contain_text("\u2068Kofi\u2069 wins with glory")
    expect(page.locator(".game-card")).to_have_attribute("data-state", "over")
    # The board is shown as it was last, and not swept.
    assert page.locator('.game-card [data-pit="A"]').get_attribute("data-seeds") == "6"
    page.goto(service.url)
    expect(screen.action("play-now")).to_be_visible()
    expect(screen.action("continue")).to_have_count(0)


def test_a_game_is_removed_and_put_back(screen: Screen, service: Service) -> None:
    page = screen.page
    one, two = begin(service, "Aya"), begin(service, "Kofi")
    for match in (one, two):
        screen.open(f"{service.url}/game/{match}")
    page.goto(f"{service.url}/games")
    assert cards(page) == [two, one]
    page.get_by_role("button", name="Remove from the list: \u2068Kofi\u2069 – North").click()
    expect(page.locator(".game-card")).to_have_count(1)
    expect(screen.action("put-back")).to_be_focused()
    screen.action("put-back").click()
    assert cards(page) == [two, one]


def test_a_game_that_the_service_does_not_have_is_told_so_and_can_be_removed(
    page: Page, service: Service
) -> None:
    page.emulate_media(reduced_motion="reduce")
    match = begin(service)
    page.goto(f"{service.url}/game/{match}")
    page.locator(".pit").first.wait_for()
    kept = json.loads(page.evaluate("localStorage['ayla.games']"))
    lost = {**kept[0], "id": "nobody-has-this", "at": 1}
    page.evaluate("(games) => (localStorage['ayla.games'] = games)", json.dumps([*kept, lost]))
    page.goto(f"{service.url}/games")
    gone = page.locator('[data-game="nobody-has-this"]')
    expect(gone).to_have_attribute("data-state", "gone")
    expect(gone).to_contain_text("The service does not have this game any more.")
    gone.locator('[data-action="remove"]').click()
    assert cards(page) == [match]


def test_what_was_kept_may_be_nonsense(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(service.url)
    for nonsense in ('"x"', "{", '[null, 3, {"id": 4}, {"id": "a", "seats": {}}]'):
        page.evaluate("(text) => (localStorage['ayla.games'] = text)", nonsense)
        page.goto(f"{service.url}/games")
        expect(page.get_by_role("heading", name="Your games")).to_be_visible()
        expect(page.locator(".game-card")).to_have_count(0)


def test_two_pages_share_the_list(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(f"{service.url}/games")
    expect(page.get_by_text("No game was played on this device yet.")).to_be_visible()
    other = page.context.new_page()
    match = begin(service, "Aya")
    other.goto(f"{service.url}/game/{match}")
    other.locator(".pit").first.wait_for()
    assert cards(page) == [match]
    # Both add to it; neither loses what the other added.
    second = begin(service, "Kofi")
    screen.open(f"{service.url}/game/{second}")
    other.goto(f"{service.url}/games")
    assert sorted(cards(other)) == sorted([match, second])


def test_a_device_that_keeps_nothing_is_told_of_once(page: Page, service: Service) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(
        """Object.defineProperty(Storage.prototype, "setItem", {
          value() { throw new DOMException("full", "QuotaExceededError"); },
        });"""
    )
    screen = Screen(page)
    screen.open(f"{service.url}/game/{begin(service)}")
    unkept = page.get_by_text("does not let the page keep a list of your games")
    expect(unkept).to_be_visible()
    page.locator(".notice").get_by_role("button", name="Close").click()
    screen.play(Sow(Pit.C))
    screen.wait_for_plies(1)
    expect(unkept).to_have_count(0)
    page.get_by_role("link", name="Ayla").click()
    # As long as the page is open it knows its games.
    expect(page.locator(".game-card")).to_have_count(1)


def test_a_turn_is_taken_back_and_put_back(screen: Screen, service: Service) -> None:
    page, game = screen.page, Game()
    screen.open(f"{service.url}/game/{begin(service, moves=('C', 'a'))}")
    for move in ("C", "a"):
        game.play(Sow(Pit[move]))
    expect(screen.action("redo")).to_have_count(0)
    screen.action("undo").click()
    screen.wait_for_plies(1)
    screen.action("undo").click()
    screen.wait_for_plies(0)
    screen.action("redo").click()
    screen.wait_for_plies(1)
    screen.action("redo").click()
    screen.wait_for_plies(2)
    screen.check(game)
    expect(screen.action("redo")).to_have_count(0)
    screen.action("undo").click()
    screen.wait_for_plies(1)
    screen.play(Sow(Pit.b))
    screen.wait_for_plies(2)
    expect(screen.action("redo")).to_have_count(0)
    expect(page.locator('[data-action="replay"]')).to_be_visible()


def test_against_the_computer_both_turns_are_put_back(screen: Screen, service: Service) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{service.begin(north='level-1')}")
    screen.play(Sow(Pit.C))
    page.locator('.player.to-move[data-side="S"]').wait_for()
    screen.wait_for_plies(2)
    before = screen.read()
    screen.action("undo").click()
    screen.wait_for_plies(0)
    screen.action("redo").click()
    screen.wait_for_plies(2)
    assert screen.read() == before
    expect(page.locator("#spoken")).to_contain_text(before.last)


def test_a_game_whose_opponent_is_gone_is_gone_on_with_against_another(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    settings = Settings(Seat(Kind.HUMAN), Seat(Kind.COMPUTER, "plain"))

    async def keep() -> None:
        place = {"AYLA_DATA_DIR": str(service.data)}
        store = await SqlStore.open(database_url(place))
        now = datetime.now(UTC)
        await store.create("an-old-game", settings, now, [Stamped(Played(Sow(Pit.C)), now)])
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # this one has a loop of the browser's already
        thread.submit(asyncio.run, keep()).result()
    screen.open(f"{service.url}/game/an-old-game")
    expect(page.get_by_text("is not here any more")).to_be_visible()
    screen.action("from").click()
    page.locator(".dialog-from").get_by_label("Novice").check()
    expect(page.locator(".dialog-from input[value=S]")).to_be_checked()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator('.player.to-move[data-side="S"]').wait_for()
    screen.wait_for_plies(2)
    assert screen.read().moves[0] == "C"


def test_a_rematch_changes_the_sides(screen: Screen, service: Service) -> None:
    page = screen.page
    match = begin(service, "Aya", "Kofi", ("C", "a"))
    service.ask(f"/api/matches/{match}/resign", {"version": 2, "side": "S"})
    page.goto(f"{service.url}/game/{match}")
    page.locator('.dialog-result [data-action="again"]').click()
    screen.wait_for_plies(0)
    expect(page.locator('.player[data-side="S"]')).to_contain_text("Kofi")
    expect(page.locator('.player[data-side="N"]')).to_contain_text("Aya")
    screen.check(Game())


def test_the_first_screen_begins_a_game_in_one_press(screen: Screen, service: Service) -> None:
    page = screen.page
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(service.url)
    press = page.get_by_role("button", name="Play against Greedy")
    expect(press).to_be_in_viewport()
    press.click()
    page.wait_for_url("**/game/*")
    screen.wait_for_plies(0)
    expect(page.locator('.player[data-side="N"]')).to_contain_text("Greedy")


def test_the_log_is_looked_through_with_the_arrows(screen: Screen, service: Service) -> None:
    page = screen.page
    screen.open(f"{service.url}/game/{begin(service, moves=('C', 'a', 'B'))}")
    assert page.locator('.log-entry[tabindex="0"]').count() == 1
    page.locator('.log-entry[tabindex="0"]').focus()
    for key, ply in (("ArrowUp", 2), ("ArrowUp", 1), ("ArrowDown", 2), ("Home", 0), ("End", 3)):
        page.keyboard.press(key)
        expect(page.locator(f'.log-entry[data-ply="{ply}"]')).to_be_focused()
        expect(page.locator('.log-entry[aria-current="step"]')).to_have_attribute(
            "data-ply", str(ply)
        )
