"""Many positions at a time."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla.kernel import BatchError, batches, moves
from ayla.kernel.packing import pack, pack_many, unpack
from ayla.notation import parse_position
from ayla.notation.moves import captured
from ayla.rules import CLASSIC, GORE, Position, RuleError, Rules, is_over, legal_moves, play, start
from tests.strategies import EVERY_RULES, positions


@st.composite
def several(draw: st.DrawFn) -> tuple[list[Position], Rules]:
    rules = draw(st.sampled_from(EVERY_RULES))
    one = positions(offer=None if rules.barter else False)
    return draw(st.lists(one, max_size=6)), rules


@given(several(), st.integers(0, 999))
def test_batches_do_what_the_law_does(case: tuple[list[Position], Rules], choice: int) -> None:
    standing, rules = case
    words, offers = pack_many(standing)
    legal = batches.legal_moves(words, offers, rules)
    assert legal.shape == (len(standing), 103)
    for place, position in enumerate(standing):
        numbers = {moves.encode(m, position.to_move) for m in legal_moves(position, rules)}
        assert set(legal[place].nonzero()[0].tolist()) == numbers

    going = [place for place, position in enumerate(standing) if not is_over(position)]
    chosen = [
        sorted(legal_moves(standing[place], rules), key=str)[choice % legal[place].sum()]
        for place in going
    ]
    numbers_chosen = [
        moves.encode(move, standing[place].to_move)
        for place, move in zip(going, chosen, strict=True)
    ]
    steps = batches.step(words[going], numbers_chosen, offers[going], rules)
    assert steps.words.shape == steps.open_offers.shape == (len(going),)
    for place, move in enumerate(chosen):
        turn = play(standing[going[place]], move, rules)
        after = turn.position
        assert after == unpack(
            int(steps.words[place]), int(steps.open_offers[place]), after.to_move, after.declined
        )
        assert steps.captured[place] == captured(turn)
        assert steps.over[place] == is_over(after)


def test_nothing_in_nothing_out() -> None:
    assert batches.legal_moves([]).shape == (0, 103)  # type: ignore[arg-type]
    steps = batches.step(np.empty(0, np.int64), [])
    assert [len(part) for part in steps] == [0, 0, 0, 0]


def test_arrays_that_were_given_stay_as_they_were() -> None:
    words, offers = pack_many([start(), parse_position("9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1")])
    before = words.copy(), offers.copy()
    numbers = np.array([0, moves.ACCEPT])
    batches.step(words, numbers, offers)
    assert (words == before[0]).all()
    assert (offers == before[1]).all()
    assert numbers.tolist() == [0, moves.ACCEPT]


START, _ = pack(start())


@pytest.mark.parametrize(
    ("words", "numbers", "offers", "said"),
    [
        ([[START]], [0], None, "words have the shape (n,), not (1, 1)"),
        (START, [0], None, "words have the shape (n,), not ()"),
        ([START, START], [0], None, "moves have the shape (2,), not (1,)"),
        ([START], [0], [0, 0], "open offers have the shape (1,), not (2,)"),
        ([1.5], [0], None, "words are whole numbers of 64 bits with a sign, not float64"),
        ([START], ["a"], None, "moves are whole numbers of 64 bits with a sign, not <U1"),
        ([True], [0], None, "words are whole numbers of 64 bits with a sign, not bool"),
        ([2**63], [0], None, "words are whole numbers of 64 bits with a sign, not uint64"),
        ([2**64], [0], None, "words are whole numbers of 64 bits with a sign, not object"),
        ([START], 0, None, "moves have the shape (1,), not ()"),
    ],
)
def test_other_arrays_are_refused(words: Any, numbers: Any, offers: Any, said: str) -> None:
    with pytest.raises(BatchError) as refused:
        batches.step(words, numbers, offers)
    assert refused.value.code == "bad_batch"
    assert str(refused.value) == said


def test_what_is_no_array_is_refused() -> None:
    with pytest.raises(BatchError, match="words are no array of numbers"):
        batches.legal_moves([[1], [2, 3]])  # type: ignore[arg-type]


PASSING, _ = pack(parse_position("0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S - 0-0"))
ANSWERING = pack(parse_position("9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1"))
OVER, _ = pack(parse_position("0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0"))


@pytest.mark.parametrize(
    ("word", "number", "offer", "rules", "code", "rule", "said"),
    [
        (START, 4, 0, GORE, "not_your_pit", "R3", "at 1: pit a belongs to North (R3)"),
        (START, 8, 0, GORE, "offer_unpayable", "R12", "at 1: an offer of A costs 6"),
        (START, 8, 0, CLASSIC, "barter_off", "R9", "at 1: the classic game has no offers (R9)"),
        (START, 100, 0, GORE, "cannot_pass", "R8", "at 1: South owns seeds and cannot pass (R8)"),
        (START, 101, 0, GORE, "no_offer", "R10", "at 1: no offer is open (R10)"),
        (START, 103, 0, GORE, "bad_move", None, "at 1: a packed move is a number from 0 to 102"),
        (START, -1, 0, GORE, "bad_move", None, "at 1: a packed move is a number from 0 to 102"),
        (PASSING, 0, 0, GORE, "must_pass", "R8", "at 1: South owns no seed and has to pass"),
        (*ANSWERING[:1], 0, ANSWERING[1], GORE, "offer_pending", "R10", "at 1: South has to"),
        (*ANSWERING[:1], 101, ANSWERING[1], CLASSIC, "barter_off", "R9", "at 1: the classic"),
        (OVER, 0, 0, GORE, "game_over", "R14", "at 1: the game is over (R14)"),
        (-5, 0, 0, GORE, "bad_position", None, "at 1: a packed position is a number from 0"),
        (START | 1, 0, 0, GORE, "bad_position", "R1", "at 1: "),
        (START, 101, 1, GORE, "bad_position", "R9", "at 1: offered pit A belongs to South"),
        (START, 101, 256, GORE, "bad_position", None, "at 1: a packed offer is a number from 0"),
    ],
)
def test_what_the_law_refuses_is_refused_with_its_place(
    word: int, number: int, offer: int, rules: Rules, code: str, rule: str | None, said: str
) -> None:
    with pytest.raises(RuleError) as refused:
        batches.step([START, word, START], [0, number, 0], [0, offer, 0], rules)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert str(refused.value).startswith(said)
