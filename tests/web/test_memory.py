"""What a process remembers of matches: those that are watched, and a few more."""

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest

from ayla.match import Kind, Match, Played, Seat, Settings, Stamped
from ayla.notation import parse_move
from ayla.web.online import memory
from ayla.web.online.memory import Memory
from ayla.web.online.room import Watcher

NOW = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN))


@dataclass
class Told:
    """What a memory tells of."""

    kept: list[tuple[str, int]] = field(default_factory=list)
    rooms: list[int] = field(default_factory=list)

    def memory(self) -> Memory:
        return Memory(
            lambda: NOW,
            kept=lambda name, match: self.kept.append((name, match.version)),
            opened=lambda name, room: None,
            counted=lambda name, room: None,
            followed=self.rooms.append,
        )


def match_of(*moves: str) -> Match:
    return Match.replay(PEOPLE, [Stamped(Played(parse_move(move)), NOW) for move in moves])


def test_those_looked_at_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_KEPT", 3)
    remembered = Told().memory()
    for name in ("one", "two", "three"):
        remembered.keep(name, match_of())
    remembered.keep("one", match_of())
    remembered.keep("four", match_of())
    known = [name for name in ("one", "two", "three", "four") if remembered.known(name)]
    assert known == ["one", "three", "four"]


def test_an_older_state_replaces_no_newer_one() -> None:
    told = Told()
    remembered = told.memory()
    newer, older = match_of("A", "a"), match_of("A")
    remembered.keep("one", newer)
    remembered.keep("one", older)
    assert remembered.known("one") is newer
    assert told.kept == [("one", 2)]


def test_a_match_that_is_watched_is_not_forgotten_and_takes_no_ones_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "_KEPT", 1)

    async def watch() -> None:
        told = Told()
        remembered = told.memory()
        remembered.keep("watched", match_of("A"))
        with remembered.watching("watched", match_of(), Watcher()) as room:
            assert room.match.version == 1, "what is known is newer than what was looked at"
            remembered.keep("other", match_of())
            remembered.keep("watched", match_of("A", "a"))
            assert room.match.version == 2
            assert remembered.known("other")
            with remembered.watching("watched", room.match, Watcher()) as same:
                assert same is room
        assert told.rooms == [1, 0]
        known = remembered.known("watched")
        assert known
        assert known.version == 2, "it is still remembered as it stood when the last one left"
        assert remembered.known("other") is None

    asyncio.run(watch())
