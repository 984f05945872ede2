"""Every way in which a match can end, and what it does to ratings."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import URL

from ayla.match import (
    Abandoned,
    Aborted,
    Drawn,
    DrawOffered,
    Entry,
    Joined,
    Kind,
    Match,
    Played,
    Resigned,
    Said,
    Seat,
    Settings,
    Stamped,
    Timed,
    TimedOut,
)
from ayla.people import Account, Variant
from ayla.people.ratings import after_game
from ayla.rules import CLASSIC, GORE, Pit, Rules, Side, Sow
from ayla.store import SqlStore
from ayla.web.people.rating import Ratings

NOW = datetime(2026, 1, 2, tzinfo=UTC)
PERSON = Seat(Kind.HUMAN)
JOINED = (Joined(Side.SOUTH, "south"), Joined(Side.NORTH, "north"))
BEGUN = (*JOINED, Played(Sow(Pit.C)), Played(Sow(Pit.a)))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    url = URL.create("sqlite+aiosqlite", database=str(tmp_path / "matches.sqlite3"))
    store = await SqlStore.open(url)
    for player in ("south", "north"):
        await store.people.open_account(Account(player, player, "-"), NOW)
    yield store
    await store.close()


def at_of(number: int, entry: Entry) -> datetime:
    late = timedelta(hours=1) if isinstance(entry, TimedOut) else timedelta()
    return NOW + number * timedelta(seconds=10) + late


async def end(
    store: SqlStore, *entries: Entry, rated: bool = True, rules: Rules = GORE
) -> tuple[str, Match]:
    """A match in which this happened, ten seconds between one and the next."""
    settings = Settings(PERSON, PERSON, rules, online=True, clock=Timed(1), rated=rated)
    stamped = [Stamped(entry, at_of(number, entry)) for number, entry in enumerate(entries)]
    await store.create("match", settings, NOW, stamped)
    match = Match.replay(settings, stamped)
    await Ratings(store).ended("match", match)
    return "match", match


@pytest.mark.parametrize(
    ("entries", "score"),
    [
        ((*BEGUN, TimedOut(Side.SOUTH)), 0),
        ((*BEGUN, Abandoned(Side.NORTH, "win")), 1),
        ((*BEGUN, Abandoned(Side.NORTH, "draw")), 0.5),
        ((*BEGUN, Resigned(Side.SOUTH)), 0),
        ((*BEGUN, DrawOffered(Side.SOUTH), Drawn()), 0.5),
        ((*BEGUN, Resigned(Side.NORTH), Said(Side.SOUTH, "good-game")), 1),
    ],
)
@pytest.mark.parametrize(("rules", "variant"), [(GORE, Variant.BARTER), (CLASSIC, Variant.CLASSIC)])
async def test_an_end_that_counts(
    store: SqlStore, entries: tuple[Entry, ...], score: float, rules: Rules, variant: Variant
) -> None:
    match_id, match = await end(store, *entries, rules=rules)
    await Ratings(store).ended(match_id, match)  # another process may tell of it, too
    last = len(entries) - 1 - isinstance(entries[-1], Said)
    expected = after_game(None, None, score, at_of(last, entries[last]))
    persons = await store.people.persons(["south", "north"])
    assert persons["south"].ratings == {variant: expected[0]}
    assert persons["north"].ratings == {variant: expected[1]}
    cards = await Ratings(store).cards(["south", "north", "nobody"], rules)
    assert {player: card.rating for player, card in cards.items()} == {
        "south": round(expected[0].rating),
        "north": round(expected[1].rating),
    }


@pytest.mark.parametrize(
    ("entries", "rated"),
    [
        ((*JOINED, Aborted(Side.SOUTH)), True),
        ((*BEGUN, Resigned(Side.SOUTH)), False),
        (BEGUN, True),
        (JOINED[:1], True),
    ],
)
async def test_what_does_not_count(
    store: SqlStore, entries: tuple[Entry, ...], rated: bool
) -> None:
    await end(store, *entries, rated=rated)
    persons = await store.people.persons(["south", "north"])
    assert {len(person.ratings) for person in persons.values()} == {0}
