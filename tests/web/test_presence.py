"""Who counts as here, as away, and from when on: told by connections of several processes."""

from datetime import UTC, datetime, timedelta

from ayla.rules import Side
from ayla.web.online.presence import GRACE, SILENCE, STAY, Connections, Presence

START = datetime(2026, 5, 1, tzinfo=UTC)
S, N = Side.SOUTH, Side.NORTH
SECOND = timedelta(seconds=1)


def test_who_never_came_is_away_after_the_grace() -> None:
    presence = Presence(START)
    assert presence.away(START) == {}
    assert presence.next_change(START) == START + GRACE
    assert presence.away(START + GRACE) == {S: START, N: START}
    assert presence.next_change(START + GRACE) is None


def test_a_short_absence_is_none() -> None:
    presence = Presence(START)
    presence.set_own(Connections(1, 1), START)
    assert not presence.someone_gone
    presence.set_own(Connections(0, 1), START + SECOND)
    assert presence.is_here(S, START + SECOND + GRACE - SECOND)
    presence.set_own(Connections(1, 1), START + GRACE)
    assert presence.is_here(S, START + 10 * GRACE)


def test_a_longer_absence_is_counted_from_when_the_last_connection_went() -> None:
    presence = Presence(START)
    presence.set_own(Connections(2, 1), START)
    presence.set_own(Connections(1, 1), START + SECOND)
    presence.set_own(Connections(0, 1), START + 2 * SECOND)
    presence.set_own(Connections(0, 2), START + 3 * SECOND)
    assert presence.away(START + 2 * SECOND + GRACE) == {S: START + 2 * SECOND}


def test_a_connection_to_another_process_counts() -> None:
    presence = Presence(START)
    presence.set_own(Connections(0, 1, others=2), START)
    presence.hear("other", Connections(1, 0, others=3), START)
    assert presence.away(START + GRACE) == {}
    assert presence.watchers == 5
    presence.hear("other", Connections(), START + SECOND)
    assert presence.away(START + SECOND + GRACE) == {S: START + SECOND}
    assert presence.watchers == 2


def test_a_process_that_died_is_not_counted_for_ever() -> None:
    presence = Presence(START)
    presence.hear("other", Connections(1, 1), START)
    presence.forget_silent(START + SILENCE)
    assert not presence.someone_gone
    gone = START + SILENCE + SECOND
    presence.forget_silent(gone)
    assert presence.away(gone + GRACE) == {S: gone, N: gone}


def test_while_others_cannot_be_heard_nobody_is_away_and_nobody_forgotten() -> None:
    presence = Presence(START)
    presence.set_own(Connections(1, 0), START)
    presence.hear("other", Connections(0, 1), START)
    presence.lose_others()
    later = START + 10 * SILENCE
    presence.forget_silent(later)
    presence.set_own(Connections(), later)  # South may have gone to the other one
    assert presence.away(later + 10 * SILENCE) == {}
    back = later + 20 * SILENCE
    presence.find_others(back)
    assert presence.away(back) == {}
    presence.forget_silent(back + SILENCE)
    assert presence.away(back + SILENCE) == {S: back}, (
        "the time in which nothing was heard is not counted"
    )
    presence.forget_silent(back + SILENCE + SECOND)
    assert presence.away(back + 2 * SILENCE) == {S: back, N: back + SILENCE + SECOND}


def test_who_only_asks_is_here_for_a_while() -> None:
    presence = Presence(START)
    presence.attend(N, START + SECOND)
    gone = START + SECOND + STAY
    assert presence.away(gone) == {S: START}
    assert presence.next_change(gone) == gone + GRACE
    assert presence.away(gone + GRACE) == {S: START, N: gone}
    presence.attend(N, gone + GRACE)
    assert presence.is_here(N, gone + STAY)


def test_a_request_makes_nobody_stay_longer_whose_connection_ends() -> None:
    presence = Presence(START)
    presence.set_own(Connections(1, 1), START)
    presence.attend(N, START + SECOND)
    presence.set_own(Connections(1, 0), START + 2 * SECOND)
    assert presence.away(START + 2 * SECOND + GRACE) == {N: START + 2 * SECOND}


def test_a_time_in_which_nobody_waited_is_not_counted() -> None:
    presence = Presence(START)
    presence.set_own(Connections(1, 0), START)
    left = START + 50 * SECOND
    presence.set_own(Connections(), left)
    presence.put_off(100 * SECOND, left + 100 * SECOND)
    now = left + 200 * SECOND
    assert presence.away(now) == {S: left + 100 * SECOND, N: START + 100 * SECOND}
    presence.put_off(1000 * SECOND, now)
    assert presence.away(now + GRACE) == {S: now, N: now}
