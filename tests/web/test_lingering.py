"""Who is at a match that nobody watches any more: known a while, for who comes back or asks."""

from datetime import UTC, datetime, timedelta

import pytest

from ayla.rules import Side
from ayla.web.online import lingering
from ayla.web.online.lingering import KEPT_FOR, Lingering
from ayla.web.online.presence import SILENCE, STAY, Connections, Presence

START = datetime(2026, 5, 1, tzinfo=UTC)
S, N = Side.SOUTH, Side.NORTH
SECOND = timedelta(seconds=1)


class Wall:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = START
        self.kept = Lingering(lambda: self.now)

    def after(self, span: timedelta) -> Lingering:
        self.now += span
        return self.kept


def waited(wall: Wall, span: timedelta) -> Presence:
    """South has come, and has waited for so long when it goes again."""
    presence = wall.kept.take("match")
    presence.set_own(Connections(1, 0), wall.now)
    wall.after(span)
    presence.set_own(Connections(), wall.now)
    wall.kept.keep("match", presence)
    return presence


def test_who_comes_back_finds_the_absence_of_the_other_as_it_was() -> None:
    wall = Wall()
    presence = waited(wall, 50 * SECOND)
    assert wall.after(2 * SECOND).take("match") is presence
    assert presence.away(wall.now)[N] == START + 2 * SECOND, "less the time of the reload"
    assert wall.kept.presence("match") is None, "it is the room's now"


def test_when_both_were_gone_nobody_has_waited() -> None:
    wall = Wall()
    waited(wall, SECOND)
    presence = wall.after(200 * SECOND).take("match")
    assert presence.away(wall.now + 6 * SECOND)[N] == START + 200 * SECOND


def test_it_is_kept_for_the_length_of_the_longest_allowance() -> None:
    wall = Wall()
    presence = waited(wall, SECOND)
    assert wall.after(KEPT_FOR - SECOND).presence("match") is presence
    assert wall.after(SECOND).presence("match") is None
    assert wall.kept.take("match") == Presence(wall.now)


def test_it_is_kept_for_so_many_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lingering, "_KEPT", 2)
    wall = Wall()
    for name in ("one", "two", "one", "three"):
        wall.kept.attend(name, S)
    assert [name for name in ("one", "two", "three") if wall.kept.presence(name)] == [
        "one",
        "three",
    ]


def test_who_asks_again_and_again_waits_and_is_here() -> None:
    wall = Wall()
    for _ in range(10):
        wall.after(STAY).attend("match", S)
    presence = wall.kept.presence("match")
    assert presence
    assert presence.away(wall.now) == {N: START + STAY}


def test_other_processes_are_heard_and_missed() -> None:
    wall = Wall()
    wall.kept.hear("match", "other", Connections(0, 1))
    assert wall.kept.presence("match") is None
    wall.kept.attend("match", S)
    wall.kept.hear("match", "other", Connections(0, 1))
    presence = wall.kept.presence("match")
    assert presence
    wall.after(SILENCE).forget_silent()
    assert presence.is_connected(N)
    wall.kept.lose_others()
    wall.after(SILENCE).forget_silent()
    assert presence.is_connected(N)
    assert wall.kept.take("another").alone
    wall.kept.find_others()
    wall.after(SILENCE + SECOND).forget_silent()
    assert not presence.is_connected(N)
