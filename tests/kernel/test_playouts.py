"""Random games, each replayed by the law."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ayla.kernel import moves, playouts
from ayla.kernel.packing import pack, pack_many
from ayla.kernel.playouts import NO_MOVE, REASONS, Playouts, play_out, random_games
from ayla.notation import parse_position
from ayla.rules import (
    CLASSIC,
    GORE,
    Decline,
    Game,
    Position,
    Reason,
    RuleError,
    Rules,
    is_over,
    start,
)
from tests.strategies import EVERY_RULES, positions


def replay(games: Playouts, number: int, position: Position, rules: Rules) -> Game:
    """Play a recorded game with the law, which must end it where and as the kernel did."""
    game = Game(rules, position)
    for code in games.moves[number, : games.plies[number]].tolist():
        assert not game.over
        game.play(moves.decode(code, game.position.to_move))
    assert (games.moves[number, games.plies[number] :] == NO_MOVE).all()
    assert game.outcome is not None
    assert game.outcome.reason == REASONS[games.reasons[number]]
    seeds = (game.outcome.south, game.outcome.north)
    first = position.to_move.index
    assert games.seeds[number].tolist() == [seeds[first], seeds[1 - first]]
    assert games.turns[number] == game.turns_taken
    declined = [0, 0]
    for turn in game.turns:
        if isinstance(turn.move, Decline):
            declined[turn.before.to_move.index] += 1
    assert games.declined[number].tolist() == [declined[first], declined[1 - first]]
    return game


@pytest.mark.parametrize("rules", EVERY_RULES, ids=str)
def test_R16_games_from_the_start_end_as_the_law_ends_them(rules: Rules) -> None:
    count = 60 if rules.barter else 200
    games = random_games(count, rules, seed=11, record=True)
    for number in range(count):
        replay(games, number, start(rules), rules)
    assert (games.seeds.sum(axis=1) == 48).all()


def test_R16_all_three_endings_come_up_with_barter() -> None:
    games = random_games(2000, seed=5)
    assert {REASONS[reason] for reason in games.reasons.tolist()} == {
        Reason.SWEPT,
        Reason.REPETITION,
        Reason.TURN_LIMIT,
    }


@pytest.mark.parametrize("skip_origin", [False, True])
def test_R16_repetition_in_the_classic_game(skip_origin: bool) -> None:
    """Where one side owns every pit nothing is ever captured, and boards come back at times."""
    rules = Rules(barter=False, skip_origin=skip_origin)
    position = parse_position("3,1,2,1/1,2,1,1 SSSS/SSSS 18-18 S - 0-0")
    games = random_games(60_000, rules, seed=3, position=position, record=True)
    repeated = (games.reasons == REASONS.index(Reason.REPETITION)).nonzero()[0].tolist()
    assert len(repeated) > 3
    for number in [*repeated, *range(40)]:
        replay(games, number, position, rules)


@st.composite
def playable(draw: st.DrawFn) -> tuple[list[Position], Rules]:
    rules = draw(st.sampled_from(EVERY_RULES))
    one = positions(offer=None if rules.barter else False)
    return draw(st.lists(one, min_size=1, max_size=6)), rules


@settings(max_examples=60)
@given(playable(), st.integers(-(2**70), 2**70))
def test_R16_games_from_any_positions(case: tuple[list[Position], Rules], seed: int) -> None:
    standing, rules = case
    words, offers = pack_many(standing)
    games = play_out(words, offers, rules, seed=seed, record=True)
    for number, position in enumerate(standing):
        if is_over(position):
            # The law gives the rest to the owners of the pits without a move.
            assert games.plies[number] == 0
        replay(games, number, position, rules)


@pytest.mark.parametrize("rules", [GORE, CLASSIC], ids=str)
def test_the_same_seed_gives_the_same_games(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    games = random_games(50, rules, seed=7, record=True)
    fewer = random_games(20, rules, seed=7, record=True)
    monkeypatch.setattr(playouts, "AT_ONCE", 9)
    again = random_games(50, rules, seed=7, record=True)
    other = random_games(50, rules, seed=8, record=True)
    for part, same, some in zip(games, again, fewer, strict=True):
        np.testing.assert_array_equal(part, same)
        np.testing.assert_array_equal(np.asarray(part)[:20], some)
    assert len({tuple(row) for row in games.moves.tolist()}) == 50
    assert not (games.moves == other.moves).all(axis=1).any()


def test_games_are_the_same_without_a_record() -> None:
    recorded = random_games(50, seed=7, record=True)
    plain = random_games(50, seed=7)
    assert plain.moves.shape == (50, 0)
    for part, same in zip(recorded[:-1], plain[:-1], strict=True):
        np.testing.assert_array_equal(part, same)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0", CLASSIC),
        ("1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0", CLASSIC),
        ("1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0", GORE),
        ("4,0,1,1/0,1,1,2 SSSS/SNNN 0-38 S - 0-0", GORE),
        ("9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1", GORE),
    ],
)
def test_every_legal_move_is_as_likely_as_every_other(text: str, rules: Rules) -> None:
    position = parse_position(text)
    legal = Game(rules, position).legal_moves()
    count = 1000 * len(legal)
    games = random_games(count, rules, seed=1, position=position, record=True)
    times = Counter(games.moves[:, 0].tolist())
    assert set(times) == {moves.encode(move, position.to_move) for move in legal}
    # Five standard deviations of a count whose mean is 1000.
    assert all(abs(number - 1000) < 160 for number in times.values())


def test_no_games() -> None:
    assert [len(part) for part in random_games(0)] == [0] * 6
    assert [len(part) for part in play_out(np.empty(0, np.int64))] == [0] * 6


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="a count of games is a number from 0, not -1"):
        random_games(-1)
    answering = parse_position("9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1")
    with pytest.raises(RuleError, match="the classic game has no offers"):
        random_games(1, CLASSIC, position=answering)
    words, offers = pack_many([start(), answering])
    with pytest.raises(RuleError, match="at 1: the classic game has no offers"):
        play_out(words, offers, CLASSIC)
    with pytest.raises(RuleError, match="at 0: "):
        play_out(np.array([pack(start())[0] + 1]))
