"""What holds for every position and every game."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla.rules import (
    Accept,
    Code,
    Decline,
    Game,
    Move,
    Offer,
    Pass,
    Pit,
    Position,
    Reason,
    RuleError,
    Rules,
    Side,
    Sow,
    check_legal,
    is_over,
    legal_moves,
    outcome,
    play,
)
from ayla.rules.events import (
    Accepted,
    Captured,
    Declined,
    Event,
    Offered,
    Passed,
    Settled,
    Sown,
    Swept,
)
from ayla.rules.play import must_pass
from ayla.rules.types import ALL_PITS, PRICE, SEEDS
from tests import strategies
from tests.strategies import EVERY_MOVE


def expected_refusal(position: Position, move: Move, rules: Rules) -> Code | None:
    """Why the rules page forbids a move, or None: read from the page, not from the code."""
    mover = position.to_move
    own = {pit for pit in Pit if position.owners[pit] is mover}
    answer = isinstance(move, Accept | Decline)
    if all(count < 3 for count in position.pits):
        return Code.GAME_OVER
    if not rules.barter and (position.offer or answer):
        return Code.BARTER_OFF
    if position.offer:
        return None if answer else Code.OFFER_PENDING
    if answer:
        return Code.NO_OFFER
    if not any(position.pits[pit] for pit in own):
        return None if isinstance(move, Pass) else Code.MUST_PASS
    match move:
        case Pass():
            return Code.CANNOT_PASS
        case Sow(pit):
            if pit not in own:
                return Code.NOT_YOUR_PIT
            return None if position.pits[pit] else Code.EMPTY_PIT
        case Offer(pits):
            if not rules.barter:
                return Code.BARTER_OFF
            if not own.issuperset(pits):
                return Code.NOT_YOUR_PIT
            purse = position.stores[1 if mover is Side.SOUTH else 0]
            return None if purse >= 6 * len(pits) else Code.OFFER_UNPAYABLE
    raise AssertionError(move)


@given(strategies.positions(), strategies.rules)
def test_every_legal_move_plays_and_every_other_is_refused_with_its_code(
    position: Position, rules: Rules
) -> None:
    playable = []
    for move in EVERY_MOVE:
        expected = expected_refusal(position, move, rules)
        if expected is None:
            turn = play(position, move, rules)
            assert turn.move == move
            assert turn.before == position
            check_legal(position, move, rules)
            playable.append(move)
            continue
        for act in (play, check_legal):
            with pytest.raises(RuleError) as caught:
                act(position, move, rules)
            assert caught.value.code is expected
            assert caught.value.rule
            assert caught.value.value
    if rules.barter or not position.offer:
        assert sorted(map(str, playable)) == sorted(map(str, legal_moves(position, rules)))


@given(strategies.positions(), strategies.rules)
def test_a_game_goes_on_as_long_as_there_is_a_move(position: Position, rules: Rules) -> None:
    if rules.barter or not position.offer:
        assert (not legal_moves(position, rules)) == is_over(position)
        assert (outcome(position, rules) is not None) == is_over(position)


@given(strategies.positions(), strategies.rules, st.data())
def test_R1_48_seeds_always(position: Position, rules: Rules, data: st.DataObject) -> None:
    legal = legal_moves(position, rules) if rules.barter or not position.offer else ()
    if legal:
        after = play(position, data.draw(st.sampled_from(legal)), rules).position
        assert sum(after.pits) + sum(after.stores) == SEEDS
        if not is_over(after):
            assert all(store % 2 == 0 for store in after.stores)
        else:
            assert after.pits == (0,) * 8


@given(strategies.positions(), strategies.rules, st.data())
def test_events_lead_from_the_position_before_to_the_one_after(
    position: Position, rules: Rules, data: st.DataObject
) -> None:
    legal = legal_moves(position, rules) if rules.barter or not position.offer else ()
    if legal:
        turn = play(position, data.draw(st.sampled_from(legal)), rules)
        assert retold(position, turn.events) == turn.position


def retold(position: Position, events: tuple[Event, ...]) -> Position:
    """The position that the events lead to, by bookkeeping alone."""
    pits, owners, stores = list(position.pits), list(position.owners), list(position.stores)
    declined, offer, mover = list(position.declined), position.offer, position.to_move
    for event in events:
        match event:
            case Sown(side, pit, path):
                assert side is mover
                pits[pit] = 0
                for touched in path:
                    pits[touched] += 1
                mover = mover.opponent
            case Captured(side, captures):
                for pit, count in captures:
                    assert pits[pit] == count
                    pits[pit] = 0
                    stores[side.index] += count
            case Offered(side, offered, price):
                assert side is mover
                assert price == PRICE * len(offered)
                offer, mover = offered, mover.opponent
            case Accepted(side, paid):
                assert side is mover
                assert event.ceded == offer
                for pit, count in paid:
                    pits[pit] += count
                    owners[pit] = side
                    stores[side.index] -= count
                offer = ()
            case Declined(side, offered):
                assert side is mover
                assert offered == offer
                declined[side.index] = min(declined[side.index] + 1, 999)
                offer = ()
            case Passed(side):
                assert side is mover
                mover = mover.opponent
            case Swept(south, north):
                for index, shares in enumerate((south, north)):
                    for pit, count in shares:
                        assert pits[pit] == count
                        pits[pit] = 0
                        stores[index] += count
            case other:
                raise AssertionError(other)
    return replace(
        position,
        pits=tuple(pits),
        owners=tuple(owners),
        stores=(stores[0], stores[1]),
        to_move=mover,
        offer=offer,
        declined=(declined[0], declined[1]),
    )


@given(strategies.positions(), strategies.rules, st.data())
def test_the_board_seen_from_the_other_side_plays_the_same(
    position: Position, rules: Rules, data: st.DataObject
) -> None:
    legal = legal_moves(position, rules) if rules.barter or not position.offer else ()
    facing = turned(position)
    assert turned(facing) == position
    if not legal:
        assert is_over(facing) == is_over(position)
        return
    assert {turned_move(move) for move in legal} == set(legal_moves(facing, rules))
    move = data.draw(st.sampled_from(legal))
    turn, mirrored = play(position, move, rules), play(facing, turned_move(move), rules)
    assert mirrored.position == turned(turn.position)
    assert mirrored.events == tuple(turned_event(event) for event in turn.events)


def turned_pit(pit: Pit) -> Pit:
    return ALL_PITS[(pit + 4) % 8]


def turned_offer(pits: tuple[Pit, ...]) -> tuple[Pit, ...]:
    return tuple(sorted(turned_pit(pit) for pit in pits))


def turned(position: Position) -> Position:
    """The same position with the compass turned: South's view becomes North's."""
    owners = tuple(owner.opponent for owner in position.owners)
    return Position(
        position.pits[4:] + position.pits[:4],
        owners[4:] + owners[:4],
        (position.stores[1], position.stores[0]),
        position.to_move.opponent,
        turned_offer(position.offer),
        (position.declined[1], position.declined[0]),
    )


def turned_move(move: Move) -> Move:
    match move:
        case Sow(pit):
            return Sow(turned_pit(pit))
        case Offer(pits):
            return Offer(turned_offer(pits))
        case other:
            return other


def turned_event(event: Event) -> Event:
    match event:
        case Sown(side, pit, path):
            return Sown(side.opponent, turned_pit(pit), tuple(map(turned_pit, path)))
        case Captured(side, pits):
            # The order of the chain turns with the board.
            return Captured(side.opponent, tuple((turned_pit(pit), count) for pit, count in pits))
        case Offered(side, pits, price):
            return Offered(side.opponent, turned_offer(pits), price)
        case Accepted(side, paid):
            return Accepted(
                side.opponent, tuple(sorted((turned_pit(pit), count) for pit, count in paid))
            )
        case Declined(side, pits):
            return Declined(side.opponent, turned_offer(pits))
        case Passed(side):
            return Passed(side.opponent)
        case Swept(south, north):
            return Swept(turned_counts(north), turned_counts(south))
        case other:
            raise AssertionError(other)


def turned_counts(counts: tuple[tuple[Pit, int], ...]) -> tuple[tuple[Pit, int], ...]:
    return tuple(sorted((turned_pit(pit), count) for pit, count in counts))


@given(strategies.positions(offer=False))
def test_R8_exactly_those_without_seeds_pass(position: Position) -> None:
    if not is_over(position):
        assert must_pass(position) == (legal_moves(position) == (Pass(),))


@given(strategies.games(), st.data())
def test_undo_is_the_inverse_of_play(game: Game, data: st.DataObject) -> None:
    ply = data.draw(st.integers(0, game.plies))
    back = game.copy()
    back.undo(ply)
    assert back == Game.replay(game.moves[:ply], game.rules, game.start)
    assert back.turns == game.turns[:ply]
    for move in game.moves[ply:]:
        back.play(move)
    assert back.turns == game.turns
    assert back.turns_taken == game.turns_taken
    assert back.repetitions() == game.repetitions()


@given(strategies.games())
def test_what_is_foreseen_is_what_is_played(game: Game) -> None:
    again = Game(game.rules, game.start)
    for turn in game.turns:
        before = again.copy()
        foreseen = again.foresee(turn.move)
        assert again == before
        assert again.turns_taken == before.turns_taken
        assert again.repetitions() == before.repetitions()
        assert foreseen == again.play(turn.move) == turn


@given(strategies.games())
def test_outcome_of_a_game_follows_from_its_stores(game: Game) -> None:
    ended = game.outcome
    assert game.over == (ended is not None)
    if ended is None:
        assert game.legal_moves()
        return
    assert game.legal_moves() == ()
    if ended.reason in (Reason.RESIGNED, Reason.AGREED):
        assert game.ending is not None
        return
    assert game.ending is None
    assert ended.south + ended.north == SEEDS
    assert (ended.winner is None) == (ended.south == ended.north)
    if ended.winner:
        counts = (ended.south, ended.north)
        assert counts[ended.winner.index] > counts[ended.winner.opponent.index]
    settled = [event for turn in game.turns for event in turn.events if isinstance(event, Settled)]
    assert bool(settled) == (ended.reason in (Reason.REPETITION, Reason.TURN_LIMIT))
