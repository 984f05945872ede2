"""Settings and entries as plain data, for keeping: the readers are the inverse of the writers."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

from ayla.match.clocks import Clock, Daily, Timed, Untimed
from ayla.match.entries import (
    Abandoned,
    Aborted,
    DrawDeclined,
    Drawn,
    DrawOffered,
    Entry,
    Joined,
    Played,
    Redone,
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
from ayla.match.names import thinned
from ayla.match.settings import Kind, Seat, Settings
from ayla.notation import format_position, parse_move, parse_position
from ayla.notation.plain import Plain
from ayla.rules import Rules, Side


def plain_settings(settings: Settings) -> dict[str, Plain]:
    """Settings as plain data."""
    plain: dict[str, Plain] = {
        "rules": plain_rules(settings.rules),
        "south": _plain_seat(settings.south),
        "north": _plain_seat(settings.north),
        "position": None if settings.start is None else format_position(settings.start),
    }
    if settings.online:
        plain["online"] = {
            "clock": plain_clock(settings.clock),
            "rated": settings.rated,
            "public": settings.public,
        }
    return plain


def read_settings(data: object) -> Settings:
    """Settings from plain data. Raises ``MatchError`` (``bad_entry``) for anything else."""
    match data:
        case {
            "rules": rules,
            "south": south,
            "north": north,
            "position": None | str() as position,
        }:
            try:
                settings = Settings(
                    _read_seat(south),
                    _read_seat(north),
                    read_rules(rules),
                    None if position is None else parse_position(position),
                )
                online = data.get("online") if isinstance(data, Mapping) else None
                return settings if online is None else _read_online(settings, online)
            except ValueError as error:
                raise _bad(str(error), data) from error
    raise _bad("these are no settings of a match", data)


def plain_rules(rules: Rules) -> dict[str, Plain]:
    """The switches of the game as plain data."""
    return {"barter": rules.barter, "skip_origin": rules.skip_origin, "endless": rules.endless}


def read_rules(data: object) -> Rules:
    """The switches from plain data. Raises ``MatchError`` (``bad_entry``) for anything else."""
    match data:
        case {"barter": bool(barter), "skip_origin": bool(skip), "endless": str(endless)}:
            return Rules(barter, skip, endless)  # type: ignore[arg-type]  # Rules checks it
    raise _bad("these are no rules", data)


def plain_clock(clock: Clock) -> dict[str, Plain]:
    """A clock as plain data; the service sends it so, too."""
    match clock:
        case Untimed():
            return {"kind": "none"}
        case Timed(minutes, increment):
            return {"kind": "minutes", "minutes": minutes, "increment": increment}
        case Daily(days):
            return {"kind": "days", "days": days}


def read_clock(data: object) -> Clock:
    """A clock from plain data. Raises ``MatchError`` (``bad_clock``, ``bad_entry``)."""
    match data:
        case {"kind": "none"}:
            return Untimed()
        case {"kind": "minutes", "minutes": int() | float() as minutes, "increment": int(more)}:
            return Timed(minutes, more)
        case {"kind": "days", "days": int(days)}:
            return Daily(days)
    raise _bad("this is no clock", data)


def plain_entry(entry: Entry) -> dict[str, Plain]:
    """An entry as plain data; its first key says what it is."""
    match entry:
        case Played(move):
            return {"move": str(move)}
        case TakenBack(to):
            return {"undo": to}
        case Redone():
            return {"redo": True}
        case Resigned(side):
            return {"resign": side.value}
        case Drawn():
            return {"draw": True}
        case Joined(side, player, name):
            return {"join": side.value, "player": player, "name": name}
        case TakebackAsked(side, to):
            return {"ask_undo": to, "by": side.value}
        case Abandoned(side, how):
            return {"abandon": side.value, "how": how}
        case Rematched(match_id):
            return {"rematched": match_id}
        case Said(side, phrase):
            return {"say": phrase, "by": side.value}
        case Resumed(since):
            return {"resume": since.astimezone(UTC).isoformat()}
        case _:
            return {_BY_SIDE[type(entry)]: entry.side.value}


_Sided: TypeAlias = (
    DrawOffered
    | DrawDeclined
    | TakebackDeclined
    | Aborted
    | TimedOut
    | RematchOffered
    | RematchDeclined
)
_BY_SIDE: Final[Mapping[type[_Sided], str]] = {
    DrawOffered: "offer_draw",
    DrawDeclined: "decline_draw",
    TakebackDeclined: "decline_undo",
    Aborted: "abort",
    TimedOut: "time_out",
    RematchOffered: "offer_rematch",
    RematchDeclined: "decline_rematch",
}
_SIDED: Final[Mapping[str, type[_Sided]]] = {name: kind for kind, name in _BY_SIDE.items()}


def read_entry(data: object) -> Entry:
    """An entry from plain data. Raises ``MatchError`` (``bad_entry``) for anything else."""
    if isinstance(data, Mapping):
        try:
            entry = _alone(data) if len(data) == 1 else _with_more(data)
        except ValueError as error:
            raise _bad(str(error), data) from error
        if entry is not None:
            return entry
    raise _bad("this is no entry of a match", data)


def _alone(data: Mapping[object, object]) -> Entry | None:
    match data:
        case {"move": str(move)}:
            return Played(parse_move(move))
        case {"undo": int(to)} if type(to) is int:
            return TakenBack(to)
        case {"redo": True}:
            return Redone()
        case {"resign": str(side)}:
            return Resigned(Side(side))
        case {"draw": True}:
            return Drawn()
        case {"rematched": str(match_id)}:
            return Rematched(match_id)
        case {"resume": str(since)}:
            return Resumed(_read_moment(since))
    ((name, by),) = data.items()
    kind = _SIDED.get(name) if isinstance(name, str) else None
    return kind(Side(by)) if kind and isinstance(by, str) else None


def _with_more(data: Mapping[object, object]) -> Entry | None:
    match data:
        case {"join": str(side), "player": str(player), "name": str(name)} if len(data) == 3:
            return Joined(Side(side), player, name)
        case _ if len(data) != 2:
            return None
        case {"ask_undo": int(to), "by": str(side)} if type(to) is int:
            return TakebackAsked(Side(side), to)
        case {"abandon": str(side), "how": "win" | "draw" as how}:
            return Abandoned(Side(side), how)
        case {"say": str(phrase), "by": str(side)}:
            return Said(Side(side), phrase)
    return None


def _read_moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.utcoffset() != timedelta() or moment.isoformat() != text:
        raise ValueError(f"{text} is no moment in UTC")
    return moment


def _read_online(settings: Settings, data: object) -> Settings:
    match data:
        case {"clock": clock, "rated": bool(rated), "public": bool(public)}:
            return replace(
                settings, online=True, clock=read_clock(clock), rated=rated, public=public
            )
    raise _bad("this is no match between people far apart", data)


def _plain_seat(seat: Seat) -> dict[str, Plain]:
    return {"kind": seat.kind.value, "opponent": seat.opponent, "name": seat.name}


def _read_seat(data: object) -> Seat:
    match data:
        case {"kind": str(kind), "opponent": None | str() as opponent, "name": str(name)}:
            return Seat(Kind(kind), opponent, thinned(name))  # names with more were taken once
    raise _bad("this is no seat", data)


def _bad(message: str, data: object) -> MatchError:
    text = repr(data)
    return MatchError(MatchCode.BAD_ENTRY, message, value=text[:200])
