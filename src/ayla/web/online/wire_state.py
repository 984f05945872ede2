"""What stands between two people far apart, as it is sent: part of a snapshot, and of news.

Sides are ``S`` and ``N``; times are milliseconds, as they were when the message was made.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

_Letter: TypeAlias = Literal["S", "N"]


class ClockView(Struct, frozen=True):
    """The clocks: milliseconds left when the message was made, and whose clock runs."""

    kind: Literal["none", "minutes", "days"]
    S: int | None
    N: int | None
    running: _Letter | None
    minutes: float | None = None
    increment: int | None = None
    days: int | None = None


class PlayerView(Struct, frozen=True):
    """Who sits on a side; ``player`` is null while nobody does."""

    player: str | None
    name: str
    rating: int | None = None
    account: bool = False


class AllowanceView(Struct, frozen=True):
    """How long the one who went away on ``side`` is still waited for."""

    side: _Letter
    ms: int


class TakebackView(Struct, frozen=True):
    """The takeback that is asked for."""

    by: _Letter
    to: int


class RematchView(Struct, frozen=True):
    """Who offers a rematch, and the match that came of it."""

    by: _Letter | None
    match: str | None


class PhraseView(Struct, frozen=True):
    """A phrase that was said after so many plies."""

    by: _Letter
    phrase: str
    ply: int


class MatchedView(Struct, frozen=True):
    """Of so many choices that a side had, so many were as good as the best."""

    matched: int
    of: int


Presence: TypeAlias = Literal["here", "away"]


class OnlineView(Struct, frozen=True):
    """What stands between two people, beside the game.

    ``you``: the side of the one who reads this. ``claim``: whether that one may claim the game now.
    ``draw``: who offers one. ``watchers``: connections of others than the two. ``matched``: how
    often each side found the best move; known some time after the end, or never.
    """

    you: _Letter | None
    clock: ClockView
    players: dict[_Letter, PlayerView]
    joined: dict[_Letter, bool]
    presence: dict[_Letter, Presence]
    allowance: AllowanceView | None
    claim: bool
    draw: _Letter | None
    takeback: TakebackView | None
    rematch: RematchView
    phrases: list[PhraseView]
    watchers: int
    rated: bool
    abortable: bool
    matched: dict[_Letter, MatchedView] | None
