"""Servers that are measured: started, watched, stopped."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO


@dataclass(frozen=True)
class Server:
    """Where a server is, and its processes without their children."""

    address: str
    processes: Sequence[subprocess.Popen[str]]

    def processor_seconds(self) -> float:
        """Time that its processes and their children have used so far, where /proc tells."""
        ticks = 0
        for entry in self.family():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it ended meanwhile
            ticks += sum(map(int, fields[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def family(self) -> list[Path]:
        """The folders in /proc of its processes and their children."""
        pids = {str(process.pid) for process in self.processes}
        return [
            entry
            for entry in Path("/proc").glob("[0-9]*")
            if entry.name in pids or _parent(entry) in pids
        ]


def _parent(entry: Path) -> str | None:
    try:
        return (entry / "stat").read_text().rpartition(")")[2].split()[1]
    except OSError:
        return None


@contextmanager
def started(
    command: Sequence[str], environment: Mapping[str, str], log: IO[str] | None = None
) -> Iterator[Server]:
    """A server that prints its address when it is ready; what it says at its end is printed.

    ``log``: where what it says on standard error goes, if it is not to be seen.
    """
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
    )
    assert process.stdout
    try:
        for line in process.stdout:
            if "http://" in line:
                yield Server(line[line.index("http://") :].split()[0].rstrip("/"), [process])
                break
        else:
            sys.exit(f"{command[0]} did not start")
    finally:
        process.send_signal(signal.SIGTERM)
        print(process.stdout.read(), end="", flush=True)
        process.wait(timeout=60)
        process.stdout.close()
