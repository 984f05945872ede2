import pytest

pytest.importorskip("pyspiel", reason="needs OpenSpiel, not found here: pip install open_spiel")

from ayla.adapters.openspiel.actions import action_count, action_of, move_of
from ayla.rules import CLASSIC, GORE, Accept, Decline, Move, Offer, Pass, Pit, Sow
from tests.strategies import EVERY_MOVE


def test_every_move_has_an_action_of_its_own() -> None:
    assert sorted(action_of(move) for move in EVERY_MOVE) == list(range(103))
    assert all(move_of(action_of(move)) == move for move in EVERY_MOVE)
    assert action_count(GORE) == 103


def test_numbers_stay_as_they_are_documented() -> None:
    known: dict[Move, int] = {
        Sow(Pit.A): 0,
        Sow(Pit.d): 7,
        Pass(): 8,
        Accept(): 9,
        Decline(): 10,
        Offer((Pit.A,)): 11,
        Offer((Pit.d,)): 18,
        Offer((Pit.A, Pit.B)): 19,
        Offer((Pit.c, Pit.d)): 46,
        Offer((Pit.A, Pit.B, Pit.C)): 47,
        Offer((Pit.b, Pit.c, Pit.d)): 102,
    }
    assert {move: action_of(move) for move in known} == known


def test_classic_game_has_the_first_actions_alone() -> None:
    classic = [move for move in EVERY_MOVE if isinstance(move, Sow | Pass)]
    assert sorted(action_of(move) for move in classic) == list(range(action_count(CLASSIC)))


@pytest.mark.parametrize("action", [-1, 103])
def test_no_action(action: int) -> None:
    with pytest.raises(ValueError, match=f"0 to 102, not {action}"):
        move_of(action)
