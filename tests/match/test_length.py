"""How long a match may grow: nobody makes it longer for ever, and it can always be finished."""

import pytest

from ayla.match import (
    Joined,
    Kind,
    Match,
    MatchCode,
    MatchError,
    Played,
    Seat,
    Settings,
    TakenBack,
    length,
    online,
)
from ayla.notation import parse_move
from ayla.rules import Side
from tests.stamps import NOW, after

HUMAN = Seat(Kind.HUMAN)
S, N = Side.SOUTH, Side.NORTH


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(length, "MOST_ENTRIES", 4)


def far_apart() -> Match:
    match = Match.new(Settings(HUMAN, HUMAN, online=True))
    joined = Joined(S, "aya"), Joined(N, "tra")
    return after(match, *joined, Played(parse_move("C")), Played(parse_move("b")))


def test_what_can_be_repeated_for_ever_is_refused_in_a_long_match() -> None:
    match = far_apart()
    for command in (
        lambda: online.ask_takeback(match, S, 0, NOW),
        lambda: online.offer_draw(match, S, NOW),
        lambda: online.say(match, S, "oops", NOW),
        lambda: online.rejoin(match, S, "elsewhere", "Aya", NOW),
    ):
        with pytest.raises(MatchError) as caught:
            command()
        assert caught.value.code is MatchCode.MATCH_TOO_LONG


def test_what_was_asked_before_can_be_answered_after() -> None:
    match = after(Match.new(Settings(HUMAN, HUMAN, online=True)), Joined(S, "aya"))
    match = after(match, Joined(N, "tra"), Played(parse_move("C")))
    assert match.version == 3
    asked = after(match, online.ask_takeback(match, S, 0, NOW))
    assert online.accept_takeback(asked, N, 0, NOW) == TakenBack(0)
    offered = after(match, online.offer_draw(match, S, NOW))
    assert after(offered, online.offer_draw(offered, N, NOW)).over


def test_a_long_match_is_played_to_its_end() -> None:
    match = far_apart()
    while not match.over:
        side, game = match.game.position.to_move, match.game
        match = after(
            match, online.play(match, side, game.legal_moves()[0], ply=game.plies, at=NOW)
        )
    match = after(match, online.offer_rematch(match, S, NOW))
    assert online.accept_rematch(match, N, "next", NOW).match_id == "next"
    assert after(far_apart(), online.resign(far_apart(), S, NOW)).over


def test_at_one_device_a_long_match_only_goes_forward() -> None:
    match = after(Match.new(Settings(HUMAN, HUMAN)), *map(Played, map(parse_move, "CbB")))
    back = after(match, match.take_back(2, version=3))
    for command in (lambda: back.take_back(0, version=4), lambda: back.redo(version=4)):
        with pytest.raises(MatchError) as caught:
            command()
        assert caught.value.code is MatchCode.MATCH_TOO_LONG
    assert after(back, back.play(parse_move("B"), version=4)).game.plies == 3
