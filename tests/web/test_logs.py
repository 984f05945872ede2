"""The log: what it tells, and that it tells of no person."""

import json
import logging
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode

from ayla.web import logs
from tests.web.serving import Running

NAME = "Zoué Lou the Unmistakable"
FAR = "203.0.113.77"
COOKIE = "unmistakable-cookie"


def formatted(form: str, record: logging.LogRecord) -> str:
    return (logs._Json() if form == "json" else logs._Text()).format(record)


def record(**more: object) -> logging.LogRecord:
    made = logging.LogRecord("ayla.web", logging.WARNING, "", 0, "%s happened", ("it",), None)
    made.__dict__.update(more)
    return made


def test_an_event_is_a_json_object_on_a_line() -> None:
    line = formatted("json", record(ayla={"status": 200, "path": "/api/matches/{match_id}"}))
    told = json.loads(line)
    assert "\n" not in line
    assert told["event"] == "it happened"
    assert (told["level"], told["status"]) == ("warning", 200)
    assert told["at"].endswith("+00:00")


def test_an_event_is_a_line_for_people() -> None:
    assert formatted("text", record(ayla={"status": 200})) == "warning: it happened status=200"


@pytest.mark.parametrize("form", ["json", "text"])
def test_of_an_error_the_place_and_the_first_line_are_told(form: str) -> None:
    refused = "what went wrong\nDETAIL: Key (handle)=(somebody) already exists."
    try:
        raise ValueError(refused)
    except ValueError:
        line = formatted(form, record(exc_info=sys.exc_info()))
    assert "ValueError: what went wrong" in line
    assert "test_logs.py" in line
    assert "somebody" not in line
    assert line.count("\n") == 0 or form == "text"


def test_a_text_that_is_none_is_one_line_and_no_error(tmp_path: Path) -> None:
    no_text = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
    no_more = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
    with Running(tmp_path, AYLA_LOG="json") as server:
        match = server.begin()
        for sent in (no_text, no_text + no_more):
            with server.live(match) as live:
                live.receive()
                live.connection.socket.sendall(sent)
                with pytest.raises(ConnectionClosedError):
                    live.receive()
    assert {line["level"] for line in server.logged()} == {"warning"}
    assert not any("trace" in line for line in server.logged())


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_log_of_a_server_tells_of_no_person(form: str, tmp_path: Path) -> None:
    headers = {"X-Forwarded-For": FAR, "Cookie": f"ayla_player={COOKIE}"}
    with Running(tmp_path, AYLA_LOG=form, AYLA_LOG_LEVEL="debug", AYLA_METRICS="on") as server:
        server.api.headers.update(headers)
        seats = {"south": {"kind": "human", "name": NAME}, "north": {"kind": "human"}}
        match = server.post("matches", seats, status=201)
        with server.live(match, additional_headers=headers) as live:
            live.receive()
            match = server.play(match, "C")
            live.receive()
        server.post(f"matches/{match['id']}/moves", {"version": 0, "move": NAME}, status=400)
        server.post("me", {"name": NAME})
        server.get(f"matches/{match['id']}", since=1)
        assert server.api.get(f"/nowhere/{match['id']}?name={NAME}").status_code == 404
        broken = server.begin(north="broken")
        server.play(broken, "C")
        server.wait(broken)
        told = server.api.get("/metrics").text
        server.stop()
        log = server.log
    cookies = [cookie.value for cookie in server.api.cookies.jar if cookie.value]
    assert cookies
    assert "/api/matches/{match_id" in log
    assert "out of ideas" in log  # what a host needs to know is there
    for secret in (NAME, NAME.split()[0], FAR, "127.0.0.1", match["id"], broken["id"], *cookies):
        assert secret not in log
        assert secret not in told
    assert COOKIE not in log
    if form == "json":
        for line in log.splitlines():
            assert {"at", "level", "event"} <= json.loads(line).keys()


def test_usually_nothing_is_logged_that_goes_well(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        server.play(server.begin(), "C")
        server.stop()
        assert server.log == ""
