import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

pytest.importorskip("pyspiel", reason="needs OpenSpiel, not found here: pip install open_spiel")

import pyspiel
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from ayla.adapters.openspiel import GoreGame, action_of
from ayla.adapters.openspiel.states import longest_game
from ayla.notation import NotationError, format_position, parse_move, parse_position
from ayla.rules import CLASSIC, GORE, Code, Game, Offer, RuleError, Rules, Side, start
from ayla.rules.game import TURN_LIMIT
from tests.strategies import games

NAMES = [
    "python_gore",
    "python_gore(barter=False)",
    "python_gore(skip_origin=True,utility=margin)",
    "python_gore(barter=False,endless=owner,utility=margin)",
]
OFFERED = "5,0,0,4/3,2,3,1 SNNS/NSNS 18-12 S Ba 0-2"


def game_of(rules: Rules, utility: str = "result") -> GoreGame:
    return GoreGame(
        {
            "barter": rules.barter,
            "skip_origin": rules.skip_origin,
            "endless": rules.endless,
            "utility": utility,
        }
    )


@pytest.mark.parametrize("name", NAMES)
def test_passes_the_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


def test_type_says_what_the_game_is() -> None:
    kind = pyspiel.load_game("python_gore").get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL


@pytest.mark.parametrize(("name", "actions", "plies"), [(NAMES[0], 103, 799), (NAMES[1], 9, 400)])
def test_R16_sizes(name: str, actions: int, plies: int) -> None:
    game = pyspiel.load_game(name)
    assert game.num_distinct_actions() == actions
    assert game.max_game_length() == plies
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert game.observation_tensor_shape() == [32]
    assert game.information_state_tensor_shape() == [32 + plies]


def test_R16_longest_game_answers_every_offer_but_the_last() -> None:
    assert longest_game(GORE) == TURN_LIMIT + TURN_LIMIT - 1
    assert longest_game(CLASSIC) == TURN_LIMIT


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ("endless=half", "endless is split or owner, not 'half'"),
        ("utility=glory", "utility is result or margin, not 'glory'"),
        ("pits=8", "pits"),
        ("barter=2", "barter"),
    ],
)
def test_bad_parameters(parameters: str, message: str) -> None:
    with pytest.raises((RuleError, ValueError, pyspiel.SpielError), match=message):
        pyspiel.load_game(f"python_gore({parameters})")


@given(games(ended=False))
def test_state_agrees_with_the_game(game: Game) -> None:
    state = game_of(game.rules).state_of(game)
    assert state.moment.position == game.position
    assert state.is_terminal() is game.over
    assert state.legal_actions() == [action_of(move) for move in game.legal_moves()]
    assert state.history() == [action_of(move) for move in game.moves]
    if game.over:
        assert state.current_player() == pyspiel.PlayerId.TERMINAL
    else:
        assert state.current_player() == game.position.to_move.index
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        str(move) for move in game.legal_moves()
    ]


@given(games(ended=False))
def test_R15_returns(game: Game) -> None:
    result = game_of(game.rules).state_of(game).returns()
    margin = game_of(game.rules, "margin").state_of(game).returns()
    outcome = game.outcome
    if outcome is None:
        assert result == margin == [0, 0]
        return
    won = {Side.SOUTH: 1, Side.NORTH: -1, None: 0}[outcome.winner]
    assert result == [won, -won]
    assert margin == pytest.approx(
        [(outcome.south - outcome.north) / 48, (outcome.north - outcome.south) / 48]
    )


def played_at_random(name: str, plies: int) -> Any:
    lots = Random(3)
    state = pyspiel.load_game(name).new_initial_state()
    while len(state.history()) < plies:
        state.apply_action(lots.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_clones_are_independent(name: str) -> None:
    state = played_at_random(name, 30)
    clone = state.clone()
    before = str(state)
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert len(clone.history()) == len(state.history()) + 1


@pytest.mark.parametrize("name", NAMES)
def test_pickles_and_serialises(name: str) -> None:
    state = played_at_random(name, 40)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    for again in (pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(text)[1]):
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()
        assert again.get_game().rules == state.get_game().rules


@pytest.mark.parametrize(
    ("action", "code"), [(4, Code.NOT_YOUR_PIT), (8, Code.CANNOT_PASS), (9, Code.NO_OFFER)]
)
def test_illegal_action_is_refused_and_changes_nothing(action: int, code: Code) -> None:
    state = pyspiel.load_game("python_gore").new_initial_state()
    with pytest.raises(RuleError) as refused:
        state.apply_action(action)
    assert refused.value.code == code
    assert state.history() == []
    assert state.moment.position == start(GORE)


def test_R9_no_offer_in_the_classic_game() -> None:
    state = pyspiel.load_game("python_gore(barter=False)").new_initial_state()
    with pytest.raises(RuleError) as refused:
        state.apply_action(action_of(Offer((parse_position(OFFERED).offer[0],))))
    assert refused.value.code == Code.BARTER_OFF


def test_starts_where_it_is_asked_to() -> None:
    state = pyspiel.load_game("python_gore").new_initial_state(OFFERED)
    assert format_position(state.moment.position) == OFFERED
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["=+", "=-"]
    state.apply_action(action_of(parse_move("=+")))
    assert state.information_state_string(0) == f"{OFFERED} =+"
    assert pickle.loads(pickle.dumps(state)).information_state_string(0) == f"{OFFERED} =+"


@pytest.mark.parametrize(
    ("text", "error"), [("48", NotationError), (OFFERED.replace("18", "20"), RuleError)]
)
def test_starts_at_no_bad_position(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game("python_gore").new_initial_state(text)


def test_the_classic_game_has_no_open_offer() -> None:
    with pytest.raises(RuleError, match="R9"):
        pyspiel.load_game("python_gore(barter=False)").new_initial_state(OFFERED)


def test_game_of_other_rules_or_without_an_end_by_moves_has_no_state() -> None:
    with pytest.raises(ValueError, match="no game of"):
        game_of(GORE).state_of(Game(CLASSIC))
    resigned = Game()
    resigned.resign(Side.SOUTH)
    with pytest.raises(ValueError, match="resignation"):
        game_of(GORE).state_of(resigned)


def test_observation() -> None:
    game = pyspiel.load_game("python_gore")
    state = game.new_initial_state(OFFERED)
    observation = make_observation(game)
    for player in (0, 1):
        observation.set_from(state, player)
        pieces = {name: piece.tolist() for name, piece in observation.dict.items()}
        seen = {
            "seeds": [5 / 48, 0, 0, 4 / 48, 3 / 48, 2 / 48, 3 / 48, 1 / 48],
            "owners": [1, 0, 0, 1, 0, 1, 0, 1],
            "offer": [0, 1, 0, 0, 1, 0, 0, 0],
            "stores": [18 / 48, 12 / 48],
            "declined": [0, 1],
            "to_move": [1, 0],
            "repetitions": [0],
            "turns": [0],
        }
        assert pieces == {name: pytest.approx(piece) for name, piece in seen.items()}
        assert observation.string_from(state, player) == f"{OFFERED}, turns 0, stood 0"
        np.testing.assert_array_equal(observation.tensor, state.observation_tensor(player))


def test_observation_of_the_history() -> None:
    game = pyspiel.load_game("python_gore")
    state = game.new_initial_state()
    observation = make_observation(game, INFO_STATE_OBS_TYPE)
    state.apply_action(2)
    state.apply_action(5)
    observation.set_from(state, 0)
    history = observation.dict["history"]
    assert history[:3] == pytest.approx([3 / 103, 6 / 103, 0])
    assert history.shape == (799,)
    assert not history[2:].any()
    assert observation.dict["turns"] == pytest.approx([2 / 400])
    assert observation.string_from(state, 1) == f"{format_position(start(GORE))} C b"
    np.testing.assert_array_equal(observation.tensor, state.information_state_tensor(1))


def test_observers_have_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(pyspiel.load_game("python_gore"), params={"planes": 2})
