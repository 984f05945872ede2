"""R16: play that never ends is settled."""

from collections import Counter
from itertools import cycle, islice

import pytest

from ayla.notation import format_position, parse_move, parse_position
from ayla.rules import (
    CLASSIC,
    GORE,
    Code,
    Game,
    Move,
    Offer,
    Outcome,
    Pit,
    Position,
    Reason,
    RuleError,
    Rules,
    Side,
    Sow,
    Turn,
)
from ayla.rules.events import Offered, Settled, Swept
from ayla.rules.game import TURN_LIMIT, _standing, settle
from tests.replays import read_moves, read_replay

CIRCLE = "0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S - 0-0"
"""Two sides chase each other: ten sowings lead back to this position."""
ROUND = [parse_move(move) for move in "DaBaCdAbAc"]

REFUSALS = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0"
"""Both can offer a pit."""


def chase(rules: Rules, plies: int, start: str = CIRCLE) -> Game:
    return Game.replay(islice(cycle(ROUND), plies), rules, parse_position(start))


def settled(game: Game) -> Turn | None:
    return next((t for t in game.turns if any(isinstance(e, Settled) for e in t.events)), None)


@pytest.mark.parametrize("rules", [GORE, CLASSIC], ids=["gore", "classic"])
def test_R16_third_standing_settles_and_the_first_position_counts(rules: Rules) -> None:
    game = chase(rules, 19)
    assert not game.over
    assert game.repetitions() == 2
    game.play(ROUND[-1])
    assert game.plies == 20
    assert game.outcome == Outcome(None, 24, 24, None, Reason.REPETITION)
    assert format_position(game.position) == "0,0,0,0/0,0,0,0 SSSS/NNNN 24-24 S - 0-0"
    assert game.turns[-1].events[-1] == Settled(Reason.REPETITION, 4, 4)
    assert settled(game) is game.turns[-1]


def test_R16_settlement_by_owner_gives_each_what_lies_in_own_pits() -> None:
    game = chase(Rules(endless="owner"), 20)
    assert game.turns[-1].events[-1] == Settled(Reason.REPETITION, 6, 2)
    assert game.outcome == Outcome(Side.SOUTH, 26, 22, True, Reason.REPETITION)
    assert format_position(game.position) == "0,0,0,0/0,0,0,0 SSSS/NNNN 26-22 S - 0-0"


def test_R16_settlement_by_owner_may_give_odd_shares() -> None:
    position = parse_position("0,3,0,2/0,0,0,3 SSSS/NNNN 20-20 S - 0-0")
    after, event = settle(position, Rules(endless="owner"), Reason.TURN_LIMIT)
    assert event == Settled(Reason.TURN_LIMIT, 5, 3)
    assert after.stores == (25, 23)


def test_R16_settlement_by_owner_follows_the_border_that_barter_moved() -> None:
    position = parse_position("0,3,0,2/0,0,0,3 SNSS/NNNS 20-20 S - 0-0")
    _, event = settle(position, Rules(endless="owner"), Reason.REPETITION)
    assert event == Settled(Reason.REPETITION, 5, 3)
    _, event = settle(position, GORE, Reason.REPETITION)
    assert event == Settled(Reason.REPETITION, 4, 4)


def test_R16_majority_before_decides_after_a_split() -> None:
    game = chase(GORE, 20, "0,4,0,2/0,0,0,2 SSSS/NNNN 14-26 S - 0-1")
    assert game.outcome == Outcome(Side.NORTH, 18, 30, False, Reason.REPETITION)


def test_R16_repetitions_are_counted_from_one() -> None:
    game = Game(start=parse_position(CIRCLE))
    assert game.repetitions() == 1
    game.play(ROUND[0])
    assert game.repetitions() == 1
    assert chase(GORE, 10).repetitions() == 2


def test_R16_position_with_an_open_offer_does_not_count_and_the_one_after_the_answer_does() -> None:
    game = Game(start=parse_position(REFUSALS))
    round_of_refusals = [parse_move(move) for move in ("=A", "=-", "=a", "=-")]
    standings = []
    for move in [*round_of_refusals, *round_of_refusals]:
        assert not game.over
        game.play(move)
        standings.append(game.repetitions())
    # Start: first. After ply 4: second. After ply 8: third, though both declined in between.
    assert standings == [0, 1, 0, 2, 0, 2, 0, 0]
    assert game.outcome is not None
    assert game.outcome.reason is Reason.REPETITION
    assert game.turns_taken == 4
    assert format_position(game.position) == "0,0,0,0/0,0,0,0 SSSS/NNNN 21-27 S - 2-2"


def test_R16_start_with_an_open_offer_does_not_count() -> None:
    game = Game(start=parse_position("5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N A 0-0"))
    assert game.repetitions() == 0
    for move in ("=-", "=a", "=-", "=A") * 2:
        game.play(parse_move(move))
    assert game.repetitions() == 0
    assert not game.over
    # North to move for the third time.
    game.play(parse_move("=-"))
    assert game.plies == 9
    assert game.outcome is not None
    assert game.outcome.reason is Reason.REPETITION


@pytest.mark.parametrize("name", ["turn-limit", "barter", "repetition-split"])
def test_R16_repetitions_are_those_of_a_plain_count(name: str) -> None:
    replay = read_replay(name)
    game = Game(replay.rules, replay.start)
    stood = Counter([standing(game.position)])
    for move in replay.moves[:-1]:
        game.play(move)
        if game.position.offer:
            assert game.repetitions() == 0
        else:
            stood[standing(game.position)] += 1
            assert game.repetitions() == stood[standing(game.position)]
    assert max(stood.values()) == 2


def standing(position: Position) -> str:
    """Everything but the offers declined."""
    return format_position(position).rpartition(" ")[0]


def test_R16_the_same_pits_under_other_owners_are_another_position() -> None:
    # South cedes D; North sows its payment and captures it back. All is as before but the border.
    game = Game(start=parse_position("0,0,3,0/0,0,1,0 SSNS/NSSN 22-22 S - 0-0"))
    for move in ("=D", "=+", "D", "b", "d", "c", "a", "b", "d"):
        game.play(parse_move(move))
    assert format_position(game.position) == "0,0,3,0/0,0,1,0 SSNN/NSSN 22-22 S - 0-0"
    assert game.repetitions() == 1


@pytest.mark.parametrize(
    ("other", "same"),
    [
        ("0,4,2,0/0,0,0,2 SSSS/NNNN 20-20 S - 0-0", False),
        ("0,4,0,2/0,0,0,2 SSNS/NNNN 20-20 S - 0-0", False),
        ("0,4,0,2/0,0,0,2 SSSS/NNNN 18-22 S - 0-0", False),
        ("0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 N - 0-0", False),
        ("0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S a 0-0", False),
        ("0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S - 1-2", True),
    ],
)
def test_R16_what_makes_two_positions_the_same(other: str, same: bool) -> None:
    assert (_standing(parse_position(other)) == _standing(parse_position(CIRCLE))) is same


def test_R16_move_in_a_settled_game_is_refused() -> None:
    game = chase(GORE, 20)
    before = game.copy()
    with pytest.raises(RuleError) as caught:
        game.play(Sow(Pit.D))
    assert caught.value.code is Code.GAME_OVER
    assert (caught.value.rule, caught.value.value) == ("R16", "D")
    assert str(caught.value) == "the game is over: repetition (R16)"
    assert game == before
    assert game.legal_moves() == ()


LONG = read_moves("turn-limit")
"""A game of 400 turns, none of whose positions stood three times."""


def test_R16_turn_400_settles() -> None:
    game = Game.replay(LONG[:-1])
    assert game.turns_taken == TURN_LIMIT - 1 == 399
    assert not game.over
    turn = game.play(LONG[-1])
    assert game.turns_taken == 400
    assert isinstance(turn.events[-1], Settled)
    assert turn.events[-1].reason is Reason.TURN_LIMIT
    assert turn.events[-1].south == turn.events[-1].north
    assert game.outcome is not None
    assert game.outcome.reason is Reason.TURN_LIMIT
    assert sum(game.position.stores) == 48


def test_R16_answers_are_no_turns_of_their_own() -> None:
    game = Game.replay(LONG)
    answers = sum(str(move) in ("=+", "=-") for move in LONG)
    assert answers > 0
    assert game.plies == 400 + answers


def test_R16_offer_as_turn_400_lapses() -> None:
    game = Game.replay(LONG[:-1])
    offer = next(move for move in game.legal_moves() if isinstance(move, Offer))
    on_board = sum(game.position.pits)
    mover = game.position.to_move
    turn = game.play(offer)
    assert [type(event) for event in turn.events] == [Offered, Settled]
    assert turn.events[-1] == Settled(Reason.TURN_LIMIT, on_board // 2, on_board // 2)
    assert game.position.offer == ()
    assert game.position.to_move is mover.opponent
    assert game.position.pits == (0,) * 8
    assert game.position.declined == game.turns[-1].before.declined
    assert game.legal_moves() == ()


def test_R16_undo_of_the_settling_turn_reopens_the_game() -> None:
    game = Game.replay(LONG)
    game.undo()
    assert not game.over
    assert game.turns_taken == 399
    assert game == Game.replay(LONG[:-1])
    repeated = chase(GORE, 20)
    repeated.undo()
    assert repeated.repetitions() == 2
    assert not repeated.over
    repeated.play(ROUND[-1])
    assert repeated == chase(GORE, 20)


def test_R16_sweep_comes_before_settlement() -> None:
    *moves, last = read_moves("turn-limit-swept")
    game = Game.replay(moves)
    assert game.turns_taken == 399
    turn = game.play(last)
    assert game.turns_taken == 400
    assert isinstance(turn.events[-1], Swept)
    assert not any(isinstance(event, Settled) for event in turn.events)
    assert game.outcome is not None
    assert game.outcome.reason is Reason.SWEPT


def test_R16_turns_are_counted_from_the_start_of_the_game_given() -> None:
    position: Position = Game.replay(LONG[:-1]).position
    game = Game(start=position)
    move: Move = LONG[-1]
    game.play(move)
    assert game.turns_taken == 1
    assert not game.over
