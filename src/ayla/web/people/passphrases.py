"""Passphrases as argon2 hashes, worked out beside the event loop and few at the same time."""

from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Final, TypeVar

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ayla.web.problems import Problem

AT_ONCE: Final = 2
"""Each takes 64 MiB and a core while it lasts."""
_MOST_WAITING: Final = 32

_Found = TypeVar("_Found")


class Passphrases:
    """Makes hashes and compares with them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._limiter = anyio.CapacityLimiter(AT_ONCE)
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, passphrase: str) -> str:
        """A hash to keep. Raises ``Problem`` (``busy``) when too many wait already."""
        return await self._beside(partial(self._hasher.hash, passphrase))

    async def fits(self, passphrase: str, kept: str | None) -> bool:
        """Whether this is the passphrase of the hash that was kept.

        Without a hash it is not, and that takes as long to find out. Raises as ``hash`` does.
        """
        if kept is None:
            if self._nobodys is None:
                self._nobodys = await self.hash("nobody has this passphrase")
            await self._beside(partial(self._verify, passphrase, self._nobodys))
            return False
        return await self._beside(partial(self._verify, passphrase, kept))

    def outdated(self, kept: str) -> bool:
        """Whether a hash should be made anew, since hashes are made with more effort now."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, passphrase: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], _Found]) -> _Found:
        if self._waiting >= _MOST_WAITING:
            raise Problem(
                HTTPStatus.TOO_MANY_REQUESTS,
                "busy",
                "too many people sign in at the same time",
                headers={"Retry-After": "5"},
            )
        self._waiting += 1
        try:
            return await anyio.to_thread.run_sync(work, limiter=self._limiter)
        finally:
            self._waiting -= 1
