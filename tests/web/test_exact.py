"""True values, where they are known and where they hold."""

from pathlib import Path

import pytest

from ayla import tablebase
from ayla.engine.plain import Plain
from ayla.notation import parse_position
from ayla.port import ExactValues, Limits
from ayla.rules import CLASSIC, Game, Rules, Side
from ayla.web.exact import known_values
from tests.rules.test_endless import CIRCLE, ROUND


@pytest.fixture(scope="module")
def exact(tmp_path_factory: pytest.TempPathFactory) -> ExactValues:
    return tablebase.build(tmp_path_factory.mktemp("tables"), 10)


def game(text: str, rules: Rules = CLASSIC) -> Game:
    return Game(rules, parse_position(text))


@pytest.mark.parametrize(
    "text",
    [
        "1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0",
        "1,0,3,1/1,1,1,0 SSSS/NNNN 18-22 N - 0-0",
        "0,0,4,1/1,1,1,0 SSSS/NNNN 20-20 S - 0-0",
        "4,0,0,0/3,0,1,2 SSSS/NNNN 20-18 N - 0-0",
    ],
)
def test_values_are_those_that_a_search_to_the_end_proves(exact: ExactValues, text: str) -> None:
    asked = game(text)
    known = known_values(asked, exact, 100)
    assert known is not None
    proved = Plain().analyse(asked, Limits(depth=60, seconds=20), lines=100)
    values = {line.move: line.value for line in known.lines}
    assert set(values) == set(asked.legal_moves())
    assert any(line.exact for line in proved.lines)
    for line in proved.lines:
        assert not line.exact or line.value == values[line.move]


def test_lines_are_best_first_and_lead_where_they_say(exact: ExactValues) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")
    known = known_values(asked, exact, 100)
    assert known is not None
    values = [line.value for line in known.lines]
    assert values == sorted(values, reverse=True)
    for line in known.lines:
        assert line.pv[0] == line.move
        after = asked.copy()
        for move in line.pv:
            after.play(move)
        assert after.outcome is not None
        assert after.outcome.south - after.outcome.north == line.value
    one = known_values(asked, exact, 1)
    assert one is not None
    assert one.lines == known.lines[:1]


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(barter=False, skip_origin=True), Rules(barter=False, endless="owner")]
)
def test_other_games_are_not_answered_for(exact: ExactValues, rules: Rules) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0", rules)
    assert known_values(asked, exact, 1) is None


def test_boards_without_a_table_are_not_answered_for(exact: ExactValues) -> None:
    assert known_values(Game(CLASSIC), exact, 1) is None


def test_R16_a_move_that_settles_the_game_is_worth_what_it_settles_for(exact: ExactValues) -> None:
    asked = Game.replay([*ROUND, *ROUND[:-1]], CLASSIC, parse_position(CIRCLE))
    known = known_values(asked, exact, 100)
    assert known is not None
    (settling,) = [line for line in known.lines if line.move == ROUND[-1]]
    assert (settling.value, settling.pv) == (0, (ROUND[-1],))


def test_R16_near_the_turn_limit_nothing_is_answered(exact: ExactValues) -> None:
    asked = game(CIRCLE)
    asked._turns_taken = 299
    assert known_values(asked, exact, 1) is not None
    asked._turns_taken = 301
    assert known_values(asked, exact, 1) is None


def test_a_finished_game_is_not_answered_for(exact: ExactValues) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")
    asked.resign(Side.SOUTH)
    assert known_values(asked, exact, 1) is None


def test_nothing_is_asked_where_tables_are_missing(tmp_path: Path) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")
    assert known_values(asked, tablebase.open(tmp_path), 1) is None
