"""Positions by themselves: links to them, typed, set up by tapping, and games from there."""

import pytest
from playwright.sync_api import Page, expect

from ayla.notation import parse_position
from ayla.rules import Game
from tests.browser.screen import Screen
from tests.browser.service import Service

BARTERED = "8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 N - 0-1"


def address(service: Service, text: str, more: str = "") -> str:
    return f"{service.url}/position?p={text.replace(' ', '_')}{more}"


def text_field(page: Page) -> str:
    return page.locator("[name=position]").input_value()


def told(page: Page) -> str:
    return page.locator("#position-told").inner_text()


def test_a_link_from_an_earlier_move_leads_to_that_position(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    match = service.ask(
        "/api/matches",
        {"south": {"kind": "human"}, "north": {"kind": "human"}, "moves": ["C", "a", "B"]},
    )
    screen.open(f"{service.url}/game/{match['id']}")
    page.locator('.log-entry[data-ply="2"]').click()
    screen.action("more").click()
    screen.action("link").click()
    link = page.locator(".dialog-link textarea").input_value()
    page.goto(link)
    second = service.ask(f"/api/matches/{match['id']}/at/2")["position"]["text"]
    expect(page.locator("[name=position]")).to_have_value(second)
    page.locator(".editor-pit").first.wait_for()
    assert told(page).startswith("South is to move. Can be sown: A, B,")


def test_a_game_begins_from_a_position_with_its_switches(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(address(service, BARTERED, "&skip_origin=on&endless=owner"))
    page.locator(".editor-pit.open").first.wait_for()
    assert page.locator(".editor-pit.open").count() == 3
    expect(page.get_by_label("Leave out the pit that is sown")).to_be_checked()
    page.get_by_label("Someone beside you").check()
    page.get_by_label("North", exact=True).last.fill("Aya")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/game/*")
    screen.wait_for_plies(0)
    shown, position = screen.read(), parse_position(BARTERED)
    assert (shown.pits, shown.owners) == (position.pits, position.owners)
    snapshot = service.ask(f"/api/matches/{page.url.rpartition('/')[2]}")
    assert snapshot["rules"] == {"barter": True, "skip_origin": True, "endless": "owner"}
    assert snapshot["seats"]["N"]["name"] == "Aya"


def test_a_position_is_set_up_by_tapping(page: Page, service: Service) -> None:
    # A browser writes down that the service refuses what has 47 seeds.
    page.emulate_media(reduced_motion="reduce")
    screen = Screen(page)
    page.goto(service.url)
    screen.action("position").click()
    page.locator('.editor-pit[data-pit="C"]').click()
    tools = page.locator(".editor-tools").first
    tools.locator('[data-change="less"]').click()
    tools.locator('[data-change="less"]').click()
    expect(page.locator("[data-total]")).to_have_text("46 of 48 seeds")
    page.get_by_role("group", name="Captured by North").locator('[data-change="more"]').click()
    tools.get_by_label("North").check()
    page.locator("input[name=editor-mover][value=N]").check()
    wanted = "6,6,4,6/6,6,6,6 SSNS/NNNN 0-2 N - 0-0"
    assert text_field(page) == wanted
    expect(page.locator("#position-told")).to_contain_text("North is to move.")
    page.wait_for_url(address(service, wanted))
    page.get_by_label("Someone beside you").check()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/game/*")
    screen.wait_for_plies(0)
    screen.check(Game(start=parse_position(wanted)))


def test_a_position_is_analysed_where_there_is_an_engine(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(address(service, "2,0,3,0/0,1,0,0 SSSS/NNNN 20-22 S - 0-0", "&barter=off"))
    page.locator('[data-action="analyse"]').click()
    page.wait_for_url("**/game/*")
    page.locator(".analysis").wait_for()


# A browser writes down each answer that refuses something, so these look at a page of their own.
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("6,6,6,6/6,6,6,6_SSSSNNNN_0-0_S_-_0-0", "At character 17 there should be the owners"),
        ("6,6,6,6/6,6,6,6_SSSS/NNNN_0-0_W_-_0-0", "the side to move, S or N, and there is “W”"),
        ("6,6,6,6", "there should be the seeds of the eight pits"),
        ("6,6,6,6/6,6,6,6_SSSS/NNNN_0-0", "the side to move, S or N, and there is nothing"),
        ("", "At character 1 there should be the seeds of the eight pits"),
        ("6,6,6,6/6,6,6,7_SSSS/NNNN_0-0_S_-_0-0", "There have to be 48 seeds"),
        ("6,6,6,6/6,6,6,5_SSSS/NNNN_1-0_S_-_0-0", "Captured seeds come in even numbers"),
        ("6,6,6,6/6,6,6,6_SSSS/NNNN_0-0_S_A_0-0", "A cannot be on offer (R9). One to three pits"),
        ("6,6,6,0/6,6,0,0_SSSS/NNNN_0-18_N_ABCD_0-0", "ABCD cannot be on offer (R9)."),
        ("6,6,6,6/6,6,6,2_SSSS/NNNN_0-4_N_A_0-0", "and the side that answers has 4 (R12)."),
        ("1,1,1,1/1,1,1,1_SSSS/NNNN_20-20_N_A_0-0", "so nothing can be on offer (R14)."),
        ("%3Cscript%3E", "“<script>”"),
        ("%00%FF", "there should be the seeds"),
        ("9" * 300, "there should be the seeds"),
    ],
)
def test_a_broken_link_says_what_is_wrong_and_where(
    page: Page, service: Service, text: str, says: str
) -> None:
    page.goto(f"{service.url}/position?p={text}")
    expect(page.locator("#position-told")).to_contain_text(says)
    expect(page.locator("[name=position]")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_have_count(0)


def test_switches_that_make_no_sense_are_told_and_what_is_usual_is_taken(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    page.goto(address(service, BARTERED, "&endless=foo&skip_origin=on&barter=maybe&ref=a"))
    expect(page.locator("[data-odd]")).to_have_text(
        "Switches of this link make no sense, and the usual rules are taken in their place: "
        "barter=maybe and endless=foo"
    )
    page.locator(".editor-pit.open").first.wait_for()
    expect(page.get_by_label("Leave out the pit that is sown")).to_be_checked()
    page.wait_for_url(address(service, BARTERED, "&skip_origin=on"))
    page.goto(address(service, BARTERED, "&barter=on&endless=split&skip_origin=off"))
    page.locator(".editor-pit.open").first.wait_for()
    expect(page.locator("[data-odd]")).to_have_count(0)


def test_a_broken_position_is_mended_in_place(page: Page, service: Service) -> None:
    page.goto(address(service, "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S -"))
    expect(page.locator("#position-told")).to_contain_text("declined")
    page.get_by_role("link", name="New game").wait_for()
    page.locator("[name=position]").fill("6,6,6,6/6,6,6,6   SSSS/NNNN 0-0 S - 0-0 ")
    expect(page.locator("#position-told")).to_contain_text("Can be sown")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()


def test_R14_a_position_that_is_over_is_told_so(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(address(service, "1,1,0,0/0,0,2,0 SSSS/NNNN 20-24 S - 0-0"))
    expect(page.get_by_text("The game is over in this position.")).to_be_visible()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
