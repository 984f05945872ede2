"""Sitting down, and going on in a seat of one's own as another player."""

from datetime import UTC, datetime

import pytest

from ayla.match import (
    Joined,
    Kind,
    Match,
    MatchCode,
    MatchError,
    Seat,
    Settings,
    Stamped,
    Timed,
    online,
)
from ayla.rules import Side

NOW = datetime(2026, 1, 2, tzinfo=UTC)
PERSON = Seat(Kind.HUMAN)


def match_of(*joined: Joined, rated: bool = False) -> Match:
    settings = Settings(PERSON, PERSON, online=True, clock=Timed(5), rated=rated)
    return Match.replay(settings, [Stamped(entry, NOW) for entry in joined])


def refused(code: MatchCode, attempt: object) -> None:
    assert callable(attempt)
    with pytest.raises(MatchError) as caught:
        attempt()
    assert caught.value.code is code


def test_a_seat_is_taken_once() -> None:
    match = match_of(Joined(Side.SOUTH, "one", "One"))
    refused(MatchCode.SEAT_TAKEN, lambda: online.join(match, Side.SOUTH, "two", "", NOW))
    joined = online.join(match, Side.NORTH, "two", "", NOW)
    after = match.after(Stamped(joined, NOW))
    assert after.meeting is not None
    assert after.meeting.complete
    refused(MatchCode.SEAT_TAKEN, lambda: online.join(after, Side.NORTH, "three", "", NOW))


def test_nobody_takes_both_seats() -> None:
    match = match_of(Joined(Side.SOUTH, "one"))
    refused(MatchCode.OWN_SEAT, lambda: online.join(match, Side.NORTH, "one", "", NOW))


def test_who_holds_a_seat_goes_on_as_another_player() -> None:
    match = match_of(Joined(Side.SOUTH, "one", "Abena"), Joined(Side.NORTH, "two"))
    again = online.rejoin(match, Side.SOUTH, "three", "Abena", NOW)
    after = match.after(Stamped(again, NOW))
    assert after.meeting is not None
    assert after.meeting.side_of("three") is Side.SOUTH
    assert after.meeting.side_of("one") is None
    refused(MatchCode.OWN_SEAT, lambda: online.rejoin(after, Side.SOUTH, "two", "", NOW))


def test_a_rated_seat_stays_with_its_player() -> None:
    match = match_of(Joined(Side.SOUTH, "one"), rated=True)
    refused(MatchCode.NOT_YOUR_SEAT, lambda: online.rejoin(match, Side.SOUTH, "two", "", NOW))
    assert online.join(match, Side.NORTH, "two", "", NOW) == Joined(Side.NORTH, "two")
