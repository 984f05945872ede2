"""What every store promises of the processes that serve from it."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Seen:
    """A process, and when it was last known to serve. ``ended``: from then on it has not."""

    name: str
    at: datetime
    ended: bool


class Servers(Protocol):
    """Which processes serve. Each names itself. Every method raises ``StoreError``."""

    def starting(self) -> AbstractAsyncContextManager[None]:
        """While this runs, no other process is within it; in an SQLite file there is none."""
        ...

    async def seen(self) -> tuple[Seen, ...]:
        """All that are not forgotten, as one finds them who starts to serve.

        From an SQLite file one serves at a time, so all have ended then.
        """
        ...

    async def mark(self, name: str, at: datetime, *, ended: bool = False) -> None:
        """A process serves ``at`` this time, or has ended then."""
        ...

    async def forget(self, names: Iterable[str]) -> None:
        """Those of these names are of no interest any more."""
        ...
