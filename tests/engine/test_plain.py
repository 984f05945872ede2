"""The plain opponent behind the engine port."""

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings

from ayla.engine.plain import Plain
from ayla.notation import parse_position
from ayla.port import Analysis, Analyst, LimitError, Limits, Player
from ayla.rules import (
    CLASSIC,
    GORE,
    Accept,
    Code,
    Decline,
    Game,
    Offer,
    Pass,
    RuleError,
    Rules,
    Sow,
)
from tests import strategies
from tests.engine.reference import after

QUICK = Limits(nodes=500)
HUGE = Limits(seconds=1e300, depth=10**400, nodes=10**400)

ACCEPT_IS_BETTER = "4,4,0,6/0,4,7,17 SSSS/NNNN 0-6 N A 0-0"
DECLINE_IS_BETTER = "0,11,0,0/0,0,1,0 SNSS/NNNN 26-10 S b 3-0"
SOUTH_PASSES = "0,0,0,0/7,1,0,0 SSSS/NNNN 20-20 S - 0-0"


def game_at(text: str, rules: Rules = GORE) -> Game:
    return Game(rules, parse_position(text))


class Flag:
    """A flag that comes up after it was looked at so often."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def in_thread(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def test_it_has_the_shape_of_the_port() -> None:
    player: Player = Plain()
    analyst: Analyst = Plain()
    assert player.name == "plain"
    assert analyst.analyse(Game(), QUICK).lines


@settings(max_examples=50)
@given(strategies.games(most=30, ended=False))
def test_it_chooses_a_legal_move_and_leaves_the_game_as_it_is(game: Game) -> None:
    before = game.copy()
    player = Plain(Limits(nodes=100))
    if game.over:
        with pytest.raises(RuleError) as caught:
            player.choose(game)
        assert caught.value.code is Code.GAME_OVER
    else:
        assert player.choose(game) in game.legal_moves()
    assert game == before


@settings(max_examples=50)
@given(strategies.games(most=30, ended=False))
def test_expected_play_is_legal_and_a_proved_end_has_its_value(game: Game) -> None:
    if game.over:
        return
    found = Plain().analyse(game, Limits(nodes=300), lines=200)
    assert sorted(str(line.move) for line in found.lines) == sorted(map(str, game.legal_moves()))
    assert [line.value for line in found.lines] == sorted(
        (line.value for line in found.lines), reverse=True
    )
    mover = game.position.to_move
    for line in found.lines:
        assert line.pv[0] == line.move
        assert -48 <= line.value <= 48
        then = after(game, *line.pv)
        if line.exact:
            assert then.outcome is not None
            south = then.outcome.south - then.outcome.north
            assert line.value == (south if mover.value == "S" else -south)


@pytest.mark.parametrize(
    ("position", "kinds"),
    [
        (ACCEPT_IS_BETTER, {Accept, Decline}),
        (SOUTH_PASSES, {Pass}),
        ("0,3,1,1/6,7,0,0 SSSN/NNNN 24-6 S - 0-0", {Sow, Offer}),
        ("0,3,1,1/6,7,0,0 SSSN/NNNN 26-4 S - 0-0", {Sow}),
    ],
)
def test_every_kind_of_turn_is_weighed(position: str, kinds: set[type]) -> None:
    found = Plain().analyse(game_at(position), QUICK, lines=200)
    assert {type(line.move) for line in found.lines} == kinds


def test_R8_a_forced_pass_is_played_at_once() -> None:
    assert Plain(HUGE).choose(game_at(SOUTH_PASSES)) == Pass()


def test_R13_it_declines_only_what_costs_more_than_its_honour() -> None:
    assert Plain(QUICK).choose(game_at(ACCEPT_IS_BETTER)) == Accept()
    assert Plain(QUICK).choose(game_at(DECLINE_IS_BETTER)) == Decline()
    assert Plain(QUICK, honour=20).choose(game_at(DECLINE_IS_BETTER)) == Accept()


def test_R13_honour_does_not_change_what_is_best() -> None:
    generous = Plain(honour=20).analyse(game_at(DECLINE_IS_BETTER), QUICK, lines=2)
    selfish = Plain().analyse(game_at(DECLINE_IS_BETTER), QUICK, lines=2)
    assert generous.lines == selfish.lines


def test_reports_each_depth_and_more_lines_than_moves_are_no_error() -> None:
    reports: list[Analysis] = []
    found = Plain().analyse(Game(), Limits(depth=4), lines=9, report=reports.append)
    assert [report.depth for report in reports] == [1, 2, 3, 4]
    assert reports[-1].lines == found.lines
    assert len(found.lines) == 4
    assert found.depth == 4


def test_the_same_node_limit_finds_the_same() -> None:
    one, two = (Plain().analyse(Game(), Limits(nodes=3000), lines=3) for _ in range(2))
    assert (one.lines, one.depth, one.nodes) == (two.lines, two.depth, two.nodes)
    assert 3000 <= one.nodes < 3100


def test_one_node_still_gives_a_move() -> None:
    found = Plain().analyse(Game(), Limits(nodes=1))
    assert found.depth == 1
    assert found.lines[0].move in Game().legal_moves()


def test_the_clock_ends_a_search() -> None:
    assert Plain().analyse(Game(), Limits(seconds=0.01)).depth >= 1


@pytest.mark.parametrize("limits", [HUGE, replace(HUGE, seconds=10**400)], ids=["float", "int"])
def test_huge_limits_end_where_nothing_is_in_doubt(limits: Limits) -> None:
    ending = game_at("0,0,0,3/1,0,0,0 SSSS/NNNN 22-22 S - 0-0", CLASSIC)
    found = Plain().analyse(ending, limits)
    assert all(line.exact for line in found.lines)
    assert Plain(limits).choose(ending) == found.lines[0].move


@pytest.mark.parametrize("looks", [0, 1, 5])
def test_a_flag_stops_a_search_without_other_end(looks: int) -> None:
    found = Plain().analyse(Game(), HUGE, stop=Flag(looks))
    assert found.lines[0].move in Game().legal_moves()


def test_a_search_stops_when_another_thread_says_so() -> None:
    stop = threading.Event()
    chosen: list[object] = []
    thread = in_thread(lambda: chosen.append(Plain(HUGE).choose(Game(), stop=stop)))
    stop.set()
    thread.join(60)
    assert chosen
    assert chosen[0] in Game().legal_moves()


@pytest.mark.parametrize("lines", [0, -1])
def test_no_lines_are_refused(lines: int) -> None:
    with pytest.raises(LimitError):
        Plain().analyse(Game(), QUICK, lines=lines)


@pytest.mark.parametrize("how", ["swept", "resigned", "agreed"])
def test_a_finished_game_is_refused(how: str) -> None:
    game = Game()
    match how:
        case "swept":
            game = game_at("1,0,0,0/1,0,0,0 SSSS/NNNN 23-23 S - 0-0")
        case "resigned":
            game.resign(game.position.to_move)
        case _:
            game.agree_draw()
    for ask in (lambda: Plain().choose(game), lambda: Plain().analyse(game, QUICK)):
        with pytest.raises(RuleError) as caught:
            ask()
        assert caught.value.code is Code.GAME_OVER
        assert how in str(caught.value)
