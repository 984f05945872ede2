"""What a guest takes along into an account: the seats in games that go on."""

from collections.abc import Callable
from contextlib import suppress

from ayla.match import Joined, Match, MatchCode, MatchError, online
from ayla.people import Person
from ayla.rules import RuleError
from ayla.store import Store
from ayla.web.hub import Hub
from ayla.web.people.invitations import joined
from ayla.web.people.parameters import now


async def take_along(guest: str, account: str, store: Store, hub: Hub) -> bool:
    """Make the seats of ``guest`` in games that go on those of ``account``; whether it has any.

    The player of another account takes nothing along. A seat stays the guest's if the account has
    the other, and where ratings depend on who plays. Not checked: that whoever asks is both.
    Raises ``StoreError``.
    """
    persons = await store.people.persons([guest, account])
    if guest == account or guest not in persons or persons[guest].handle is not None:
        return False
    found, before = False, None
    while True:
        page = await store.lists.games_of(guest, finished=False, before=before)
        for game in page.games:
            found = True
            with suppress(MatchError, RuleError):
                await hub.command(game.match_id, _sit_instead(guest, persons[account]))
        if page.next is None:
            return found
        before = page.next


def _sit_instead(guest: str, person: Person) -> Callable[[Match], Joined]:
    def decide(match: Match) -> Joined:
        side = match.meeting.side_of(guest) if match.meeting else None
        if side is None:
            raise MatchError(MatchCode.NOT_YOUR_SEAT, "the guest has no seat any more", value=guest)
        entry = joined(side, person)
        return online.rejoin(match, side, entry.player, entry.name, now())

    return decide
