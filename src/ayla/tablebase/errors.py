"""What the tablebase refuses, as typed errors with stable codes."""

from enum import StrEnum
from pathlib import Path


class Code(StrEnum):
    """Stable names of what went wrong; faces translate them, programs compare them."""

    MISSING_TABLE = "missing_table"
    NOT_A_TABLE = "not_a_table"
    NEWER_TABLE = "newer_table"
    FOREIGN_TABLE = "foreign_table"
    WRONG_SIZE = "wrong_size"
    CORRUPTED_TABLE = "corrupted_table"
    WRONG_VALUE = "wrong_value"
    WRONG_MANIFEST = "wrong_manifest"
    OTHER_TABLE = "other_table"
    UNREADABLE = "unreadable"
    BARTER_ON = "barter_on"
    OTHER_OWNERS = "other_owners"
    OPEN_OFFER = "open_offer"
    OTHER_RULES = "other_rules"
    BAD_SEEDS = "bad_seeds"
    BAD_BATCH = "bad_batch"
    BUILD_RUNNING = "build_running"
    BUILD_STOPPED = "build_stopped"
    DISK_FULL = "disk_full"
    NOT_WRITABLE = "not_writable"


class TablebaseError(ValueError):
    """Anything that a tablebase refuses. ``code`` is stable; ``str()`` is one English line."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


class TableError(TablebaseError):
    """A file of the tablebase that cannot be used.

    ``path`` is the file; ``reason`` what is wrong with it; ``block`` the number of the damaged
    block, from 0, or ``None`` where the fault lies elsewhere.
    """

    def __init__(self, code: Code, path: Path, message: str, *, block: int | None = None) -> None:
        where = f"{path}" if block is None else f"{path}, block {block}"
        super().__init__(code, f"{where}: {message}")
        self.path = path
        self.reason = message
        self.block = block


class MissingTable(TableError):  # noqa: N818  # the word that callers look for
    """The table for so many ``seeds`` on the board is not there."""

    def __init__(self, path: Path, seeds: int) -> None:
        super().__init__(
            Code.MISSING_TABLE, path, f"there is no table for {seeds} seeds on the board"
        )
        self.seeds = seeds


class RefusedError(TablebaseError):
    """A position or a game that no table answers for; ``value`` is what was asked about."""

    def __init__(self, code: Code, message: str, *, value: str) -> None:
        super().__init__(code, message)
        self.value = value


class BuildError(TablebaseError):
    """A build that cannot start or go on; ``path`` is the folder or file that stood in the way.

    Tables that were finished before are kept and are not built again.
    """

    def __init__(self, code: Code, path: Path, message: str) -> None:
        super().__init__(code, f"{path}: {message}")
        self.path = path
