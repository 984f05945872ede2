"""What the end of a match changes: the ratings of who played it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Final

from ayla.match import Cause, Match, RematchDeclined, Rematched, RematchOffered, Said
from ayla.people import Variant
from ayla.rules import Rules, Side
from ayla.store import Store, StoreError
from ayla.web.online.views import Card
from ayla.web.people.parameters import now

_AFTERWARDS = (Said, RematchOffered, RematchDeclined, Rematched)
"""What happens after the end, too."""
_ROUND: Final = 60.0
"""Seconds between two looks for matches that were not rated."""
_LOOKED_BACK: Final = timedelta(days=7)
_log = logging.getLogger(__name__)


class Ratings:
    """Keeps ratings up to date. Told of the same match twice, by whomever, it rates it once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @asynccontextmanager
    async def running(self, look: Callable[[str], Awaitable[Match]]) -> AsyncIterator[None]:
        """While this runs, matches are rated of whose end nobody told: after a power cut, say.

        ``look`` finds a match by its name.
        """
        task = asyncio.create_task(self._catch_up(look))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait({task})

    async def _catch_up(self, look: Callable[[str], Awaitable[Match]]) -> None:
        while True:
            try:
                for match_id in await self._store.people.unrated(now() - _LOOKED_BACK):
                    await self.ended(match_id, await look(match_id))
            except StoreError as error:
                _log.error("ratings could not be brought up to date: %s", error)
            await asyncio.sleep(_ROUND)

    async def ended(self, match_id: str, match: Match) -> None:
        """Rate a match that is over, if it is to be rated. Raises ``StoreError``."""
        meeting, outcome = match.meeting, match.outcome
        if meeting is None or outcome is None or not match.settings.rated:
            return
        if outcome.reason is Cause.ABORTED or not (meeting.south and meeting.north):
            return
        await self._store.people.rate(
            match_id,
            Variant.of(match.settings.rules),
            (meeting.south.player, meeting.north.player),
            _score(outcome.winner),
            _ended_at(match),
        )

    async def cards(self, players: Collection[str], rules: Rules) -> dict[str, Card]:
        """What is known of these players, beyond their names, where they play by these rules."""
        variant = Variant.of(rules)
        known = await self._store.people.persons(players)
        return {
            person.id: Card(
                round(person.ratings[variant].rating) if variant in person.ratings else None,
                person.handle is not None,
            )
            for person in known.values()
        }


def _score(winner: Side | None) -> float:
    """South's."""
    return 0.5 if winner is None else float(winner is Side.SOUTH)


def _ended_at(match: Match) -> datetime:
    return next(
        stamped.at
        for stamped in reversed(match.entries)
        if not isinstance(stamped.entry, _AFTERWARDS)
    )
