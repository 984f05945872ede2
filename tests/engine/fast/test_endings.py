"""Boards of few seeds whose value is known are looked up where that holds, and nowhere else."""

import logging
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ayla import tablebase
from ayla.engine.doubts import GUESSED
from ayla.engine.exact import Exactly
from ayla.engine.fast import Fast
from ayla.engine.fast.ambition import RESULT
from ayla.engine.fast.endings import LAST_LOOK, MOST, NONE, Endings, endings_of, looked_up
from ayla.engine.fast.evaluation import UNIT, fitted
from ayla.engine.fast.search import advance
from ayla.engine.fast.table import made
from ayla.engine.fast.thinking import Memory, Search
from ayla.kernel import index
from ayla.kernel.moves import encode
from ayla.kernel.packing import pack
from ayla.notation import parse_move, parse_position
from ayla.port import Limits
from ayla.rules import CLASSIC, GORE, Game, Rules, Side, is_over
from ayla.tablebase.readable import position_of

FEW, MANY = 16, 20
CAPTURE = "1,0,1,2/6,1,0,1 SSSS/NNNN 18-18 S - 0-0"
"""Sowing D captures two seeds and leaves ten; sowing A or C captures nothing."""


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> tablebase.Tablebase:
    return tablebase.build(tmp_path_factory.mktemp("tables"), MANY)


@pytest.fixture(scope="module")
def few(
    tmp_path_factory: pytest.TempPathFactory, solved: tablebase.Tablebase
) -> tablebase.Tablebase:
    """The tables up to ``FEW`` seeds, and no others."""
    return tablebase.build(tmp_path_factory.mktemp("few"), FEW)


def boards_of(seeds: int, count: int, lot: int = 1) -> list[Game]:
    """Games from boards drawn by lot."""
    lots, games = Random(lot), list[Game]()
    while len(games) < count:
        number = lots.randrange(index.boards(seeds))
        position = position_of(index.unrank(seeds, number), lots.choice(list(Side)))
        if not is_over(position):
            games.append(Game(CLASSIC, position))
    return games


def test_boards_are_found_where_the_tables_have_them(solved: tablebase.Tablebase) -> None:
    most, halves = solved.endings(MOST)
    values = np.frombuffer(halves, np.int8)
    assert most == MANY
    for seeds in range(2, MANY + 1, 2):
        for number in range(0, index.boards(seeds), 1 + index.boards(seeds) // 200):
            position = position_of(index.unrank(seeds, number), Side.NORTH)
            word, _ = pack(position)
            assert looked_up(word, seeds, values) == solved.value(position)


def test_with_them_less_is_lost_and_what_is_proved_is_true(
    solved: tablebase.Tablebase, few: tablebase.Tablebase
) -> None:
    alone = Fast(megabytes=4, fresh=True)
    limits = Limits(nodes=2000)
    lost, proved = {"alone": 0, "knowing": 0}, 0
    for game in boards_of(MANY, 120):
        position = game.position
        mover = position.to_move.index
        true = solved.probe(position)
        for name, engine in (("alone", alone), ("knowing", alone.knowing(few))):
            line = engine.analyse(game, limits).lines[0]
            lost[name] += true.value - true.moves[line.move]
            if line.exact:
                assert (
                    line.value == true.value + position.stores[mover] - position.stores[1 - mover]
                )
                proved += 1
    assert proved >= 3
    assert 0 < 2 * lost["knowing"] <= lost["alone"] or 0 == lost["knowing"] < lost["alone"]


def test_what_is_proved_is_told_to_the_end(few: tablebase.Tablebase) -> None:
    engine = Exactly(Fast(megabytes=4, fresh=True).knowing(few), few)
    told = 0
    for game in boards_of(MANY, 120):
        mover = game.position.to_move
        line = engine.analyse(game, Limits(nodes=2000)).lines[0]
        if not line.exact:
            continue
        for move in line.pv:
            game.play(move)
        if game.outcome:  # else the best play goes round in a circle
            south = game.outcome.south - game.outcome.north
            assert line.value == (south if mover is Side.SOUTH else -south)
            told += 1
    assert told >= 2


SENTINEL = 15
"""Half of a value that nothing else can have with two seeds on the board."""


def test_searches_with_and_without_them_are_compiled_once(few: tablebase.Tablebase) -> None:
    """What is compiled in the middle of an analysis keeps everybody waiting."""
    game = Game(CLASSIC, parse_position(CAPTURE))
    for engine in (Fast(megabytes=1), Fast(megabytes=1, exact=few)):
        engine.analyse(game, Limits(nodes=1000))
    assert len(advance.signatures) == 1  # type: ignore[attr-defined]


def value_of(game: Game, move: str, turns: int, *, ambitious: bool = False) -> tuple[int, bool]:
    """What the search says of a move after so many turns, and whether that is proved, where every
    board up to twelve seeds is said to be worth the same."""
    count = sum(map(index.boards, range(0, 13, 2)))
    endings = Endings(12, np.frombuffer(bytes([SENTINEL]) * count, np.int8))
    word, offer = pack(game.position)
    search = Search(
        Memory(made(1)),
        fitted(False),
        game.rules,
        word,
        offer,
        turns,
        [],
        ambitious=ambitious,
        endings=endings,
    )
    number = encode(parse_move(move), game.position.to_move)
    found = search.move(number, 1, -8000, 8000)
    return found.value, not found.doubt & GUESSED


def test_after_a_capture_they_are_looked_up() -> None:
    game = Game(CLASSIC, parse_position(CAPTURE))
    expected = UNIT * (2 - 2 * SENTINEL)
    assert value_of(game, "D", 0) == (expected, True)
    assert value_of(game, "D", LAST_LOOK - 1) == (expected, True)


def test_an_ambitious_search_likes_winning_more_than_the_margin_alone() -> None:
    game = Game(CLASSIC, parse_position(CAPTURE))
    assert value_of(game, "D", 0, ambitious=True) == (UNIT * (2 - 2 * SENTINEL) - RESULT, True)


def test_near_the_turn_limit_they_are_not() -> None:
    game = Game(CLASSIC, parse_position(CAPTURE))
    value, proved = value_of(game, "D", LAST_LOOK)
    assert not proved
    assert value > UNIT * -2 * SENTINEL


def test_where_nothing_was_captured_they_are_not() -> None:
    game = Game(CLASSIC, parse_position(CAPTURE))
    for move in "AC":
        value, proved = value_of(game, move, 0)
        assert not proved
        assert value > UNIT * -2 * SENTINEL


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (GORE, CAPTURE),
        (Rules(barter=False, skip_origin=True), CAPTURE),
        (Rules(barter=False, endless="owner"), CAPTURE),
        (CLASSIC, "1,0,1,2/6,1,0,1 SSSS/NNNS 18-18 S - 0-0"),
    ],
)
def test_another_game_or_board_looks_nothing_up(
    few: tablebase.Tablebase, rules: Rules, text: str
) -> None:
    assert endings_of(few, Game(rules, parse_position(text))) is NONE


def test_where_there_are_no_tables_nothing_is_looked_up(tmp_path: Path) -> None:
    game = Game(CLASSIC, parse_position(CAPTURE))
    assert endings_of(None, game) is NONE
    assert endings_of(tablebase.open(tmp_path), game) is NONE


def test_a_damaged_table_is_told_in_the_log_once_and_the_search_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With those below it, which are sound."""
    path = tablebase.build(tmp_path, 6).layer(6).path
    content = bytearray(path.read_bytes())
    content[4096 + 7] ^= 1
    path.write_bytes(content)
    spoiled = tablebase.open(tmp_path)
    game = Game(CLASSIC, parse_position("4,3,0,1/4,2,3,3 SSSS/NNNN 14-14 N - 0-0"))
    engine = Fast(megabytes=1, exact=spoiled)
    with caplog.at_level(logging.ERROR):
        assert engine.analyse(game, Limits(depth=3)).depth == 3
        assert "true values could not be looked up" in caplog.text
        assert "damaged" in caplog.text
        caplog.clear()
        assert engine.analyse(game, Limits(depth=3)).depth == 3
        assert not caplog.text
    assert endings_of(spoiled, game).most == 4
