"""The process: starting, stopping, dying and coming back."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from ayla.web import Cast, serve
from tests.web.serving import PLAYERS, ROOT, Running

Refused = Callable[..., str]


@pytest.fixture
def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Calls ``serve`` with what it cannot use, and returns the one line that it says."""

    def call(code: str, *, host: str = "127.0.0.1", port: int = 0, **environment: str) -> str:
        given = {"AYLA_DATA_DIR": str(tmp_path / "data"), **environment}
        assert serve(lambda: Cast(PLAYERS), host=host, port=port, environment=given) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"ayla: {code}: ")
        assert said.err.count("\n") == 1
        return said.err

    return call


def test_the_game_goes_on_after_kill_and_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        match = server.begin()
        for _ in range(2):
            match = server.play(match, match["moves"][0]["move"])
            server.kill()
            server.start()
            # The move was acknowledged, so it is there; and it is there once.
            again = server.get(f"matches/{match['id']}")
            assert again["position"] == match["position"]
            assert again["version"] == match["version"]
            assert again["moves"] == match["moves"]
        match = server.post(f"matches/{match['id']}/undo", {"version": 2, "to": 0})
        server.kill()
        server.start()
        assert server.get(f"matches/{match['id']}")["ply"] == 0


def test_a_move_is_stored_once_however_often_it_is_sent_again_after_a_crash(
    tmp_path: Path,
) -> None:
    with Running(tmp_path) as server:
        match = server.play(server.begin(), "C")
        server.kill()
        server.start()
        error = server.post(f"matches/{match['id']}/moves", {"version": 0, "move": "C"}, status=409)
        assert error["code"] == "stale_version"
        assert server.get(f"matches/{match['id']}")["ply"] == 1


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_quietly_and_tells_those_who_watch(tmp_path: Path, sign: int) -> None:
    with Running(tmp_path) as server:
        match = server.play(server.begin("human", "slow"), "C")
        with server.live(match) as live:
            live.receive()
            server.process.send_signal(sign)
            with pytest.raises(ConnectionClosedError) as caught:
                live.receive()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1012  # come back
        assert server.process.wait(timeout=30) == 0
        assert server.log == ""


def test_requests_that_were_begun_are_answered_before_it_stops(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        match = server.begin()
        asking = HTTPConnection("127.0.0.1", server.port, timeout=30)
        asking.connect()
        body = json.dumps({"version": 0, "seconds": 2, "depth": 64})
        headers = {"Content-Type": "application/json"}
        asking.request("POST", f"/api/matches/{match['id']}/analysis", body, headers)
        server.get("opponents")  # asked later: the other has been read once this is answered
        server.process.send_signal(signal.SIGTERM)
        answer = asking.getresponse()
        assert answer.status == 200
        assert json.load(answer)["lines"]
        assert server.process.wait(timeout=30) == 0
        asking.close()


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "tests.web.serving", str(port), "", "", "1", ""],
            cwd=ROOT,
            env={**os.environ, "AYLA_DATA_DIR": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == (
        f"ayla: port_taken: port {port} of 127.0.0.1 is taken: is Ayla running already?"
        " --port chooses another\n"
    )


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        done = subprocess.run(
            [sys.executable, "-m", "tests.web.serving", "0", "", "", "1", ""],
            cwd=ROOT,
            env={**os.environ, "AYLA_DATA_DIR": str(tmp_path / "data")},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert server.play(server.begin(), "C")["ply"] == 1
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("ayla: store_busy: ")
    assert done.stderr.count("\n") == 1
    assert "matches.sqlite3: a server runs on it" in done.stderr


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_the_next_server_can_start_while_the_last_one_stops(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with Running(tmp_path) as server:
        match = server.begin("human", "slow")
        with server.live(match) as live:
            live.receive()
            ending, out = server.process, server.process.stdout
            ending.send_signal(sign)
            server.api.close()
            server.start()
        assert server.get(f"matches/{match['id']}")["ply"] == 0
        assert ending.wait(timeout=30) == (0 if sign == signal.SIGTERM else -sign)
        assert out
        out.close()


def test_an_address_that_there_is_not_is_refused(refused: Refused) -> None:
    assert "70000" in refused("bad_port", port=70000)
    assert "-1" in refused("bad_port", port=-1)
    assert "'203.0.113.7'" in refused("bad_host", host="203.0.113.7")
    assert "no.such.host.invalid" in refused("bad_host", host="no.such.host.invalid")
    assert "is no name of a host" in refused("bad_host", host="x" * 100)


def test_a_setting_that_makes_no_sense_is_refused(refused: Refused) -> None:
    for value in ("0", "two", "65", "²"):
        assert "AYLA_THINKERS" in refused("bad_setting", AYLA_THINKERS=value)
        assert "AYLA_ANALYSES" in refused("bad_setting", AYLA_ANALYSES=value)
    assert "AYLA_DATABASE_URL" in refused("bad_address", AYLA_DATABASE_URL="mysql://x/y")
    unknown = "postgresql://ayla@127.0.0.1:1/ayla?connect_timeout=10"
    assert "connect_timeout" in refused("bad_address", AYLA_DATABASE_URL=unknown)
    for parameter in ("foo=bar", "db=one"):
        unknown = f"redis://127.0.0.1:1/0?{parameter}"
        assert "AYLA_REDIS_URL" in refused("bad_setting", AYLA_REDIS_URL=unknown)


def test_several_workers_need_what_they_share(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = {"AYLA_DATA_DIR": str(tmp_path)}
    database = {"AYLA_DATABASE_URL": "postgresql://ayla@127.0.0.1:1/ayla"}
    redis = {"AYLA_REDIS_URL": "redis://127.0.0.1:1/0"}
    for workers, given, said in (
        (2, {}, "--workers 2 needs AYLA_DATABASE_URL=postgresql://… and AYLA_REDIS_URL=redis://…"),
        (3, database, "--workers 3 needs AYLA_REDIS_URL=redis://…"),
        (2, redis, "--workers 2 needs AYLA_DATABASE_URL=postgresql://…"),
        (0, {}, "--workers is a number from 1 to 64, not 0"),
        (65, database | redis, "--workers is a number from 1 to 64, not 65"),
    ):
        environment = {**data, **given}
        assert serve(lambda: Cast(PLAYERS), workers=workers, environment=environment) == 2
        assert capsys.readouterr() == ("", f"ayla: bad_setting: {said}\n")


def test_the_local_network_goes_without_a_host(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = {"AYLA_DATA_DIR": str(tmp_path)}
    assert serve(lambda: Cast(PLAYERS), host="::1", lan=True, environment=environment) == 2
    assert capsys.readouterr().err.startswith("ayla: bad_setting: --lan ")


def test_a_database_that_cannot_be_used_is_refused(tmp_path: Path, refused: Refused) -> None:
    path = tmp_path / "data" / "matches.sqlite3"
    path.parent.mkdir()
    path.write_text("a shopping list, and no database of anyone's\n" * 30)
    assert str(path) in refused("foreign_database")
    (tmp_path / "file").write_text("")
    assert "file" in refused("cannot_open", AYLA_DATA_DIR=str(tmp_path / "file"))


def test_nothing_that_a_person_waits_for_is_loaded_for_computing(tmp_path: Path) -> None:
    code = "import sys, ayla.web; print({'numpy', 'numba', 'alembic'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "set()\n"
