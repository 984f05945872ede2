"""A PostgreSQL server of a test's own, to be stopped and started again."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from tests import needs

USER = "postgres"
"""Who runs it where the tests run as root, which PostgreSQL refuses to do."""


class PostgresqlServer:
    """Runs from the start on, at a port of its own."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._user = USER if os.geteuid() == 0 else None
        # pytest's folders are closed to others, and so to this user.
        self._folder = Path(tempfile.mkdtemp(prefix="ayla-postgresql-"))
        if self._user:
            shutil.chown(self._folder, self._user)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self._port: int = listening.getsockname()[1]
        self.url = f"postgresql://ayla@127.0.0.1:{self._port}/postgres"
        how = ("--username=ayla", "--auth=trust", "--encoding=UTF8", "--no-sync")
        self._run("initdb", *how)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._run("pg_ctl", "-l", str(self._folder / "log"), "-w", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, as when its machine fails: it has to recover at the next start."""
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), "-D", str(self._folder / "data"), *arguments],
            user=self._user,
            cwd="/",
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder)


def _programs() -> Path:
    """The folder of PostgreSQL's programs, of the newest version."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    if found:
        return found[-1].parent
    if elsewhere := shutil.which("initdb"):
        return Path(elsewhere).parent
    return needs.missing("a PostgreSQL server", "apt install postgresql")
