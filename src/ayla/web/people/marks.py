"""Names of invitations, which tell this service, and nobody else, how many come from one place.

No address is kept. A name ends in a mark that its random part and an address give together, by the
secret that all processes share: so each can count the names from an address at hand. The mark is so
short that a million addresses give the same, and two names from one place are not alike.
"""

import hmac
import secrets
from collections.abc import Iterable
from typing import Final

_MARK: Final = 3
"""Hexadecimal digits of a mark: a name from elsewhere has it by accident once in 4096 times."""


class Marks:
    """Makes names and counts them. ``sign_with`` makes all processes do it alike."""

    def __init__(self) -> None:
        self.sign_with(secrets.token_urlsafe(32))

    def sign_with(self, secret: str) -> None:
        """Make marks with this from now on."""
        self._secret = f"ayla invitation {secret}".encode()

    def name(self, address: str) -> str:
        """A name that nobody can guess, made at this address."""
        random = secrets.token_urlsafe(16)
        return random + self._mark(random, address)

    def count(self, names: Iterable[str], address: str) -> int:
        """How many of these names were made at this address."""
        return sum(name[-_MARK:] == self._mark(name[:-_MARK], address) for name in names)

    def _mark(self, random: str, address: str) -> str:
        return hmac.digest(self._secret, f"{random} {address}".encode(), "sha256").hex()[:_MARK]
