"""The messages about people, as types; the OpenAPI description shows them."""

from typing import Annotated

from msgspec import Meta, Struct

from ayla.web.wire import Request, Word

Passphrase = Annotated[str, Meta(max_length=1000)]
"""Longer than any that is taken, so that what is wrong with it can be said."""


class RatingView(Struct, frozen=True):
    """A rating by Glicko-2; ``provisional`` while it is a first estimate."""

    rating: int
    deviation: int
    games: int
    provisional: bool


class RatingsView(Struct, frozen=True):
    """A player's ratings; none in a variant without rated games."""

    barter: RatingView | None
    classic: RatingView | None


class AccountView(Struct, frozen=True):
    """The account of whoever asks."""

    handle: str


class Me(Struct, frozen=True):
    """Whoever asks. ``name`` is ``""`` without one, ``account`` null for a guest."""

    player: str
    name: str
    account: AccountView | None
    ratings: RatingsView


class NameRequest(Request, frozen=True):
    """What to call whoever asks; ``""`` for nothing in particular."""

    name: Word


class Credentials(Request, frozen=True):
    """What an account is opened with, and signed in with."""

    handle: Word
    passphrase: Passphrase
