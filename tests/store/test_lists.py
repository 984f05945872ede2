"""Which matches a player has, and which are there to watch, on each kind of database."""

import secrets
from datetime import datetime, timedelta

import pytest

from ayla.match import (
    Abandoned,
    Aborted,
    Cause,
    Daily,
    Entry,
    Joined,
    Kind,
    Match,
    Played,
    Resigned,
    Seat,
    Settings,
    Stamped,
    Timed,
    TimedOut,
    Verdict,
)
from ayla.rules import Outcome, Pit, Reason, Side, Sow
from ayla.store import GamePage, ListedGame, SqlStore, StoreCode, StoreError, Tally
from tests.stamps import NOW

S, N = Side.SOUTH, Side.NORTH
HUMAN = Seat(Kind.HUMAN)
PRIVATE = Settings(HUMAN, HUMAN, online=True)
PUBLIC = Settings(HUMAN, HUMAN, online=True, public=True)


def name() -> str:
    """One that no other test uses: the PostgreSQL database is shared."""
    return secrets.token_urlsafe(16)


def later(minutes: float) -> datetime:
    return NOW + timedelta(minutes=minutes)


async def begin(
    store: SqlStore, south: str, north: str, at: datetime, settings: Settings = PRIVATE
) -> str:
    match_id = name()
    joined = (Stamped(Joined(S, south), at), Stamped(Joined(N, north), at))
    await store.create(match_id, settings, at, joined)
    return match_id


async def end(
    store: SqlStore, match_id: str, entry: Entry, outcome: Outcome | Verdict, at: datetime
) -> None:
    match = await store.load(match_id)
    await store.append(match_id, match.version, Stamped(entry, at), outcome)


async def test_a_match_is_listed_for_those_who_have_joined_it(store: SqlStore) -> None:
    one, other, match_id = name(), name(), name()
    await store.create(match_id, PRIVATE, NOW)
    assert await store.lists.games_of(one, finished=False) == GamePage((), None)
    await store.append(match_id, 0, Stamped(Joined(N, one, "Aya"), later(1)))
    await store.append(match_id, 1, Stamped(Joined(S, other), later(2)))
    assert await store.lists.games_of(one, finished=False) == GamePage(
        (ListedGame(match_id, N, later(1)),), None
    )
    assert await store.lists.games_of(other, finished=False) == GamePage(
        (ListedGame(match_id, S, later(2)),), None
    )
    assert await store.lists.games_of(one, finished=True) == GamePage((), None)


async def test_a_seat_is_listed_once_however_often_it_is_asked_for(store: SqlStore) -> None:
    one, other, match_id = name(), name(), name()
    await store.create(match_id, PRIVATE, NOW)
    await store.append(match_id, 0, Stamped(Joined(N, one), NOW))
    with pytest.raises(StoreError) as caught:
        await store.append(match_id, 0, Stamped(Joined(N, other), NOW))
    assert caught.value.code is StoreCode.CONFLICT
    assert (await store.lists.games_of(other, finished=False)).games == ()


async def test_a_match_that_ends_moves_to_the_finished_ones(store: SqlStore) -> None:
    one, other = name(), name()
    match_id = await begin(store, one, other, NOW)
    await end(store, match_id, Resigned(S), Outcome(N, 3, 1, True, Reason.RESIGNED), later(9))
    for player, side in ((one, S), (other, N)):
        assert await store.lists.games_of(player, finished=False) == GamePage((), None)
        assert await store.lists.games_of(player, finished=True) == GamePage(
            (ListedGame(match_id, side, later(9)),), None
        )


async def test_how_a_player_has_fared(store: SqlStore) -> None:
    one, other = name(), name()
    assert await store.lists.tally(one) == Tally()
    ends: list[tuple[Entry, Outcome | Verdict]] = [
        (TimedOut(N), Verdict(S, 0, 2, True, Cause.TIME)),
        (Resigned(N), Outcome(S, 3, 1, None, Reason.RESIGNED)),
        (Resigned(S), Outcome(N, 3, 1, True, Reason.RESIGNED)),
        (Abandoned(N, "draw"), Verdict(None, 4, 4, None, Cause.ABANDONED)),
        (Aborted(N), Verdict(None, 0, 0, None, Cause.ABORTED)),
    ]
    for entry, outcome in ends:
        await end(store, await begin(store, one, other, NOW), entry, outcome, later(1))
    await begin(store, one, other, NOW)
    assert await store.lists.tally(one) == Tally(won=2, drawn=1, lost=1)
    assert await store.lists.tally(other) == Tally(won=1, drawn=1, lost=2)
    assert (await store.lists.tally(one)).games == 4
    assert len((await store.lists.games_of(one, finished=True)).games) == 5


async def test_long_lists_are_turned_page_by_page(store: SqlStore) -> None:
    one, other = name(), name()
    # Some of them at the same moment.
    names = [await begin(store, one, other, later(number // 3)) for number in range(10)]
    seen: list[str] = []
    before, pages = None, 0
    while True:
        page = await store.lists.games_of(one, finished=False, before=before, limit=4)
        seen += [game.match_id for game in page.games]
        pages += 1
        if page.next is None:
            break
        before = page.next
    assert pages == 3
    assert sorted(seen) == sorted(names)
    assert seen == sorted(names, key=lambda one: (names.index(one) // 3, one), reverse=True)


async def test_lists_for_others_have_nothing_of_private_matches(store: SqlStore) -> None:
    one, other = name(), name()
    public = [await begin(store, one, other, later(number), PUBLIC) for number in range(5)]
    private = [await begin(store, one, other, later(number + 0.5)) for number in range(5)]
    first = await store.lists.games_of(one, finished=False, public=True, limit=3)
    assert [game.match_id for game in first.games] == public[:1:-1]
    assert first.next is not None
    assert first.next.endswith(public[2])
    rest = await store.lists.games_of(one, finished=False, public=True, before=first.next, limit=3)
    assert [game.match_id for game in rest.games] == public[1::-1]
    assert rest.next is None
    everything = await store.lists.games_of(one, finished=False)
    assert {game.match_id for game in everything.games} == {*public, *private}


@pytest.mark.parametrize("cursor", ["", "x", "1", "1-", "-1-x", "9" * 30 + "-x", "1-\n", "1-'--"])
async def test_a_list_goes_on_from_no_other_place(store: SqlStore, cursor: str) -> None:
    with pytest.raises(StoreError) as caught:
        await store.lists.games_of("x", finished=False, before=cursor)
    assert caught.value.code is StoreCode.BAD_CURSOR


async def test_what_goes_on_and_is_public_is_there_to_watch(store: SqlStore) -> None:
    one, other = name(), name()
    hidden = await begin(store, one, other, NOW)
    older = await begin(store, one, other, later(1), PUBLIC)
    newer = await begin(store, one, other, later(2), PUBLIC)
    over = await begin(store, one, other, later(3), PUBLIC)
    await end(store, over, Resigned(S), Outcome(N, 3, 1, True, Reason.RESIGNED), later(4))
    watched = await store.lists.public_games(limit=1000)
    assert [match_id for match_id in watched if match_id in {hidden, older, newer, over}] == [
        newer,
        older,
    ]


async def test_matches_in_which_nothing_happens_are_found(store: SqlStore) -> None:
    one, other = name(), name()
    quiet = await begin(store, one, other, NOW)
    busy = await begin(store, one, other, NOW)
    over = await begin(store, one, other, NOW)
    local = name()
    await store.create(local, Settings(HUMAN, HUMAN), NOW)
    await store.append(busy, 2, Stamped(Played(Sow(Pit.C)), later(5)))
    await end(store, over, Resigned(S), Outcome(N, 3, 1, True, Reason.RESIGNED), later(1))
    ours = {quiet, busy, over, local}
    idle = await store.lists.idle(later(4), limit=1000)
    assert ours & set(idle) == {quiet}
    assert ours & set(await store.lists.idle(NOW, limit=1000)) == set()
    assert ours & set(await store.lists.idle(later(6), limit=1000)) == {quiet, busy}


async def test_matches_are_found_whose_clock_can_run(store: SqlStore) -> None:
    one, other = name(), name()
    timed = Settings(HUMAN, HUMAN, online=True, clock=Timed(5))
    daily = Settings(HUMAN, HUMAN, online=True, clock=Daily(14), public=True)
    older = await begin(store, one, other, NOW, daily)
    newer = await begin(store, one, other, later(1), timed)
    untimed = await begin(store, one, other, later(2))
    over = await begin(store, one, other, later(3), timed)
    await end(store, over, Resigned(S), Outcome(N, 3, 1, True, Reason.RESIGNED), later(4))
    await store.create(waiting := name(), timed, NOW, (Stamped(Joined(S, one), NOW),))
    await store.create(local := name(), Settings(HUMAN, HUMAN), NOW)
    ours = {older, newer, untimed, over, waiting, local}
    assert [found for found in await store.lists.clocked() if found in ours] == [newer, older]


async def test_matches_with_minutes_are_found_in_which_something_happened(
    store: SqlStore,
) -> None:
    one, other = name(), name()
    timed = Settings(HUMAN, HUMAN, online=True, clock=Timed(5))
    daily = Settings(HUMAN, HUMAN, online=True, clock=Daily(14))
    old, older = [await begin(store, one, other, NOW, timed) for _ in range(2)]
    await store.append(old, 2, Stamped(Played(Sow(Pit.C)), later(6)))
    new = await begin(store, one, other, later(7), timed)
    others = [await begin(store, one, other, later(7), each) for each in (daily, PUBLIC, timed)]
    await end(store, others[2], Resigned(S), Outcome(N, 3, 1, True, Reason.RESIGNED), later(8))
    ours = {old, older, new, *others}
    found = [each for each in await store.lists.timed(later(6), limit=1000) if each in ours]
    assert found == [new, old]
    assert older in await store.lists.timed(NOW, limit=1000)


async def test_how_far_many_matches_have_come_is_told_in_one_go(store: SqlStore) -> None:
    fresh, played = [await begin(store, name(), name(), NOW) for _ in range(2)]
    await store.append(played, 2, Stamped(Played(Sow(Pit.C)), later(1)))
    await store.create(empty := name(), PRIVATE, NOW)
    asked = [fresh, played, empty, *(name() for _ in range(600))]
    assert await store.lists.versions(asked) == {fresh: 2, played: 3}
    assert await store.lists.versions([]) == {}


async def test_the_lists_follow_what_a_match_makes_of_its_entries(store: SqlStore) -> None:
    one, other = name(), name()
    match_id = await begin(store, one, other, NOW)
    match: Match = await store.load(match_id)
    stamped = Stamped(Aborted(S), later(1))
    after = match.after(stamped)
    await store.append(match_id, match.version, stamped, after.outcome)
    assert (await store.load(match_id)).over
    assert await store.lists.tally(one) == Tally()
    assert len((await store.lists.games_of(other, finished=True)).games) == 1
