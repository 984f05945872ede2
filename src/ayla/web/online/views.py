"""From a match between people far apart to what is sent of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TypeVar

from msgspec.structs import replace

from ayla.match import Clock, Daily, Match, Meeting, Timed, Times, online
from ayla.notation import format_position, format_turn
from ayla.rules import Side
from ayla.web.online.presence import Presence
from ayla.web.online.wire import BareTurn, OnlineNews, Turns
from ayla.web.online.wire_state import (
    AllowanceView,
    ClockView,
    MatchedView,
    OnlineView,
    PhraseView,
    PlayerView,
    RematchView,
    TakebackView,
)
from ayla.web.views import move_views, no_offer, outcome_view
from ayla.web.wire import SideLetter, Snapshot

_LETTERS: dict[Side, SideLetter] = {Side.SOUTH: "S", Side.NORTH: "N"}


@dataclass(frozen=True, slots=True)
class Card:
    """What is known of a player beyond the name."""

    rating: int | None = None
    account: bool = False


@dataclass(frozen=True, slots=True)
class Around:
    """What is known around a match when a message about it is made at ``now``.

    ``presence`` is ``None`` when nobody has waited here. ``cards`` by player. ``matched``: how
    often each side found the best move, once that is known.
    """

    now: datetime
    presence: Presence | None = None
    cards: Mapping[str, Card] = field(default_factory=dict)
    matched: Mapping[Side, MatchedView] | None = None

    @property
    def away(self) -> dict[Side, datetime]:
        """Since when sides are away that are; nobody, when nobody looks."""
        return self.presence.away(self.now) if self.presence else {}


_M = TypeVar("_M", bound=OnlineNews | Turns | Snapshot)


def seen_by(viewer: Side | None, message: _M, match: Match, around: Around) -> _M:
    """A message for anyone, with what is for ``viewer`` alone: a seat, a claim, legal moves."""
    online = message.online
    if viewer is None or online is None:
        return message
    mine = replace(online, you=_LETTERS[viewer], claim=_may_claim(match, viewer, around))
    if (
        isinstance(message, Snapshot)
        and match.to_move is viewer
        and match.meeting
        and match.meeting.complete
    ):
        game = match.game
        return replace(message, online=mine, moves=move_views(game), no_offer=no_offer(game))
    return replace(message, online=mine)


def _may_claim(match: Match, side: Side, around: Around) -> bool:
    away = around.away
    return bool(away) and online.may_claim(match, side, away, around.now)


def online_news(match: Match, around: Around) -> OnlineNews:
    """What is sent to anyone when something has changed, and no turn, in a match far apart."""
    view = online_view(match, around)
    if view is None:
        raise TypeError("nothing stands between two people at one device")
    return OnlineNews(match.version, view)


def online_view(match: Match, around: Around) -> OnlineView | None:
    """What stands between the two, as anyone may know it; ``None`` at one device."""
    meeting = match.meeting
    if meeting is None:
        return None
    now, away = around.now, around.away
    allowance = online.allowance(match, away, now) if away else None
    return OnlineView(
        you=None,
        clock=_clock(match.settings.clock, match.clock_at(now), now),
        players={_LETTERS[side]: _player(meeting, side, around.cards) for side in Side},
        joined={_LETTERS[side]: meeting.seat(side) is not None for side in Side},
        presence={
            _LETTERS[side]: "here" if around.presence and side not in away else "away"
            for side in Side
        },
        allowance=AllowanceView(_LETTERS[allowance.side], _ms(allowance.left))
        if allowance
        else None,
        claim=False,
        draw=_letter(meeting.draw),
        takeback=TakebackView(_LETTERS[meeting.takeback.side], meeting.takeback.to)
        if meeting.takeback
        else None,
        rematch=RematchView(_letter(meeting.rematch), meeting.next_match),
        phrases=[
            PhraseView(_LETTERS[spoken.side], spoken.phrase, spoken.ply)
            for spoken in meeting.phrases
        ],
        watchers=around.presence.watchers if around.presence else 0,
        rated=match.settings.rated,
        abortable=online.is_abortable(match),
        matched={_LETTERS[side]: view for side, view in around.matched.items()}
        if around.matched
        else None,
    )


def turns_view(match: Match, since: int, around: Around) -> Turns:
    """The light form for anyone: turns after ply ``since``, or none if that is ahead."""
    game = match.game
    since = min(since, game.plies)
    turns = [
        BareTurn(ply, format_turn(turn), format_position(turn.position))
        for ply, turn in enumerate(game.turns[since:], since + 1)
    ]
    return Turns(
        version=match.version,
        ply=game.plies,
        since=since,
        turns=turns,
        position=turns[-1].position if turns else format_position(game.position),
        outcome=outcome_view(match.outcome),
        online=online_view(match, around),
    )


def _letter(side: Side | None) -> SideLetter | None:
    return None if side is None else _LETTERS[side]


def _player(meeting: Meeting, side: Side, cards: Mapping[str, Card]) -> PlayerView:
    seat = meeting.seat(side)
    if seat is None:
        return PlayerView(None, "")
    card = cards.get(seat.player, _UNKNOWN)
    return PlayerView(seat.player, seat.name, card.rating, card.account)


_UNKNOWN = Card()


def _clock(clock: Clock, times: Times | None, now: datetime) -> ClockView:
    if times is None:
        return ClockView("none", None, None, None)
    south, north, running = _ms(times.south), _ms(times.north), _letter(times.runs(now))
    match clock:
        case Timed(minutes, increment):
            return ClockView("minutes", south, north, running, minutes, increment)
        case Daily(days):
            return ClockView("days", south, north, running, days=days)
        case _:
            raise TypeError(f"{clock} has no times")


def _ms(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)
