"""Matches between two players."""

import math
from dataclasses import dataclass, replace

import pytest

from ayla.engine.arena import Match, Played, Tally, opening, play_match, record, tally
from ayla.engine.greedy import Greedy
from ayla.engine.plain import Plain
from ayla.notation import read_records
from ayla.notation.records import write_records
from ayla.port import Limits, Stop
from ayla.rules import CLASSIC, GORE, Game, Move, Rules

GREEDY = Match(Greedy(1), Greedy(2), games=6, rules=CLASSIC, seed=3)


@dataclass(frozen=True)
class First:
    """Plays the first legal move."""

    name: str = "first"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        del stop
        return game.legal_moves()[0]


def test_each_opening_is_begun_by_both() -> None:
    games = list(play_match(GREEDY, processes=1))
    assert [played.number for played in games] == list(range(6))
    assert [played.one_is_south for played in games] == [True, False] * 3
    openings = [played.game.moves[: GREEDY.opening_plies] for played in games]
    assert openings[0::2] == openings[1::2]
    assert len(set(openings)) == 3
    assert all(played.game.over for played in games)


def test_the_right_player_moves_for_each_side() -> None:
    match = Match(First(), Greedy(), games=2, opening_plies=0)
    as_south, as_north = play_match(match, processes=1)
    assert str(as_south.game.moves[0]) == "A"
    assert str(as_north.game.moves[1]) == "a"


def test_several_processes_play_the_same_games() -> None:
    alone = list(play_match(GREEDY, processes=1))
    assert list(play_match(GREEDY, processes=2)) == alone


@pytest.mark.parametrize("rules", [GORE, CLASSIC])
def test_openings_are_about_even(rules: Rules) -> None:
    """Of those drawn without a look at them, one in three gives a side more than a seed."""
    looking = Plain(Limits(depth=8))
    for number in range(12):
        game = opening(replace(GREEDY, rules=rules), number)
        assert game.plies == GREEDY.opening_plies
        assert abs(looking.analyse(game, looking.limits).lines[0].value) <= 1


def test_an_opening_from_which_nothing_can_be_sown_is_the_start() -> None:
    assert opening(replace(GREEDY, opening_plies=0), 0) == Game(GREEDY.rules)


def test_the_seed_changes_the_openings() -> None:
    assert opening(GREEDY, 0) == opening(GREEDY, 0)
    seen = {opening(replace(GREEDY, seed=seed), 0).moves for seed in range(20)}
    assert len(seen) > 10


def test_an_opening_makes_no_offers() -> None:
    match = Match(Greedy(), Greedy(), rules=GORE, opening_plies=60)
    for number in range(5):
        assert all(str(move) in "ABCDabcd--" for move in opening(match, number).moves)


def test_the_margin_is_that_of_player_one() -> None:
    games = list(play_match(GREEDY, processes=1))
    for played in games:
        outcome = played.game.outcome
        assert outcome is not None
        expected = outcome.south - outcome.north
        assert played.margin == (expected if played.one_is_south else -expected)
    counted = tally(games)
    assert counted.games == 6
    assert counted.margin == pytest.approx(sum(played.margin for played in games) / 6)


def test_elo_of_an_even_match_is_nought_and_of_one_sided_ones_without_bound() -> None:
    even = Tally(wins=40, draws=20, losses=40, margin=0).elo
    assert even.value == 0
    assert even.low == pytest.approx(-even.high)
    won = Tally(wins=10, draws=0, losses=0, margin=9).elo
    assert won.value == won.high == math.inf
    assert 0 < won.low < math.inf
    lost = Tally(wins=0, draws=0, losses=10, margin=-9).elo
    assert lost.low == lost.value == -math.inf
    assert lost.high == pytest.approx(-won.low)


def test_elo_of_three_wins_in_four() -> None:
    elo = Tally(wins=75, draws=0, losses=25, margin=4).elo
    assert elo.value == pytest.approx(190.8, abs=0.1)
    assert elo.low < elo.value < elo.high


def test_more_games_say_more() -> None:
    few = Tally(wins=6, draws=0, losses=4, margin=1).elo
    many = Tally(wins=600, draws=0, losses=400, margin=1).elo
    assert few.value == pytest.approx(many.value)
    assert many.high - many.low < few.high - few.low


def test_a_record_names_the_players_and_can_be_read_back() -> None:
    match = Match(First(), Greedy(), games=2)
    games = list(play_match(match, processes=1))
    text = write_records(record(played, (match.one.name, match.two.name)) for played in games)
    first, second = read_records(text)
    assert [found.game for found in (first, second)] == [played.game for played in games]
    assert dict(first.tags) == {"South": "first", "North": "greedy", "Round": "1"}
    assert dict(second.tags) == {"South": "greedy", "North": "first", "Round": "2"}


def test_games_nobody_waits_for_are_not_played() -> None:
    games = play_match(replace(GREEDY, games=10_000_000), processes=1)
    assert next(games).number == 0


@pytest.mark.parametrize("rules", [GORE, CLASSIC])
def test_looking_ahead_beats_the_biggest_capture(rules: Rules) -> None:
    match = Match(Plain(Limits(nodes=400)), Greedy(), games=10, rules=rules)
    games: list[Played] = list(play_match(match, processes=1))
    assert tally(games).wins >= 8


def test_a_match_of_nothing_is_refused() -> None:
    for wrong in ({"games": 0}, {"games": -1}, {"opening_plies": -1}):
        with pytest.raises(ValueError, match=f"not {next(iter(wrong.values()))}"):
            Match(Greedy(), Greedy(), **wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="one process or more, not -1"):
        next(play_match(Match(Greedy(), Greedy(), games=1), -1))
