"""The append-only list of what happened in matches: what a database has to do for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol, TypeAlias

from ayla.match import Cause, Joined, Settings, Stamped, Verdict
from ayla.match.plain import plain_entry, plain_settings
from ayla.rules import Outcome, Side

Result: TypeAlias = Literal["won", "drawn", "lost", "void"]
"""What a seat's player has of a finished match; ``void`` of one that was aborted."""
Kept: TypeAlias = tuple[object, datetime]
"""An entry as plain data, and its time."""

KINDS: Final = ("local", "private", "public")
"""What a match is to the lists: at one device, between two who know its address, for all to see."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to be kept, with its first entries."""

    match_id: str
    settings: Mapping[str, object]
    at: datetime
    kind: str
    first: tuple["NewEntry", ...]


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to be kept, as plain data, and what it changes in the lists.

    ``seat``: who sits down where. ``results``: the match is over, with this for each side.
    """

    match_id: str
    seq: int
    data: Mapping[str, object]
    at: datetime
    seat: tuple[Side, str] | None = None
    results: Mapping[Side, Result] | None = None


def new_match(
    match_id: str, settings: Settings, at: datetime, entries: Sequence[Stamped]
) -> NewMatch:
    """A match as it is to be kept."""
    kind = "local" if not settings.online else "public" if settings.public else "private"
    first = tuple(new_entry(match_id, seq, one, None) for seq, one in enumerate(entries))
    return NewMatch(match_id, plain_settings(settings), at, kind, first)


def new_entry(
    match_id: str, seq: int, stamped: Stamped, outcome: Outcome | Verdict | None
) -> NewEntry:
    """An entry as it is to be kept; ``outcome`` if it ended the match."""
    entry = stamped.entry
    seat = (entry.side, entry.player) if isinstance(entry, Joined) else None
    results = None if outcome is None else {side: _result(side, outcome) for side in Side}
    return NewEntry(match_id, seq, plain_entry(entry), stamped.at, seat, results)


def _result(side: Side, outcome: Outcome | Verdict) -> Result:
    if outcome.reason is Cause.ABORTED:
        return "void"
    if outcome.winner is None:
        return "drawn"
    return "won" if outcome.winner is side else "lost"


class Ledger(Protocol):
    """Keeps matches and their entries as plain data. Raises what its driver raises."""

    async def create(self, new: NewMatch) -> bool:
        """Keep a match; ``False`` if there is one of this name."""
        ...

    async def append(self, new: NewEntry) -> bool:
        """Keep an entry; ``False`` unless the match is there and has ``seq`` entries."""
        ...

    async def settings(self, match_id: str) -> object | None:
        """The settings of a match as plain data, ``None`` if there is none of this name."""
        ...

    async def since(self, match_id: str, version: int) -> Sequence[Kept]:
        """The entries after the first ``version``."""
        ...

    async def close(self) -> None:
        """Finish what was begun."""
        ...
