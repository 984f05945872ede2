"""The process: starting, stopping, dying and coming back."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.web.serving import ROOT, Running


def refused(tmp_path: Path, *, port: int = 0, **environment: str) -> str:
    """The one line that the server says before it exits with 2."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.web.serving", str(port), ""],
        cwd=ROOT,
        env={**os.environ, "AYLA_DATA_DIR": str(tmp_path / "data"), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("ayla: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_the_game_goes_on_after_kill_and_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        match = server.begin()
        for _ in range(5):
            match = server.play(match, match["moves"][0]["move"])
            server.kill()
            server.start()
            # The move was acknowledged, so it is there; and it is there once.
            again = server.get(f"matches/{match['id']}")
            assert again["position"] == match["position"]
            assert again["version"] == match["version"]
            assert again["moves"] == match["moves"]
        match = server.post(f"matches/{match['id']}/undo", {"version": 5, "to": 0})
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


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"port {port} of 127.0.0.1 is taken" in refused(tmp_path, port=port)


def test_a_port_that_there_is_not_is_refused(tmp_path: Path) -> None:
    assert "70000" in refused(tmp_path, port=70000)
    assert "-1" in refused(tmp_path, port=-1)


def test_a_setting_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    for value in ("0", "two", "65", "²"):
        assert "AYLA_THINKERS" in refused(tmp_path, AYLA_THINKERS=value)
    assert "AYLA_DATABASE_URL" in refused(tmp_path, AYLA_DATABASE_URL="mysql://x/y")


def test_a_database_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "data" / "matches.sqlite3"
    path.parent.mkdir()
    path.write_text("a shopping list, and no database of anyone's\n" * 30)
    assert str(path) in refused(tmp_path)
    (tmp_path / "file").write_text("")
    assert "file" in refused(tmp_path, AYLA_DATA_DIR=str(tmp_path / "file"))


def test_nothing_that_a_person_waits_for_is_loaded_for_computing(tmp_path: Path) -> None:
    code = "import sys, ayla.web; print({'numpy', 'numba', 'alembic'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "set()\n"
