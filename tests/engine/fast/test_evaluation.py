"""The evaluation is the sum of the weights that it says, and no more than can be won."""

import numpy as np
import pytest
from hypothesis import assume, given

from ayla.engine.fast import evaluation as ev
from ayla.kernel import pack, split
from ayla.notation import parse_position
from ayla.rules import Position
from ayla.rules.types import SEEDS
from tests.strategies import positions


def seeds_won(word: int) -> tuple[int, int]:
    pits, stores, _ = split(np.array([word]))
    return int(stores[0, 0]) - int(stores[0, 1]), int(pits.sum())


@pytest.mark.parametrize(("size", "parts"), [(ev.BARTER_SIZE, 9), (ev.CLASSIC_SIZE, ev.STRETCHES)])
@given(position=positions())
def test_the_value_is_the_sum_of_its_weights(size: int, parts: int, position: Position) -> None:
    word, _ = pack(position)
    assume(size == ev.CLASSIC_SIZE or len(set(position.owners)) == 2)
    weights = np.random.default_rng(1).integers(-200, 200, size).astype(np.int16)
    places = np.empty((1, parts), np.int32)
    ev.entries(np.array([word]), places)
    ahead, on_board = seeds_won(word)
    room = ev.UNIT * on_board
    wanted = ev.UNIT * ahead + min(room, max(-room, int(weights[places[0]].sum())))
    assert ev.evaluate(word, weights) == wanted


@given(positions())
def test_no_more_can_be_won_than_there_is(position: Position) -> None:
    word, _ = pack(position)
    for barter in (False, True):
        assert abs(ev.evaluate(word, ev.fitted(barter))) <= ev.UNIT * SEEDS


def test_weights_that_come_with_the_package() -> None:
    for barter in (False, True):
        weights = ev.fitted(barter)
        assert weights.shape == (ev.BARTER_SIZE if barter else ev.CLASSIC_SIZE,)
        assert weights.dtype == np.int16
        assert weights.any()


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("5,0,3,2/4,1,3,2 SSSS/SSSS 14-14 S - 0-0", 0),
        ("5,0,3,2/4,1,3,2 SSSS/SSSS 14-14 N - 0-0", 0),
        ("1,0,3,2/0,1,1,2 SSSS/SSSS 18-20 S - 0-0", 8),
        ("1,0,3,2/0,1,1,2 SSSS/SSSS 18-20 N - 0-0", -8),
    ],
)
def test_R14_R16_who_owns_every_pit_gets_the_rest_if_it_can_be_swept_else_half(
    text: str, wanted: int
) -> None:
    word, _ = pack(parse_position(text))
    assert ev.evaluate(word, ev.fitted(barter=True)) == wanted * ev.UNIT
