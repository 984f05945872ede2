"""Entries with the time at which they happened, where the time does not matter."""

from collections.abc import Iterable
from datetime import UTC, datetime

from ayla.match import Entry, Match, Settings, Stamped

NOW = datetime(2026, 1, 2, 3, 4, 5, 678901, UTC)


def stamped(*entries: Entry) -> tuple[Stamped, ...]:
    return tuple(Stamped(entry, NOW) for entry in entries)


def after(match: Match, *entries: Entry) -> Match:
    return match.after(*stamped(*entries))


def replay(settings: Settings, entries: Iterable[Entry]) -> Match:
    return Match.replay(settings, stamped(*entries))
