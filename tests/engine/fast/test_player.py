"""The compiled engine as players and analysts use it."""

import pickle
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from ayla.engine.fast import Fast, table, thinking
from ayla.engine.plain import Plain
from ayla.notation import parse_move, parse_position
from ayla.port import Analysis, LimitError, Limits
from ayla.rules import CLASSIC, GORE, Accept, Decline, Game, RuleError, Rules

OFFERED = "6,6,2,1/5,4,0,6 SSNS/NNSN 12-6 N A 0-0"
OVER = "1,0,0,0/1,0,0,0 SSSS/NNNN 23-23 S - 0-0"


def test_the_same_nodes_give_the_same_result_whatever_was_searched_before() -> None:
    engine = Fast(fresh=True, megabytes=1)
    limits = Limits(nodes=20_000)
    first = engine.analyse(Game(GORE), limits, lines=2)
    engine.analyse(Game(CLASSIC), Limits(nodes=50_000))
    again = engine.analyse(Game(GORE), limits, lines=2)
    assert (first.lines, first.depth, first.nodes) == (again.lines, again.depth, again.nodes)


@pytest.mark.parametrize("rules", [CLASSIC, GORE])
def test_it_does_not_matter_where_a_search_is_broken_off(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(depth=9, nodes=100_000)
    game = Game(rules)
    for sowing in ("C", "c", "D", "b"):
        game.play(parse_move(sowing))
    whole = Fast(limits, megabytes=1, fresh=True).analyse(game, limits, lines=3)
    for size in (1, 7):
        monkeypatch.setattr(thinking, "_FIRST_SLICE", size)
        monkeypatch.setattr(thinking, "_LARGEST_SLICE", size)
        parts = Fast(limits, megabytes=1, fresh=True).analyse(game, limits, lines=3)
        assert (parts.lines, parts.nodes) == (whole.lines, whole.nodes)


@pytest.mark.parametrize("nodes", [1, 5, 100, 5001])
def test_no_more_nodes_than_allowed_once_the_first_ply_is_done(nodes: int) -> None:
    first_ply = Fast(megabytes=1).analyse(Game(GORE), Limits(depth=1)).nodes
    assert Fast(megabytes=1).analyse(Game(GORE), Limits(nodes=nodes)).nodes <= max(nodes, first_ply)


def test_a_huge_limit_is_no_limit() -> None:
    ending = Game(CLASSIC, parse_position("0,3,1,0/0,0,0,0 SSSS/NNNN 20-24 S - 0-0"))
    for seconds in (1e12, 10**400):
        limits = Limits(nodes=10**400, depth=10**400, seconds=seconds)
        found = Fast(megabytes=1).analyse(ending, limits)
        assert found.lines[0].exact
        assert Fast(limits, megabytes=1).choose(ending) in ending.legal_moves()


@pytest.mark.parametrize("lines", [0, -1, 1.5, float("nan"), float("inf")])
def test_fewer_than_one_line_is_refused(lines: int) -> None:
    with pytest.raises(LimitError, match="lines"):
        Fast().analyse(Game(), Limits(depth=1), lines=lines)


@pytest.mark.parametrize("size", [0, -1, float("nan"), float("inf")])
def test_a_table_of_no_size_is_refused(size: float) -> None:
    with pytest.raises(LimitError, match="megabytes"):
        Fast(megabytes=size)


@pytest.mark.parametrize("size", [10**30, 1e300, table.LARGEST + 1])
def test_a_table_larger_than_can_be_is_refused(size: float) -> None:
    with pytest.raises(LimitError, match=r"megabytes are at most 32768, not \d"):
        Fast(megabytes=size)


@pytest.mark.parametrize("kind", [np.int8, np.float16, Fraction, Decimal])
def test_a_size_of_any_kind_of_number(kind: Any) -> None:
    found = Fast(megabytes=kind(1), fresh=True).analyse(Game(), Limits(nodes=5000))
    assert found.lines == Fast(megabytes=1, fresh=True).analyse(Game(), Limits(nodes=5000)).lines


def test_R13_honour_that_no_float_holds_is_honour() -> None:
    offered = Game(GORE, parse_position(OFFERED))
    for engine in (Fast, Plain):
        assert engine(Limits(depth=2), honour=10**400).choose(offered) == Accept()


@pytest.mark.parametrize("honour", [float("nan"), float("inf")])
def test_honour_without_an_end_is_refused(honour: float) -> None:
    for engine in (Fast, Plain):
        with pytest.raises(ValueError, match="honour"):
            engine(honour=honour)


def test_R14_a_finished_game_is_refused() -> None:
    over = Game(CLASSIC, parse_position(OVER))
    with pytest.raises(RuleError, match="over"):
        Fast().choose(over)
    with pytest.raises(RuleError, match="over"):
        Fast().analyse(over, Limits(depth=1))


def test_stopped_before_it_begins_it_still_answers() -> None:
    stop = threading.Event()
    stop.set()
    found = Fast(megabytes=1).analyse(Game(), Limits(seconds=1000), stop=stop)
    assert found.depth == 1
    assert Fast(Limits(seconds=1000), megabytes=1).choose(Game(), stop=stop) in Game().legal_moves()


def test_stopped_on_the_way_it_gives_what_it_has() -> None:
    stop = threading.Event()

    def report(found: Analysis) -> None:
        if found.depth == 6:
            stop.set()

    found = Fast(megabytes=1).analyse(Game(), Limits(seconds=1000), stop=stop, report=report)
    assert found.depth >= 6
    assert found.nodes > 0


def test_time_ends_it() -> None:
    began = time.monotonic()
    found = Fast().analyse(Game(), Limits(seconds=0.05))
    assert found.seconds >= 0.05
    assert found.lines
    # Generous: that it ends at all, on a machine with much else to do.
    assert time.monotonic() - began < 100


def test_many_at_the_same_moment_wait_for_each_other() -> None:
    engine = Fast(megabytes=1, fresh=True)

    def ask(_number: int) -> Analysis:
        return engine.analyse(Game(), Limits(nodes=3000))

    with ThreadPoolExecutor(60) as threads:
        answers = list(threads.map(ask, range(300)))
    assert len({answer.lines for answer in answers}) == 1


def test_a_report_for_each_depth() -> None:
    depths: list[int] = []
    Fast(megabytes=1).analyse(
        Game(), Limits(depth=5), report=lambda found: depths.append(found.depth)
    )
    assert depths == [1, 2, 3, 4, 5]


def test_several_lines_best_first() -> None:
    lines = Fast(megabytes=1).analyse(Game(), Limits(depth=8), lines=4).lines
    assert len({line.move for line in lines}) == 4
    values = [line.value for line in lines]
    assert values == sorted(values, reverse=True)


def test_R13_honour_is_what_it_gives_up_rather_than_decline() -> None:
    game = Game(GORE, parse_position(OFFERED))
    limits = Limits(nodes=20_000)
    found = Fast(megabytes=1, fresh=True).analyse(game, limits, lines=2)
    value = {line.move: line.value for line in found.lines}
    loss = value[Decline()] - value[Accept()]
    for honour in (loss - 0.5, loss + 0.5):
        answer = Fast(limits, honour, megabytes=1, fresh=True).choose(game)
        assert answer == (Accept() if honour > loss else Decline())


def test_pickled_it_plays_the_same() -> None:
    player = Fast(Limits(nodes=2000), honour=2.0, megabytes=1)
    twin = pickle.loads(pickle.dumps(player))
    assert twin == player
    assert twin.choose(Game()) == player.choose(Game())
    assert player.name == "fast"
