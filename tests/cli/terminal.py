"""The command at a terminal of its own."""

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.command import ENVIRONMENT


class Terminal:
    """A process at a terminal of its own; waits for what it prints and types."""

    def __init__(self, process: "subprocess.Popen[bytes]", screen: int) -> None:
        self._process = process
        self._screen = screen
        self.shown = ""
        self._read = 0

    def read(self, until: str, seconds: float = 60) -> str:
        """What is printed from the last read on, until this text, with it."""
        deadline = time.monotonic() + seconds
        while until not in self.shown[self._read :]:
            ready, _, _ = select.select([self._screen], [], [], deadline - time.monotonic())
            assert ready, f"no {until!r} in {self.shown[self._read :]!r}"
            if not (printed := self._more()):
                raise EOFError(self.shown[self._read :])
            self.shown += printed
        end = self.shown.index(until, self._read) + len(until)
        part, self._read = self.shown[self._read : end], end
        return part

    def send(self, prompt: str, line: str, end: str = "\r") -> None:
        """Type a line once the prompt is there."""
        self.read(prompt)
        os.write(self._screen, (line + end).encode())

    def end(self, key: str = "") -> int:
        """Wait for the end and return the exit code.

        ``key`` is pressed again when nothing happens for some seconds, as a person would: Python
        overlooks a Ctrl-C that comes just as it begins to wait for a line.
        """
        while True:
            ready, _, _ = select.select([self._screen], [], [], 5)
            if not ready:
                os.write(self._screen, key.encode())
            elif printed := self._more():
                self.shown += printed
            else:
                break
        return self._process.wait(timeout=60)

    def _more(self) -> str:
        try:
            printed = os.read(self._screen, 65536).decode(errors="replace")
        except OSError:  # Linux: the other end was closed
            return ""
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", printed).replace("\r\n", "\n")


@contextmanager
def terminal(*args: str, columns: int = 80, folder: Path | None = None) -> Iterator[Terminal]:
    """The command, run in a folder, at a terminal of so many columns."""
    if sys.platform == "win32":
        pytest.skip("needs a terminal of its own, which Windows has not: run it elsewhere")
    import fcntl
    import pty
    import struct
    import termios

    screen, keyboard = pty.openpty()
    fcntl.ioctl(keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    environment = {**os.environ, **ENVIRONMENT, "TERM": "xterm"}
    for name in ("COLUMNS", "LINES"):
        environment.pop(name, None)
    running = subprocess.Popen(
        [sys.executable, "-m", "ayla", *args],
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        env=environment,
        cwd=folder,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(keyboard)
    try:
        yield Terminal(running, screen)
    finally:
        running.kill()
        running.wait()
        os.close(screen)
