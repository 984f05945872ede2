"""True values, where they are known and where they hold."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from ayla import tablebase
from ayla.engine.exact import FAR_FROM_LIMIT, Exactly, Perfect, known_lines
from ayla.engine.fast import Fast
from ayla.engine.greedy import Greedy
from ayla.engine.plain import Plain
from ayla.notation import parse_position
from ayla.port import Analysis, ExactValues, LimitError, Limits, Line, Stop
from ayla.rules import CLASSIC, Game, Move, Position, RuleError, Rules, Side, play
from ayla.rules.game import TURN_LIMIT
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
    known = known_lines(asked, exact)
    proved = Fast(fresh=True).analyse(asked, Limits(nodes=10_000_000), lines=100)
    values = {line.move: line.value for line in known}
    assert set(values) == set(asked.legal_moves())
    assert any(line.exact for line in proved.lines)
    for line in proved.lines:
        assert not line.exact or line.value == values[line.move]


def test_lines_are_best_first_and_lead_where_they_say(exact: ExactValues) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")
    known = known_lines(asked, exact)
    values = [line.value for line in known]
    assert values == sorted(values, reverse=True)
    for line in known:
        assert line.exact
        assert line.pv[0] == line.move
        after = asked.copy()
        for move in line.pv:
            after.play(move)
        assert after.outcome is not None
        assert after.outcome.south - after.outcome.north == line.value


def test_an_analyst_and_a_player_take_them(exact: ExactValues) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")
    known = known_lines(asked, exact)
    analyst = Exactly(Plain(), exact)
    assert analyst.analyse(asked, Limits(nodes=1), lines=2).lines == known[:2]
    assert Perfect(Greedy(), exact).choose(asked) == known[0].move
    with pytest.raises(LimitError):
        analyst.analyse(asked, Limits(nodes=1), lines=0)


def test_elsewhere_they_search(exact: ExactValues) -> None:
    assert Exactly(Plain(), exact).analyse(Game(), Limits(depth=2)).depth == 2
    assert Perfect(Greedy(), exact).choose(Game()) == Greedy().choose(Game())
    assert Perfect(Greedy(), exact).name == "greedy"


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(barter=False, skip_origin=True), Rules(barter=False, endless="owner")]
)
def test_other_games_are_not_answered_for(exact: ExactValues, rules: Rules) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0", rules)
    assert known_lines(asked, exact) == ()


def test_boards_without_a_table_are_not_answered_for(exact: ExactValues) -> None:
    assert known_lines(Game(CLASSIC), exact) == ()


def test_R16_where_a_position_stood_twice_nothing_is_answered(exact: ExactValues) -> None:
    once = Game.replay(ROUND[:-1], CLASSIC, parse_position(CIRCLE))
    assert known_lines(once, exact)
    once.play(ROUND[-1])
    assert known_lines(once, exact) == ()


def test_R16_near_the_turn_limit_nothing_is_answered(exact: ExactValues) -> None:
    asked = game(CIRCLE)
    asked._turns_taken = TURN_LIMIT - FAR_FROM_LIMIT
    assert known_lines(asked, exact)
    asked._turns_taken += 1
    assert known_lines(asked, exact) == ()


@dataclass(frozen=True)
class Sure:
    """An analyst that calls one move proved."""

    move: Move

    def analyse(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        report: Callable[[Analysis], None] | None = None,
    ) -> Analysis:
        del game, limits, lines, stop, report
        return Analysis((Line(self.move, 0.0, True, (self.move,)),), 1, 1, 0.1)


@dataclass(frozen=True)
class AllBut:
    """True values of all positions but one."""

    exact: ExactValues
    unknown: Position

    @property
    def rules(self) -> Rules:
        return self.exact.rules

    def probe_values(self, position: Position) -> Mapping[Move, int] | None:
        return None if position == self.unknown else self.exact.probe_values(position)

    def best_moves(self, position: Position) -> Sequence[Move]:
        return () if position == self.unknown else self.exact.best_moves(position)

    def endings(self, most: int) -> tuple[int, memoryview]:
        return self.exact.endings(most)


def test_R16_proved_play_is_told_on_where_true_values_hold(exact: ExactValues) -> None:
    asked = game(CIRCLE)
    engine = Exactly(Sure(ROUND[0]), AllBut(exact, asked.position))
    line = engine.analyse(asked, Limits(nodes=1)).lines[0]
    assert len(line.pv) > 1
    for move in line.pv:
        assert not asked.over
        asked.play(move)
    late = game(CIRCLE)
    late._turns_taken = TURN_LIMIT - FAR_FROM_LIMIT
    assert engine.analyse(late, Limits(nodes=1)).lines[0].pv == (ROUND[0],)


def test_a_finished_game_is_refused(exact: ExactValues) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")
    asked.resign(Side.SOUTH)
    with pytest.raises(RuleError) as error:
        known_lines(asked, exact)
    assert error.value.code == "game_over"


def test_nothing_is_asked_where_tables_are_missing(tmp_path: Path) -> None:
    asked = game("1,0,3,1/1,1,1,0 SSSS/NNNN 22-18 S - 0-0")
    assert known_lines(asked, tablebase.open(tmp_path)) == ()


class Known:
    """Exact values for one position and, after its best move, none."""

    rules = CLASSIC

    def __init__(self, position: Position, values: Mapping[Move, int]) -> None:
        self.position, self.values = position, values

    def probe_values(self, position: Position) -> Mapping[Move, int] | None:
        return self.values if position == self.position else None

    def best_moves(self, position: Position) -> Sequence[Move]:
        if position != self.position:
            return ()
        most = max(self.values.values())
        return [move for move, value in self.values.items() if value == most][-1:]

    def endings(self, most: int) -> tuple[int, memoryview]:
        return -1, memoryview(b"")


def test_exact_values_are_taken_where_they_are_known() -> None:
    game = Game(CLASSIC, parse_position("6,5,4,3/2,1,5,6 SSSS/NNNN 10-6 N - 0-0"))
    moves = game.legal_moves()
    values = dict.fromkeys(moves, -2) | {moves[1]: 4, moves[2]: 4}
    exact = Known(game.position, values)
    engine = Exactly(Plain(), exact)
    found = engine.analyse(game, Limits(nodes=1), lines=9)
    assert [line.move for line in found.lines[:2]] == [moves[2], moves[1]]
    assert [line.value for line in found.lines[:2]] == [6 - 10 + 4] * 2
    assert all(line.exact for line in found.lines)
    assert Perfect(Plain(), exact).choose(game) == moves[2]
    after = Game(CLASSIC, play(game.position, moves[2], CLASSIC).position)
    assert not engine.analyse(after, Limits(depth=1)).lines[0].exact
    other = Game(Rules(barter=False, skip_origin=True), game.position)
    assert not engine.analyse(other, Limits(depth=1)).lines[0].exact
