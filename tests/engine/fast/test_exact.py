"""The search against the solved small boards of the classic game."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ayla import tablebase
from ayla.engine.exact import Perfect
from ayla.engine.fast import Fast
from ayla.port import Limits
from ayla.rules import CLASSIC, Game, is_over

SEEDS = 18


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> tablebase.Tablebase:
    folder: Path = tmp_path_factory.mktemp("tables")
    tablebase.build(folder, SEEDS)
    return tablebase.open(folder)


def endings(count: int) -> Iterator[Game]:
    """Games that begin where a game of the engine against lots has ``SEEDS`` on the board left."""
    player = Fast(Limits(nodes=300), megabytes=1, ambitious=False)
    lots = Random(2)
    while count:
        game = Game(CLASSIC)
        while not game.over and sum(game.position.pits) > SEEDS:
            game.play(
                player.choose(game) if lots.random() < 0.7 else lots.choice(game.legal_moves())
            )
        if not game.over and len(game.legal_moves()) > 1:
            count -= 1
            yield Game(CLASSIC, game.position)


def test_few_seeds_are_lost_and_what_is_proved_is_true(solved: tablebase.Tablebase) -> None:
    player = Fast(Limits(nodes=100_000), megabytes=4, fresh=True)
    lost, proved = [], 0
    for game in endings(60):
        assert not is_over(game.position)
        true = solved.probe(game.position)
        best = player.analyse(game, player.limits).lines[0]
        lost.append(true.value - true.moves[best.move])
        if best.exact:
            mover = game.position.to_move
            stores = game.position.stores
            ahead = stores[mover.index] - stores[mover.opponent.index]
            assert best.value == true.value + ahead
            proved += 1
    assert proved >= 2
    assert sum(lost) / len(lost) <= 0.1


def test_with_the_tables_nothing_is_lost(solved: tablebase.Tablebase) -> None:
    player = Perfect(Fast(Limits(nodes=100), megabytes=1), solved)
    for game in endings(10):
        begun = game.position
        value = solved.value(begun)
        mover = begun.to_move
        while not game.over and game.turns_taken < 150:
            game.play(player.choose(game))
        outcome = game.outcome
        if outcome is None:  # best play goes round in a circle
            continue
        seeds = (outcome.south, outcome.north)
        won = [final - stored for final, stored in zip(seeds, begun.stores, strict=True)]
        assert won[mover.index] - won[mover.opponent.index] == value
