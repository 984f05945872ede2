"""Files that appear whole or not at all, and what the system says when they cannot."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EDQUOT, EFBIG, ENOSPC
from pathlib import Path
from typing import IO, Final

from ayla.tablebase.errors import BuildError, Code

UNFINISHED: Final = ".unfinished"
"""What the name of a file ends with while it is written."""


@contextmanager
def replaced(path: Path) -> Iterator[IO[bytes]]:
    """A file to write that takes the place of ``path`` when all went well, else vanishes.

    What was written is on the disk before it takes the place. Raises ``OSError``.
    """
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        with unfinished.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise


def remove_unfinished(folder: Path, start: str) -> None:
    """Remove what killed builds left of files whose names begin with ``start``."""
    for path in folder.glob(f"{start}*{UNFINISHED}"):
        path.unlink(missing_ok=True)


@contextmanager
def written(folder: Path) -> Iterator[None]:
    """Turn what the system says about writing in a folder into a ``BuildError``."""
    try:
        yield
    except OSError as error:
        path = Path(error.filename) if isinstance(error.filename, str) else folder
        reason = error.strerror or str(error)
        if error.errno in (ENOSPC, EDQUOT, EFBIG):
            raise BuildError(
                Code.DISK_FULL, folder, f"there is no room to write the next table: {reason}"
            ) from error
        raise BuildError(Code.NOT_WRITABLE, path, f"cannot be written: {reason}") from error
