"""Running the command, in this process and in one of its own."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from ayla.cli import main

START = "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0"
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


@dataclass(frozen=True)
class Ran:
    """How a run of the command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        assert self.err == ""
        (line,) = self.out.splitlines()
        return json.loads(line)

    def refused(self) -> str:
        """The one line that says why, without the newline."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.endswith("\n")
        line = self.err.removesuffix("\n")
        assert line.isprintable(), line  # no other line, no escape sequence
        assert line.startswith("ayla: ")
        assert "Traceback" not in line
        return line


def run(*args: str, stdin: str = "") -> Ran:
    """Run the command here."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, ENVIRONMENT),
        patch.object(sys, "stdin", io.StringIO(stdin)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(args)
    return Ran(code, out.getvalue(), err.getvalue())


def process(*args: str | bytes, stdin: str | bytes = "", **environment: str) -> Ran:
    """Run the command in a process of its own, as a shell does."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "ayla", *args],
        input=given,
        capture_output=True,
        env={**os.environ, **ENVIRONMENT, **environment},
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
