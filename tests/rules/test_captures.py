"""R5 to R7: what the last seed captures."""

from ayla.rules import Pit, Position, Rules, Side, Turn
from ayla.rules.events import Captured
from tests.rules.boards import turns_into

A, B, C, D, a, b, c, d = Pit


def captured(turn: Turn) -> tuple[tuple[Pit, int], ...]:
    """The captures of a turn in the order of the chain, none if it captured nothing."""
    found = [event for event in turn.events if isinstance(event, Captured)]
    assert len(found) <= 1
    if not found:
        return ()
    assert found[0].total == sum(count for _, count in found[0].pits)
    assert found[0].side is turn.before.to_move
    return found[0].pits


def test_R5_two_in_a_pit_of_the_opponent_are_captured() -> None:
    turn = turns_into(
        "1,0,0,1/1,5,0,0 SSSS/NNNN 20-20 S - 0-0",
        "D",
        "1,0,0,0/0,5,0,0 SSSS/NNNN 22-20 N - 0-0",
    )
    assert captured(turn) == ((a, 2),)


def test_R5_four_in_a_pit_of_the_opponent_are_captured() -> None:
    turn = turns_into(
        "1,0,0,1/3,5,0,0 SSSS/NNNN 18-20 S - 0-0",
        "D",
        "1,0,0,0/0,5,0,0 SSSS/NNNN 22-20 N - 0-0",
    )
    assert captured(turn) == ((a, 4),)


def test_R5_one_three_five_and_six_are_not_captured() -> None:
    for before, after in (
        ("1,0,0,1/0,4,0,0 SSSS/NNNN 20-22", "1,0,0,0/1,4,0,0 SSSS/NNNN 20-22"),
        ("1,0,0,1/2,4,0,0 SSSS/NNNN 20-20", "1,0,0,0/3,4,0,0 SSSS/NNNN 20-20"),
        ("1,0,0,1/4,4,0,0 SSSS/NNNN 20-18", "1,0,0,0/5,4,0,0 SSSS/NNNN 20-18"),
        ("1,0,0,1/5,5,0,0 SSSS/NNNN 20-16", "1,0,0,0/6,5,0,0 SSSS/NNNN 20-16"),
    ):
        turn = turns_into(f"{before} S - 0-0", "D", f"{after} N - 0-0")
        assert captured(turn) == ()


def test_R5_last_seed_in_an_own_pit_captures_nothing() -> None:
    # It makes two, and two and four lie beside it, the opponent's.
    turn = turns_into(
        "5,0,1,1/2,4,0,1 SSSS/NNNN 16-18 S - 0-0",
        "C",
        "5,0,0,2/2,4,0,1 SSSS/NNNN 16-18 N - 0-0",
    )
    assert captured(turn) == ()


def test_R5_own_pit_in_the_opponents_row_captures_nothing() -> None:
    turn = turns_into(
        "0,0,0,1/1,5,0,1 SSSS/SNNN 20-20 S - 0-0",
        "D",
        "0,0,0,0/2,5,0,1 SSSS/SNNN 20-20 N - 0-0",
    )
    assert captured(turn) == ()


def test_R5_opponents_pit_in_the_own_row_is_captured() -> None:
    turn = turns_into(
        "0,1,1,5/0,0,1,0 SSNS/NNNN 20-20 S - 0-0",
        "B",
        "0,0,0,5/0,0,1,0 SSNS/NNNN 22-20 N - 0-0",
    )
    assert captured(turn) == ((C, 2),)


def test_R5_pits_on_the_way_are_not_captured() -> None:
    # a makes two on the way; the last seed makes six in c.
    turn = turns_into(
        "0,0,0,3/1,1,5,0 SSSS/NNNN 18-20 S - 0-0",
        "D",
        "0,0,0,0/2,2,6,0 SSSS/NNNN 18-20 N - 0-0",
    )
    assert captured(turn) == ()


def test_R5_last_seed_of_eight_in_its_own_origin_captures_nothing() -> None:
    turn = turns_into(
        "0,0,0,8/3,1,1,1 SSSS/NNNN 16-18 S - 0-0",
        "D",
        "1,1,1,1/4,2,2,2 SSSS/NNNN 16-18 N - 0-0",
    )
    assert captured(turn) == ()


def test_R6_chain_runs_forwards() -> None:
    turn = turns_into(
        "1,0,0,1/1,2,4,3 SSSS/NNNN 18-18 S - 0-0",
        "D",
        "1,0,0,0/0,0,0,3 SSSS/NNNN 26-18 N - 0-0",
    )
    assert captured(turn) == ((a, 2), (b, 2), (c, 4))


def test_R6_chain_runs_backwards_round_the_corner_into_own_pits() -> None:
    turn = turns_into(
        "1,0,3,3/1,1,0,5 SSSS/NNNN 16-18 S - 0-0",
        "C",
        "1,0,0,0/0,0,0,5 SSSS/NNNN 24-18 N - 0-0",
    )
    assert captured(turn) == ((b, 2), (a, 2), (D, 4))


def test_R6_chain_runs_both_ways_landing_then_forwards_then_backwards() -> None:
    turn = turns_into(
        "0,0,0,3/1,3,1,2 SSSS/NNNN 20-18 S - 0-0",
        "D",
        "0,0,0,0/0,0,0,0 SSSS/NNNN 30-18 N - 0-0",
    )
    assert captured(turn) == ((c, 2), (d, 2), (b, 4), (a, 2))


def test_R6_chain_runs_forwards_round_the_corner_into_own_pits() -> None:
    turn = turns_into(
        "2,4,3,4/0,0,0,1 SSSS/NNNN 16-18 S - 0-0",
        "D",
        "0,0,3,0/1,1,1,0 SSSS/NNNN 24-18 N - 0-0",
    )
    assert captured(turn) == ((d, 2), (A, 2), (B, 4))


def test_R6_chain_of_north_runs_round_the_other_corner() -> None:
    turn = turns_into(
        "1,3,0,0/0,5,2,1 SSSS/NNNN 18-18 N - 0-0",
        "c",
        "0,3,0,0/0,5,0,0 SSSS/NNNN 18-22 S - 0-0",
    )
    assert captured(turn) == ((A, 2), (d, 2))


def test_R6_chain_stops_at_three() -> None:
    turn = turns_into(
        "1,0,0,1/1,3,4,2 SSSS/NNNN 18-18 S - 0-0",
        "D",
        "1,0,0,0/0,3,4,2 SSSS/NNNN 20-18 N - 0-0",
    )
    assert captured(turn) == ((a, 2),)


def test_R6_chain_stops_at_an_empty_pit() -> None:
    # Forwards b is empty; backwards D, just emptied, keeps the four of C.
    turn = turns_into(
        "1,0,4,1/1,0,4,1 SSSS/NNNN 18-18 S - 0-0",
        "D",
        "1,0,4,0/0,0,4,1 SSSS/NNNN 20-18 N - 0-0",
    )
    assert captured(turn) == ((a, 2),)


def test_R6_chain_stops_at_one_at_five_and_at_six() -> None:
    for stop in (1, 5, 6):
        odd = stop % 2
        turn = turns_into(
            f"{odd},0,0,1/1,{stop},4,2 SSSS/NNNN 18-{22 - stop - odd} S - 0-0",
            "D",
            f"{odd},0,0,0/0,{stop},4,2 SSSS/NNNN 20-{22 - stop - odd} N - 0-0",
        )
        assert captured(turn) == ((a, 2),)


def test_R6_chain_takes_pits_of_either_owner() -> None:
    # a is North's, b and c South's own, d North's.
    turn = turns_into(
        "1,3,0,1/1,2,4,2 SSSS/NSSN 16-18 S - 0-0",
        "D",
        "1,3,0,0/0,0,0,0 SSSS/NSSN 26-18 N - 0-0",
    )
    assert captured(turn) == ((a, 2), (b, 2), (c, 4), (d, 2))


def test_R6_run_right_round_the_board_captures_each_pit_once() -> None:
    # Twenty seeds: twice round, and four more to B, C, D and a.
    turn = turns_into(
        "20,1,1,1/1,0,0,0 SSSS/NNNN 12-12 S - 0-0",
        "A",
        "0,0,0,0/0,0,0,0 SSSS/NNNN 36-12 N - 0-0",
    )
    assert captured(turn) == ((a, 4), (b, 2), (c, 2), (d, 2), (A, 2), (B, 4), (C, 4), (D, 4))


def test_R6_run_right_round_ends_at_the_emptied_origin_on_both_sides() -> None:
    # Seven seeds: every pit but the origin d is two or four afterwards.
    turn = turns_into(
        "1,3,1,1/3,1,1,7 SSSS/NNSN 14-16 N - 0-0",
        "d",
        "0,0,0,0/0,0,0,0 SSSS/NNSN 14-34 S - 0-0",
    )
    assert captured(turn) == ((c, 2), (b, 2), (a, 4), (D, 2), (C, 2), (B, 4), (A, 2))


def test_R6_long_sowing_counts_what_it_left_itself() -> None:
    # Twelve from C: two in b and two in c, one in its own origin.
    turn = turns_into(
        "0,0,12,0/4,0,0,0 SSSS/NNNN 16-16 S - 0-0",
        "C",
        "1,1,1,2/6,0,0,1 SSSS/NNNN 20-16 N - 0-0",
    )
    assert captured(turn) == ((c, 2), (b, 2))


def test_R6_skip_origin_leaves_the_origin_empty_and_the_run_ends_there() -> None:
    # Eight from d past d itself: two in A, which is South's.
    turn = turns_into(
        "0,1,0,4/0,0,1,8 SSSS/NNNN 16-18 N - 0-0",
        "d",
        "0,0,1,5/1,1,2,0 SSSS/NNNN 16-22 S - 0-0",
        Rules(skip_origin=True),
    )
    assert captured(turn) == ((A, 2), (B, 2))


def test_R7_turn_ends_after_the_captures() -> None:
    turn = turns_into(
        "6,1,0,1/1,2,0,3 SSSS/NNNN 14-20 S - 0-0",
        "D",
        "6,1,0,0/0,0,0,3 SSSS/NNNN 18-20 N - 0-0",
    )
    after: Position = turn.position
    assert after.to_move is Side.NORTH
    assert after.stores == (18, 20)
