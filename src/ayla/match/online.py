"""What two people far apart can do in a match, each as a function that returns the entry to add.

``side`` is the seat of the one who acts; that they hold it is known to the caller. ``at`` is the
time at which the command came, and the time to stamp its entry with. A function whose entry cannot
follow raises ``MatchError`` with a code of its own, or ``RuleError``; nothing has happened then.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, TypeVar

from ayla.match.checking import check, check_not_over
from ayla.match.clocks import Daily, Timed
from ayla.match.entries import (
    Abandoned,
    Aborted,
    DrawDeclined,
    Drawn,
    DrawOffered,
    Entry,
    Joined,
    Played,
    RematchDeclined,
    Rematched,
    RematchOffered,
    Resigned,
    Said,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
)
from ayla.match.errors import MatchCode, MatchError
from ayla.match.length import check_length
from ayla.match.match import Match
from ayla.match.meeting import Meeting
from ayla.match.settings import Kind, Seat, Settings
from ayla.rules import Move, Side

ALLOWANCE_TIMED: Final = timedelta(seconds=60)
ALLOWANCE_UNTIMED: Final = timedelta(minutes=5)
"""So long a player may be away before the one who stayed may claim."""

_E = TypeVar("_E", bound=Entry)


def join(match: Match, side: Side, player: str, name: str, at: datetime) -> Joined:
    """``player`` sits down. ``seat_taken``, ``own_seat``, ``match_over``, ``bad_settings``."""
    if _meeting(match).seat(side) is not None:
        raise MatchError(
            MatchCode.SEAT_TAKEN, f"{side} is taken by another", value=side.value, place="side"
        )
    return rejoin(match, side, player, name, at)


def rejoin(match: Match, side: Side, player: str, name: str, at: datetime) -> Joined:
    """The holder of a seat goes on as another player, as on another device.

    That this is the holder is known elsewhere. What ``join`` raises but ``seat_taken``;
    ``not_your_seat`` where ratings depend on who plays, and ``match_too_long``.
    """
    Seat(Kind.HUMAN, name=name)  # which checks the name
    if _meeting(match).seat(side) is not None:
        if match.settings.rated:
            raise MatchError(
                MatchCode.NOT_YOUR_SEAT, "a rated match goes on in the account", value=side.value
            )
        check_length(match.version, side.value)
    return _checked(match, Joined(side, player, name), at)


def play(
    match: Match, side: Side, move: Move, *, ply: int, at: datetime, version: int | None = None
) -> Played:
    """Play a move in a game that stands at ``ply``.

    ``version``, if given, is one at which the player saw it stand there: a takeback since then
    makes the move stale, too. ``stale_ply``, ``not_your_turn``, ``not_joined``,
    ``clock_ran_out``, ``match_over``, and what the rules say. Ask ``is_repeated`` before.
    """
    entry = Played(move)
    check_not_over(_meeting(match), match.game, entry)
    if ply != match.game.plies or (version is not None and _taken_back_since(match, version)):
        raise MatchError(
            MatchCode.STALE_PLY,
            f"that was for ply {ply}, and the game is at {match.game.plies}",
            value=str(move),
            place="ply",
        )
    if match.game.position.to_move is not side:
        raise MatchError(
            MatchCode.NOT_YOUR_TURN, f"{side.opponent} is to move", value=str(move), place="move"
        )
    return _checked(match, entry, at)


def is_repeated(match: Match, side: Side, move: Move, *, ply: int) -> bool:
    """Whether this very move of this side's stands at ``ply`` already: sent twice, it is done."""
    if not 0 <= ply < match.game.plies:
        return False
    turn = match.game.turns[ply]
    return turn.move == move and turn.before.to_move is side


def offer_draw(match: Match, side: Side, at: datetime) -> DrawOffered | Drawn:
    """Offer a draw; if the other has offered one, that is agreed.

    It stands until the other moves. ``request_open``, ``just_declined``, ``match_too_long``.
    """
    if _meeting(match).draw is side.opponent:
        return accept_draw(match, side, at)
    check_length(match.version, side.value)
    return _checked(match, DrawOffered(side), at)


def accept_draw(match: Match, side: Side, at: datetime) -> Drawn:
    """Agree on the draw that the other offers (R17). ``no_request_open``."""
    if _meeting(match).draw is side:
        raise _nothing_open("draw", side)
    return _checked(match, Drawn(), at)


def decline_draw(match: Match, side: Side, at: datetime) -> DrawDeclined:
    """Decline it. ``no_request_open``."""
    return _checked(match, DrawDeclined(side), at)


def takeback_to(match: Match, side: Side) -> int | None:
    """The ply to which this side's last move would be taken back, if it has made one."""
    turns = match.game.turns
    return next(
        (ply for ply in range(len(turns) - 1, -1, -1) if turns[ply].before.to_move is side), None
    )


def ask_takeback(match: Match, side: Side, to: int, at: datetime) -> TakebackAsked:
    """Ask to take back all moves after the first ``to``, the next of which was one's own.

    ``no_such_turn``, ``request_open``, ``just_declined``, ``match_too_long``.
    """
    check_length(match.version, str(to))
    return _checked(match, TakebackAsked(side, to), at)


def accept_takeback(match: Match, side: Side, to: int, at: datetime) -> TakenBack:
    """Allow the takeback that the other asks for, and no other. ``no_request_open``."""
    asked = _meeting(match).takeback
    if asked is not None and asked.side is side:
        raise _nothing_open("takeback", side)
    return _checked(match, TakenBack(to), at)


def decline_takeback(match: Match, side: Side, at: datetime) -> TakebackDeclined:
    """Decline it. ``no_request_open``."""
    return _checked(match, TakebackDeclined(side), at)


def resign(match: Match, side: Side, at: datetime) -> Resigned:
    """Resign (R17)."""
    return _checked(match, Resigned(side), at)


def abort(match: Match, side: Side, at: datetime) -> Aborted:
    """Break off a match that has not begun. ``too_late_to_abort``."""
    return _checked(match, Aborted(side), at)


def is_abortable(match: Match) -> bool:
    """Whether those who sit may still break it off."""
    meeting = _meeting(match)
    return not (match.over or meeting.begun)


@dataclass(frozen=True, slots=True)
class Allowance:
    """``side`` is away, and may be so for ``left``; after that, the other may claim."""

    side: Side
    left: timedelta


def allowance(match: Match, away: Mapping[Side, datetime], now: datetime) -> Allowance | None:
    """The reconnect allowance that runs, given since when seats are away.

    Of two the one that ends first. There is none before the second turn, after the end, and where
    turns have days.
    """
    meeting = _meeting(match)
    clock = match.settings.clock
    if match.over or not meeting.begun or isinstance(clock, Daily):
        return None
    allowed = ALLOWANCE_TIMED if isinstance(clock, Timed) else ALLOWANCE_UNTIMED
    ends = {side: since + allowed for side, since in away.items()}
    if not ends:
        return None
    side = min(ends, key=lambda one: (ends[one], one.value))
    return Allowance(side, min(max(ends[side] - now, timedelta()), allowed))


def may_claim(match: Match, side: Side, away: Mapping[Side, datetime], now: datetime) -> bool:
    """Whether the other has been away for longer than is allowed."""
    others = {other: since for other, since in away.items() if other is not side}
    runs = allowance(match, others, now)
    return runs is not None and not runs.left


def claim(
    match: Match,
    side: Side,
    how: Literal["win", "draw"],
    away: Mapping[Side, datetime],
    at: datetime,
) -> Abandoned:
    """Win, or call it a draw, since the other has been away for so long. ``nothing_to_claim``."""
    entry = _checked(match, Abandoned(side.opponent, how), at)
    if not may_claim(match, side, away, at):
        raise MatchError(
            MatchCode.NOTHING_TO_CLAIM,
            f"{side.opponent} is here, or not away for long enough",
            value=how,
        )
    return entry


def offer_rematch(match: Match, side: Side, at: datetime) -> RematchOffered:
    """Offer another match. ``not_over``, ``request_open``, ``just_declined``, ``rematched``."""
    return _checked(match, RematchOffered(side), at)


def decline_rematch(match: Match, side: Side, at: datetime) -> RematchDeclined:
    """Decline it. ``no_request_open``."""
    return _checked(match, RematchDeclined(side), at)


def accept_rematch(match: Match, side: Side, match_id: str, at: datetime) -> Rematched:
    """Go on in the match of this name, which ``rematch`` describes. ``no_request_open``."""
    if _meeting(match).rematch is side:
        raise _nothing_open("rematch", side)
    return _checked(match, Rematched(match_id), at)


def rematch(match: Match) -> tuple[Settings, tuple[Joined, ...]]:
    """The settings of a rematch, sides swapped, and the entries by which both sit down in it."""
    seats = (_meeting(match).seat(side) for side in Side)
    joined = (Joined(seat.side.opponent, seat.player, seat.name) for seat in seats if seat)
    return match.settings.swapped(), tuple(joined)


def say(match: Match, side: Side, phrase: str, at: datetime) -> Said:
    """Say one of ``PHRASES``, also after the end.

    ``no_such_phrase``, ``too_talkative``, ``match_too_long``.
    """
    check_length(match.version, phrase[:200])
    return _checked(match, Said(side, phrase), at)


def _checked(match: Match, entry: _E, at: datetime) -> _E:
    check(_meeting(match), match.game, entry, at)
    return entry


def _meeting(match: Match) -> Meeting:
    if match.meeting is None:
        raise MatchError(
            MatchCode.NOT_YOUR_SEAT, "nobody holds a seat in a match at one device", value=""
        )
    return match.meeting


def _taken_back_since(match: Match, version: int) -> bool:
    return any(isinstance(stamped.entry, TakenBack) for stamped in match.entries[max(version, 0) :])


def _nothing_open(request: str, side: Side) -> MatchError:
    return MatchError(
        MatchCode.NO_REQUEST_OPEN, f"no {request} is asked of {side}", value=side.value
    )
