"""A player's connection is cut in the middle of a move."""

import json
import socket
import struct

import pytest
from websockets.frames import Frame, Opcode

from tests.web.far_apart import Line, Meeting
from tests.web.serving import Running

MOVES = ("C", "b", "B", "a", "D", "d")


def cut(line: Line, data: bytes) -> None:
    """Send this and end the connection at once, with nothing said."""
    wire = line.connection.socket
    wire.sendall(data)
    # Whatever the other side sends from now on finds nobody.
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    wire.shutdown(socket.SHUT_RDWR)


def frame(ply: int, move: str) -> bytes:
    said = {"id": ply, "do": "move", "ply": ply, "move": move}
    return Frame(Opcode.TEXT, json.dumps(said).encode()).serialize(mask=True)


@pytest.mark.parametrize("whole", [True, False])
def test_a_move_that_was_cut_off_is_played_once_when_it_is_sent_again(
    server: Running, whole: bool
) -> None:
    meeting = Meeting(server)
    for ply, move in enumerate(MOVES):
        person = (meeting.south, meeting.north)[ply % 2]
        data = frame(ply, move)
        with person.watch(meeting.match_id, "?detail=turns") as line:
            line.hear()
            cut(line, data if whole else data[: len(data) // 2])
        with person.watch(meeting.match_id, "?detail=turns") as line:
            # What was cut off in the middle was not heard; what was whole may have been.
            assert line.hear()["ply"] in ({ply, ply + 1} if whole else {ply})
            line.done("move", ply=ply, move=move)
    found = meeting.south.get(f"matches/{meeting.match_id}")
    assert [turn["move"].partition("x")[0] for turn in found["turns"]] == list(MOVES)
    assert found["version"] == 2 + len(MOVES)
