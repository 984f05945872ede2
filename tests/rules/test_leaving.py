"""R17: a player resigns, or both agree on a draw."""

from collections.abc import Callable

import pytest

from ayla.notation import parse_move, parse_position
from ayla.rules import CLASSIC, Code, Game, Outcome, Reason, RuleError, Side, Sow
from ayla.rules.events import DrawAgreed, Resigned
from ayla.rules.types import Pit

START = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-1"


@pytest.mark.parametrize("side", Side)
def test_R17_resignation_gives_the_win_whoever_is_to_move(side: Side) -> None:
    game = Game(start=parse_position(START))
    ended = game.resign(side)
    assert ended.winner is side.opponent
    assert (ended.south, ended.north) == (14, 20)
    assert ended.reason is Reason.RESIGNED
    assert game.outcome == ended
    assert game.ending == Resigned(side)
    assert game.over
    assert game.legal_moves() == ()
    assert game.plies == game.turns_taken == 0


def test_R17_glory_of_a_resignation_is_that_of_R13() -> None:
    game = Game(start=parse_position(START))
    assert game.resign(Side.NORTH).glory is True
    game.undo()
    assert game.resign(Side.SOUTH).glory is False
    assert Game(CLASSIC).resign(Side.SOUTH).glory is None


def test_R17_draw_by_agreement_whatever_the_stores() -> None:
    game = Game(start=parse_position(START))
    assert game.agree_draw() == Outcome(None, 14, 20, None, Reason.AGREED)
    assert game.ending == DrawAgreed()


def test_R17_one_may_resign_with_an_offer_open() -> None:
    game = Game(start=parse_position(START))
    game.play(parse_move("=A"))
    assert game.resign(Side.NORTH).winner is Side.SOUTH
    assert game.position.offer == (Pit.A,)


@pytest.mark.parametrize("ending", ["resign", "agree"])
def test_R17_nothing_follows(ending: str) -> None:
    game = Game()
    ended = game.resign(Side.SOUTH) if ending == "resign" else game.agree_draw()
    before = game.copy()
    for act in (
        lambda: game.play(Sow(Pit.A)),
        lambda: game.resign(Side.NORTH),
        lambda: game.agree_draw(),
    ):
        with pytest.raises(RuleError) as caught:
            act()
        assert caught.value.code is Code.GAME_OVER
        assert caught.value.rule == "R17"
        assert game == before
        assert game.outcome == ended


def test_R17_no_resignation_after_the_sweep() -> None:
    game = Game(start=parse_position("0,0,0,0/0,0,0,0 SSSS/NNNN 25-23 S - 0-0"))
    acts: list[Callable[[], object]] = [lambda: game.resign(Side.SOUTH), game.agree_draw]
    for act in acts:
        with pytest.raises(RuleError) as caught:
            act()
        assert caught.value.code is Code.GAME_OVER
        assert caught.value.rule == "R14"
    assert game.outcome == Outcome(Side.SOUTH, 25, 23, True, Reason.SWEPT)
