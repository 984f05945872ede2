"""Whole recorded games are played again, ply by ply, and tell the same events."""

import json

import pytest

from ayla.notation import format_position, format_turn, parse_move, read_records, write_record
from ayla.notation.plain import plain_event, plain_outcome
from ayla.rules import Game, Side
from tests.replays import NAMES, Replay, read_replay


def replayed(replay: Replay) -> Game:
    game = Game.replay(replay.moves, replay.rules, replay.start)
    match replay.end["ending"]:
        case {"event": "resigned", "side": side}:
            game.resign(Side(side))
        case {"event": "draw_agreed"}:
            game.agree_draw()
    return game


def test_there_are_games_of_every_kind() -> None:
    ends = {read_replay(name).end["outcome"]["reason"] for name in NAMES}
    assert ends == {"swept", "repetition", "turn_limit", "resigned", "agreed"}
    events = {
        event["event"]
        for name in NAMES
        for ply in read_replay(name).plies
        for event in ply["events"]
    }
    assert events == {
        "sown",
        "captured",
        "offered",
        "accepted",
        "declined",
        "passed",
        "swept",
        "settled",
    }


@pytest.mark.parametrize("name", NAMES)
def test_replay(name: str) -> None:
    replay = read_replay(name)
    game = Game(replay.rules, replay.start)
    for ply in replay.plies:
        assert not game.over
        turn = game.play(parse_move(ply["move"], game.position, game.rules))
        # As text: the order of captures counts.
        assert json.dumps([plain_event(event) for event in turn.events]) == json.dumps(
            ply["events"]
        )
        assert format_position(turn.position) == ply["position"]
        assert format_turn(turn) == ply["move"]
    game = replayed(replay)
    assert game.turns_taken == replay.end["turns"]
    assert game.outcome is not None
    assert plain_outcome(game.outcome) == replay.end["outcome"]
    assert (plain_event(game.ending) if game.ending else None) == replay.end["ending"]


@pytest.mark.parametrize("name", NAMES)
def test_replay_as_a_record(name: str) -> None:
    game = replayed(read_replay(name))
    (record,) = read_records(write_record(game))
    assert record.game == game
    assert record.game.outcome == game.outcome
