"""R8: a side that owns no seed passes, and only then."""

from ayla.notation import parse_position
from ayla.rules import (
    CLASSIC,
    Accept,
    Code,
    Decline,
    Game,
    Pass,
    Pit,
    Side,
    Sow,
    legal_moves,
    play,
)
from ayla.rules.events import Passed
from tests.rules.boards import refused, turns_into

EMPTY_SOUTH = "0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S - 0-0"


def test_R8_pass_is_forced_without_seeds() -> None:
    turn = turns_into(EMPTY_SOUTH, "--", "0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 N - 0-0")
    assert turn.events == (Passed(Side.SOUTH),)
    assert legal_moves(turn.before) == (Pass(),)
    assert legal_moves(turn.before, CLASSIC) == (Pass(),)


def test_R8_no_offer_in_place_of_a_forced_pass() -> None:
    # North could pay three pits.
    error = refused(EMPTY_SOUTH, "=AB", Code.MUST_PASS)
    assert str(error) == "South owns no seed and has to pass (R8)"
    assert (error.rule, error.value) == ("R8", "=AB")


def test_R8_no_sowing_in_place_of_a_forced_pass() -> None:
    for pit in "Aa":
        assert refused(EMPTY_SOUTH, pit, Code.MUST_PASS).value == pit


def test_R8_pass_is_refused_with_a_seed() -> None:
    error = refused("0,0,0,1/4,1,3,1 SSSS/NNNN 20-18 S - 0-0", "--", Code.CANNOT_PASS)
    assert str(error) == "South owns seeds and cannot pass (R8)"
    assert (error.rule, error.value) == ("R8", "--")


def test_R8_seeds_in_the_opponents_row_count_when_their_pit_is_owned() -> None:
    before = "0,0,0,0/5,1,3,1 SSSS/NNNS 20-18 S - 0-0"
    assert Sow(Pit.d) in legal_moves(parse_position(before))
    refused(before, "--", Code.CANNOT_PASS)


def test_R8_seeds_in_the_own_row_do_not_count_when_the_opponent_owns_their_pit() -> None:
    turns_into(
        "0,0,2,0/4,1,2,1 SSNS/NNNN 20-18 S - 0-0",
        "--",
        "0,0,2,0/4,1,2,1 SSNS/NNNN 20-18 N - 0-0",
    )


def test_R8_goes_on_passing_until_a_sowing_refills_an_own_pit() -> None:
    game = Game(CLASSIC, parse_position(EMPTY_SOUTH))
    game.play(Pass())
    game.play(Sow(Pit.b))
    assert game.legal_moves() == (Pass(),)
    game.play(Pass())
    game.play(Sow(Pit.a))
    assert game.position.pits == (1, 1, 0, 0, 0, 1, 5, 2)
    assert game.legal_moves() == (Sow(Pit.A), Sow(Pit.B))


def test_R8_a_side_without_pits_passes() -> None:
    turns_into(
        "6,6,6,6/2,2,2,2 NNNN/NNNN 10-6 S - 0-0",
        "--",
        "6,6,6,6/2,2,2,2 NNNN/NNNN 10-6 N - 0-0",
    )


def test_R8_an_offer_is_answered_before_the_pass() -> None:
    before = parse_position("0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S a 0-0")
    assert legal_moves(before) == (Accept(), Decline())
    refused(before, "--", Code.OFFER_PENDING)
    declined = play(before, Decline()).position
    assert legal_moves(declined) == (Pass(),)
    accepted = play(before, Accept()).position
    assert accepted.pits == (0, 0, 0, 0, 11, 1, 3, 1)
    assert Sow(Pit.a) in legal_moves(accepted)
    refused(accepted, "--", Code.CANNOT_PASS)
