import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from ayla import tablebase
from tests.cli.command import ENVIRONMENT, run


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_serves_until_it_is_told_to_stop(end: signal.Signals, tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ayla", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENVIRONMENT, "AYLA_DATA_DIR": str(tmp_path)},
    ) as running:
        try:
            assert running.stdout
            told = running.stdout.readline()
            assert told.startswith("Ayla is at http://127.0.0.1:")
            address = told.split()[3]
            with urllib.request.urlopen(f"{address}api/opponents") as answer:
                body = answer.read().decode()
            assert "level-1" in body
            assert "level-8" in body
            running.send_signal(end)
            assert running.wait(timeout=60) == 0
            assert running.stderr
            assert running.stderr.read() == ""
        finally:
            running.kill()


def test_a_port_that_is_taken_or_none() -> None:
    assert (
        run("serve", "--port", "-1")
        .refused()
        .startswith("ayla: bad_port: a port is a number from 0")
    )
    assert run("serve", "--host", "x" * 70).refused().startswith("ayla: bad_host: ")


def test_small_tables_are_built_meanwhile(tmp_path: Path) -> None:
    set_for_it = {"AYLA_DATA_DIR": str(tmp_path), "AYLA_TABLES": "16"}
    with subprocess.Popen(
        [sys.executable, "-m", "ayla", "serve", "--port", "0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, **ENVIRONMENT, **set_for_it},
    ) as running:
        try:
            while 16 not in (there := tablebase.open(tmp_path / "tablebase").seeds()):
                assert running.poll() is None
                time.sleep(0.2)
            assert there == tuple(range(0, 17, 2))
        finally:
            running.terminate()
            running.wait()
    assert not list(tmp_path.glob("tablebase/*.part"))
