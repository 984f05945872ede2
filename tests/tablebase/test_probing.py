"""Asking the tables: values, moves, refusals, batches."""

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ayla import tablebase
from ayla.kernel import index
from ayla.notation import parse_move, parse_position
from ayla.port import ExactValues
from ayla.rules import CLASSIC, GORE, Pass, Position, Rules, Side, is_over, legal_moves, play
from ayla.tablebase import (
    SKIP_ORIGIN,
    Code,
    MissingTable,
    RefusedError,
    Tablebase,
    TablebaseError,
)
from ayla.tablebase.readable import board_of, position_of
from tests.tablebase.conftest import MOST, SOME

WON = "4,3,0,1/4,2,3,3 SSSS/NNNN 14-14 N - 0-0"


def small_positions(most: int) -> st.SearchStrategy[Position]:
    """Positions of the classic game with an even number of seeds up to ``most``."""
    return st.builds(
        lambda half, number, side: position_of(
            index.unrank(2 * half, number % index.boards(2 * half)), side
        ),
        st.integers(0, most // 2),
        st.integers(0, 1 << 40),
        st.sampled_from(Side),
    )


@given(position=small_positions(MOST))
def test_a_value_is_the_best_of_what_the_moves_bring(tables: Tablebase, position: Position) -> None:
    value = tables.value(position)
    if is_over(position):
        own, other = (
            sum(n for n, owner in zip(position.pits, position.owners, strict=True) if owner is side)
            for side in (position.to_move, position.to_move.opponent)
        )
        assert value == own - other
        return
    brought = []
    for move in legal_moves(position, CLASSIC):
        after = play(position, move, CLASSIC).position
        gains = [new - old for new, old in zip(after.stores, position.stores, strict=True)]
        mover = position.to_move.index
        later = 0 if is_over(after) else tables.value(after)
        brought.append(gains[mover] - gains[1 - mover] - later)
    assert value == max(brought)
    assert list(tables.probe(position).moves.values()) == brought


@given(position=small_positions(SOME), replies=st.randoms(use_true_random=False))
@settings(max_examples=50)
def test_whoever_plays_the_best_moves_gets_what_the_tables_promise(
    tables: Tablebase, position: Position, replies: Random
) -> None:
    """The side that is ahead makes progress: its captures come in time, whatever the other does."""
    ahead = position.to_move if tables.value(position) > 0 else position.to_move.opponent

    def promise(at: Position) -> int:
        return tables.value(at) * (1 if at.to_move is ahead else -1)

    def lead(at: Position) -> int:
        return at.stores[ahead.index] - at.stores[ahead.opponent.index]

    before, promised = lead(position), promise(position)
    while not is_over(position) and promise(position) > 0:
        probe = tables.probe(position)
        mine = position.to_move is ahead
        after = play(position, probe.best[0] if mine else replies.choice([*probe.moves]), CLASSIC)
        if mine and after.position.stores == position.stores:
            assert tables.distance(after.position) == probe.distance - 1
        position = after.position
        assert lead(position) - before + promise(position) >= promised


def test_R8_a_forced_pass_has_the_value_of_what_comes_after(tables: Tablebase) -> None:
    position = parse_position("0,0,0,0/3,1,0,0 SSSS/NNNN 22-22 S - 0-0")
    probe = tables.probe(position)
    after = play(position, Pass(), CLASSIC).position
    assert probe.moves == {Pass(): -tables.value(after)}
    assert probe.value == -tables.value(after)
    assert probe.best == (Pass(),)


def test_the_value_and_the_moves_of_a_position(tables: Tablebase) -> None:
    probe = tables.probe(parse_position(WON))
    assert probe.value == 4
    assert {str(move): value for move, value in probe.moves.items()} == {
        "a": -18,
        "b": -2,
        "c": 4,
        "d": 0,
    }
    assert probe.best == (parse_move("c"),)
    known: ExactValues = tables
    assert known.probe_values(parse_position(WON)) == probe.moves
    assert known.best_moves(parse_position(WON)) == probe.best


def test_R14_a_finished_board_needs_no_table(tmp_path: Path) -> None:
    empty = tablebase.open(tmp_path)
    odd = parse_position("2,1,0,0/1,1,0,0 SSSS/NNNN 20-23 N - 0-0")
    assert empty.get(odd) == -1
    probe = empty.probe(odd)
    assert (probe.value, probe.distance, probe.moves, probe.best) == (-1, 0, {}, ())


def test_a_table_that_is_not_there(small: Tablebase) -> None:
    position = parse_position(WON)
    assert small.get(position) is None
    assert small.get(position, "unknown") == "unknown"
    assert small.probe_values(position) is None
    assert small.best_moves(position) == ()
    with pytest.raises(MissingTable, match="20 seeds") as caught:
        small.probe(position)
    assert caught.value.code == Code.MISSING_TABLE
    assert caught.value.path == small.folder / "classic-20.gore-table"


def test_a_table_that_comes_later_is_seen(tmp_path: Path) -> None:
    position = parse_position("3,1,0,0/0,0,0,0 SSSS/NNNN 22-22 S - 0-0")
    tables = tablebase.open(tmp_path)
    assert tables.get(position) is None
    tablebase.build(tmp_path, 4)
    assert tables.get(position) is not None
    assert tables.seeds() == (0, 2, 4)


@pytest.mark.parametrize(
    ("text", "code", "value"),
    [
        ("6,6,6,0/6,0,0,0 SSSN/NNNN 12-12 S - 0-0", Code.OTHER_OWNERS, "SSSN/NNNN"),
        ("6,6,6,0/0,0,0,0 SSSS/NNNN 16-14 N A 0-0", Code.OPEN_OFFER, "A"),
        ("6,6,6,0/0,0,0,0 SSSS/NNNN 16-14 N - 0-1", Code.BARTER_ON, "0-1"),
    ],
)
def test_R9_positions_of_a_game_with_barter_are_refused(
    tables: Tablebase, text: str, code: Code, value: str
) -> None:
    position = parse_position(text)
    for ask in (tables.get, tables.value, tables.distance, tables.probe):
        with pytest.raises(RefusedError) as caught:
            ask(position)
        assert caught.value.code == code
        assert caught.value.value == value
    assert tables.probe_values(position) is None
    assert tables.best_moves(position) == ()


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (GORE, Code.BARTER_ON),
        (Rules(barter=False, endless="owner"), Code.OTHER_RULES),
        (SKIP_ORIGIN, Code.OTHER_RULES),
    ],
)
def test_games_that_the_tables_do_not_know_are_refused(
    tables: Tablebase, rules: Rules, code: Code
) -> None:
    with pytest.raises(RefusedError) as caught:
        tables.probe(parse_position(WON), rules)
    assert caught.value.code == code
    if rules != SKIP_ORIGIN:
        with pytest.raises(RefusedError):
            tablebase.open(tables.folder, rules)


def test_R4_skip_origin_has_tables_of_its_own(
    tables: Tablebase, skip_origin_tables: Tablebase
) -> None:
    position = parse_position("0,0,0,9/0,1,0,0 SSSS/NNNN 38-0 S - 0-0")
    assert skip_origin_tables.folder == tables.folder
    assert tables.probe(position, CLASSIC).moves == {parse_move("D"): 6}
    assert skip_origin_tables.probe(position, SKIP_ORIGIN).moves == {parse_move("D"): -6}


def test_single_answers_load_neither_numpy_nor_numba(tables: Tablebase) -> None:
    script = f"""
import sys
import ayla, ayla.tablebase
tables = ayla.tablebase.open({str(tables.folder)!r})
assert tables.probe(ayla.parse_position({WON!r})).value == 4
assert not {{"numpy", "numba"}} & set(sys.modules), sorted(sys.modules)
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@given(several=st.lists(small_positions(MOST), max_size=20))
def test_a_batch_has_the_values_of_single_answers(
    tables: Tablebase, several: list[Position]
) -> None:
    array = np.array([board_of(position) for position in several], np.uint8).reshape(-1, 8)
    assert tables.get_many(array).tolist() == [tables.value(position) for position in several]


def test_a_large_batch_crosses_layers_and_blocks(tables: Tablebase) -> None:
    random = np.random.default_rng(1)
    chosen = [
        index.unrank(seeds, int(number))
        for seeds in range(0, MOST + 1, 2)
        for number in random.integers(0, index.boards(seeds), 5000)
    ]
    random.shuffle(chosen)
    fresh = tablebase.open(tables.folder)
    found = fresh.get_many(np.array(chosen, np.uint8))
    assert found.tolist() == [tables.value(position_of(tuple(map(int, b)))) for b in chosen]


@pytest.mark.parametrize(
    ("array", "words"),
    [
        (np.zeros((2, 7), np.uint8), "8 columns"),
        (np.zeros(8, np.uint8), "8 columns"),
        (np.zeros((2, 8), np.int64), "int64"),
        (np.array([[0] * 8, [3] + [0] * 7], np.uint8), "board 1 has 3 seeds"),
        (np.array([[255] * 8], np.uint8), "board 0 has 2040 seeds"),
    ],
)
def test_an_array_that_is_no_batch_is_refused(
    tables: Tablebase, array: "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]", words: str
) -> None:
    with pytest.raises(TablebaseError, match=words) as caught:
        tables.get_many(array)
    assert caught.value.code == Code.BAD_BATCH


def test_a_batch_needs_its_tables(small: Tablebase) -> None:
    with pytest.raises(MissingTable):
        small.get_many(np.array([[6, 2, 0, 0, 0, 0, 0, 0]], np.uint8))


def test_endings_are_all_boards_up_to_the_first_that_is_missing(small: Tablebase) -> None:
    most, values = small.endings(5)
    assert (most, len(values)) == (4, sum(map(index.boards, (0, 2, 4))))
    most, values = small.endings(48)
    assert (most, len(values)) == (6, sum(map(index.boards, (0, 2, 4, 6))))
    first = sum(map(index.boards, (0, 2, 4)))
    for number in range(index.boards(6)):
        position = position_of(index.unrank(6, number), Side.NORTH)
        assert 2 * values[first + number] == small.value(position)
    assert small.endings(2) == (2, values[: sum(map(index.boards, (0, 2)))])


def test_endings_grow_with_the_tables(tmp_path: Path) -> None:
    tables = tablebase.open(tmp_path)
    assert tables.endings(48)[0] < 0
    assert not tables.endings(48)[1]
    tablebase.build(tmp_path, 2)
    assert tables.endings(48)[0] == 2
    tablebase.build(tmp_path, 6)
    assert tables.endings(48)[0] == 6
    (tmp_path / "classic-02.gore-table").unlink()
    assert tablebase.open(tmp_path).endings(48)[0] == 0


def test_tables_are_pickled_by_where_they_are(small: Tablebase) -> None:
    small.layer(4)
    again = pickle.loads(pickle.dumps(small))
    assert (again.folder, again.rules) == (small.folder, small.rules)
    assert again.endings(48) == small.endings(48)
