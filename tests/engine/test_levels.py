"""The levels: reproducible, legal, careless in their own way."""

import math
import pickle
from collections import Counter
from random import Random

import pytest

from ayla.engine.levels import (
    BARTER_RUNGS,
    CLASSIC_RUNGS,
    LEVELS,
    SETTLED,
    Level,
    Strength,
    candidates,
)
from ayla.notation import parse_position
from ayla.port import Line
from ayla.rules import CLASSIC, GORE, Accept, Decline, Game, Offer, Pit, RuleError, Sow


@pytest.mark.parametrize("number", LEVELS)
def test_with_a_seed_the_same_choice(number: int) -> None:
    game = Game(CLASSIC)
    first = Level(number, 7).choose(game)
    assert first in game.legal_moves()
    assert pickle.loads(pickle.dumps(Level(number, 7))).choose(game) == first


def test_seeds_choose_differently() -> None:
    assert len({Level(1, seed).choose(Game()) for seed in range(20)}) > 1


@pytest.mark.parametrize("rungs", [CLASSIC_RUNGS, BARTER_RUNGS])
def test_the_higher_the_rung_the_further_it_looks_with_no_more_noise(
    rungs: tuple[Strength, ...],
) -> None:
    assert len(rungs) == len(LEVELS) + 1
    depths = [rung.limits.depth or math.inf for rung in rungs]
    assert depths == sorted(depths)
    noises = [rung.noise for rung in rungs]
    assert noises == sorted(noises, reverse=True)
    assert noises[-1] == 0


def some_games(count: int, plies: int) -> list[Game]:
    """Games of so many random plies."""
    lots = Random(2)
    games = []
    for _ in range(count):
        games.append(Game(CLASSIC))
        for _ in range(plies):
            games[-1].play(lots.choice(games[-1].legal_moves()))
    return games


@pytest.mark.parametrize("number", LEVELS[:-1])
def test_better_and_worse_days(number: int) -> None:
    days = Counter(Level(number, 3).rung(game) for game in some_games(400, SETTLED))
    assert set(days) == {number - 1, number, number + 1}
    assert 150 < days[number] < 250
    assert 70 < days[number - 1] < 130
    assert 70 < days[number + 1] < 130


def test_the_highest_level_has_no_days() -> None:
    assert {Level(8, 3).rung(game) for game in some_games(50, SETTLED)} == {8}


def test_a_day_lasts_for_a_game() -> None:
    level = Level(4, 3)
    for game in some_games(20, 30):
        rungs = [level.rung(Game.replay(game.moves[:plies], CLASSIC)) for plies in range(31)]
        assert rungs[:SETTLED] == [4] * SETTLED
        assert len(set(rungs[SETTLED:])) == 1


def test_days_are_drawn_anew_for_each_player_and_seed() -> None:
    games = some_games(40, SETTLED)
    seeded = {tuple(Level(4, seed).rung(game) for game in games) for seed in (1, 2)}
    drawn = {tuple(player.rung(game) for game in games) for player in (Level(4), Level(4))}
    assert len(seeded) == len(drawn) == 2
    player = Level(4)
    twin = pickle.loads(pickle.dumps(player))
    assert [twin.rung(game) for game in games] == [player.rung(game) for game in games]


@pytest.mark.parametrize("number", [1, 4, 7])
def test_whole_games_with_barter(number: int) -> None:
    lots = Random(3)
    game = Game(GORE)
    while not game.over and game.plies < 120:
        if game.plies % 2:
            game.play(Level(number, 1).choose(game))
        else:
            game.play(lots.choice(game.legal_moves()))


def test_R13_a_level_of_honour_accepts_where_it_costs_little() -> None:
    game = Game(GORE, parse_position("6,6,2,1/5,4,0,6 SSNS/NNSN 12-6 N A 0-0"))
    answers = {number: Level(number, 1).choose(game) for number in LEVELS}
    assert set(answers.values()) <= {Accept(), Decline()}
    honours = [Level(number).honour for number in LEVELS]
    assert honours == sorted(honours, reverse=True)
    assert honours[-1] == 0


def test_only_the_best_offer_is_a_candidate() -> None:
    moves = (Offer((Pit.A,)), Sow(Pit.C), Offer((Pit.B,)), Sow(Pit.D))
    lines = [Line(move, 1.0, False, (move,)) for move in moves]
    assert [line.move for line in candidates(lines)] == [Sow(Pit.C), Sow(Pit.D), moves[0]]


def test_R14_nobody_moves_in_a_finished_game() -> None:
    over = Game(CLASSIC, parse_position("1,0,0,0/1,0,0,0 SSSS/NNNN 23-23 S - 0-0"))
    with pytest.raises(RuleError, match="over"):
        Level(3).choose(over)


@pytest.mark.parametrize("number", [-1, 0, 9])
def test_there_are_eight(number: int) -> None:
    with pytest.raises(ValueError, match=f"levels are 1 to 8, not {number}"):
        Level(number)
