"""R9 to R13: offers, answers, payment and glory."""

import pytest

from ayla.notation import parse_move, parse_position
from ayla.rules import (
    CLASSIC,
    Accept,
    Code,
    Decline,
    Game,
    Offer,
    Pit,
    Position,
    RuleError,
    Rules,
    Side,
    Sow,
    check_legal,
    legal_moves,
    outcome,
    play,
)
from ayla.rules.barter import legal_offers, payable_pits, price
from ayla.rules.events import Accepted, Declined, Offered
from tests.rules.boards import refused, turns_into

A, B, C, D, a, b, c, d = Pit


def test_R9_offer_of_one_pit_uses_the_turn() -> None:
    turn = turns_into(
        "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0",
        "=A",
        "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N A 0-0",
    )
    assert turn.events == (Offered(Side.SOUTH, (A,), 6),)


def test_R9_offer_of_two_and_of_three_pits() -> None:
    before = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0"
    turn = turns_into(before, "=BA", "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AB 0-0")
    assert turn.events == (Offered(Side.SOUTH, (A, B), 12),)
    turn = turns_into(before, "=ABD", "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N ABD 0-0")
    assert turn.events == (Offered(Side.SOUTH, (A, B, D), 18),)


def test_R9_empty_pits_can_be_offered() -> None:
    turns_into(
        "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N - 0-0",
        "=bc",
        "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S bc 0-0",
    )


def test_R9_every_pit_of_the_territory_can_be_offered() -> None:
    position = parse_position("0,0,0,0/0,8,0,0 SSSS/SSSS 2-38 S - 0-0")
    assert len(legal_offers(position)) == 8 + 28 + 56
    assert len(set(legal_offers(position))) == 92
    assert legal_moves(position)[0] == Sow(b)


def test_R9_fewer_pits_are_listed_first() -> None:
    position = parse_position("0,3,5,2/1,7,2,4 SSSS/NNNN 12-12 S - 0-0")
    assert " ".join(str(move) for move in legal_moves(position)) == (
        "B C D =A =B =C =D =AB =AC =AD =BC =BD =CD"
    )


def test_R9_pit_of_the_opponent_cannot_be_offered() -> None:
    error = refused("5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0", "=Aa", Code.NOT_YOUR_PIT)
    assert str(error) == "pit a belongs to North (R9)"
    assert (error.rule, error.value) == ("R9", "a")
    error = refused("5,4,0,1/3,0,0,1 SNSS/NNNN 14-20 S - 0-0", "=B", Code.NOT_YOUR_PIT)
    assert (error.rule, error.value) == ("R9", "B")


def test_R9_all_of_the_territory_can_be_given_away() -> None:
    position = parse_position("5,4,0,1/3,0,0,1 SSNN/NNNN 14-20 S - 0-0")
    position = play(play(position, Offer((A, B))).position, Accept()).position
    assert position.owners == (Side.NORTH,) * 8


def test_R9_no_offer_in_the_classic_game() -> None:
    before = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0"
    error = refused(before, "=A", Code.BARTER_OFF, CLASSIC)
    assert str(error) == "the classic game has no offers (R9)"
    assert (error.rule, error.value) == ("R9", "=A")
    assert legal_moves(parse_position(before), CLASSIC) == (Sow(A), Sow(B), Sow(D))


@pytest.mark.parametrize("move", ["=+", "=-"])
def test_R9_no_answer_in_the_classic_game(move: str) -> None:
    before = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0"
    assert refused(before, move, Code.BARTER_OFF, CLASSIC).value == move


def test_R9_no_open_offer_in_the_classic_game() -> None:
    position = parse_position("5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AB 0-0")
    with pytest.raises(RuleError) as caught:
        legal_moves(position, CLASSIC)
    assert (caught.value.code, caught.value.value) == (Code.BARTER_OFF, "AB")
    with pytest.raises(RuleError) as caught:
        Game(CLASSIC, position)
    assert caught.value.code is Code.BARTER_OFF
    with pytest.raises(RuleError) as caught:
        check_legal(position, Accept(), CLASSIC)
    assert caught.value.code is Code.BARTER_OFF


OPEN = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AB 0-0"


@pytest.mark.parametrize("move", ["a", "b", "A", "=a", "=A", "--"])
def test_R10_an_open_offer_is_answered_first(move: str) -> None:
    error = refused(OPEN, move, Code.OFFER_PENDING)
    assert str(error) == "North has to answer the offer of AB first (R10)"
    assert (error.rule, error.value) == ("R10", move)


def test_R10_answers_are_the_only_legal_moves() -> None:
    assert legal_moves(parse_position(OPEN)) == (Accept(), Decline())


@pytest.mark.parametrize("answer", ["=+", "=-"])
def test_R10_own_turn_follows_the_answer(answer: str) -> None:
    position = parse_position(OPEN)
    after = play(position, parse_move(answer)).position
    assert after.to_move is Side.NORTH
    assert after.offer == ()
    assert Sow(a) in legal_moves(after)
    assert play(after, Sow(a)).position.to_move is Side.SOUTH


def test_R10_a_counter_offer_may_follow_the_answer() -> None:
    declined = turns_into(OPEN, "=-", "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N - 0-1").position
    assert play(declined, Offer((b,))).position.offer == (b,)


@pytest.mark.parametrize("move", ["=+", "=-"])
def test_R10_no_answer_without_an_offer(move: str) -> None:
    error = refused("5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0", move, Code.NO_OFFER)
    assert str(error) == "no offer is open (R10)"
    assert (error.rule, error.value) == ("R10", move)


def test_R11_pits_are_ceded_with_six_seeds_on_top_of_each() -> None:
    turn = turns_into(OPEN, "=+", "11,10,0,1/3,0,0,1 NNSS/NNNN 14-8 N - 0-0")
    assert turn.events == (Accepted(Side.NORTH, ((A, 6), (B, 6))),)
    (event,) = turn.events
    assert isinstance(event, Accepted)
    assert (event.ceded, event.payment) == ((A, B), 12)


def test_R11_south_takes_over_a_pit_of_the_other_row() -> None:
    turns_into(
        "0,7,9,3/2,2,12,3 SNNS/SNNN 6-4 S c 2-1",
        "=+",
        "0,7,9,3/2,2,18,3 SNNS/SNSN 0-4 S - 2-1",
    )


def test_R11_payment_never_captures_or_ends_the_game() -> None:
    # The empty pit c becomes six; the payment is no sowing.
    turns_into(
        "0,0,0,3/2,2,0,1 SSSS/NNNN 22-18 S c 0-0",
        "=+",
        "0,0,0,3/2,2,6,1 SSSS/NNSN 16-18 S - 0-0",
    )


def test_R11_the_mover_sows_the_ceded_pit_at_once() -> None:
    turns_into(
        "0,0,0,3/2,2,6,1 SSSS/NNSN 16-18 S - 0-0",
        "c",
        "1,1,1,4/3,2,0,2 SSSS/NNSN 16-18 N - 0-0",
    )


@pytest.mark.parametrize(
    ("store", "most"), [(0, 0), (4, 0), (6, 1), (10, 1), (12, 2), (16, 2), (18, 3), (36, 3)]
)
def test_R12_only_what_the_opponent_can_pay_can_be_offered(store: int, most: int) -> None:
    position = parse_position(f"5,4,0,1/2,0,0,0 SSSS/NNNN {36 - store}-{store} S - 0-0")
    assert payable_pits(position) == most
    for offer in (Offer((A,)), Offer((A, C)), Offer((A, C, D))):
        assert (offer in legal_moves(position)) == (len(offer.pits) <= most)


def test_R12_unpayable_offer_is_refused() -> None:
    error = refused("5,4,0,1/3,0,0,1 SSSS/NNNN 24-10 S - 0-0", "=AC", Code.OFFER_UNPAYABLE)
    assert str(error) == "an offer of AC costs 12 captured seeds, but North has 10 (R12)"
    assert (error.rule, error.value) == ("R12", "AC")


def test_R12_the_offerers_own_captures_pay_nothing() -> None:
    refused("5,4,0,1/3,0,0,1 SSSS/NNNN 34-0 S - 0-0", "=A", Code.OFFER_UNPAYABLE)


def test_R12_price() -> None:
    assert [price(pits) for pits in ((A,), (A, C), (A, C, d))] == [6, 12, 18]


def test_R13_declining_changes_nothing_but_is_remembered() -> None:
    turn = turns_into(OPEN, "=-", "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N - 0-1")
    assert turn.events == (Declined(Side.NORTH, (A, B)),)
    turns_into(
        "0,7,9,3/2,2,12,3 SNNS/SNNN 6-4 S c 2-1",
        "=-",
        "0,7,9,3/2,2,12,3 SNNS/SNNN 6-4 S - 3-1",
    )


def test_R13_declined_offers_are_counted_to_999() -> None:
    turns_into(
        "0,7,9,3/2,2,12,3 SNNS/SNNN 6-4 S c 999-0",
        "=-",
        "0,7,9,3/2,2,12,3 SNNS/SNNN 6-4 S - 999-0",
    )


@pytest.mark.parametrize(
    ("stores", "declined", "glory"),
    [
        ("26-22", "0-0", True),
        ("26-22", "0-5", True),
        ("26-22", "1-0", False),
        ("26-22", "3-2", False),
        ("22-26", "0-0", True),
        ("22-26", "4-0", True),
        ("22-26", "0-1", False),
        ("24-24", "0-0", None),
        ("24-24", "1-1", None),
    ],
)
def test_R13_only_the_winner_who_declined_wins_without_glory(
    stores: str, declined: str, glory: bool | None
) -> None:
    position = finished(stores, declined)
    ended = outcome(position)
    assert ended is not None
    assert ended.glory is glory


def test_R13_classic_game_has_no_glory() -> None:
    for declined in ("0-0", "1-1"):
        ended = outcome(finished("26-22", declined), CLASSIC)
        assert ended is not None
        assert ended.winner is Side.SOUTH
        assert ended.glory is None


def test_R13_other_switches_leave_glory_alone() -> None:
    ended = outcome(finished("26-22", "1-0"), Rules(skip_origin=True, endless="owner"))
    assert ended is not None
    assert ended.glory is False


def finished(stores: str, declined: str) -> Position:
    return parse_position(f"0,0,0,0/0,0,0,0 SSSS/NNNN {stores} S - {declined}")
