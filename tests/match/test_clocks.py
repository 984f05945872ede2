"""Clocks: what can be agreed on, and what they show."""

from datetime import datetime, timedelta

import pytest

from ayla.match import Clock, Daily, MatchCode, MatchError, Timed, Times, Untimed
from ayla.match.clocks import COMING_BACK
from ayla.match.plain import plain_clock, read_clock
from ayla.rules import Side
from tests.stamps import NOW

S, N = Side.SOUTH, Side.NORTH


def seconds(number: float) -> timedelta:
    return timedelta(seconds=number)


def running(clock: Timed | Daily, side: Side = S) -> Times:
    times = Times.new(clock)
    assert times is not None
    return times.passed_to(side, NOW)


@pytest.mark.parametrize(
    "clock", [Untimed(), Timed(0.25), Timed(180, 60), Timed(5, 3), Timed(1.5), Daily(1), Daily(14)]
)
def test_a_clock_is_read_as_it_was_written(clock: Clock) -> None:
    assert read_clock(plain_clock(clock)) == clock


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "minutes", "minutes": minutes, "increment": 0}
        for minutes in (0, -5, 0.1, 0.3, 180.25, 525_600_000, float("nan"), float("inf"), True)
    ]
    + [
        {"kind": "minutes", "minutes": 5, "increment": increment}
        for increment in (-1, 61, 10**30, True)
    ]
    + [{"kind": "days", "days": days} for days in (0, -1, 15, 365_000, True)],
)
def test_there_is_no_such_clock(data: object) -> None:
    with pytest.raises(MatchError) as caught:
        read_clock(data)
    assert caught.value.code is MatchCode.BAD_CLOCK
    assert caught.value.place in {"clock.minutes", "clock.increment", "clock.days"}


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"kind": "sand"},
        {"kind": "minutes"},
        {"kind": "minutes", "minutes": "5", "increment": 0},
        {"kind": "minutes", "minutes": 5, "increment": 0.5},
        {"kind": "days", "days": 1.5},
    ],
)
def test_what_is_no_clock_is_refused(data: object) -> None:
    with pytest.raises(MatchError) as caught:
        read_clock(data)
    assert caught.value.code is MatchCode.BAD_ENTRY


def test_without_a_clock_there_are_no_times() -> None:
    assert Times.new(Untimed()) is None


def test_both_clocks_begin_full_and_stand_still() -> None:
    times = Times.new(Timed(5, 3))
    assert times is not None
    assert (times.south, times.north, times.running, times.deadline) == (
        seconds(300),
        seconds(300),
        None,
        None,
    )
    assert times.at(NOW) == times


def test_the_clock_of_one_side_runs() -> None:
    times = running(Timed(5, 3))
    assert times.deadline == NOW + seconds(300)
    shown = times.at(NOW + seconds(7.5))
    assert (shown.south, shown.north) == (seconds(292.5), seconds(300))
    # Looking at a clock changes nothing of when it runs out.
    assert shown.deadline == times.deadline


def test_a_turn_that_ends_adds_its_increment() -> None:
    times = running(Timed(5, 3)).passed_to(N, NOW + seconds(10))
    assert (times.south, times.north, times.running) == (seconds(293), seconds(300), N)


def test_a_turn_that_goes_on_adds_nothing() -> None:
    # An answer is part of the answerer's turn (R10).
    times = running(Timed(5, 3)).passed_to(S, NOW + seconds(10))
    assert (times.south, times.running) == (seconds(290), S)
    assert times.passed_to(N, NOW + seconds(15)).south == seconds(288)


def test_a_turn_that_has_days_has_them_all_again() -> None:
    times = running(Daily(2)).passed_to(N, NOW + timedelta(hours=30))
    assert (times.south, times.north) == (timedelta(days=2), timedelta(days=2))
    assert times.deadline == NOW + timedelta(hours=78)


def test_a_turn_of_days_with_an_answer_has_them_once() -> None:
    times = running(Daily(2)).passed_to(S, NOW + timedelta(hours=30))
    assert times.south == timedelta(hours=18)


def test_time_that_was_spent_on_what_is_taken_back_stays_spent() -> None:
    times = running(Timed(5, 3)).passed_to(N, NOW + seconds(10))
    back = times.put_back_to(S, NOW + seconds(14))
    assert (back.south, back.north, back.running) == (seconds(293), seconds(296), S)


def test_a_turn_of_days_that_is_taken_back_to_has_them_all() -> None:
    times = running(Daily(1)).passed_to(N, NOW + timedelta(hours=10))
    back = times.put_back_to(S, NOW + timedelta(hours=20))
    assert (back.south, back.north) == (timedelta(days=1), timedelta(days=1))
    assert back.deadline == NOW + timedelta(hours=44)


def test_a_clock_of_the_system_that_jumps_back_takes_and_gives_nothing() -> None:
    times = running(Timed(5))
    assert times.at(NOW - timedelta(days=3)).south == seconds(300)
    passed = times.passed_to(N, NOW - timedelta(hours=1))
    assert (passed.south, passed.north) == (seconds(300), seconds(300))
    # From there on it runs as the system's does.
    assert passed.at(NOW - timedelta(hours=1) + seconds(5)).north == seconds(295)


def test_a_clock_shows_nothing_less_than_zero() -> None:
    late = running(Timed(0.25)).at(NOW + timedelta(days=1))
    assert (late.south, late.deadline) == (timedelta(), NOW + timedelta(days=1))
    assert running(Timed(0.25)).run_out() == Times(Timed(0.25), timedelta(), seconds(15))


def test_time_in_which_the_service_was_down_is_nobodys() -> None:
    back = NOW + timedelta(hours=2)
    times = running(Timed(5, 3)).resumed(NOW + seconds(40), back)
    assert (times.south, times.north, times.running) == (seconds(260), seconds(300), S)
    # It stands until pages can have come back, and then runs.
    assert times.at(back + seconds(2)).south == seconds(260)
    assert times.at(back + COMING_BACK + seconds(2)).south == seconds(258)
    assert times.deadline == times.at(back).deadline == back + COMING_BACK + seconds(260)
    assert [times.runs(back + one) for one in (seconds(9), COMING_BACK)] == [None, S]
    assert times.passed_to(N, back + seconds(2)).south == seconds(263)


def test_a_turn_that_began_after_the_service_was_last_seen_has_all_its_time() -> None:
    times = running(Timed(5)).resumed(NOW - seconds(2), NOW + seconds(500))
    assert times.south == seconds(300)


@pytest.mark.parametrize("now", [NOW - timedelta(hours=1), NOW, NOW + timedelta(days=1)])
def test_after_a_jump_of_the_systems_clock_nobody_has_more_than_before(now: datetime) -> None:
    times = running(Timed(5)).passed_to(N, NOW + seconds(10)).resumed(NOW + seconds(20), now)
    assert (times.south, times.north) == (seconds(290), seconds(290))
    assert times.deadline == now + COMING_BACK + seconds(290)


def test_what_stands_still_or_has_run_out_is_not_given_back() -> None:
    times, still = running(Timed(5)), Times.new(Timed(5))
    assert times.can_resume(NOW + seconds(299), NOW + seconds(400))
    assert not times.can_resume(NOW + seconds(300), NOW + seconds(400))
    assert not times.can_resume(NOW + seconds(20), NOW + seconds(20))
    assert still is not None
    assert not still.can_resume(NOW, NOW + seconds(400))
    assert still.resumed(NOW, NOW + seconds(400)) == still


def test_a_clock_that_is_stopped_stands_still() -> None:
    stopped = running(Timed(5)).stopped(NOW + seconds(5))
    assert stopped.at(NOW + timedelta(days=9)) == stopped
    assert (stopped.south, stopped.running, stopped.deadline) == (seconds(295), None, None)
