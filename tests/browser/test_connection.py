"""Reloading, two tabs, a server that goes away and comes back."""

from pathlib import Path

from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect

from ayla.notation import parse_move
from ayla.rules import Game
from tests.browser.relay import Relay
from tests.browser.screen import Screen
from tests.browser.service import Service


def game_of(*moves: str) -> Game:
    return Game.replay(parse_move(move) for move in moves)


def play_all(screen: Screen, game: Game, *moves: str) -> None:
    for text in moves:
        move = parse_move(text)
        screen.play(move)
        game.play(move)
        screen.wait_for_plies(game.plies)
        screen.check(game)


def test_reloading_goes_on_with_the_game(screen: Screen, service: Service) -> None:
    game = Game()
    screen.open(f"{service.url}/game/{service.begin()}")
    play_all(screen, game, "A", "a", "B")
    screen.page.reload()
    screen.wait_for_plies(3)
    screen.check(game)
    play_all(screen, game, "b", "C")


def test_the_first_screen_leads_back_to_the_last_game(screen: Screen, service: Service) -> None:
    game = Game()
    address = f"{service.url}/game/{service.begin()}"
    screen.open(address)
    play_all(screen, game, "D")
    screen.page.get_by_role("link", name="Ayla").click()
    screen.action("continue").click()
    expect(screen.page).to_have_url(address)
    screen.wait_for_plies(1)
    screen.check(game)
    screen.page.go_back()
    expect(screen.page.get_by_role("heading", name="A new game")).to_be_visible()


def test_two_tabs_show_the_same_game(screen: Screen, service: Service) -> None:
    address = f"{service.url}/game/{service.begin()}"
    screen.open(address)
    other = Screen(screen.page.context.new_page())
    other.page.emulate_media(reduced_motion="reduce")
    other.open(address)
    game = game_of("A")
    screen.play(parse_move("A"))
    other.wait_for_plies(1)
    other.check(game)
    other.action("undo").click()
    screen.wait_for_plies(0)
    screen.check(Game())
    other.page.close()


class Held:
    """Holds back the answers to the first requests, which the service has taken meanwhile."""

    def __init__(self, screen: Screen, pattern: str, requests: int) -> None:
        self._screen = screen
        self._left = requests
        self._held: list[tuple[Route, APIResponse]] = []
        screen.page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if not self._left:
            route.continue_()
            return
        self._left -= 1
        self._held.append((route, route.fetch()))

    def wait_for(self, requests: int) -> None:
        while len(self._held) < requests:
            self._screen.page.wait_for_timeout(20)

    def answer_next(self) -> None:
        route, answer = self._held.pop(0)
        route.fulfill(response=answer)


def test_the_next_move_counts_though_the_answer_to_the_last_is_slow(
    screen: Screen, service: Service
) -> None:
    """What was played comes over the live line before its own request is answered."""
    game = Game()
    screen.open(f"{service.url}/game/{service.begin()}")
    held = Held(screen, "**/moves", 2)
    play_all(screen, game, "A", "a")
    held.wait_for(2)
    held.answer_next()
    play_all(screen, game, "B")
    held.answer_next()
    play_all(screen, game, "b", "C")


def test_a_slow_answer_to_a_game_that_was_left_keeps_nobody_waiting(
    screen: Screen, service: Service
) -> None:
    screen.open(f"{service.url}/game/{service.begin()}")
    held = Held(screen, "**/moves", 1)
    screen.pit("A").click()
    held.wait_for(1)
    other = f"/game/{service.begin()}"
    screen.page.evaluate(
        """async (path) => (await import("/static/js/route.js")).goTo(path)""", other
    )
    expect(screen.page).to_have_url(service.url + other)
    expect(screen.page.locator(".log-entry")).to_have_count(1)
    game = Game()
    play_all(screen, game, "B", "b")
    held.answer_next()
    play_all(screen, game, "C")
    expect(screen.page.locator(".notices .notice")).to_have_count(0)


def test_a_move_that_came_too_late_is_refused_and_the_game_shown(
    page: Page, service: Service
) -> None:
    """With a page of its own: the browser itself complains of the refusal."""
    page.emulate_media(reduced_motion="reduce")
    screen, match = Screen(page), service.begin()
    page.route_web_socket("**/live*", lambda socket: None)  # a line on which nothing arrives
    screen.open(f"{service.url}/game/{match}")
    service.ask(f"/api/matches/{match}/moves", {"version": 0, "move": "B"})
    expect(page.locator(".log-entry")).to_have_count(1)
    screen.pit("A").click()
    screen.wait_for_plies(1)
    screen.check(game_of("B"))
    expect(page.locator(".notice")).to_contain_text("The game has gone on")


def test_who_was_away_while_turns_were_taken_back_sees_the_game_as_it_is(
    page: Page, service: Service
) -> None:
    """With a page of its own: the browser itself complains of the requests that fail."""
    page.emulate_media(reduced_motion="reduce")
    screen, match, lines = Screen(page), service.begin(), list[WebSocketRoute]()

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 1:  # on the first one nothing arrives
            line.connect_to_server()

    page.route_web_socket("**/live*", connect)
    screen.open(f"{service.url}/game/{match}")
    play_all(screen, Game(), "A", "a", "B")
    page.route("**/api/matches/*", lambda route: route.abort())
    for path, body in (
        ("undo", {"version": 3, "to": 0}),
        ("moves", {"version": 4, "move": "C"}),
        ("moves", {"version": 5, "move": "b"}),
        ("moves", {"version": 6, "move": "D"}),
    ):
        service.ask(f"/api/matches/{match}/{path}", body)
    lines[0].close()
    expect(page.locator(".log-move", has_text="C")).to_have_count(1)
    assert lines[1].url.endswith("?version=3")
    screen.check(game_of("C", "b", "D"))


def test_a_server_that_restarts_is_waited_for(page: Page, tmp_path: Path) -> None:
    """With a page of its own: the browser itself complains of each try that fails."""
    page.emulate_media(reduced_motion="reduce")
    screen, game = Screen(page), Game()
    with Service(tmp_path) as service:
        screen.open(f"{service.url}/game/{service.begin()}")
        play_all(screen, game, "A", "a")
        service.stop()
        away = page.get_by_text("The connection is lost")
        expect(away).to_be_visible()
        screen.pit("B").click()
        expect(page.get_by_text("could not be reached")).to_be_visible()
        screen.check(game)
        service.start()
        expect(away).to_be_hidden(timeout=20_000)
        screen.check(game)
        play_all(screen, game, "B", "b")


def test_a_network_that_goes_silent_is_noticed_and_left(page: Page, service: Service) -> None:
    """With a page of its own: the browser itself complains of a connection that never opened."""
    page.emulate_media(reduced_motion="reduce")
    page.clock.install()
    screen, match = Screen(page), service.begin()
    with Relay(service.port) as relay:
        screen.open(f"{relay.url}/game/{match}")
        away = page.get_by_text("The connection is lost")
        play_all(screen, Game(), "A")
        page.clock.fast_forward(15_000)  # the page asks, and is answered
        page.wait_for_timeout(500)
        page.clock.fast_forward(6_000)
        expect(away).to_have_count(0)

        relay.silent = True
        service.ask(f"/api/matches/{match}/moves", {"version": 1, "move": "a"})
        page.clock.fast_forward(15_000)  # the page asks
        relay.wait_for_swallowed(b"")
        page.clock.fast_forward(6_000)
        expect(away).to_be_visible()
        page.clock.fast_forward(1_000)  # it asks how the match stands, by a request
        relay.wait_for_swallowed(b"GET /api/matches/")
        page.clock.fast_forward(6_000)  # it gives that up, and opens another line
        relay.wait_for_swallowed(b"/live?version=")
        screen.check(game_of("A"))

        relay.silent = False
        page.clock.fast_forward(15_000)  # it gives that up, too, and begins anew
        expect(away).to_be_hidden()
        screen.wait_for_plies(2)
        screen.check(game_of("A", "a"))


def test_a_game_that_is_not_kept_here_says_so(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/game/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_text("This game is not kept here")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()


def test_a_browser_that_keeps_nothing_can_play(screen: Screen, service: Service) -> None:
    screen.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('forbidden', 'SecurityError'); } });"
    )
    screen.page.goto(service.url)
    screen.page.get_by_label("Someone beside you").check()
    screen.page.get_by_role("button", name="Begin").click()
    screen.page.locator(".pit").first.wait_for()
    play_all(screen, Game(), "A", "a")


def test_without_scripts_the_page_explains_itself(page: Page, service: Service) -> None:
    browser = page.context.browser
    assert browser
    context = browser.new_context(java_script_enabled=False)
    bare = context.new_page()
    bare.goto(service.url)
    assert "needs JavaScript" in bare.locator("body").inner_text()
    context.close()
