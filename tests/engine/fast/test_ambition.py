"""Playing to win: what it adds to values, and that analyses know nothing of it."""

import pickle

import pytest

from ayla.engine.fast import Fast, ambition
from ayla.notation import parse_position
from ayla.port import Limits
from ayla.rules import CLASSIC, Game
from ayla.rules.game import TURN_LIMIT
from ayla.rules.types import SEEDS

EVEN = "1,3,2,0/2,0,3,1 SSSS/NNNN 18-18 S - 0-0"
ENDING = "0,3,1,0/2,0,0,2 SSSS/NNNN 20-20 S - 0-0"


def hoped(value: int, on_board: int, ours: bool = True) -> int:
    return int(ambition.hoped(value, on_board, ours, ambition.RESULT, ambition.TENSION))


def test_winning_counts_beside_the_margin() -> None:
    worth = [int(ambition.finally_worth(margin, ambition.RESULT)) for margin in (-200, 0, 200)]
    assert worth == [-200 - ambition.RESULT, 0, 200 + ambition.RESULT]


def test_an_open_game_is_sought_while_it_is_even_and_not_when_it_is_won() -> None:
    assert hoped(0, 14) > hoped(0, 6) > hoped(0, 0) == 0
    assert hoped(-600, 14) > hoped(-600, 6)
    assert hoped(600, 14) == hoped(600, 6)


def test_nobody_waits_with_a_full_board() -> None:
    assert hoped(0, SEEDS) == hoped(0, 20)


@pytest.mark.parametrize("on_board", range(0, SEEDS + 1, 6))
def test_more_is_better_with_as_many_seeds_on_the_board(on_board: int) -> None:
    worth = [hoped(value, on_board) for value in range(-1200, 1201, 40)]
    assert worth == sorted(worth)


def test_the_other_side_sees_the_same_from_the_other_end() -> None:
    for value in (-500, -40, 0, 40, 500):
        assert hoped(value, 30) == -hoped(-value, 30, ours=False)


def test_R16_near_the_last_turn_the_game_is_not_kept_open() -> None:
    assert ambition.tension(0) == ambition.TENSION
    assert ambition.tension(TURN_LIMIT - 100) == ambition.TENSION
    assert 0 < ambition.tension(TURN_LIMIT - 50) < ambition.TENSION
    assert ambition.tension(TURN_LIMIT) == 0


def test_an_analysis_is_not_ambitious() -> None:
    game = Game(CLASSIC, parse_position(EVEN))
    limits = Limits(nodes=20_000)
    found = [
        Fast(megabytes=1, fresh=True, ambitious=ambitious).analyse(game, limits, lines=3)
        for ambitious in (True, False)
    ]
    assert found[0].lines == found[1].lines


def test_an_ambitious_player_loses_nothing_that_is_proved() -> None:
    game = Game(CLASSIC, parse_position(ENDING))
    limits = Limits(nodes=20_000)
    best = Fast(megabytes=1).analyse(game, limits, lines=2).lines
    assert best[0].exact
    assert best[0].value > best[1].value
    assert Fast(limits, megabytes=1).choose(game) == best[0].move


def test_pickled_it_keeps_its_ambition() -> None:
    calm = Fast(Limits(nodes=2000), megabytes=1, ambitious=False)
    assert pickle.loads(pickle.dumps(calm)) == calm != Fast(Limits(nodes=2000), megabytes=1)
