"""Settings and entries as plain data, for keeping: the readers are the inverse of the writers."""

from collections.abc import Mapping

from ayla.match.entries import Drawn, Entry, Played, Redone, Resigned, TakenBack
from ayla.match.errors import MatchCode, MatchError
from ayla.match.settings import Kind, Seat, Settings
from ayla.notation import format_position, parse_move, parse_position
from ayla.notation.plain import Plain
from ayla.rules import Rules, Side


def plain_settings(settings: Settings) -> dict[str, Plain]:
    """Settings as plain data."""
    rules = settings.rules
    return {
        "rules": {
            "barter": rules.barter,
            "skip_origin": rules.skip_origin,
            "endless": rules.endless,
        },
        "south": _plain_seat(settings.south),
        "north": _plain_seat(settings.north),
        "position": None if settings.start is None else format_position(settings.start),
    }


def read_settings(data: object) -> Settings:
    """Settings from plain data. Raises ``MatchError`` (``bad_entry``) for anything else."""
    match data:
        case {
            "rules": {"barter": bool(barter), "skip_origin": bool(skip), "endless": str(endless)},
            "south": south,
            "north": north,
            "position": None | str() as position,
        }:
            try:
                return Settings(
                    _read_seat(south),
                    _read_seat(north),
                    Rules(barter, skip, endless),  # type: ignore[arg-type]  # Rules checks it
                    None if position is None else parse_position(position),
                )
            except ValueError as error:
                raise _bad(str(error), data) from error
    raise _bad("these are no settings of a match", data)


def plain_entry(entry: Entry) -> dict[str, Plain]:
    """An entry as plain data."""
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


def read_entry(data: object) -> Entry:
    """An entry from plain data. Raises ``MatchError`` (``bad_entry``) for anything else."""
    if isinstance(data, Mapping) and len(data) == 1:
        try:
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
        except ValueError as error:
            raise _bad(str(error), data) from error
    raise _bad("this is no entry of a match", data)


def _plain_seat(seat: Seat) -> dict[str, Plain]:
    return {"kind": seat.kind.value, "opponent": seat.opponent, "name": seat.name}


def _read_seat(data: object) -> Seat:
    match data:
        case {"kind": str(kind), "opponent": None | str() as opponent, "name": str(name)}:
            return Seat(Kind(kind), opponent, name)
    raise _bad("this is no seat", data)


def _bad(message: str, data: object) -> MatchError:
    text = repr(data)
    return MatchError(MatchCode.BAD_ENTRY, message, value=text[:200])
