"""The player that takes the biggest capture at once."""

from collections import Counter

import pytest
from hypothesis import given, settings

from ayla.engine.greedy import Greedy
from ayla.notation import parse_position
from ayla.notation.moves import captured
from ayla.port import Player
from ayla.rules import GORE, Accept, Code, Decline, Game, Offer, RuleError, Sow, legal_moves, play
from tests import strategies


def test_it_has_the_shape_of_the_port() -> None:
    player: Player = Greedy()
    assert player.name == "greedy"


@settings(max_examples=50)
@given(strategies.games(most=30, ended=False))
def test_no_sowing_captures_more_than_the_chosen_one(game: Game) -> None:
    if game.over:
        with pytest.raises(RuleError) as caught:
            Greedy().choose(game)
        assert caught.value.code is Code.GAME_OVER
        return
    chosen = Greedy().choose(game)
    assert chosen in game.legal_moves()
    assert not isinstance(chosen, Offer)
    if isinstance(chosen, Sow):
        seeds = {
            move: captured(play(game.position, move, game.rules))
            for move in game.legal_moves()
            if isinstance(move, Sow)
        }
        assert seeds[chosen] == max(seeds.values())


def test_equals_are_drawn_by_the_seed() -> None:
    chosen = [Greedy(seed).choose(Game()) for seed in range(40)]
    assert chosen == [Greedy(seed).choose(Game()) for seed in range(40)]
    assert len({Greedy(None).choose(Game()) for _ in range(40)}) > 1
    assert len(Counter(chosen)) == 4


def test_it_declines_what_does_not_pay_at_once() -> None:
    offered = parse_position("6,6,0,6/6,6,6,0 SSSS/NNNN 6-6 S a 0-0")
    assert Greedy().choose(Game(GORE, offered)) == Decline()


def test_it_accepts_what_pays_at_once() -> None:
    offered = parse_position("7,5,0,3/2,3,11,7 SSSS/NNNN 6-4 S d 0-0")
    game = Game(GORE, offered)
    most = {
        answer: max(
            captured(play(then, move))
            for then in [play(offered, answer).position]
            for move in legal_moves(then)
        )
        for answer in (Accept(), Decline())
    }
    assert most[Accept()] >= most[Decline()] + 6
    assert Greedy().choose(game) == Accept()
