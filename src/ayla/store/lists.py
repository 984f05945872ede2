"""What every store promises of lists: the matches of a player, those to watch, idle ones."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from ayla.rules import Side


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A match of a player's: on which side, and when it ended, or when the player joined."""

    match_id: str
    side: Side
    at: datetime


@dataclass(frozen=True, slots=True)
class GamePage:
    """Some matches of a list; ``next`` is where the following ones begin, if there are any."""

    games: tuple[ListedGame, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class Tally:
    """How many matches a player has won, drawn and lost. Aborted ones do not count."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """How many in all."""
        return self.won + self.drawn + self.lost


class Lists(Protocol):
    """Which matches there are between people far apart. Every method raises ``StoreError``."""

    async def games_of(
        self,
        player: str,
        *,
        finished: bool,
        public: bool = False,
        before: str | None = None,
        limit: int = 20,
    ) -> GamePage:
        """The matches of a player, those that go on or those that are over, newest first.

        ``public``: only those for all to see; nothing in the page tells of others then.
        ``before``: the ``next`` of the page before. Raises ``bad_cursor`` for anything else.
        """
        ...

    async def public_games(self, limit: int = 20) -> tuple[str, ...]:
        """The matches that go on and are for all to see, newest first."""
        ...

    async def tally(self, player: str) -> Tally:
        """How a player has fared."""
        ...

    async def idle(self, before: datetime, limit: int = 100) -> tuple[str, ...]:
        """Matches that go on and in which nothing happened since then, in a lasting order."""
        ...

    async def clocked(self) -> tuple[str, ...]:
        """Matches that go on, with a clock and somebody on both sides, the newest first."""
        ...

    async def timed(self, since: datetime, limit: int = 100) -> tuple[str, ...]:
        """Matches with minutes for the game that go on and in which something happened since then.

        In a lasting order, those in which it happened last first.
        """
        ...

    async def versions(self, match_ids: Collection[str]) -> Mapping[str, int]:
        """How many entries each of these matches has, of those that have any."""
        ...
