"""Who plays: guests, and holders of an account."""

from dataclasses import dataclass, field

from ayla.people.ratings import Ratings


@dataclass(frozen=True, slots=True)
class Person:
    """A player. ``name`` is ``""`` without one, ``handle`` ``None`` for a guest."""

    id: str
    name: str = ""
    handle: str | None = None
    ratings: Ratings = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Account:
    """What a player signs in with: ``passphrase`` is its hash.

    ``era`` grows when all who are signed in have to sign in again.
    """

    player: str
    handle: str
    passphrase: str
    era: int = 0
