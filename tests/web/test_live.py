"""The live connection: what is sent is enough to stay right, whatever happens."""

from collections import deque
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from tests.web.serving import Live, Running


class Client:
    """Keeps the turns of a match as the wire says a client should."""

    def __init__(self) -> None:
        self.turns: list[Any] = []

    def take(self, sent: Any) -> Any:
        assert sent["since"] <= len(self.turns)
        self.turns[sent["since"] :] = sent["turns"]
        assert len(self.turns) == sent["ply"]
        return sent


def test_a_snapshot_comes_at_once_and_after_every_change(server: Running) -> None:
    match = server.play(server.begin(), "C")
    with server.live(match) as live:
        first = live.receive()
        assert first == server.get(f"matches/{match['id']}")
        server.play(match, "a", "B")
        second, third = live.receive(), live.receive()
        assert (second["version"], second["since"], len(second["turns"])) == (2, 1, 1)
        assert (third["version"], third["since"], len(third["turns"])) == (3, 2, 1)
        server.post(f"matches/{match['id']}/resign", {"version": 3, "side": "N"})
        assert live.receive()["outcome"]["winner"] == "S"


def test_all_who_watch_see_the_same(server: Running) -> None:
    match = server.begin()
    with server.live(match) as one, server.live(match) as two:
        assert one.receive() == two.receive()
        match = server.play(match, "C")
        assert one.receive() == two.receive() == match


def test_another_match_is_not_seen(server: Running) -> None:
    match, other = server.begin(), server.begin()
    with server.live(match) as live:
        live.receive()
        server.play(other, "C")
        server.play(match, "D")
        assert live.receive()["turns"][0]["move"] == "D"


def test_turns_taken_back_and_played_otherwise_are_not_confused(server: Running) -> None:
    match = server.play(server.begin(), "C", "a", "B", "b")
    client = Client()
    with server.live(match) as live:
        client.take(live.receive())
        # Several changes, seen one by one or together: what the client has in the end is right.
        match = server.post(f"matches/{match['id']}/undo", {"version": 4, "to": 1})
        match = server.play(match, "b", "A", "c", "D")
        while client.take(live.receive())["version"] < match["version"]:
            pass
    whole = server.get(f"matches/{match['id']}")
    assert client.turns == whole["turns"]


def test_only_the_turns_after_a_ply_are_sent_if_asked_for(server: Running) -> None:
    match = server.play(server.begin(), "C", "a", "B")
    with server.live(match, "?since=2") as live:
        sent = live.receive()
        assert (sent["since"], len(sent["turns"])) == (2, 1)
    with server.live(match, "?since=99") as live:
        sent = live.receive()
        assert (sent["since"], sent["turns"]) == (3, [])


def test_who_comes_back_gets_what_was_missed_even_if_turns_were_taken_back(
    server: Running,
) -> None:
    match = server.play(server.begin(), "C", "a", "B", "b")
    client = Client()
    client.take(server.get(f"matches/{match['id']}"))
    match = server.post(f"matches/{match['id']}/undo", {"version": 4, "to": 1})
    match = server.play(match, "b", "A", "c", "D")
    with server.live(match, "?version=4") as live:
        sent = client.take(live.receive())
    assert sent["since"] == 1
    whole = server.get(f"matches/{match['id']}")
    assert client.turns == whole["turns"]
    assert server.get(f"matches/{match['id']}", version=4) == sent
    # Who knows everything gets nothing, who knows what never was gets everything.
    assert server.get(f"matches/{match['id']}", version=9)["turns"] == []
    assert server.get(f"matches/{match['id']}", version=10) == whole


def test_a_connection_keeps_no_window_for_compression(server: Running) -> None:
    with server.live(server.begin()) as live:
        assert live.connection.protocol.extensions == []


def test_a_ping_is_answered(server: Running) -> None:
    match = server.begin()
    with server.live(match) as live:
        live.receive()
        for _ in range(3):
            live.send("ping")
            assert live.receive() == {"type": "pong"}


@pytest.mark.parametrize("said", ["", "pong", '{"move": "C"}', b"ping", b"\xff\x00"])
def test_anything_else_ends_the_connection(server: Running, said: str | bytes) -> None:
    match = server.begin()
    with server.live(match) as live:
        live.receive()
        live.send(said)
        assert closed(live) == 1008
    assert server.get(f"matches/{match['id']}")["version"] == 0


def test_a_message_that_is_too_large_ends_the_connection(server: Running) -> None:
    with server.live(server.begin()) as live:
        live.receive()
        live.send("ping" * 10_000)
        assert closed(live) == 1009


@pytest.mark.parametrize("match_id", ["unknown", "x" * 100])
def test_an_unknown_match_closes_the_connection(server: Running, match_id: str) -> None:
    with server.live({"id": match_id}) as live:
        assert closed(live) == 4404


@pytest.mark.parametrize("query", ["?since=-1", "?since=x", "?version=-1"])
def test_a_query_that_makes_no_sense_opens_no_connection(server: Running, query: str) -> None:
    with pytest.raises(InvalidStatus), server.live(server.begin(), query):
        pass


def closed(live: Live) -> int:
    with pytest.raises(ConnectionClosedError) as caught:
        deque(iter(live.receive, None), maxlen=0)  # whatever else comes before
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code
