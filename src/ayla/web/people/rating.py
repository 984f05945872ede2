"""What the end of a match changes: the ratings of who played it."""

from collections.abc import Collection
from datetime import datetime

from ayla.match import Cause, Match, RematchDeclined, Rematched, RematchOffered, Said
from ayla.people import Variant
from ayla.rules import Rules, Side
from ayla.store import Store
from ayla.web.online.views import Card

_AFTERWARDS = (Said, RematchOffered, RematchDeclined, Rematched)
"""What happens after the end, too."""


class Ratings:
    """Keeps ratings up to date. Told of the same match twice, by whomever, it rates it once."""

    def __init__(self, store: Store) -> None:
        self._store = store

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
