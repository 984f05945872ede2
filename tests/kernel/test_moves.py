"""Moves as numbers, and turns of single words."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla.kernel import batches, moves
from ayla.kernel.packing import LIMIT, opponent_store, pack, pack_many, store, unpack
from ayla.rules import (
    GORE,
    Accept,
    Decline,
    Offer,
    Pit,
    Position,
    RuleError,
    Rules,
    Side,
    legal_moves,
    play,
)
from tests.strategies import EVERY_MOVE, EVERY_RULES, positions, sides

OWNERSHIPS = 256


@pytest.mark.parametrize("side", Side)
def test_every_move_has_its_number(side: Side) -> None:
    numbers = [moves.encode(move, side) for move in EVERY_MOVE]
    assert sorted(numbers) == [*range(moves.MOVES)]
    assert [moves.decode(number, side) for number in numbers] == list(EVERY_MOVE)


def test_numbers_of_offers_are_documented_as_they_are() -> None:
    sizes = [
        len(move.pits)
        for number in range(moves.FIRST_OFFER, moves.PASS)
        if isinstance(move := moves.decode(number, Side.SOUTH), Offer)
    ]
    assert sizes == [1] * 8 + [2] * 28 + [3] * 56
    assert (moves.PASS, moves.ACCEPT, moves.DECLINE) == (100, 101, 102)
    assert moves.encode(Offer((Pit.A, Pit.C)), Side.SOUTH) == moves.encode(
        Offer((Pit.a, Pit.c)), Side.NORTH
    )


@pytest.mark.parametrize("number", [-1, 103, 255])
def test_what_is_no_number_of_a_move_is_refused(number: int) -> None:
    with pytest.raises(RuleError, match=f"from 0 to 102, not {number}") as refused:
        moves.decode(number, Side.NORTH)
    assert refused.value.code == "bad_move"


def compare(position: Position, rules: Rules) -> None:
    """Every number is legal or not as the law says, and legal ones do what the law does."""
    word, offer = pack(position)
    legal = legal_moves(position, rules)
    numbers = {moves.encode(move, position.to_move): move for move in legal}
    assert moves.is_position(word, offer)
    assert moves.how_many_moves(word, offer, int(rules.barter)) == len(legal)
    for number in range(-2, moves.MOVES + 2):
        assert moves.is_legal(word, offer, number, int(rules.barter)) == (number in numbers)
    for number, move in numbers.items():
        after = play(position, move, rules).position
        word_after, offer_after = moves.played(word, offer, number, int(rules.skip_origin))
        assert unpack(word_after, offer_after, after.to_move, after.declined) == (after), (
            f"{position} {move}"
        )


@st.composite
def playable(draw: st.DrawFn) -> tuple[Position, Rules]:
    rules = draw(st.sampled_from(EVERY_RULES))
    return draw(positions(offer=None if rules.barter else False)), rules


@given(playable())
def test_any_position(case: tuple[Position, Rules]) -> None:
    compare(*case)


def owned_by_the_mover(ownership: int, to_move: Side) -> tuple[Side, ...]:
    return tuple(to_move if ownership >> pit & 1 else to_move.opponent for pit in Pit)


def every_split(captured: int) -> Iterator[tuple[int, int]]:
    return ((mine, captured - mine) for mine in range(0, captured + 1, 2))


def test_R9_R12_offers_under_every_ownership_and_store() -> None:
    """Every ownership, every store of both sides on three boards, and every move there is."""
    cases = [
        Position(pits, owned_by_the_mover(ownership, Side.SOUTH), stores)
        for ownership in range(OWNERSHIPS)
        for pits in ((4, 0, 0, 0, 0, 0, 0, 0), (3, 1, 0, 2, 0, 0, 4, 0), (9, 1, 5, 2, 0, 3, 8, 0))
        for stores in every_split(48 - sum(pits))
    ]
    assert len(cases) == OWNERSHIPS * (23 + 20 + 11)
    expected = np.zeros((len(cases), moves.MOVES), np.bool_)
    for place, position in enumerate(cases):
        for move in legal_moves(position):
            expected[place, moves.encode(move, Side.SOUTH)] = True
    words, _ = pack_many(cases)
    assert (batches.legal_moves(words) == expected).all()
    for place, word in enumerate(words.tolist()):
        assert moves.how_many_moves(word, 0, 1) == expected[place].sum()


@pytest.mark.parametrize("to_move", Side)
def test_R10_R11_every_offer_and_its_answers(to_move: Side) -> None:
    """Every offer under every ownership in which it can be made, with the least store that pays."""
    offers = 0
    for ownership in range(1, OWNERSHIPS):
        own = owned_by_the_mover(ownership, to_move)
        mine = 48 - 10 - 18
        stores = (mine, 18) if to_move is Side.SOUTH else (18, mine)
        position = Position((3, 1, 0, 1, 2, 1, 1, 1), own, stores, to_move)
        for move in legal_moves(position):
            if not isinstance(move, Offer):
                continue
            offers += 1
            number = moves.encode(move, to_move)
            word, offer = moves.played(pack(position)[0], 0, number, 0)
            offered = play(position, move).position
            assert unpack(word, offer, offered.to_move) == offered
            for answer, code in ((Accept(), moves.ACCEPT), (Decline(), moves.DECLINE)):
                after = play(offered, answer).position
                word_after, none = moves.played(word, offer, code, 0)
                assert none == 0
                assert unpack(word_after, 0, after.to_move, after.declined) == after
    # Each offer under every ownership of the other pits, but one: who owns the empty pit alone has
    # to pass.
    assert offers == 8 * 128 + 28 * 64 + 56 * 32 - 1


@given(st.integers(-3, LIMIT + 3), st.integers(-1, 256))
def test_is_position_says_what_the_law_says(word: int, offer: int) -> None:
    try:
        unpack(word, offer)
    except RuleError:
        assert not moves.is_position(word, offer)
    else:
        assert moves.is_position(word, offer)


@given(positions(), st.integers(0, 61), st.integers(0, 8), sides)
def test_is_position_notices_a_flipped_bit(
    position: Position, bit: int, offer_bit: int, side: Side
) -> None:
    word, offer = pack(position)
    word ^= 1 << bit
    offer ^= 1 << offer_bit >> 1
    try:
        unpack(word, offer, side)
    except RuleError:
        assert not moves.is_position(word, offer)
    else:
        assert moves.is_position(word, offer)


@given(positions(over=False, offer=False))
def test_R16_halved_gives_each_side_half(position: Position) -> None:
    word, _ = pack(position)
    halved = moves.halved(word)
    half = sum(position.pits) // 2
    assert (store(halved), opponent_store(halved)) == (
        store(word) + half,
        opponent_store(word) + half,
    )
    assert legal_moves(unpack(halved), GORE) == ()
