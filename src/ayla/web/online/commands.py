"""Carrying out what a player says: it is stored, or it is refused and nothing has happened."""

from datetime import datetime

from ayla.match import Entry, Match, MatchCode, MatchError, online
from ayla.rules import Side
from ayla.web.hub import Hub, NothingToAddError
from ayla.web.online.entries import entry_for, held_side
from ayla.web.online.wire import Ack, Action, OfferRematch


async def do(hub: Hub, match_id: str, player: str | None, action: Action, at: datetime) -> Ack:
    """Let ``player`` act in a match, by what came ``at`` this time.

    Raises ``Problem`` (``not_your_seat`` for who does not sit there, and for what is no move),
    ``MatchError``, ``RuleError`` and ``StoreError``.
    """
    try:
        if isinstance(action, OfferRematch):
            match = await _rematch(hub, match_id, player, action, at)
        else:
            match = await _add(hub, match_id, player, action, at)
    except _DoneAlreadyError as done:
        match = done.match
    return Ack(action.id, match.version, match.game.plies)


class _DoneAlreadyError(NothingToAddError):
    """What was asked for stands in the match already."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match


async def _add(hub: Hub, match_id: str, player: str | None, action: Action, at: datetime) -> Match:
    def decide(match: Match) -> Entry:
        side = held_side(match, player)
        hub.attend(match_id, match, side)
        entry = entry_for(action, match, side, hub.away(match_id), at)
        if entry is None:
            raise _DoneAlreadyError(match)
        return entry

    _, after = await hub.command(match_id, decide, at=at)
    return after


async def _rematch(
    hub: Hub, match_id: str, player: str | None, action: OfferRematch, at: datetime
) -> Match:
    """Offer a rematch, or make it if the other has offered one: also in the very same moment."""
    match = await hub.look(match_id)
    if not _offered_to(match, held_side(match, player)):
        try:
            return await _add(hub, match_id, player, action, at)
        except MatchError as error:
            match = await hub.look(match_id)
            offered = _offered_to(match, held_side(match, player))
            if error.code is not MatchCode.REQUEST_OPEN or not offered:
                raise
    return await _accept_rematch(hub, match_id, match, held_side(match, player), at)


def _offered_to(match: Match, side: Side) -> bool:
    return match.meeting is not None and match.meeting.rematch is side.opponent


async def _accept_rematch(hub: Hub, match_id: str, match: Match, side: Side, at: datetime) -> Match:
    online.accept_rematch(match, side, "", at)
    settings, joined = online.rematch(match)
    next_id, _ = await hub.create(settings, joined)
    try:
        _, after = await hub.command(
            match_id, lambda match: online.accept_rematch(match, side, next_id, at), at=at
        )
    except MatchError:
        # Meanwhile it was accepted in another way, or declined: the new match is not needed.
        await hub.command(next_id, lambda match: online.abort(match, side, hub.now()))
        raise
    return after
