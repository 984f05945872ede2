"""The small tables that a server builds for itself: exact values near the end of classic games."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ayla import tablebase

_NICENESS: Final = 10


@contextmanager
def built_meanwhile(seeds: int) -> Iterator[None]:
    """Build the tables of up to ``seeds`` while the block runs, if they are not there; 0 for none.

    They are built by another process of low priority, which ends with the block; what it had by
    then is kept and taken up the next time. Where they cannot be built the block runs all the same,
    and ``ayla tablebase build`` says why.
    """
    process = None if not seeds or _there(seeds) else _begin(seeds)
    try:
        yield
    finally:
        if process is not None:
            process.terminate()
            process.wait()


def _there(seeds: int) -> bool:
    return seeds - seeds % 2 in tablebase.open().seeds()


def _begin(seeds: int) -> "subprocess.Popen[bytes] | None":
    command = [sys.executable, "-m", "ayla", "tablebase", "build", "--threads", "1"]
    try:
        process = subprocess.Popen(
            [*command, "--seeds", str(seeds)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process.pid, _NICENESS)
    return process
