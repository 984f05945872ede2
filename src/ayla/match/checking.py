"""Whether an entry can follow in a match between two people far apart: its checked transitions."""

from datetime import datetime, timedelta

from ayla.match.clocks import Daily
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
    Resumed,
    Said,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
    TimedOut,
)
from ayla.match.errors import MatchCode, MatchError
from ayla.match.meeting import Meeting, Request, spoken_by
from ayla.match.phrases import MOST_PHRASES, PHRASES, WITHIN
from ayla.rules import Game, Side
from ayla.rules.game import game_over
from ayla.rules.play import check_legal


def check(meeting: Meeting, game: Game, entry: Entry, at: datetime) -> None:
    """Raise ``MatchError`` or ``RuleError`` if ``entry`` cannot follow ``at`` this time.

    That the one who acts holds the seat, and has been away for so long, is known elsewhere.
    """
    match entry:
        case Joined():
            _check_join(meeting, game, entry)
        case Played(move):
            _check_going_on(meeting, game, entry, at)
            check_legal(game.position, move, game.rules)
        case DrawOffered(side):
            _check_going_on(meeting, game, entry, at)
            _check_asking(meeting, "draw", side, open_by=meeting.draw)
        case Drawn() | DrawDeclined():
            _check_going_on(meeting, game, entry, at)
            _check_answer("draw", entry, open_by=meeting.draw)
        case TakebackAsked(side, to):
            _check_going_on(meeting, game, entry, at)
            _check_takeback(game, side, to)
            by = meeting.takeback.side if meeting.takeback else None
            _check_asking(meeting, "takeback", side, open_by=by)
        case TakebackDeclined() | TakenBack():
            _check_going_on(meeting, game, entry, at)
            _check_takeback_answer(meeting, entry)
        case Resigned():
            _check_going_on(meeting, game, entry, at)
        case Aborted(side):
            _check_abort(meeting, game, side)
        case TimedOut(side):
            _check_time_out(meeting, side, at)
        case Abandoned(side):
            _check_going_on(meeting, game, entry, at)
            _check_allowance(meeting, side)
        case RematchOffered(side):
            _check_rematch(meeting, game, entry)
            _check_asking(meeting, "rematch", side, open_by=meeting.rematch)
        case RematchDeclined() | Rematched():
            _check_rematch(meeting, game, entry)
            _check_answer("rematch", entry, open_by=meeting.rematch)
        case Said(side, phrase):
            _check_phrase(meeting, side, phrase, at)
        case Resumed(since):
            _check_resumed(meeting, since, at)
        case _:
            raise _refused(MatchCode.BAD_ENTRY, "this happens at one device only", entry)


def over(meeting: Meeting, game: Game) -> bool:
    """Whether the match has ended, on the board or otherwise."""
    return meeting.end is not None or game.over


def _check_join(meeting: Meeting, game: Game, entry: Joined) -> None:
    check_not_over(meeting, game, entry)
    other = meeting.seat(entry.side.opponent)
    if other is not None and other.player == entry.player:
        raise _refused(
            MatchCode.OWN_SEAT, f"{entry.side.opponent} is the same player", entry.side.value
        )


def check_not_over(meeting: Meeting, game: Game, entry: Entry) -> None:
    """Raise ``MatchError`` (``match_over``) or ``RuleError`` (``game_over``) after the end."""
    if meeting.end is not None:
        raise _refused(MatchCode.MATCH_OVER, "the match is over", entry)
    if (ended := game.outcome) is not None:
        raise game_over(ended, _value(entry))


def _check_going_on(meeting: Meeting, game: Game, entry: Entry, at: datetime) -> None:
    """Both are there, the match is not over, and no clock has run out."""
    check_not_over(meeting, game, entry)
    for side in Side:
        if meeting.seat(side) is None:
            raise _refused(MatchCode.NOT_JOINED, f"nobody sits at {side} yet", entry)
    deadline = meeting.times.deadline if meeting.times else None
    if deadline is not None and at > deadline:
        late = _milliseconds(at - deadline)
        raise _refused(MatchCode.CLOCK_RAN_OUT, f"the clock ran out {late} ms before that", entry)


def _check_asking(meeting: Meeting, request: Request, side: Side, open_by: Side | None) -> None:
    if open_by is not None:
        raise _refused(MatchCode.REQUEST_OPEN, f"a {request} is asked for already", side.value)
    if (request, side) in meeting.declined:
        raise _refused(MatchCode.JUST_DECLINED, f"the {request} was just declined", side.value)


def _check_answer(
    request: Request,
    entry: Drawn | DrawDeclined | RematchDeclined | Rematched,
    open_by: Side | None,
) -> None:
    """An answer that names its side is by the other one than asked."""
    by = entry.side if isinstance(entry, DrawDeclined | RematchDeclined) else None
    if open_by is None or open_by is by:
        raise _refused(MatchCode.NO_REQUEST_OPEN, f"no {request} is asked for", entry)


def _check_takeback(game: Game, side: Side, to: int) -> None:
    if not 0 <= to < game.plies or game.turns[to].before.to_move is not side:
        raise MatchError(
            MatchCode.NO_SUCH_TURN,
            f"there is no move of {side}'s after ply {to} to take back",
            value=str(to),
            place="to",
        )


def _check_takeback_answer(meeting: Meeting, entry: TakebackDeclined | TakenBack) -> None:
    asked = meeting.takeback
    fits = asked is not None and (
        asked.to == entry.to if isinstance(entry, TakenBack) else asked.side is not entry.side
    )
    if not fits:
        raise _refused(MatchCode.NO_REQUEST_OPEN, "no such takeback is asked for", entry)


def _check_abort(meeting: Meeting, game: Game, side: Side) -> None:
    check_not_over(meeting, game, Aborted(side))
    if meeting.seat(side) is None:
        raise _refused(MatchCode.NOT_JOINED, f"nobody sits at {side} yet", side.value)
    if meeting.begun:
        raise _refused(MatchCode.TOO_LATE_TO_ABORT, "two turns were taken", side.value)


def _check_time_out(meeting: Meeting, side: Side, at: datetime) -> None:
    times = meeting.times
    deadline = times.deadline if times and times.running is side else None
    if deadline is None or at <= deadline:
        raise _refused(MatchCode.CLOCK_RUNS, f"{side}'s clock has not run out", side.value)


def _check_allowance(meeting: Meeting, side: Side) -> None:
    daily = meeting.times is not None and isinstance(meeting.times.clock, Daily)
    if daily or not meeting.begun:
        raise _refused(
            MatchCode.NOTHING_TO_CLAIM, f"{side} may be away for as long as it likes", side.value
        )


def _check_rematch(meeting: Meeting, game: Game, entry: Entry) -> None:
    if not over(meeting, game):
        raise _refused(MatchCode.NOT_OVER, "the match goes on", entry)
    if meeting.next_match is not None:
        raise _refused(MatchCode.REMATCHED, "there is a rematch already", entry)
    if not meeting.complete:
        raise _refused(MatchCode.NOT_JOINED, "nobody ever sat on the other side", entry)


def _check_phrase(meeting: Meeting, side: Side, phrase: str, at: datetime) -> None:
    if phrase not in PHRASES:
        raise MatchError(
            MatchCode.NO_SUCH_PHRASE,
            f"there is no such phrase; there are {', '.join(PHRASES)}",
            value=phrase[:200],
            place="phrase",
        )
    if meeting.seat(side) is None:
        raise _refused(MatchCode.NOT_JOINED, f"nobody sits at {side} yet", side.value)
    if spoken_by(side, meeting.phrases, at - WITHIN) >= MOST_PHRASES:
        seconds = WITHIN // timedelta(seconds=1)
        raise _refused(
            MatchCode.TOO_TALKATIVE,
            f"no more than {MOST_PHRASES} phrases are said in {seconds} seconds",
            phrase,
        )


def _check_resumed(meeting: Meeting, since: datetime, at: datetime) -> None:
    if not (meeting.times and meeting.times.can_resume(since, at)):
        raise _refused(MatchCode.BAD_ENTRY, "no clock ran that could have stood still", "resumed")


def _milliseconds(span: timedelta) -> int:
    return span // timedelta(milliseconds=1)


def _value(entry: Entry | str) -> str:
    match entry:
        case str():
            return entry
        case Played(move):
            return str(move)
        case _:
            return type(entry).__name__


def _refused(code: MatchCode, message: str, entry: Entry | str) -> MatchError:
    return MatchError(code, message, value=_value(entry))
