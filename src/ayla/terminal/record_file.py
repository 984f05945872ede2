"""A game's record in a file that may hold other games before it."""

import errno
import os
from pathlib import Path

from ayla.notation import NotationError, read_records


class NotRecordsError(ValueError):
    """A file that holds something else than game records; ``str()`` says what was found where."""


class RecordFile:
    """Where the record of one game is kept, behind the games that the file already has.

    Writing again replaces this game's record only; what others put into the file meanwhile stays.
    The file is replaced whole or not at all. A device or a pipe is no such file.
    """

    def __init__(self, path: Path) -> None:
        """Nothing is written yet; a leading ``~`` stands for a home folder.

        Raises ``OSError`` if ``path`` cannot be read or its folder not be written to, and
        ``NotRecordsError`` if it holds something else than records.
        """
        if "\0" in str(path):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        try:
            self.path = path.expanduser()
        except RuntimeError:
            raise FileNotFoundError(
                errno.ENOENT, f"there is no home folder {path.parts[0]}"
            ) from None
        self._kept = ""
        self._written: str | None = None
        self._read()
        folder = self.path.resolve().parent
        if not folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, f"there is no folder {folder}")
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, f"the folder {folder} cannot be written to")

    def write(self, record: str) -> None:
        """Write the record. Raises as the constructor does; the file is as it was then."""
        found = self._read()
        if found != self._written:
            self._kept = found + "\n" if found else ""
        whole = self._kept + record
        if whole != found:
            self._replace(whole)
        self._written = whole

    def _read(self) -> str:
        if self.path.exists() and not (self.path.is_file() or self.path.is_dir()):
            raise OSError(errno.EINVAL, "it is a device or a pipe, not a file")
        try:
            text = self.path.read_bytes().decode()
            if text.strip() and text != self._written:
                list(read_records(text))
        except FileNotFoundError:
            return ""
        except (NotationError, UnicodeDecodeError) as error:
            raise NotRecordsError(str(error)) from error
        return text

    def _replace(self, text: str) -> None:
        target = self.path.resolve()
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with part.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                part.chmod(target.stat().st_mode)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
