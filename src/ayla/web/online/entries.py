"""From what a client says to the entry that is to be added."""

from collections.abc import Mapping
from datetime import datetime
from http import HTTPStatus

from ayla.match import Entry, Match, MatchCode, online
from ayla.notation import NotationError, parse_move
from ayla.rules import RuleError, Side
from ayla.web.online.wire import (
    Abort,
    AcceptDraw,
    AcceptTakeback,
    Action,
    AskTakeback,
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    DeclineRematch,
    DeclineTakeback,
    OfferDraw,
    OfferRematch,
    Play,
    Resign,
    Say,
)
from ayla.web.problems import Problem, notation_problem, rule_problem


def entry_for(
    action: Action, match: Match, side: Side, away: Mapping[Side, datetime], at: datetime
) -> Entry | None:
    """The entry that ``side`` adds by an action that came ``at`` this time.

    ``None`` if that is done already: a move that was sent again. ``away``: since when each seat is
    away that is. Raises what ``ayla.match.online`` raises, and ``Problem`` for what is no move.
    Accepting a rematch is not decided here, since it needs a match.
    """
    match action:
        case Play():
            return _move(action, match, side, at)
        case OfferDraw():
            return online.offer_draw(match, side, at)
        case AcceptDraw():
            return online.accept_draw(match, side, at)
        case DeclineDraw():
            return online.decline_draw(match, side, at)
        case AskTakeback():
            return online.ask_takeback(match, side, action.to, at)
        case AcceptTakeback():
            return online.accept_takeback(match, side, action.to, at)
        case DeclineTakeback():
            return online.decline_takeback(match, side, at)
        case Resign():
            return online.resign(match, side, at)
        case Abort():
            return online.abort(match, side, at)
        case ClaimWin():
            return online.claim(match, side, "win", away, at)
        case ClaimDraw():
            return online.claim(match, side, "draw", away, at)
        case OfferRematch():
            return online.offer_rematch(match, side, at)
        case DeclineRematch():
            return online.decline_rematch(match, side, at)
        case Say():
            return online.say(match, side, action.phrase, at)


def side_of(match: Match, player: str | None) -> Side | None:
    """The side on which this player sits, or ``None`` for one who watches."""
    return match.meeting.side_of(player) if match.meeting and player is not None else None


def held_side(match: Match, player: str | None) -> Side:
    """The side on which this player sits. Raises ``Problem`` (``not_your_seat``)."""
    side = side_of(match, player)
    if side is None:
        raise Problem(
            HTTPStatus.FORBIDDEN,
            MatchCode.NOT_YOUR_SEAT.value,
            "only who sits in a seat of this match can act in it",
        )
    return side


def _move(action: Play, match: Match, side: Side, at: datetime) -> Entry | None:
    try:
        move = parse_move(action.move)
        if online.is_repeated(match, side, move, ply=action.ply):
            return None
        entry = online.play(match, side, move, ply=action.ply, at=at)
        if "x" in action.move:  # now that the move is one of this position
            parse_move(action.move, match.game.position, match.game.rules)
    except NotationError as error:
        raise notation_problem(error, "body.move") from error
    except RuleError as error:
        raise rule_problem(error, "body.move") from error
    return entry
