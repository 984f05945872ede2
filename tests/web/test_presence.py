"""Who counts as here, as away, and from when on: told by connections of several processes."""

from datetime import UTC, datetime, timedelta

from ayla.rules import Side
from ayla.web.online.presence import GRACE, SILENCE, Connections, Presence

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
