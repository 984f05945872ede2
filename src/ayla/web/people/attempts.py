"""How often something may be tried, so that no passphrase is found by trying."""

from collections.abc import Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

import anyio
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore

from ayla.web.problems import Problem

_CLEANED_EVERY: Final = 1000
"""After so many tries what is over is thrown away, where the store does not do so itself."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many tries under one key within so many seconds from the first."""

    key: str
    tries: int
    seconds: int


class Attempts:
    """Counts tries in a store of Litestar's, which may be one that several processes share.

    What is kept is a number under a key, and forgotten when its time is over.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = anyio.Lock()
        self._counted = 0

    async def count(self, allowances: Iterable[Allowance]) -> None:
        """Count a try under each key. Raises ``Problem`` (``too_many_tries``) for one too many."""
        async with self._one_at_a_time:
            self._counted += 1
            if self._counted % _CLEANED_EVERY == 0 and isinstance(self._store, MemoryStore):
                await self._store.delete_expired()
            for allowance in allowances:
                key = f"tries:{allowance.key}"
                tries = int(await self._store.get(key) or 0)
                left = await self._store.expires_in(key) if tries else None
                if left is None or left < 0:
                    tries, left = 0, allowance.seconds
                if tries >= allowance.tries:
                    raise Problem(
                        HTTPStatus.TOO_MANY_REQUESTS,
                        "too_many_tries",
                        f"that was tried too often; it can be tried again in {left} s",
                        headers={"Retry-After": str(max(1, left))},
                    )
                await self._store.set(key, str(tries + 1), expires_in=max(1, left))
