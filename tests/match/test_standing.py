"""What has stood since an earlier version: the same as a replay of every version between says."""

from hypothesis import given
from hypothesis import strategies as st

from ayla.match import (
    Drawn,
    Entry,
    Joined,
    Kind,
    Match,
    Played,
    Redone,
    Resigned,
    Said,
    Seat,
    Settings,
    TakebackAsked,
    TakenBack,
)
from ayla.match.standing import stood_since
from ayla.rules import Side
from tests.stamps import after

HUMAN = Seat(Kind.HUMAN)
AT_ONE_DEVICE = Settings(HUMAN, HUMAN)
FAR_APART = Settings(HUMAN, HUMAN, online=True)


@st.composite
def at_one_device(draw: st.DrawFn) -> Match:
    match = Match.new(AT_ONE_DEVICE)
    for _ in range(draw(st.integers(0, 25))):
        entries: list[Entry] = []
        if not match.over:
            entries += [Played(draw(st.sampled_from(match.game.legal_moves())))] * 3
            entries += [Resigned(Side.SOUTH), Drawn()]
        if match.game.plies or match.game.ending:
            entries.append(TakenBack(draw(st.integers(0, match.game.plies))))
        if match.undone:
            entries += [Redone()] * 3
        match = after(match, draw(st.sampled_from(entries)))
    return match


@st.composite
def far_apart(draw: st.DrawFn) -> Match:
    match = after(Match.new(FAR_APART), Joined(Side.SOUTH, "aya"), Joined(Side.NORTH, "tra"))
    for _ in range(draw(st.integers(0, 15))):
        if match.over:
            break
        side = match.game.position.to_move
        what = draw(st.sampled_from(("play", "play", "take back", "say")))
        if what == "take back" and match.game.plies:
            to = draw(st.integers(0, match.game.plies - 1))
            asker = match.game.turns[to].before.to_move
            match = after(match, TakebackAsked(asker, to), TakenBack(to))
        elif what == "say" and match.meeting and len(match.meeting.phrases) < 5:
            match = after(match, Said(side, "oops"))
        else:
            match = after(match, Played(draw(st.sampled_from(match.game.legal_moves()))))
    return match


@given(st.one_of(at_one_device(), far_apart()))
def test_it_is_the_lowest_ply_of_all_versions_from_then_on(match: Match) -> None:
    plies = [match.at(version).game.plies for version in range(match.version + 1)]
    for version in range(match.version + 1):
        stood = stood_since(match, version)
        assert stood == min(plies[version:])
        # A client that keeps so many has them right.
        assert match.at(version).game.moves[:stood] == match.game.moves[:stood]
