"""Matches as plain data: what is kept is read again as it was."""

import json
from datetime import UTC

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla.match import (
    PHRASES,
    Abandoned,
    Aborted,
    Daily,
    DrawDeclined,
    Drawn,
    DrawOffered,
    Entry,
    Joined,
    Kind,
    MatchCode,
    MatchError,
    Played,
    Redone,
    RematchDeclined,
    Rematched,
    RematchOffered,
    Resigned,
    Resumed,
    Said,
    Seat,
    Settings,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    Timed,
    TimedOut,
    Untimed,
)
from ayla.match.names import thinned
from ayla.match.plain import plain_entry, plain_settings, read_entry, read_settings
from tests import strategies

entries: st.SearchStrategy[Entry] = st.one_of(
    strategies.moves.map(Played),
    st.integers(min_value=0).map(TakenBack),
    strategies.sides.map(Resigned),
    st.just(Drawn()),
    st.just(Redone()),
    st.builds(Joined, strategies.sides, st.text(min_size=1, max_size=9), st.text(max_size=9)),
    st.builds(TakebackAsked, strategies.sides, st.integers(min_value=0)),
    st.builds(Abandoned, strategies.sides, st.sampled_from(["win", "draw"])),
    st.builds(Rematched, st.text(max_size=9)),
    st.builds(Said, strategies.sides, st.sampled_from(PHRASES)),
    st.builds(Resumed, st.datetimes(timezones=st.just(UTC))),
    *(
        strategies.sides.map(kind)
        for kind in (
            DrawOffered,
            DrawDeclined,
            TakebackDeclined,
            Aborted,
            TimedOut,
            RematchOffered,
            RematchDeclined,
        )
    ),
)
names = st.text(st.characters(exclude_categories=["C"]), max_size=40).map(thinned)
seats = st.one_of(
    st.builds(Seat, st.just(Kind.HUMAN), name=names),
    st.builds(Seat, st.just(Kind.COMPUTER), st.text(min_size=1, max_size=9), names),
)
# An open offer is for the game with barter only.
settings = st.one_of(
    st.builds(
        Settings,
        seats,
        seats,
        strategies.rules,
        strategies.positions(over=False, offer=False) | st.none(),
    ),
    st.builds(Settings, seats, seats, start=strategies.positions(over=False, offer=True)),
    st.builds(
        Settings,
        st.just(Seat(Kind.HUMAN)),
        st.just(Seat(Kind.HUMAN)),
        strategies.rules,
        online=st.just(True),
        clock=st.sampled_from([Untimed(), Timed(0.25), Timed(10, 5), Daily(3)]),
        rated=st.booleans(),
        public=st.booleans(),
    ),
)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(entries)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert read_entry(json.loads(json.dumps(plain_entry(entry)))) == entry


@given(settings)
def test_settings_are_read_as_they_were_written(settings: Settings) -> None:
    assert read_settings(json.loads(json.dumps(plain_settings(settings)))) == settings


@given(junk | st.dictionaries(st.sampled_from(["move", "undo", "redo", "resign", "draw"]), junk))
def test_anything_else_is_no_entry(data: object) -> None:
    try:
        entry = read_entry(data)
    except MatchError:
        return
    assert plain_entry(entry) == data


@pytest.mark.parametrize(
    "data",
    [
        None,
        "C",
        [],
        {},
        {"move": "E"},
        {"move": 3},
        {"undo": "0"},
        {"undo": True},
        {"resign": "W"},
        {"draw": False},
        {"redo": 1},
        {"offer_draw": "W"},
        {"time_out": True},
        {"join": "S", "player": "aya"},
        {"join": "S", "player": 3, "name": ""},
        {"ask_undo": True, "by": "S"},
        {"ask_undo": 3},
        {"abandon": "S", "how": "lost"},
        {"say": "hello", "by": "S", "more": 1},
        {"rematched": None},
        {"resume": True},
        {"resume": "yesterday"},
        {"resume": "2026-01-01T00:00:00"},
        {"resume": "2026-01-01T01:00:00+01:00"},
        {"move": "C", "undo": 0},
    ],
)
def test_what_is_no_entry_is_refused(data: object) -> None:
    with pytest.raises(MatchError) as caught:
        read_entry(data)
    assert caught.value.code is MatchCode.BAD_ENTRY


def test_a_name_that_was_taken_with_more_marks_is_read_with_fewer() -> None:
    data = json.loads(json.dumps(plain_settings(Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN)))))
    data["south"]["name"] = "a" + "\N{COMBINING ACUTE ACCENT}" * 39
    assert read_settings(data).south.name == "a" + "\N{COMBINING ACUTE ACCENT}" * 4


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["rules"], None),
        (["rules", "barter"], 1),
        (["rules", "endless"], "halves"),
        (["south"], {}),
        (["south", "kind"], "dog"),
        (["north", "opponent"], "greedy"),
        (["north", "name"], 7),
        (["position"], "6,6"),
        (["position"], 6),
        (["online"], {}),
        (["online"], {"clock": {"kind": "none"}, "rated": 1, "public": False}),
        (["online"], {"clock": {"kind": "days", "days": 99}, "rated": False, "public": False}),
    ],
)
def test_settings_that_were_tampered_with_are_refused(path: list[str], value: object) -> None:
    data = json.loads(json.dumps(plain_settings(Settings(Seat(Kind.HUMAN), Seat(Kind.HUMAN)))))
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(MatchError) as caught:
        read_settings(data)
    assert caught.value.code is MatchCode.BAD_ENTRY
