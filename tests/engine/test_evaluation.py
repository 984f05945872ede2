"""What a position seems worth."""

from hypothesis import given

from ayla.engine.plain import board
from ayla.engine.plain.evaluation import FITTED, UNIT, evaluate, features
from ayla.rules import Position
from tests import strategies


@given(strategies.positions(over=False, offer=False))
def test_features_count_pits_and_seeds_of_the_readable_position(position: Position) -> None:
    here = board.light(position)
    counted = features(here.pits, here.mine)
    mover = position.to_move
    expected = dict.fromkeys(("mobility", "hoards", "pits"), 0)
    for seeds, owner in zip(position.pits, position.owners, strict=True):
        sign = 1 if owner is mover else -1
        expected["mobility"] += sign * (seeds > 0)
        expected["hoards"] += sign * (seeds >= 8)
        expected["pits"] += sign
    assert counted._asdict() == expected | {"tempo": 1}


@given(strategies.positions(over=False, offer=False))
def test_the_evaluation_is_the_weighted_features(position: Position) -> None:
    here = board.light(position)
    weighted = zip(FITTED, features(here.pits, here.mine), strict=True)
    expected = UNIT * (here.me - here.they) + sum(weight * count for weight, count in weighted)
    assert evaluate(*here) == expected
