"""Whole games played by clicking; after every turn the page is held against the law."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from ayla.notation import parse_move, parse_position
from ayla.rules import Accept, Decline, Game, Move, Offer, Pass, Pit, Rules, Side, Sow
from tests.browser.screen import Screen
from tests.browser.service import Service

Choice = Callable[[Game], Move]


def play_out(screen: Screen, game: Game, choose: Choice) -> None:
    """Two people at one board, to the end."""
    screen.wait_for_plies(game.plies)
    screen.check(game)
    while not game.over:
        move = choose(game)
        screen.play(move)
        game.play(move)
        screen.wait_for_plies(game.plies)
        screen.check(game)
    screen.check_result(game)


def barterer(seed: int, answer: Move, offers: int) -> Choice:
    """Sows by chance, makes so many offers as soon as it can, answers always the same."""
    random = Random(seed)

    def choose(game: Game) -> Move:
        legal = game.legal_moves()
        if answer in legal:
            return answer
        made = sum(isinstance(move, Offer) for move in game.moves)
        possible = [move for move in legal if isinstance(move, Offer)]
        if possible and made < offers:
            return possible[-1] if made == 0 else random.choice(possible)
        return random.choice([move for move in legal if not isinstance(move, Offer)])

    return choose


def test_two_people_barter_and_accept(screen: Screen, service: Service) -> None:
    game = Game()
    screen.open(f"{service.url}/game/{service.begin()}")
    play_out(screen, game, barterer(3, Accept(), offers=2))
    assert game.moves.count(Accept()) == 2


def test_two_people_barter_and_decline(screen: Screen, service: Service) -> None:
    game = Game()
    screen.open(f"{service.url}/game/{service.begin()}")
    play_out(screen, game, barterer(5, Decline(), offers=3))
    assert game.moves.count(Decline()) == 3


def test_R13_a_win_after_declining_is_told_without_glory(screen: Screen, service: Service) -> None:
    start = parse_position("0,0,0,2/0,3,0,1 SSSS/NNNN 30-12 N - 2-0")
    game = Game(start=start)
    screen.open(f"{service.url}/game/{service.begin(position=start)}")
    play_out(screen, game, barterer(1, Decline(), offers=0))
    assert game.outcome
    assert game.outcome.winner is Side.SOUTH
    assert game.outcome.glory is False
    card = screen.page.locator(".dialog-result")
    expect(card.locator(".glory.none")).to_have_text("The winner declined an offer.")


def test_R13_what_the_loser_declined_takes_no_glory(screen: Screen, service: Service) -> None:
    start = parse_position("0,0,3,0/0,0,1,2 SSSS/NNNN 20-22 S - 1-0")
    game = Game(start=start)
    screen.open(f"{service.url}/game/{service.begin(position=start)}")
    play_out(screen, game, lambda _: Sow(Pit.C))
    assert game.outcome
    assert (game.outcome.winner, game.outcome.glory) == (Side.NORTH, True)
    card = screen.page.locator(".dialog-result")
    expect(card.locator("p.glory")).to_have_text("The winner declined no offer.")


def test_R8_a_forced_pass_is_shown_and_taken(screen: Screen, service: Service) -> None:
    start = parse_position("0,0,0,0/9,3,2,2 SSSS/NNNN 16-16 S - 0-0")
    game = Game(start=start)
    screen.open(f"{service.url}/game/{service.begin(position=start)}")
    expect(screen.page.get_by_text("South has to pass")).to_be_visible()
    play_out(screen, game, barterer(2, Accept(), offers=0))
    assert game.moves[0] == Pass()


def test_the_classic_game_has_no_barter(screen: Screen, service: Service) -> None:
    start = parse_position("1,0,4,0/0,2,1,0 SSSS/NNNN 20-20 S - 0-0")
    game = Game(Rules(barter=False), start)
    screen.open(f"{service.url}/game/{service.begin(position=start, barter=False)}")
    expect(screen.action("undo")).to_be_visible()
    expect(screen.action("barter")).to_have_count(0)
    play_out(screen, game, barterer(4, Accept(), offers=0))
    assert game.outcome
    assert game.outcome.glory is None


def test_a_game_against_the_computer_begun_on_the_page(screen: Screen, service: Service) -> None:
    page, game, random = screen.page, Game(), Random(8)
    page.goto(service.url)
    page.get_by_label("Novice").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/game/*")
    follow(screen, game)
    while not game.over:
        screen.check(game)
        legal = game.legal_moves()
        possible = [move for move in legal if isinstance(move, Sow | Pass | Accept)]
        move = random.choice(possible)
        screen.play(move)
        game.play(move)
        follow(screen, game)
    screen.check(game)
    screen.check_result(game)


def follow(screen: Screen, game: Game) -> None:
    """Wait until the computer has played, and play its moves in the law's game too."""
    screen.page.wait_for_function(
        """(plies) => {
          const moves = document.querySelectorAll(".log-entry").length - 1;
          const mine = document.querySelector('.player.to-move[data-side="S"]');
          return moves >= plies && (mine || document.querySelector(".dialog-result"));
        }""",
        arg=game.plies,
    )
    for text in screen.read().moves[game.plies :]:
        game.play(parse_move(text, game.position, game.rules))
