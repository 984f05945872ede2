"""A real `ayla serve` in a process of its own, to be stopped and started again."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Self

from ayla.notation import format_position
from ayla.rules import Position


class Service:
    """The service over the games of one folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it, on the same port as before if there was one."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ayla", "serve", "--port", str(self.port)],
            env=os.environ | {"AYLA_DATA_DIR": str(self.data), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the service did not start: {line!r}"
        self.port = int(found[1])

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.communicate(timeout=20)
            self._process = None

    def begin(
        self,
        *,
        position: Position | None = None,
        north: str = "",
        barter: bool = True,
    ) -> str:
        """Begin a match and return its id. ``north`` names a computer; else two people play."""
        wish: dict[str, Any] = {
            "rules": {"barter": barter},
            "south": {"kind": "human"},
            "north": {"kind": "computer", "opponent": north} if north else {"kind": "human"},
        }
        if position:
            wish["position"] = format_position(position)
        return str(self.ask("/api/matches", wish)["id"])

    def ask(self, path: str, body: object = None) -> Any:
        """GET, or POST with a body, and the JSON that is answered."""
        request = urllib.request.Request(
            self.url + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as response:
            return json.load(response)
