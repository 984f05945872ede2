"""Players that draw lots."""

from ayla.engine.greedy import Greedy
from ayla.engine.lots import Lots, Wandering
from ayla.rules import Game


def test_lots_choose_the_same_in_the_same_game() -> None:
    assert Lots(1).choose(Game()) == Lots(1).choose(Game())
    assert len({Lots(seed).choose(Game()) for seed in range(40)}) == len(Game().legal_moves())


def test_one_who_wanders_plays_otherwise_now_and_then() -> None:
    game, strayed = Game(), 0
    while not game.over:
        choice = Wandering(Greedy(), seed=3, one_in=4).choose(game)
        assert choice in game.legal_moves()
        strayed += choice != Greedy().choose(game)
        game.play(choice)
    assert 0 < strayed < game.plies
    assert Wandering(Greedy(), one_in=10**9).choose(Game()) == Greedy().choose(Game())
