"""What is known of the players of matches, beyond what the matches say."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final, TypeAlias

from ayla.match import Match
from ayla.rules import Rules, Side
from ayla.web.online.views import Card

Cards: TypeAlias = Callable[[Collection[str], Rules], Awaitable[Mapping[str, Card]]]
"""What is known of players where they play by these rules. Raises ``StoreError``."""

_KEPT: Final = 1024


class KnownPlayers:
    """Remembers what was said of the players of matches, those asked about last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[frozenset[str], Mapping[str, Card]]] = OrderedDict()

    async def learn(self, match_id: str, match: Match, ask: Cards | None) -> None:
        """Ask about players of whom nothing is known yet."""
        players = _players(match)
        known = self._known.get(match_id)
        if players and ask and (known is None or known[0] != players):
            self._known[match_id] = players, await ask(players, match.settings.rules)
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)

    def forget(self, match_id: str) -> None:
        """What was known of the players of a match is old."""
        self._known.pop(match_id, None)

    def cards(self, match_id: str) -> Mapping[str, Card]:
        """What is known, by player."""
        known = self._known.get(match_id)
        return known[1] if known else {}


def _players(match: Match) -> frozenset[str]:
    meeting = match.meeting
    seats = [meeting.seat(side) for side in Side] if meeting else []
    return frozenset(seat.player for seat in seats if seat)
