"""Game records that somebody brings: which games they hold, and where they cannot be read."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from litestar import post
from litestar.params import JSONBody

from ayla.match.names import fitting_name
from ayla.notation import Record, RecordError, format_position, read_records
from ayla.rules import Game, RuleError
from ayla.rules.events import Resigned
from ayla.web.matches import BAD
from ayla.web.views import outcome_view, position_view, rules_view
from ayla.web.wire import (
    EndingRequest,
    RecordsRequest,
    RecordsView,
    RecordTrouble,
    RecordView,
)

LARGEST_RECORDS: Final = 256 * 1024
"""Bytes in the body that brings records at most: some two hundred games."""

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_READER: Final = ThreadPoolExecutor(1, thread_name_prefix="ayla-records")
"""One at a time, so that the largest of records keeps nobody from playing."""


@post(
    "/api/records",
    tags=["records"],
    status_code=200,
    responses=BAD,
    request_max_body_size=LARGEST_RECORDS,
)
async def read(data: JSONBody[RecordsRequest]) -> RecordsView:
    """Read game records; what stands before a fault is read all the same."""
    return await asyncio.get_running_loop().run_in_executor(_READER, _read, data.text)


def _read(text: str) -> RecordsView:
    try:
        return RecordsView([_view(record, whole=True) for record in read_records(text)], None)
    except RecordError as error:
        trouble = _trouble(error)
        games = [_view(record, whole=True) for record in error.games]
        if games and error.broken_off:
            games[-1] = _view(error.games[-1], whole=False)
        return RecordsView(games, trouble)


def _view(record: Record, *, whole: bool) -> RecordView:
    game, tags = record.game, record.tags
    date = tags.get("Date", "")
    return RecordView(
        names={
            "S": fitting_name(tags.get("South", "")),
            "N": fitting_name(tags.get("North", "")),
        },
        date=date if _DATE.fullmatch(date) else "",
        rules=rules_view(game.rules),
        start=None if game.start == Game(game.rules).start else format_position(game.start),
        position=position_view(game.position),
        moves=[str(move) for move in game.moves],
        ending=_ending(game),
        outcome=outcome_view(game.outcome),
        whole=whole,
    )


def _ending(game: Game) -> EndingRequest | None:
    match game.ending:
        case None:
            return None
        case Resigned(side):
            return EndingRequest("resigned", side.value)
        case _:
            return EndingRequest("agreed")


def _trouble(error: RecordError) -> RecordTrouble:
    refused = _refusal(error)
    return RecordTrouble(
        code=error.code,
        detail=str(error),
        expected=error.expected,
        line=error.line,
        column=error.column,
        rule=refused.rule if refused else None,
        value=refused.value if refused else error.value[:200],
    )


def _refusal(error: BaseException) -> RuleError | None:
    """What the rules said, where it was they that stopped the reader."""
    cause = error.__cause__
    while cause is not None and not isinstance(cause, RuleError):
        cause = cause.__cause__
    return cause
