"""The computer's turns: chosen elsewhere, dropped when the match has gone on."""

import time
from pathlib import Path

from ayla.notation import parse_move
from ayla.rules import Game
from tests.web.serving import Running


def test_the_computer_answers(server: Running) -> None:
    match = server.play(server.begin("human", "greedy"), "C")
    assert match["moves"] == []
    match = server.wait(match)
    assert (match["ply"], match["version"], match["position"]["to_move"]) == (2, 2, "S")
    assert match["moves"]


def test_the_computer_begins_if_it_is_south(server: Running) -> None:
    match = server.wait(server.begin("greedy", "human"))
    assert (match["ply"], match["position"]["to_move"]) == (1, "N")


def test_a_person_plays_the_computer_to_the_end(server: Running) -> None:
    match = server.begin("human", "greedy")
    while match["outcome"] is None:
        best = max(match["moves"], key=lambda move: move["total"])
        match = server.wait(server.play(match, best["move"]))
    game = Game.replay(
        parse_move(turn["move"]) for turn in server.get(f"matches/{match['id']}")["turns"]
    )
    assert game.over
    assert match["position"]["stores"] == {
        "S": game.position.stores[0],
        "N": game.position.stores[1],
    }


def test_the_computer_plays_itself_to_the_end(server: Running) -> None:
    match = server.begin("greedy", "greedy")
    with server.live(match) as live:
        seen = live.receive()
        while seen["outcome"] is None:
            assert seen["thinking"]
            seen = live.receive()
    assert not seen["thinking"]


def test_a_turn_taken_back_while_the_computer_thinks_stops_it(server: Running) -> None:
    match = server.play(server.begin("human", "slow"), "C")
    assert match["thinking"]
    assert match["undo"] == 0
    match = server.post(f"matches/{match['id']}/undo", {"version": 1, "to": 0})
    assert (match["ply"], match["thinking"]) == (0, False)
    # The slow player, told to stop, had a move; it is not played in the turn that came instead.
    match = server.play(match, "D")
    time.sleep(0.3)
    match = server.get(f"matches/{match['id']}")
    assert (match["version"], match["ply"], match["thinking"]) == (3, 1, True)
    server.post(f"matches/{match['id']}/resign", {"version": 3, "side": "S"})
    assert not server.get(f"matches/{match['id']}")["thinking"]


def test_a_player_that_fails_is_told_of_and_asked_again(server: Running) -> None:
    for name in ("broken", "cheat"):
        match = server.wait(server.play(server.begin("human", name), "C"))
        assert (match["thinking"], match["trouble"]) == (False, "opponent_failed")
        # Looking at the match asks it once more; the person can also take the turn back.
        assert server.get(f"matches/{match['id']}")["thinking"]
        assert server.wait(match)["trouble"] == "opponent_failed"
        match = server.post(f"matches/{match['id']}/undo", {"version": 1})
        assert (match["ply"], match["trouble"]) == (0, None)
    assert "out of ideas" in server.log


def test_no_more_players_think_at_once_than_allowed(tmp_path: Path) -> None:
    with Running(tmp_path, AYLA_THINKERS="1") as server:
        first = server.play(server.begin("human", "slow"), "C")
        second = server.play(server.begin("human", "greedy"), "C")
        time.sleep(0.3)
        waiting = server.get(f"matches/{second['id']}")
        assert (waiting["ply"], waiting["thinking"]) == (1, True)
        # Meanwhile the server answers as ever, and the line moves on when the first is done.
        server.post(f"matches/{first['id']}/undo", {"version": 1})
        assert server.wait(second)["ply"] == 2


def test_a_stopped_server_thinks_on_when_someone_looks_again(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        match = server.play(server.begin("human", "slow"), "C")
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 20  # and not the minute that the player would take
        server.start()
        match = server.get(f"matches/{match['id']}")
        assert (match["ply"], match["thinking"]) == (1, True)


def test_a_player_that_is_no_longer_there_is_told_of(tmp_path: Path) -> None:
    with Running(tmp_path, players="greedy,slow") as server:
        match = server.play(server.begin("human", "slow"), "C")
    with Running(tmp_path, players="greedy") as server:
        match = server.get(f"matches/{match['id']}")
        assert (match["thinking"], match["trouble"]) == (False, "no_such_opponent")
        match = server.post(f"matches/{match['id']}/undo", {"version": 1})
        assert match["trouble"] is None
