"""Which database: its address from the environment, or a file in the user's data folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ayla.store.errors import StoreCode, StoreError

FILE_NAME: Final = "matches.sqlite3"

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_PARAMETERS: Final = ("sslmode", "host", "port")
"""What the address of a PostgreSQL may have after a question mark."""
_SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


def data_folder(environment: Mapping[str, str]) -> Path:
    """``AYLA_DATA_DIR``, or the folder where this system keeps a user's data. It may not exist.

    Raises ``StoreError`` (``bad_address``) for a home folder that there is not, as ``~nobody``.
    """
    named = environment.get("AYLA_DATA_DIR")
    if not named:
        return user_data_path("ayla", appauthor=False)
    try:
        return Path(named).expanduser()
    except RuntimeError:
        reason = f"there is no home folder {Path(named).parts[0]}"
        raise _bad_address(reason, "AYLA_DATA_DIR") from None


def database_url(environment: Mapping[str, str]) -> URL:
    """``AYLA_DATABASE_URL``, or a SQLite file in ``data_folder``.

    Raises ``StoreError`` (``bad_address``).
    """
    if named := environment.get("AYLA_DATABASE_URL"):
        return read_url(named)
    path = (data_folder(environment) / FILE_NAME).absolute()
    return URL.create("sqlite+aiosqlite", database=str(path))


def read_url(text: str) -> URL:
    """An address such as ``sqlite:///games.sqlite3`` or ``postgresql://user@host/name``.

    Raises ``StoreError`` (``bad_address``) for any other kind of database, and for parameters that
    are not known; the address is then not repeated, since it may hold a password.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise _bad_address("it is not of the form postgresql://user:password@host/name") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise _bad_address(f"it begins with {url.drivername!r}, not sqlite: or postgresql:")
    if not url.database or url.database == ":memory:" or "mode=memory" in text:
        raise _bad_address("it names no database that outlives the program")
    return url.set(drivername=driver, query=_parameters(url))


def _parameters(url: URL) -> dict[str, str]:
    """What stands after the question mark, as the driver takes it."""
    known = _PARAMETERS if url.drivername.startswith("postgres") else ()
    found = {}
    for name, value in url.query.items():
        if name not in known:
            there_are = ", ".join(known) if known else "none"
            raise _bad_address(f"there is no parameter {name!r} for it; there are: {there_are}")
        if not isinstance(value, str):
            raise _bad_address(f"it has {name} more than once")
        if name == "sslmode" and value not in _SSL_MODES:
            raise _bad_address(f"sslmode is one of {', '.join(_SSL_MODES)}, not {value!r}")
        if name == "port" and not (value.isascii() and value.isdigit()):
            raise _bad_address(f"a port is a number, not {value!r}")
        found["ssl" if name == "sslmode" else name] = value
    return found


def tell_url(url: URL) -> str:
    """The address for people to read: without a password, and without the name of a driver."""
    query = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
    told = url.set(drivername=url.get_backend_name(), query=query)
    return told.render_as_string(hide_password=True)


def _bad_address(reason: str, name: str = "AYLA_DATABASE_URL") -> StoreError:
    return StoreError(StoreCode.BAD_ADDRESS, f"{name} cannot be used: {reason}", place=name)
