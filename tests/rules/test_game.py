"""Game: history, undo, copies."""

from typing import Any

import pytest

from ayla.notation import parse_move, parse_position
from ayla.rules import (
    CLASSIC,
    GORE,
    Accept,
    Code,
    Game,
    Move,
    Offer,
    Pit,
    RuleError,
    Side,
    Sow,
    play,
    start,
)
from tests.replays import read_replay


def recorded(name: str) -> Game:
    replay = read_replay(name)
    return Game.replay(replay.moves, replay.rules, replay.start)


def test_new_game() -> None:
    game = Game()
    assert (game.rules, game.start, game.position) == (GORE, start(), start())
    assert (game.turns, game.moves, game.plies, game.turns_taken) == ((), (), 0, 0)
    assert game.outcome is None
    assert game.ending is None
    assert not game.over
    assert repr(game) == "<Game of 0 plies, South to move>"


def test_turns_follow_one_another() -> None:
    game = recorded("barter")
    position = game.start
    for turn in game.turns:
        assert turn.before == position
        position = turn.position
    assert position == game.position
    assert repr(game) == f"<Game of {game.plies} plies, over>"


def test_refused_move_changes_nothing() -> None:
    game = Game.replay([Sow(Pit.A)])
    twin = game.copy()
    for move in (Sow(Pit.A), Accept(), Offer((Pit.a,))):
        with pytest.raises(RuleError):
            game.play(move)
        assert game == twin
        assert game.repetitions() == twin.repetitions()
        assert game.turns_taken == 1


def test_replay_raises_what_play_raises() -> None:
    with pytest.raises(RuleError) as caught:
        Game.replay([Sow(Pit.A), Sow(Pit.A)])
    assert caught.value.code is Code.NOT_YOUR_PIT


@pytest.mark.parametrize("name", ["barter", "repetition-owner", "turn-limit-swept"])
def test_undo_to_any_ply(name: str) -> None:
    whole = recorded(name)
    step = max(1, whole.plies // 12)
    for ply in range(whole.plies, -1, -step):
        game = whole.copy()
        game.undo(ply)
        again = Game.replay(whole.moves[:ply], whole.rules, whole.start)
        assert_same(game, again)
        for move in whole.moves[ply:]:
            game.play(move)
        assert_same(game, whole)


def assert_same(one: Game, two: Game) -> None:
    assert one == two
    assert one.turns == two.turns
    assert one.position == two.position
    assert one.turns_taken == two.turns_taken
    assert one.repetitions() == two.repetitions()
    assert one.outcome == two.outcome
    assert one.legal_moves() == two.legal_moves()


def test_undo_one_by_one() -> None:
    game = recorded("classic")
    moves = game.moves
    for ply in reversed(range(len(moves))):
        game.undo()
        assert game.moves == moves[:ply]
    assert game == Game(CLASSIC)


def test_undo_takes_back_an_answer_without_its_offer() -> None:
    game = Game(start=parse_position("5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0"))
    offered = game.play(parse_move("=A")).position
    game.play(parse_move("=-"))
    game.undo()
    assert game.position == offered
    assert game.position.declined == (0, 0)
    assert game.legal_moves() == (parse_move("=+"), parse_move("=-"))


def test_undo_takes_back_a_resignation_alone() -> None:
    game = Game.replay([Sow(Pit.A), Sow(Pit.a)])
    game.resign(Side.SOUTH)
    game.undo()
    assert game == Game.replay([Sow(Pit.A), Sow(Pit.a)])
    assert game.outcome is None


def test_undo_to_a_ply_takes_back_a_resignation_too() -> None:
    game = Game.replay([Sow(Pit.A), Sow(Pit.a)])
    game.agree_draw()
    game.undo(2)
    assert game.plies == 2
    assert not game.over
    game.agree_draw()
    game.undo(1)
    assert game == Game.replay([Sow(Pit.A)])


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(RuleError) as caught:
        Game().undo()
    assert caught.value.code is Code.NO_SUCH_TURN
    assert str(caught.value) == "there is no move to take back"


@pytest.mark.parametrize("ply", [-1, 3, 1000])
def test_undo_to_no_ply_is_refused_and_changes_nothing(ply: int) -> None:
    game = Game.replay([Sow(Pit.A), Sow(Pit.a)])
    game.resign(Side.NORTH)
    twin = game.copy()
    with pytest.raises(RuleError) as caught:
        game.undo(ply)
    assert caught.value.code is Code.NO_SUCH_TURN
    assert (caught.value.rule, caught.value.value) == (None, str(ply))
    assert str(caught.value) == f"there is no ply {ply} in a game of 2"
    assert game == twin


def test_copies_are_independent() -> None:
    game = Game.replay([Sow(Pit.A)])
    twin = game.copy()
    twin.play(Sow(Pit.a))
    assert game.plies == 1
    assert game.repetitions() == 1
    game.resign(Side.SOUTH)
    assert not twin.over


def test_equality_looks_at_rules_start_moves_and_ending() -> None:
    game = Game.replay([Sow(Pit.A)])
    assert game == Game.replay([Sow(Pit.A)])
    resigned = game.copy()
    resigned.resign(Side.SOUTH)
    others: list[Any] = [
        Game(),
        Game.replay([Sow(Pit.A)], CLASSIC),
        Game.replay([Sow(Pit.B)]),
        Game(start=play(start(), Sow(Pit.A)).position),
        resigned,
        "a game",
    ]
    for other in others:
        assert game != other
    with pytest.raises(TypeError):
        hash(game)


def test_game_over_from_its_start_takes_no_move() -> None:
    game = Game(start=parse_position("1,0,2,0/0,2,0,0 SSSS/NNNN 23-20 N - 0-0"))
    move: Move = Sow(Pit.b)
    with pytest.raises(RuleError) as caught:
        game.play(move)
    assert caught.value.code is Code.GAME_OVER
    assert str(caught.value) == "the game is over: swept (R14)"
