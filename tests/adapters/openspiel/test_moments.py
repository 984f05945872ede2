"""A moment says of a game what ``ayla.rules.Game`` says of it."""

import copy
import pickle
from itertools import cycle, islice
from random import Random

import pytest
from hypothesis import given

pytest.importorskip("pyspiel", reason="needs OpenSpiel, not found here: pip install open_spiel")

from ayla.adapters.openspiel.actions import action_of, move_of
from ayla.adapters.openspiel.moments import Moment
from ayla.notation import parse_move, parse_position
from ayla.rules import GORE, Code, Game, Outcome, Reason, RuleError, Rules
from tests.strategies import EVERY_RULES, games

CIRCLE = parse_position("0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S - 0-0")
ROUND = [action_of(parse_move(move)) for move in "DaBaCdAbAc"]


def agree(moment: Moment, game: Game) -> bool:
    return (
        moment.position == game.position
        and moment.outcome == game.outcome
        and moment.turns_taken == game.turns_taken
        and moment.repetitions == game.repetitions()
        and moment.actions == tuple(action_of(move) for move in game.legal_moves())
        and moment.history() == tuple(action_of(move) for move in game.moves)
    )


@given(games(ended=False))
def test_agrees_with_the_game(game: Game) -> None:
    moment = Moment.replay(game.rules, game.start, tuple(map(action_of, game.moves)))
    assert agree(moment, game)
    assert moment.first().position == game.start


@pytest.mark.parametrize("rules", EVERY_RULES, ids=str)
def test_agrees_with_the_game_ply_by_ply_to_the_end(rules: Rules) -> None:
    lots = Random(7)
    game = Game(rules)
    moment = Moment(rules, game.position)
    while not game.over:
        assert agree(moment, game)
        move = lots.choice(game.legal_moves())
        game.play(move)
        moment = moment.after(action_of(move))
    assert agree(moment, game)


@pytest.mark.parametrize("rules", EVERY_RULES, ids=str)
def test_R16_third_standing_settles(rules: Rules) -> None:
    moment = Moment(rules, CIRCLE)
    game = Game(rules, CIRCLE)
    for action in islice(cycle(ROUND), 20):
        assert moment.outcome is None
        moment = moment.after(action)
        game.play(move_of(action))
    assert moment.outcome is not None
    assert moment.outcome.reason is Reason.REPETITION
    assert agree(moment, game)


def test_R16_turn_limit_settles_and_an_open_offer_lapses() -> None:
    lots = Random(0)
    last = None
    while last != (Reason.TURN_LIMIT, "="):
        game = Game(GORE)
        moment = Moment(GORE, game.position)
        while not game.over:
            move = lots.choice(game.legal_moves())
            game.play(move)
            moment = moment.after(action_of(move))
        assert agree(moment, game)
        assert moment.outcome is not None
        last = (moment.outcome.reason, str(game.moves[-1])[0])
    assert moment.turns_taken == 400
    assert not moment.position.offer


def test_finished_game_refuses() -> None:
    moment = Moment.replay(GORE, CIRCLE, tuple(ROUND * 2))
    assert moment.outcome == Outcome(None, 24, 24, None, Reason.REPETITION)
    with pytest.raises(RuleError) as refused:
        moment.after(0)
    assert refused.value.code == Code.GAME_OVER
    assert refused.value.rule == "R16"


def test_known_moments_are_the_same() -> None:
    first = Moment(GORE, CIRCLE)
    assert first.known_after(3) is first.known_after(3)
    assert first.after(3) is not first.after(3)


def test_copies_are_the_moment_itself() -> None:
    moment = Moment(GORE, CIRCLE).after(3)
    assert copy.copy(moment) is moment
    assert copy.deepcopy(moment) is moment


def test_longest_history_is_pickled() -> None:
    lots = Random(0)
    game = Game(GORE)
    while game.turns_taken < 390:
        if game.over:
            game = Game(GORE)
        game.play(lots.choice(game.legal_moves()))
    moment = Moment.replay(GORE, game.start, tuple(map(action_of, game.moves)))
    assert agree(pickle.loads(pickle.dumps(moment)), game)
