"""The statements that matches are written and read with, the same for every database.

Their only parameters are those that are named here: constants stand in the text.
"""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)

from ayla.store.tables import EntryRow, MatchRow, SeatRow

_ZERO: Final[ColumnElement[int]] = literal_column("0")
_ONE: Final[ColumnElement[int]] = literal_column("1")
_SOUTH: Final[ColumnElement[str]] = literal_column("'S'")
_entry = EntryRow.__table__.c
_id: Final = bindparam("match_id", type_=_entry.match_id.type)
_seq: Final = bindparam("seq", type_=_entry.seq.type)

INSERT_MATCH: Final = insert(MatchRow)
"""``id``, ``settings``, ``created``, ``kind``, ``finished``."""
INSERT_ENTRY: Final = insert(EntryRow)
"""``match_id``, ``seq``, ``data``, ``at``."""
EMPTY_SEAT: Final = delete(SeatRow).where(
    SeatRow.match_id == _id, SeatRow.side == bindparam("side", type_=SeatRow.__table__.c.side.type)
)
"""Who sat there no longer does."""
INSERT_SEAT: Final = insert(SeatRow)
"""``match_id``, ``side``, ``player``, ``at``, ``result``."""

# One statement, so that nothing comes between looking and adding.
APPEND: Final = insert(EntryRow).from_select(
    ["match_id", "seq", "data", "at"],
    select(
        _id,
        _seq,
        bindparam("data", type_=_entry.data.type),
        bindparam("at", type_=_entry.at.type),
    ).where(
        select(MatchRow.id).where(MatchRow.id == _id).exists(),
        select(func.coalesce(func.max(EntryRow.seq) + _ONE, _ZERO))
        .where(EntryRow.match_id == _id)
        .scalar_subquery()
        == _seq,
    ),
)
"""Adds the entry if the match is there and has ``seq`` entries."""

FINISH_MATCH: Final = (
    update(MatchRow)
    .where(MatchRow.id == bindparam("of_match"))
    .values(finished=bindparam("at", type_=MatchRow.__table__.c.finished.type))
)
FINISH_SEATS: Final = (
    update(SeatRow)
    .where(SeatRow.match_id == bindparam("of_match"))
    .values(
        at=bindparam("at", type_=SeatRow.__table__.c.at.type),
        result=case((SeatRow.side == _SOUTH, bindparam("south")), else_=bindparam("north")),
    )
)

SETTINGS: Final = select(MatchRow.settings).where(MatchRow.id == _id)
SINCE: Final[Any] = (
    select(EntryRow.data, EntryRow.at)
    .where(EntryRow.match_id == _id, EntryRow.seq >= _seq)
    .order_by(EntryRow.seq)
)
