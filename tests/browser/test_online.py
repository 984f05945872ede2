"""Playing with somebody far away: browsers of people who know each other by links and the lobby."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ayla.locale import ENGLISH, languages
from ayla.notation import format_position, parse_move, parse_position
from ayla.rules import Game, Rules, Side
from tests.browser.screen import Screen
from tests.browser.service import Service
from tests.browser.test_access import check

# South has captured enough to be offered a barter, and North has, too.
RICH = parse_position("3,5,2,2/4,4,3,1 SSSS/NNNN 12-12 S - 0-0")


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.screen = Screen(context.new_page())

    @property
    def page(self) -> Page:
        return self.screen.page

    def does(self, action: str) -> None:
        """Press the button of this name; that of a card, if it lies above another."""
        self.screen.action(action).last.click()

    def says(self, text: str) -> None:
        """The live region says this, or has just said it."""
        expect(self.page.locator("#spoken")).to_contain_text(text)

    def plays(self, *moves: str) -> None:
        for text in moves:
            self.screen.play(parse_move(text))


@contextmanager
def people(browser: Browser, count: int, **options: object) -> Iterator[list[Person]]:
    contexts = [browser.new_context(reduced_motion="reduce", **options) for _ in range(count)]  # type: ignore[arg-type]
    try:
        yield [Person(context) for context in contexts]
    finally:
        for context in contexts:
            context.close()


def invite(person: Person, service: Service, name: str, *, side: str = "S") -> str:
    """Invite a friend in the page; the path of the link."""
    page = person.page
    page.goto(f"{service.url}/friend")
    page.locator('[name="friend-name"]').fill(name)
    page.locator(f'[name="friend-side"][value="{side}"]').check()
    person.does("make-link")
    page.locator(".dialog-invite").wait_for()
    link = page.locator(".way textarea").input_value()
    return "/join/" + link.partition("/join/")[2]


def take_seat(person: Person, service: Service, path: str, name: str) -> None:
    person.page.goto(service.url + path)
    person.page.locator('[name="join-name"]').fill(name)
    person.does("take-seat")
    person.page.locator(".pit").first.wait_for()


def begin(service: Service, south: Person, north: Person, **wish: object) -> str:
    """A match that two people have sat down to, without a clock unless wished; its address."""
    south.page.goto(service.url)
    made = south.page.evaluate(
        """async (wish) => (await fetch("/api/online", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ side: "S", name: "Abena", ...wish }),
        })).json()""",
        wish,
    )
    take_seat(north, service, made["invite"], "Kofi")
    address = f"{service.url}/game/{made['match']}"
    south.screen.open(address)
    return address


def test_two_meet_by_a_link_and_a_third_watches(browser: Browser, service: Service) -> None:
    with people(browser, 3) as (abena, kofi, watcher):
        path = invite(abena, service, "Abena")
        expect(abena.page.locator(".qr img")).to_have_js_property("complete", True)
        kofi.page.goto(service.url + path)
        expect(kofi.page.get_by_text("invites you to a game")).to_be_visible()
        take_seat(kofi, service, path, "Kofi")
        expect(abena.page.locator(".dialog-invite")).to_have_count(0)
        watcher.screen.open(abena.page.url)
        expect(abena.page.locator(".watchers")).to_contain_text("One person watches")
        expect(watcher.screen.action("barter")).to_have_count(0)

        game = Game()
        for text in ("A", "a", "B"):
            (abena, kofi)[game.plies % 2].plays(text)
            game.play(parse_move(text))
            for person in (abena, kofi, watcher):
                person.screen.wait_for_plies(game.plies)
        for person in (abena, kofi, watcher):
            shown = person.screen.read()
            assert shown.pits == game.position.pits
            assert shown.stores == game.position.stores
        assert abena.screen.read().sowable == ()
        assert watcher.screen.read().sowable == ()
        assert kofi.screen.read().sowable != ()
        assert abena.screen.action("hint").count() == 0

        abena.does("say")
        abena.page.locator('[data-phrase="will-you-trade"]').click()
        kofi.says("Will you trade?")
        expect(watcher.page.locator(".said")).to_contain_text("Will you trade?")

        # A takeback: declined, and after the next move allowed.
        abena.does("undo")
        expect(abena.screen.action("takeback-accept")).to_have_count(0)
        kofi.does("takeback-decline")
        abena.says("is not taken back")
        kofi.plays("b")
        abena.screen.wait_for_plies(4)
        abena.does("undo")
        kofi.does("takeback-accept")
        for person in (abena, kofi, watcher):
            person.screen.wait_for_plies(2)

        # Each request has a place of its own.
        abena.plays("C")
        kofi.screen.wait_for_plies(3)
        abena.does("undo")
        abena.does("more")
        abena.does("draw-offer")
        places = kofi.page.locator(".request-place")
        expect(places.nth(0)).to_contain_text("take back move 3")
        expect(places.nth(1)).to_contain_text("offers a draw")
        kofi.does("draw-decline")
        kofi.does("takeback-decline")
        expect(places).to_have_count(0)

        # A barter, and a connection that is lost while it is thought of.
        game = Game()
        for text in ("A", "a", "C"):
            game.play(parse_move(text))
        for text in ("d", "B", "d", "=A", "=+"):
            if text == "=A":
                abena.context.set_offline(True)
                expect(abena.page.locator(".notice.away")).to_be_visible(timeout=90_000)
                abena.context.set_offline(False)
                expect(abena.page.locator(".notice.away")).to_have_count(0)
            mover = abena if game.position.to_move is Side.SOUTH else kofi
            mover.plays(text)
            game.play(parse_move(text))
            for person in (abena, kofi, watcher):
                person.screen.wait_for_plies(game.plies)
        for person in (abena, kofi, watcher):
            person.page.mouse.move(0, 0)  # what is pointed at tells what it would win
            shown = person.screen.read()
            assert shown.owners == game.position.owners
            assert shown.stores == game.position.stores

        # The end, and the same once more with sides swapped.
        kofi.does("more")
        kofi.does("resign")
        kofi.does("resign-yes")
        for person in (abena, kofi, watcher):
            person.page.locator(".dialog-result").wait_for()
        expect(abena.page.locator(".dialog-result h2")).to_contain_text("You win")
        expect(kofi.page.locator(".dialog-result h2")).to_have_text(re.compile(r"Abena.? wins"))
        before = abena.page.url
        abena.does("rematch-ask")
        kofi.does("rematch-accept")
        abena.page.wait_for_url(lambda url: url != before)
        kofi.page.wait_for_url(abena.page.url)
        expect(watcher.screen.action("rematch-open").last).to_be_visible()
        kofi.screen.wait_for_plies(0)
        kofi.plays("D")
        abena.screen.wait_for_plies(1)


def test_a_barter_between_two_far_apart(browser: Browser, service: Service) -> None:
    with people(browser, 2) as (abena, kofi):
        begin(service, abena, kofi, position=format_position(RICH))
        game = Game(Rules(), start=RICH)
        for person, text in ((abena, "=A"), (kofi, "=+"), (kofi, "c")):
            person.plays(text)
            game.play(parse_move(text))
            for one in (abena, kofi):
                one.screen.wait_for_plies(game.plies)
        for one in (abena, kofi):
            shown = one.screen.read()
            assert shown.pits == game.position.pits
            assert shown.owners == game.position.owners
            assert shown.stores == game.position.stores


def test_a_move_that_the_connection_lost_is_sent_again_and_played_once(
    browser: Browser, tmp_path: Path
) -> None:
    with Service(tmp_path) as service, people(browser, 2) as (abena, kofi):
        begin(service, abena, kofi)
        abena.plays("A")
        kofi.screen.wait_for_plies(1)
        service.stop()
        expect(kofi.page.get_by_text("The connection is lost.").first).to_be_visible()
        kofi.plays("a")
        expect(kofi.page.locator(".status")).to_contain_text("sent as soon as it is back")
        service.start()
        for person in (abena, kofi):
            person.screen.wait_for_plies(2)
        expect(kofi.page.locator(".notice.away")).to_have_count(0)
        abena.plays("B")
        kofi.screen.wait_for_plies(3)


def test_who_goes_away_is_seen_to_be_away_and_to_come_back(
    browser: Browser, service: Service
) -> None:
    with people(browser, 2) as (abena, kofi):
        address = begin(service, abena, kofi)
        presence = kofi.page.locator('.player[data-side="S"] .far-presence')
        expect(presence).to_contain_text("here")
        abena.context.set_offline(True)
        expect(abena.page.locator(".notice.away")).to_be_visible(timeout=90_000)
        abena.context.set_offline(False)
        expect(abena.page.locator(".notice.away")).to_have_count(0)
        abena.page.close()
        expect(presence).to_contain_text("away")
        kofi.says("is away")
        tabs = [Screen(abena.context.new_page()) for _ in range(2)]
        for tab in tabs:
            tab.open(address)
        expect(presence).to_contain_text("here")
        tabs[0].play(parse_move("A"))
        for screen in (*tabs, kofi.screen):
            screen.wait_for_plies(1)


def test_who_stayed_claims_calls_it_a_draw_or_goes_on_waiting(
    browser: Browser, service: Service
) -> None:
    clock = {"kind": "minutes", "minutes": 10, "increment": 0}
    with people(browser, 2) as (abena, kofi):
        claimed = begin(service, abena, kofi, clock=clock)
        boards = {claimed: abena.screen}
        for _ in range(2):
            kofi.screen = Screen(kofi.context.new_page())
            abena.screen = Screen(abena.context.new_page())
            boards[begin(service, abena, kofi, clock=clock)] = abena.screen
        for address, screen in boards.items():
            kofi.screen.open(address)
            screen.play(parse_move("A"))
            kofi.screen.wait_for_plies(1)
            kofi.plays("a")
            screen.wait_for_plies(2)
        for page in kofi.context.pages:
            page.close()

        shown = [screen.page.locator(".claim") for screen in boards.values()]
        away = abena.page.locator(".far-away")
        expect(away).to_contain_text("is away. Time to come back: 0:")
        expect(shown[0]).to_have_count(0)
        for claim in shown:
            expect(claim).to_contain_text("did not come back. What now?", timeout=90_000)
        (won, drawn, waited), (_, _, last) = boards.values(), boards
        won.action("claim-win").click()
        expect(won.page.locator(".dialog-result")).to_contain_text("You win")
        expect(won.page.locator(".dialog-result")).to_contain_text(re.compile("Kofi.? went away"))
        drawn.action("claim-draw").click()
        expect(drawn.page.locator(".dialog-result")).to_contain_text("called it a draw")
        waited.action("claim-wait").click()
        expect(shown[2]).to_contain_text("You go on waiting for")
        expect(waited.action("claim-win")).to_be_enabled()

        kofi.screen = Screen(kofi.context.new_page())
        kofi.screen.open(last)
        expect(shown[2]).to_have_count(0)
        waited.play(parse_move("B"))
        kofi.screen.wait_for_plies(3)
        kofi.screen.open(claimed)
        expect(kofi.page.locator(".dialog-result h2")).to_have_text(re.compile(r"Abena.? wins"))


def test_whose_time_runs_out_loses(browser: Browser, service: Service) -> None:
    shortest = {"kind": "minutes", "minutes": 0.25, "increment": 0}
    with people(browser, 2) as (abena, kofi):
        begin(service, abena, kofi, clock=shortest)
        abena.plays("A")
        kofi.screen.wait_for_plies(1)
        kofi.plays("a")
        abena.screen.wait_for_plies(2)
        for person, verdict in ((abena, r"Kofi.? wins"), (kofi, "You win")):
            result = person.page.locator(".dialog-result")
            expect(result.locator("h2")).to_have_text(re.compile(verdict), timeout=40_000)
            expect(result).to_contain_text(re.compile("Abena.? ran out of time."))
            expect(person.page.locator('[data-clock="S"]')).to_contain_text("0:00")
        assert kofi.screen.read().sowable == ()


def test_two_meet_in_the_lobby_and_break_off(browser: Browser, service: Service) -> None:
    with people(browser, 2) as (abena, kofi):
        for person in (abena, kofi):
            person.page.goto(f"{service.url}/lobby")
        abena.does("make-invitation")
        expect(abena.screen.action("withdraw")).to_be_visible()
        kofi.does("accept")
        for person in (abena, kofi):
            person.page.locator(".pit").first.wait_for()
        expect(kofi.page.locator('[data-clock="S"]')).to_be_visible()
        kofi.page.locator(".pit").first.focus()
        kofi.page.keyboard.press("t")
        kofi.says("minutes left")
        abena.does("more")
        abena.does("abort")
        abena.does("abort-yes")
        kofi.page.locator(".dialog-result").wait_for()
        expect(kofi.page.locator(".dialog-result h2")).to_have_text("No result.")


def test_quick_pairing_finds_who_wants_the_same(browser: Browser, service: Service) -> None:
    with people(browser, 2) as (abena, kofi):
        for person in (abena, kofi):
            person.page.goto(f"{service.url}/lobby")
        abena.page.locator('[data-quick="10"]').click()
        expect(abena.screen.action("withdraw")).to_be_visible()
        kofi.page.locator('[data-quick="10"]').click()
        for person in (abena, kofi):
            person.page.locator(".pit").first.wait_for()
        abena.page.goto(f"{service.url}/games")
        expect(abena.page.locator(".game-about").first).to_contain_text("10")


def test_a_link_that_is_taken_or_unknown_says_so(browser: Browser, service: Service) -> None:
    with people(browser, 3) as (abena, kofi, late):
        path = invite(abena, service, "Abena")
        take_seat(kofi, service, path, "Kofi")
        late.page.goto(service.url + path)
        expect(late.page.get_by_text("Somebody else has taken this seat")).to_be_visible()
        late.does("watch")
        late.page.locator(".pit").first.wait_for()
        late.page.goto(f"{service.url}/join/nothing")
        expect(late.page.get_by_role("alert")).to_contain_text("no longer there")


def test_a_name_and_an_account_go_to_another_browser(browser: Browser, service: Service) -> None:
    with people(browser, 2) as (abena, elsewhere):
        page = abena.page
        page.goto(f"{service.url}/me")
        page.locator('[name="me-name"]').fill("Abena 🐄")
        abena.does("keep-name")
        expect(page.get_by_text("Kept.")).to_be_visible()
        for person, action in ((abena, "sign-up"), (elsewhere, "sign-in")):
            person.page.goto(f"{service.url}/me")
            person.page.locator('[name="username"]').fill("abena-of-zuenoula")
            person.page.locator('[name="password"]').fill("wrong")
            person.does(action)
            expect(person.page.get_by_role("alert")).to_be_visible()
            person.page.locator('[name="password"]').fill("twelve calm cows")
            person.does(action)
            expect(person.screen.action("sign-out")).to_be_visible()
        expect(elsewhere.page.locator('[name="me-name"]')).to_have_value("Abena 🐄")
        elsewhere.does("sign-out")
        expect(elsewhere.screen.action("sign-in")).to_be_visible()
        expect(elsewhere.page.locator('[name="me-name"]')).to_have_value("")


def sign(person: Person, service: Service, action: str, handle: str) -> None:
    person.page.goto(f"{service.url}/me")
    person.page.locator('[name="username"]').fill(handle)
    person.page.locator('[name="password"]').fill("twelve calm cows")
    person.does(action)
    expect(person.screen.action("sign-out")).to_be_visible()


def test_who_signs_in_goes_on_with_the_game_of_the_guest(
    browser: Browser, service: Service
) -> None:
    with people(browser, 3) as (abena, kofi, at_home):
        sign(at_home, service, "sign-up", "abena-at-home")
        address = begin(service, abena, kofi)
        abena.plays("A")
        kofi.screen.wait_for_plies(1)
        same_browser = Person(abena.context)
        same_browser.page.goto(f"{service.url}/me")
        expect(same_browser.page.get_by_text("come along")).to_be_visible()
        sign(same_browser, service, "sign-in", "abena-at-home")
        kofi.plays("a")
        # The page that was open finds out by itself whose it is now.
        abena.screen.wait_for_plies(2)
        expect(abena.page.locator('.pit[data-pit="B"]')).not_to_have_attribute(
            "aria-disabled", "true"
        )
        abena.plays("B")
        kofi.screen.wait_for_plies(3)
        at_home.screen.open(address)
        expect(at_home.screen.action("say")).to_be_visible()
        same_browser.page.goto(f"{service.url}/games")
        expect(
            same_browser.page.locator(f'a[href="{address.removeprefix(service.url)}"]')
        ).to_be_visible()


def test_a_device_forgets_a_guest(browser: Browser, service: Service) -> None:
    with people(browser, 2) as (abena, kofi):
        address, page = begin(service, abena, kofi), abena.page
        abena.plays("A")
        kofi.screen.wait_for_plies(1)
        page.goto(f"{service.url}/me")
        expect(page.locator('[name="me-name"]')).to_have_value("Abena")
        page.evaluate("localStorage.setItem('ayla.settings', JSON.stringify({ theme: 'dark' }))")
        abena.does("forget")
        expect(abena.screen.action("forget-keep")).to_be_focused()
        check(abena.screen)
        abena.does("forget-keep")
        expect(abena.screen.action("forget")).to_be_focused()
        abena.does("forget")
        abena.does("forget-now")
        expect(page).to_have_url(f"{service.url}/")
        assert page.evaluate("Object.keys(localStorage)") == ["ayla.settings"]
        expect(page.get_by_text("Abena")).to_have_count(0)
        page.goto(f"{service.url}/games")
        expect(page.locator(".game-cards li")).to_have_count(0)
        page.goto(f"{service.url}/me")
        expect(page.locator('[name="me-name"]')).to_have_value("")
        abena.screen.open(address)
        expect(page.locator(".watchers")).to_be_visible()
        assert abena.screen.read().sowable == ()


def test_a_new_passphrase_signs_out_everywhere_else(browser: Browser, service: Service) -> None:
    with people(browser, 2) as (abena, elsewhere):
        page = abena.page

        def says(person: Person, action: str, **fields: str) -> None:
            for name, text in fields.items():
                person.page.locator(f'[name="{name.replace("_", "-")}"]').fill(text)
            person.does(action)

        def sign_in(passphrase: str) -> None:
            elsewhere.page.goto(f"{service.url}/me")
            says(elsewhere, "sign-in", username="abena-of-vavoua", password=passphrase)

        def is_signed_out() -> None:
            elsewhere.page.reload()
            expect(elsewhere.screen.action("sign-in")).to_be_visible()

        def is_wrong(field: str, text: str) -> None:
            wrong = page.locator(f'[name="{field}"]')
            expect(wrong).to_have_attribute("aria-invalid", "true")
            expect(wrong).to_have_accessible_description(re.compile(text))
            expect(page.get_by_role("alert")).to_have_count(1)

        page.goto(f"{service.url}/me")
        says(abena, "sign-up", username="abena-of-vavoua", password="twelve calm cows")
        expect(abena.screen.action("sign-out")).to_be_visible()
        sign_in("twelve calm cows")
        expect(elsewhere.screen.action("sign-out")).to_be_visible()
        old, new = "twelve calm cows", "thirteen calm cows"
        says(abena, "change-passphrase", passphrase_old="twelve cows", passphrase_new=new)
        is_wrong("passphrase-old", "not the passphrase")
        says(abena, "change-passphrase", passphrase_old=old, passphrase_new="cows")
        is_wrong("passphrase-new", "8 to 200")
        says(abena, "sign-out-everywhere", passphrase_old="cows")
        is_wrong("passphrase-old", "8 to 200")
        check(abena.screen)

        says(abena, "change-passphrase", passphrase_old=old, passphrase_new=new)
        expect(page.get_by_text("The new passphrase holds.")).to_be_visible()
        expect(abena.screen.action("sign-out")).to_be_visible()
        is_signed_out()
        sign_in(old)
        expect(elsewhere.page.get_by_role("alert")).to_be_visible()
        sign_in(new)
        expect(elsewhere.screen.action("sign-out")).to_be_visible()

        says(abena, "sign-out-everywhere", passphrase_old=new)
        expect(page.get_by_text("You are signed out in every other browser.")).to_be_visible()
        is_signed_out()
        sign_in(new)
        expect(elsewhere.screen.action("sign-out")).to_be_visible()
        page.reload()
        expect(abena.screen.action("sign-out")).to_be_visible()


LOOKS = [(ENGLISH, "light"), (ENGLISH, "dark"), ("hi", "dark"), ("cs", "light")]


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
def test_axe_finds_nothing_and_nothing_is_cut_off_at_320_px(
    browser: Browser, service: Service, language: str, scheme: str
) -> None:
    assert language in languages()
    with (
        people(
            browser,
            2,
            locale=language,
            color_scheme=scheme,
            viewport={"width": 320, "height": 640},
        ) as (abena, kofi),
    ):
        page = abena.page

        def look() -> None:
            check(abena.screen)
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width <= 320, page.url

        for path, there in (
            ("/friend", "make-link"),
            ("/lobby", "make-invitation"),
            ("/me", "sign-in"),
        ):
            page.goto(service.url + path)
            abena.screen.action(there).wait_for()
            look()
        player = page.evaluate("async () => (await (await fetch('/api/me')).json()).player")
        path = invite(abena, service, "Abena Adwoa Yaa Serwaa of the long name")
        look()
        page.goto(f"{service.url}/player/{player}")
        page.locator(".card").wait_for()
        look()
        kofi.page.goto(service.url + path)
        kofi.screen.action("take-seat").wait_for()
        check(kofi.screen)
        page.go_back()
        take_seat(kofi, service, path, "Kofi")
        page.locator(".dialog-invite").wait_for(state="detached")
        look()
        abena.plays("A")
        kofi.screen.wait_for_plies(1)
        kofi.plays("a")
        abena.screen.wait_for_plies(2)
        kofi.does("undo")
        kofi.does("more")
        kofi.does("draw-offer")
        expect(abena.screen.action("draw-accept")).to_be_visible()
        look()
        abena.does("say")
        look()
        page.locator('[data-phrase="good-game"]').click()
        abena.does("draw-accept")
        page.locator(".dialog-result").wait_for()
        look()
