"""What can go wrong with a store, as typed errors with stable codes."""

from enum import StrEnum


class StoreCode(StrEnum):
    """Stable names of what went wrong; faces translate them, programs compare them."""

    NO_SUCH_MATCH = "no_such_match"
    """There is no match of this name."""
    CONFLICT = "conflict"
    """The match has an entry at this place already, or none before it."""
    BAD_CURSOR = "bad_cursor"
    """There is no such place in a list."""
    BAD_ADDRESS = "bad_address"
    """The address names no database that Ayla can use."""
    NO_DATABASE = "no_database"
    """There is no database there, and this is no occasion to make one."""
    CANNOT_OPEN = "cannot_open"
    """The folder, the file or the server cannot be reached."""
    READ_ONLY = "read_only"
    """The database cannot be written."""
    DISK_FULL = "disk_full"
    """There is no room for more."""
    CORRUPT = "corrupt"
    """The file is damaged, or what it holds is no match."""
    FOREIGN = "foreign_database"
    """The database belongs to another program."""
    NEWER = "newer_database"
    """A newer Ayla has written this database."""
    OLD = "old_database"
    """The tables are not those of this version, and are to be brought up to date first."""
    FILE_EXISTS = "file_exists"
    """A file of that name is there already."""
    NOT_EMPTY = "not_empty"
    """The database holds something that would be lost."""
    BUSY = "store_busy"
    """Another program holds the database, or a server runs on it."""
    UNAVAILABLE = "store_unavailable"
    """The database does not answer as it should."""


class StoreError(Exception):
    """A store could not do what was asked; nothing was half-stored.

    ``code`` is stable; ``place`` is the path or the address (without its password). ``str()`` is
    one English line that names it.
    """

    def __init__(self, code: StoreCode, message: str, *, place: str) -> None:
        super().__init__(message)
        self.code = code
        self.place = place
