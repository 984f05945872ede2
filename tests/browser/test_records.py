"""The record of a game: taken away, and brought back whole, in part, or not at all."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ayla.notation import Record, read_records, write_record, write_records
from ayla.rules import Game
from tests.browser.screen import Screen
from tests.browser.service import Service


def game_by_lot(seed: int, plies: int = 400) -> Game:
    game, lots = Game(), random.Random(seed)
    while not game.over and game.plies < plies:
        game.play(lots.choice(game.legal_moves()))
    return game


def bring(page: Page, service: Service, text: str) -> None:
    """Paste a record on the first screen and have it read."""
    page.goto(service.url)
    page.locator('[data-action="load"]').click()
    page.locator(".load textarea").fill(text)
    page.locator('[data-action="read"]').click()


def in_a_game(screen: Screen) -> None:
    screen.page.wait_for_url("**/game/*")
    screen.page.locator(".look-back").wait_for()


def test_a_record_is_saved_as_a_file_and_opened_again(
    screen: Screen, service: Service, tmp_path: Path
) -> None:
    page = screen.page
    game = game_by_lot(11, 12)
    moves = [str(move) for move in game.moves]
    match = service.ask(
        "/api/matches",
        {
            "south": {"kind": "human", "name": "Aya"},
            "north": {"kind": "human", "name": "Kofi"},
            "moves": moves,
        },
    )
    screen.open(f"{service.url}/game/{match['id']}")
    screen.action("more").click()
    screen.action("record").click()
    text = write_record(Record(game, {"South": "Aya", "North": "Kofi"}))
    expect(page.locator(".dialog-record textarea")).to_have_value(text)
    with page.expect_download() as download:
        screen.action("save").click()
    name = download.value.suggested_filename
    assert name.startswith("gore-20")
    assert name.endswith(".gore")
    kept = tmp_path / name
    download.value.save_as(kept)
    assert kept.read_text(encoding="utf-8") == text

    page.goto(f"{service.url}/games")
    screen.action("load").click()
    page.locator(".load input[type=file]").set_input_files(kept)
    in_a_game(screen)
    assert match["id"] not in page.url
    screen.wait_for_plies(game.plies)
    page.get_by_role("button", name="Back to the game").click()
    screen.check(game)
    expect(page.locator('.player[data-side="N"]')).to_contain_text("Kofi")


def test_a_finished_game_opens_at_its_beginning_and_is_gone_on_with_elsewhere(
    screen: Screen, service: Service
) -> None:
    page, game = screen.page, game_by_lot(4)
    assert game.over
    bring(page, service, write_record(game))
    in_a_game(screen)
    assert screen.read().pits == game.start.pits
    page.keyboard.press("Escape")  # nothing to put aside
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()
    assert screen.read().pits == game.turns[2].position.pits
    screen.action("more").click()
    screen.action("from").click()
    expect(page.locator(".dialog-from")).to_contain_text(f"move 3 of {game.plies}")
    page.get_by_label("Someone beside you").check()
    before = page.url
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    screen.wait_for_plies(3)
    screen.check(Game.replay(game.moves[:3]))


def test_an_illegal_move_is_shown_where_it_stands_and_what_is_good_is_opened(
    screen: Screen, service: Service
) -> None:
    page = screen.page
    bring(page, service, '[South "Aya"]\n\n1. C 2. a 3. B 4. B 5. d')
    trouble = page.locator("#load-trouble")
    expect(trouble).to_contain_text("Line 3, column 19: Pit B belongs to the other side (R3).")
    expect(trouble.locator("mark")).to_have_text("B")
    expect(page.locator(".load-game")).to_contain_text("The first 3 moves are good")
    screen.action("open").click()
    in_a_game(screen)
    page.get_by_role("button", name="Back to the game").click()
    game = Game()
    for move in read_records("1. C 2. a 3. B")[0].game.moves:
        game.play(move)
    screen.check(game)


def test_of_several_games_one_is_chosen(screen: Screen, service: Service) -> None:
    page = screen.page
    games = [game_by_lot(5, 7), game_by_lot(6), game_by_lot(7, 3)]
    tags = [{"South": f"Player {n}", "Date": "2026-03-01"} for n in range(3)]
    bring(page, service, write_records(map(Record, games, tags)))
    found = page.locator(".load-game")
    expect(found).to_have_count(3)
    expect(found.nth(1)).to_contain_text("\u2068Player 1\u2069 – North")
    expect(found.nth(1)).to_contain_text("Mar 1, 2026")
    found.nth(2).get_by_role("button").click()
    in_a_game(screen)
    screen.wait_for_plies(3)


def test_what_is_no_record_is_told_and_changes_nothing(screen: Screen, service: Service) -> None:
    page = screen.page
    bring(page, service, "<html>")
    expect(page.locator("#load-trouble")).to_contain_text("Line 1, column 1:")
    expect(page.locator("#load-trouble mark")).to_have_text("<html>")
    expect(page.locator(".load-game")).to_have_count(0)
    page.locator(".load textarea").fill("1. Cx5")
    screen.action("read").click()
    expect(page.locator("#load-trouble")).to_contain_text(
        "“Cx5”: this sowing captures nothing. Without the mark it is C."
    )
    page.locator(".load input[type=file]").set_input_files(
        {"name": "empty.gore", "mimeType": "text/plain", "buffer": b"\xef\xbb\xbf \n"}
    )
    expect(page.get_by_text("There is no game in this.")).to_be_visible()
    assert page.url == f"{service.url}/"


@pytest.mark.parametrize(
    ("text", "column", "marked", "says"),
    [
        (
            '[Position "6,6,6,6/6,6,6,7 SSSS/NNNN 0-0 S - 0-0"]',
            12,
            "6,6,6,6/6,6,6,7 SSSS/NNNN 0-0 S - 0-0",
            "There have to be 48 seeds, on the board and captured. Here are 49 (R1).",
        ),
        (
            '[Position "6,6,6,6/6,6,6,6  SSSSNNNN 0-0 S - 0-0"]',
            29,
            "SSSSNNNN",
            "At character 18 there should be the owners",
        ),
        (
            '[Position "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0"]',
            41,
            "\u00a0",
            "the side to move, S or N, and there is nothing.",
        ),
        ('[Rules "chess"] 1. C', 9, "chess", "“chess” makes no sense at this place."),
        (
            '[Position "0,0,3,0/0,1,1,1 SSSS/NNNN 20-22 S - 0-0"] 1. Cx4',
            57,
            "Cx4",
            "that would be Cx2",
        ),
    ],
)
def test_what_is_wrong_in_a_tag_or_a_capture_is_marked_and_told(
    screen: Screen, service: Service, text: str, column: int, marked: str, says: str
) -> None:
    bring(screen.page, service, text)
    trouble = screen.page.locator("#load-trouble")
    expect(trouble).to_contain_text(f"Line 1, column {column}:")
    expect(trouble).to_contain_text(says)
    assert trouble.locator("mark").text_content() == marked


def test_files_that_are_no_text_or_too_long_are_refused(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(service.url)
    screen.action("load").click()
    choose = page.locator(".load input[type=file]")
    choose.set_input_files(
        {"name": "x.gore", "mimeType": "image/png", "buffer": b"\x89PNG\r\n\x1a\n\x00\xff\xfe"}
    )
    expect(page.get_by_text("This file is no text")).to_be_visible()
    choose.set_input_files(
        {"name": "y.gore", "mimeType": "text/plain", "buffer": b"1. C 2. a " * 30_000}
    )
    expect(page.get_by_text("This is too long")).to_be_visible()
    long = "1. C {" + "a word " * 15_000 + "} 2. a *"
    assert len(long) > 100_000
    choose.set_input_files({"name": "z", "mimeType": "text/plain", "buffer": long.encode()})
    in_a_game(screen)
    screen.wait_for_plies(2)


def test_a_dropped_file_is_read(screen: Screen, service: Service) -> None:
    page = screen.page
    page.goto(service.url)
    screen.action("load").click()
    page.locator(".load").wait_for()
    page.evaluate(
        """() => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(["1. C 2. a 3. B *"], "game.gore"));
          const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
          document.querySelector(".load").dispatchEvent(drop);
        }"""
    )
    in_a_game(screen)
    screen.wait_for_plies(3)


def test_names_that_are_long_or_from_right_to_left_fit(screen: Screen, service: Service) -> None:
    page = screen.page
    page.set_viewport_size({"width": 320, "height": 640})
    long = "Nnn" * 20
    tags = {"South": "أحمد بن محمد 🐄🐄🐄", "North": long}
    bring(page, service, write_record(Record(game_by_lot(8, 4), tags)))
    in_a_game(screen)
    expect(page.locator('.player[data-side="S"] .player-name')).to_contain_text(tags["South"])
    expect(page.locator('.player[data-side="N"] .player-name')).to_contain_text(long[:39] + "…")
    page.goto(f"{service.url}/games")
    expect(page.locator(".game-card")).to_contain_text(tags["South"])
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 320
