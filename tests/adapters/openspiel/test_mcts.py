import pickle
import threading
import time

import pytest

pytest.importorskip("pyspiel", reason="needs OpenSpiel, not found here: pip install open_spiel")

from ayla.adapters.openspiel import GoreGame
from ayla.adapters.openspiel.mcts import OpenSpielMcts, Rollouts
from ayla.adapters.openspiel.states import Utility
from ayla.notation import parse_move, parse_position
from ayla.port import LimitError, Player
from ayla.rules import CLASSIC, GORE, Accept, Code, Decline, Game, RuleError, Rules, Side

# Pit c makes four in B and two in A and d: it captures all that there is.
LAST_CAPTURE = "1,3,0,0/0,0,3,1 SSSS/NNNN 20-20 N - 0-0"


def test_is_a_player_with_a_name() -> None:
    player: Player = OpenSpielMcts(simulations=10)
    assert player.name == "openspiel-mcts"


@pytest.mark.parametrize(("rules", "utility"), [(GORE, "result"), (CLASSIC, "margin")])
def test_plays_a_whole_game(rules: Rules, utility: Utility) -> None:
    player = OpenSpielMcts(simulations=4, utility=utility)
    game = Game(rules)
    while not game.over:
        game.play(player.choose(game))
    assert game.plies > 8


def test_finds_a_win() -> None:
    game = Game(GORE, parse_position(LAST_CAPTURE))
    assert str(OpenSpielMcts(simulations=50).choose(game)) == "c"


def test_game_is_not_changed() -> None:
    game = Game.replay([parse_move(move) for move in "CbD"])
    before = game.copy()
    OpenSpielMcts(simulations=20).choose(game)
    assert game == before


def test_same_seed_same_move() -> None:
    game = Game()
    trees = [OpenSpielMcts(simulations=60, seed=seed).grow(game) for seed in (1, 1, 2)]
    first, again, other = (
        [(child.action, child.explore_count, child.total_reward) for child in tree.children]
        for tree in trees
    )
    assert first == again != other


def test_simulations_are_counted() -> None:
    assert OpenSpielMcts(simulations=37).grow(Game()).explore_count == 37


def test_seconds_are_of_the_wall_clock_and_the_search_goes_on_until_then() -> None:
    OpenSpielMcts(simulations=2).grow(Game())  # compiles
    began = time.monotonic()
    tree = OpenSpielMcts(seconds=0.3).grow(Game())
    assert time.monotonic() - began >= 0.3
    assert tree.explore_count > 2
    assert sum(child.explore_count for child in tree.children) == tree.explore_count - 1


def test_stops_when_it_is_told_to() -> None:
    stop = threading.Event()
    stop.set()
    tree = OpenSpielMcts(seconds=3600).grow(Game(), stop=stop)
    assert tree.explore_count == 2
    assert OpenSpielMcts(seconds=3600).choose(Game(), stop=stop) in Game().legal_moves()


def test_answers_an_offer() -> None:
    game = Game(GORE, parse_position("5,0,0,4/3,2,3,1 SNNS/NSNS 18-12 S Ba 0-0"))
    assert OpenSpielMcts(simulations=30).choose(game) in {Accept(), Decline()}


def test_R8_only_move_needs_no_search() -> None:
    game = Game(GORE, parse_position("0,0,0,0/3,4,6,5 SSSS/NNNN 20-10 S - 0-0"))
    assert str(OpenSpielMcts(seconds=3600).choose(game)) == "--"


@pytest.mark.parametrize("method", ["choose", "grow"])
def test_finished_game_has_no_move(method: str) -> None:
    game = Game()
    game.resign(Side.SOUTH)
    with pytest.raises(RuleError) as refused:
        getattr(OpenSpielMcts(simulations=10), method)(game)
    assert refused.value.code == Code.GAME_OVER


@pytest.mark.parametrize(
    "limits",
    [{}, {"seconds": 0}, {"seconds": -1.0}, {"seconds": float("nan")}, {"simulations": 0}],
)
def test_limits_that_limit_nothing(limits: dict[str, float]) -> None:
    with pytest.raises(LimitError):
        OpenSpielMcts(**limits)  # type: ignore[arg-type]


def test_can_be_sent_to_another_process() -> None:
    player = OpenSpielMcts(seconds=0.5, simulations=3)
    assert pickle.loads(pickle.dumps(player)) == player


def test_R14_rollouts_of_a_position_that_every_sowing_finishes() -> None:
    """North is ahead whatever is played."""
    for utility, at_least in (("result", 1.0), ("margin", 0.5)):
        game = GoreGame({"utility": utility})
        state = game.new_initial_state("0,0,0,3/0,0,0,1 SSSS/NNNN 2-42 S - 0-0")
        south, north = Rollouts(game, 16, seed="1").evaluate(state)
        assert north == -south
        assert north >= at_least


def test_rollouts_are_seen_by_players_not_by_movers() -> None:
    game = GoreGame()
    for position in (
        "0,0,0,3/0,0,0,1 SSSS/NNNN 2-42 S - 0-0",
        "0,0,0,3/0,0,0,1 SSSS/NNNN 2-42 N - 0-0",
    ):
        values = Rollouts(game, 4, seed="1").evaluate(game.new_initial_state(position))
        assert values.tolist() == [-1, 1]


def test_prior_is_the_same_for_each_legal_action() -> None:
    state = GoreGame().new_initial_state()
    assert Rollouts(GoreGame(), 1, "1").prior(state) == [(action, 0.25) for action in range(4)]
