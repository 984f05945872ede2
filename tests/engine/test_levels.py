"""The levels: reproducible, legal, careless in their own way."""

import math
import os
import pickle
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from ayla.engine.arena import Match, play_match, tally
from ayla.engine.fast import Fast
from ayla.engine.levels import (
    BARTER_RUNGS,
    CLASSIC_RUNGS,
    LEVELS,
    SETTLED,
    STAND_IN,
    Level,
    Strength,
    candidates,
)
from ayla.engine.plain import Plain
from ayla.notation import parse_position
from ayla.port import Analysis, Limits, Line, Stop
from ayla.rules import CLASSIC, GORE, Accept, Decline, Game, Offer, Pit, RuleError, Sow

OFFERED = "6,6,2,1/5,4,0,6 SSNS/NNSN 12-6 N A 0-0"
MANY_OFFERS = "3,0,2,5/4,1,2,3 SSSS/SSSN 8-20 S - 0-0"


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


@pytest.mark.parametrize("seed", [None, 3])
@pytest.mark.parametrize("number", LEVELS[:-1])
def test_better_and_worse_days(number: int, seed: int | None) -> None:
    days = Counter(Level(number, seed).rung(game) for game in some_games(400, SETTLED))
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


RUNGS_ELSEWHERE = """
import sys
from ayla import Game, parse_move
from ayla.engine.levels import Level
from ayla.rules import CLASSIC
for line in sys.stdin:
    game = Game.replay(tuple(map(parse_move, line.split())), CLASSIC)
    print(Level(4).rung(game))
"""


def test_a_day_is_the_same_in_every_process() -> None:
    games = some_games(40, SETTLED)
    rungs = [Level(4).rung(game) for game in games]
    assert [Level(4).rung(game) for game in games] == rungs
    elsewhere = subprocess.run(
        [sys.executable, "-c", RUNGS_ELSEWHERE],
        input="".join(" ".join(map(str, game.moves)) + "\n" for game in games),
        env={**os.environ, "PYTHONHASHSEED": "5"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert list(map(int, elsewhere.stdout.split())) == rungs


def test_each_seed_and_level_has_days_of_its_own() -> None:
    games = some_games(40, SETTLED)
    levels = [Level(4), Level(4, 1), Level(4, 2), Level(5)]
    days = {tuple(level.rung(game) - level.number for game in games) for level in levels}
    assert len(days) == len(levels)


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
    game = Game(GORE, parse_position(OFFERED))
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


@pytest.mark.parametrize("number", [-1, 0, 9, 3.0, True])
def test_there_are_eight(number: int) -> None:
    with pytest.raises(ValueError, match=f"levels are 1 to 8, not {number}"):
        Level(number)


@dataclass
class Asked:
    """An analyst that keeps what it is asked for."""

    analyst: Plain | Fast
    limits: list[Limits] = field(default_factory=list)

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        self.limits.append(limits)
        return self.analyst.analyse(game, limits, lines=lines, stop=stop, report=report)


@pytest.mark.parametrize("number", LEVELS)
def test_another_analyst_looks_as_far_for_a_moment(number: int) -> None:
    asked = Asked(Plain())
    for game in some_games(4, SETTLED):
        level = Level(number, 3, analyst=asked)
        assert level.choose(game) in game.legal_moves()
        assert asked.limits.pop() == replace(level.strength(game).limits, seconds=STAND_IN)
        assert level.strength(game) == Level(number, 3).strength(game)
    assert not asked.limits


@pytest.mark.parametrize("number", LEVELS[:-1])
def test_another_analyst_of_the_same_views_makes_no_difference(number: int) -> None:
    asked = Asked(Fast(megabytes=8, fresh=True))
    positions = [parse_position(text) for text in (OFFERED, MANY_OFFERS)]
    for game in [*some_games(4, 4), *(Game(GORE, position) for position in positions)]:
        assert Level(number, 3, analyst=asked).choose(game) == Level(number, 3).choose(game)
    assert len(asked.limits) == 6


@pytest.mark.parametrize("text", [OFFERED, MANY_OFFERS])
@pytest.mark.parametrize("number", LEVELS)
def test_another_analyst_can_be_stopped(number: int, text: str) -> None:
    game = Game(GORE, parse_position(text))
    stop = threading.Event()
    stop.set()
    assert Level(number, analyst=Plain()).choose(game, stop=stop) in game.legal_moves()
    hurried = Plain().analyse(game, Limits(seconds=0.001, depth=8), lines=200)
    assert {line.move for line in hurried.lines} == set(game.legal_moves())


@pytest.mark.parametrize("number", [1, 2])
def test_a_level_is_no_stronger_with_plain(number: int) -> None:
    """Nor much weaker. Plain alone, which never errs by chance, scores more than that."""
    match = Match(Level(number, 1, analyst=Plain()), Level(number, 2), 60, CLASSIC)
    assert 0.15 < tally(list(play_match(match, 1))).score < 0.6
