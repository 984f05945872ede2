"""What was played: lists of games, how people have fared, and their ratings."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from ayla.match import (
    Aborted,
    Joined,
    Kind,
    Match,
    Resigned,
    Seat,
    Settings,
    Stamped,
    Timed,
)
from ayla.people import Account
from ayla.rules import Side
from ayla.store import SqlStore
from tests.web.serving import Running
from tests.web.visitors import Visitor, do, settle

PATIENCE = 60


@pytest.fixture
def come(server: Running) -> Iterator[Callable[[], Visitor]]:
    visitors: list[Visitor] = []

    def come() -> Visitor:
        visitors.append(Visitor(server))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.client.close()


def rated(visitor: Visitor, games: int = 1) -> Any:
    """The rating with barter, once so many games are rated."""
    until = time.monotonic() + PATIENCE
    while True:
        rating = visitor.get("me")["ratings"]["barter"]
        if (rating["games"] if rating else 0) == games:
            return rating
        assert time.monotonic() < until, rating
        time.sleep(0.05)


def fared(visitor: Visitor) -> tuple[int, int, int, int]:
    profile = visitor.get(f"players/{visitor.id}")
    return profile["games"], profile["won"], profile["drawn"], profile["lost"]


def test_a_game_that_goes_on_is_listed_for_both(come: Callable[[], Visitor]) -> None:
    south, north, third = come(), come(), come()
    match = settle((south, north))
    do(south, match, "move", ply=0, move="C")
    (row,) = south.get("games")["games"]
    assert row["match"] == match
    assert (row["you"], row["turn"], row["ply"], row["outcome"]) == ("S", "N", 1, None)
    assert row["position"] == south.get(f"matches/{match}")["position"]["text"]
    assert north.get("games?state=current")["games"][0]["you"] == "N"
    assert south.get("games?state=finished") == {"games": [], "next": None}
    # A match by a link is nobody else's business.
    assert third.get(f"games?player={south.id}") == {"games": [], "next": None}
    assert third.get("games") == {"games": [], "next": None}
    assert match not in [game["match"] for game in third.get("live-games")["games"]]


def test_a_game_that_is_over_is_listed_with_its_result(come: Callable[[], Visitor]) -> None:
    south, north = come(), come()
    match = settle((south, north))
    do(south, match, "move", ply=0, move="C")
    do(north, match, "resign")
    assert south.get("games") == {"games": [], "next": None}
    (row,) = north.get("games?state=finished")["games"]
    assert row["outcome"] == {"winner": "S", "south": 0, "north": 0, "reason": "resigned"}
    assert row["turn"] is None
    assert fared(south) == (1, 1, 0, 0)
    assert fared(north) == (1, 0, 0, 1)
    assert south.get("me")["ratings"]["barter"] is None


def test_lists_go_on(come: Callable[[], Visitor]) -> None:
    visitor = come()
    made = [visitor.post("online", status=201)["match"] for _ in range(23)]
    first = visitor.get("games")
    rest = visitor.get(f"games?before={first['next']}")
    listed = [game["match"] for game in first["games"] + rest["games"]]
    assert listed == made[::-1]
    assert rest["next"] is None


def test_a_long_list_of_private_games_tells_others_nothing(come: Callable[[], Visitor]) -> None:
    visitor, stranger = come(), come()
    for _ in range(21):
        visitor.post("online", status=201)
    assert visitor.get("games")["next"]
    assert stranger.get(f"games?player={visitor.id}") == {"games": [], "next": None}


@pytest.mark.parametrize("player", ["nobody", "%00", "N" * 22])
def test_nothing_is_listed_of_nobody(come: Callable[[], Visitor], player: str) -> None:
    assert come().get(f"games?player={player}") == {"games": [], "next": None}


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("state=some", "bad_request"),
        ("before=nonsense", "bad_cursor"),
        ("before=" + "9" * 90, "bad_cursor"),
        ("before=%00", "bad_cursor"),
        ("player=" + "x" * 65, "bad_request"),
    ],
)
def test_lists_that_there_are_not(come: Callable[[], Visitor], query: str, code: str) -> None:
    visitor = come()
    visitor.post("me", {"name": "Abena"})
    assert visitor.refused("GET", f"games?{query}") == (400, code)


def test_a_rated_game_changes_both_ratings(come: Callable[[], Visitor]) -> None:
    south, north, third = come(), come(), come()
    for visitor in (south, north):
        visitor.open_account()
    match = settle((south, north), rated=True)
    do(south, match, "move", ply=0, move="C")
    do(north, match, "resign")
    won, lost = rated(south), rated(north)
    assert won == {"rating": 1662, "deviation": 290, "games": 1, "provisional": True}
    assert lost == {"rating": 1338, "deviation": 290, "games": 1, "provisional": True}
    assert third.get(f"players/{south.id}")["ratings"]["barter"] == won
    assert south.get("me")["ratings"]["classic"] is None
    players = third.get(f"matches/{match}")["online"]["players"]
    assert all(player["account"] for player in players.values())
    # What is said after the end changes nothing.
    do(south, match, "say", phrase="good-game")
    again = settle((north, south), rated=True)
    players = third.get(f"matches/{again}")["online"]["players"]
    assert (players["S"]["rating"], players["N"]["rating"]) == (1338, 1662)
    do(north, again, "draw-offer")
    do(south, again, "draw-accept")
    assert rated(south, 2)["rating"] < won["rating"]
    assert rated(north, 2)["rating"] > lost["rating"]
    assert fared(south) == (2, 1, 1, 0)


def test_an_aborted_game_counts_for_nobody(come: Callable[[], Visitor]) -> None:
    south, north = come(), come()
    for visitor in (south, north):
        visitor.open_account()
    aborted = settle((south, north), rated=True)
    do(north, aborted, "abort")
    match = settle((south, north), rated=True)
    do(south, match, "resign")
    assert rated(north)["games"] == 1
    assert fared(north) == (1, 1, 0, 0)
    (first, second) = south.get("games?state=finished")["games"]
    assert (first["match"], second["match"]) == (match, aborted)
    assert second["outcome"]["reason"] == "aborted"


PERSON = Seat(Kind.HUMAN)
RATED = Settings(PERSON, PERSON, online=True, clock=Timed(1), rated=True)


async def leave_unrated(path: Path, players: tuple[str, str]) -> None:
    """Rated matches that ended when the server could tell nobody: timed out, resigned, aborted."""
    store = await SqlStore.open(URL.create("sqlite+aiosqlite", database=str(path)))
    at = datetime.now(UTC)
    south, north = players
    for player in players:
        await store.people.open_account(Account(player, f"h{secrets.token_hex(8)}", "-"), at)
    joined = Stamped(Joined(Side.SOUTH, south), at), Stamped(Joined(Side.NORTH, north), at)
    for end in (Resigned(Side.NORTH), Aborted(Side.NORTH)):
        match_id = secrets.token_urlsafe(16)
        await store.create(match_id, RATED, at, joined)
        stamped = Stamped(end, at)
        outcome = Match.replay(RATED, [*joined, stamped]).outcome
        await store.append(match_id, len(joined), stamped, outcome)
    await store.close()


def test_what_ended_in_a_power_cut_is_rated_when_the_server_is_back(tmp_path: Path) -> None:
    players = "S" * 22, "N" * 22
    asyncio.run(leave_unrated(tmp_path / "data" / "matches.sqlite3", players))
    with Running(tmp_path) as server, Visitor(server) as visitor:
        until = time.monotonic() + PATIENCE
        while visitor.get(f"players/{players[0]}")["ratings"]["barter"] is None:
            assert time.monotonic() < until
            time.sleep(0.05)
        winner, loser = (visitor.get(f"players/{player}") for player in players)
        assert winner["ratings"]["barter"]["games"] == 1
        assert winner["ratings"]["barter"]["rating"] == 1662
        assert loser["ratings"]["barter"]["rating"] == 1338
