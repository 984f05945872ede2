"""Every error as problem details (RFC 9457), with a stable code, the place and the value."""

import logging
from http import HTTPStatus
from typing import Final

from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.plugins.problem_details import (
    ProblemDetailsConfig,
    ProblemDetailsException,
    ProblemDetailsPlugin,
)

from ayla.match import MatchCode, MatchError
from ayla.notation import NotationError
from ayla.people import PeopleCode, PeopleError
from ayla.rules import RuleError
from ayla.rules.errors import Code
from ayla.store import StoreCode, StoreError
from ayla.web.wire import ProblemView

_log = logging.getLogger(__name__)

_BAD_INPUT: Final = {Code.BAD_POSITION, Code.BAD_RULES, Code.BAD_MOVE}
_MATCH_STATUS: Final = {
    MatchCode.BAD_SETTINGS: HTTPStatus.BAD_REQUEST,
    MatchCode.STALE_VERSION: HTTPStatus.CONFLICT,
    MatchCode.NOT_YOUR_TURN: HTTPStatus.CONFLICT,
    MatchCode.NOT_YOUR_SEAT: HTTPStatus.UNPROCESSABLE_ENTITY,
    MatchCode.NO_SUCH_TURN: HTTPStatus.UNPROCESSABLE_ENTITY,
    MatchCode.NO_DRAW: HTTPStatus.UNPROCESSABLE_ENTITY,
    MatchCode.BAD_CLOCK: HTTPStatus.BAD_REQUEST,
    MatchCode.NOT_JOINED: HTTPStatus.CONFLICT,
    MatchCode.SEAT_TAKEN: HTTPStatus.CONFLICT,
    MatchCode.OWN_SEAT: HTTPStatus.UNPROCESSABLE_ENTITY,
    MatchCode.STALE_PLY: HTTPStatus.CONFLICT,
    MatchCode.REQUEST_OPEN: HTTPStatus.CONFLICT,
    MatchCode.NO_REQUEST_OPEN: HTTPStatus.CONFLICT,
    MatchCode.JUST_DECLINED: HTTPStatus.CONFLICT,
    MatchCode.TOO_LATE_TO_ABORT: HTTPStatus.CONFLICT,
    MatchCode.CLOCK_RAN_OUT: HTTPStatus.CONFLICT,
    MatchCode.CLOCK_RUNS: HTTPStatus.CONFLICT,
    MatchCode.NOTHING_TO_CLAIM: HTTPStatus.CONFLICT,
    MatchCode.MATCH_OVER: HTTPStatus.CONFLICT,
    MatchCode.NOT_OVER: HTTPStatus.CONFLICT,
    MatchCode.REMATCHED: HTTPStatus.CONFLICT,
    MatchCode.NO_SUCH_PHRASE: HTTPStatus.BAD_REQUEST,
    MatchCode.TOO_TALKATIVE: HTTPStatus.TOO_MANY_REQUESTS,
    MatchCode.MATCH_TOO_LONG: HTTPStatus.CONFLICT,
    MatchCode.BAD_ENTRY: HTTPStatus.INTERNAL_SERVER_ERROR,
}
_PEOPLE_STATUS: Final = {
    PeopleCode.BAD_NAME: HTTPStatus.BAD_REQUEST,
    PeopleCode.BAD_HANDLE: HTTPStatus.BAD_REQUEST,
    PeopleCode.BAD_PASSPHRASE: HTTPStatus.BAD_REQUEST,
    PeopleCode.HANDLE_TAKEN: HTTPStatus.CONFLICT,
    PeopleCode.HAS_ACCOUNT: HTTPStatus.CONFLICT,
    PeopleCode.WRONG_PASSPHRASE: HTTPStatus.FORBIDDEN,
    PeopleCode.BAD_LEVEL: HTTPStatus.BAD_REQUEST,
    PeopleCode.NOT_RATED: HTTPStatus.UNPROCESSABLE_ENTITY,
    PeopleCode.ACCOUNT_NEEDED: HTTPStatus.UNPROCESSABLE_ENTITY,
    PeopleCode.NO_SUCH_PLAYER: HTTPStatus.NOT_FOUND,
    PeopleCode.NO_SUCH_INVITATION: HTTPStatus.NOT_FOUND,
    PeopleCode.OWN_INVITATION: HTTPStatus.UNPROCESSABLE_ENTITY,
    PeopleCode.LEVEL_NOT_SOUGHT: HTTPStatus.UNPROCESSABLE_ENTITY,
    PeopleCode.LOBBY_FULL: HTTPStatus.TOO_MANY_REQUESTS,
    PeopleCode.TOO_MANY_INVITATIONS: HTTPStatus.TOO_MANY_REQUESTS,
}
_STORE_STATUS: Final = {
    StoreCode.NO_SUCH_MATCH: HTTPStatus.NOT_FOUND,
    StoreCode.CONFLICT: HTTPStatus.CONFLICT,
    StoreCode.DISK_FULL: HTTPStatus.INSUFFICIENT_STORAGE,
    StoreCode.BAD_CURSOR: HTTPStatus.BAD_REQUEST,
}
_HTTP_CODES: Final = {
    400: "bad_request",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
}
_PLAIN_WORDS: Final = {
    404: "there is nothing at this address",
    405: "this address knows no such method",
    413: "the body is too large",
}
_LONGEST_VALUE: Final = 200


def problem_response(description: str) -> ResponseSpec:
    """What the OpenAPI description says of an answer that is a problem."""
    return ResponseSpec(
        ProblemView,
        generate_examples=False,
        description=description,
        media_type="application/problem+json",
    )


class Problem(ProblemDetailsException):
    """An error for the client.

    ``code`` is stable; ``detail`` is one English line; ``rule``, ``value`` and ``place`` say which
    rule, what was refused, and where it stood, so far as there is such a thing.
    """

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        *,
        rule: str | None = None,
        value: str | None = None,
        place: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        if value is not None and len(value) > _LONGEST_VALUE:
            value = value[: _LONGEST_VALUE - 1] + "…"
        super().__init__(
            detail=detail,
            status_code=status,
            type_=f"urn:ayla:problem:{code}",
            title=HTTPStatus(status).phrase,
            extra={"code": code, "rule": rule, "value": value, "place": place},
            headers=headers,
        )
        self.code = code
        self._view = ProblemView(
            type=f"urn:ayla:problem:{code}",
            title=HTTPStatus(status).phrase,
            status=int(status),
            detail=detail,
            code=code,
            rule=rule,
            value=value,
            place=place,
        )

    def view(self) -> ProblemView:
        """The same as a message, for a connection that has no status of its own."""
        return self._view


def plugin() -> ProblemDetailsPlugin:
    """The Litestar plugin that answers every error with problem details."""
    return ProblemDetailsPlugin(
        ProblemDetailsConfig(
            exception_to_problem_detail_map={
                RuleError: rule_problem,
                NotationError: notation_problem,
                MatchError: match_problem,
                PeopleError: people_problem,
                StoreError: store_problem,
                HTTPException: http_problem,
                Exception: unexpected_problem,
            }
        )
    )


def rule_problem(error: RuleError, place: str | None = None) -> Problem:
    """What the rules refuse: a move that they forbid, or what is no move or position at all.

    ``place`` is where in the request it stood.
    """
    bad_input = error.code in _BAD_INPUT
    status = HTTPStatus.BAD_REQUEST if bad_input else HTTPStatus.UNPROCESSABLE_ENTITY
    return Problem(
        status, error.code.value, str(error), rule=error.rule, value=error.value, place=place
    )


def notation_problem(error: NotationError, place: str | None = None) -> Problem:
    """A text that does not follow the notation; the detail says where in the text.

    ``place`` is where in the request the text stood, its line and column where nobody says.
    """
    place = place or f"line {error.line}, column {error.column}"
    return Problem(HTTPStatus.BAD_REQUEST, error.code, str(error), value=error.value, place=place)


def match_problem(error: MatchError) -> Problem:
    """What a match refuses."""
    return Problem(
        _MATCH_STATUS[error.code],
        error.code.value,
        str(error),
        value=error.value,
        place=error.place and f"body.{error.place}",
    )


def people_problem(error: PeopleError) -> Problem:
    """What is not possible among people."""
    return Problem(
        _PEOPLE_STATUS[error.code],
        error.code.value,
        str(error),
        value=error.value,
        place=error.place and f"body.{error.place}",
    )


def store_problem(error: StoreError) -> Problem:
    """What the store cannot do. Where its database lies is told to the log, not to clients."""
    status = _STORE_STATUS.get(error.code, HTTPStatus.SERVICE_UNAVAILABLE)
    if status is HTTPStatus.NOT_FOUND:
        return Problem(status, error.code.value, "there is no such match", place="path.match_id")
    if status is HTTPStatus.BAD_REQUEST:
        detail = "no list goes on from there"
        return Problem(status, error.code.value, detail, place="query.before")
    _log.error("%s", error)
    detail = "the match could not be read or stored; nothing was changed"
    return Problem(status, error.code.value, detail)


def http_problem(error: HTTPException) -> Problem:
    """What Litestar refuses: no such address, another method, a parameter of the wrong type."""
    status = error.status_code
    code = _HTTP_CODES.get(status, "bad_request" if status < 500 else "server_error")
    detail, place = error.detail, None
    if detail == HTTPStatus(status).phrase:
        detail = _PLAIN_WORDS.get(status, detail)
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        wrong = error.extra[0]
        source = wrong.get("source", "request")  # a word, or an enum of Litestar's
        place = f"{getattr(source, 'value', source)}.{wrong.get('key', '')}".rstrip(".")
        detail = f"{place}: {wrong.get('message', detail)}"
        if place == "body.data":
            place, detail = "body", "body: there is none"
    return Problem(status, code, detail.partition("\n")[0], place=place, headers=error.headers)


def problem_of(error: Exception) -> Problem:
    """The problem that an error is, for a connection that has no status of its own."""
    match error:
        case Problem():
            return error
        case RuleError():
            return rule_problem(error)
        case NotationError():
            return notation_problem(error)
        case MatchError():
            return match_problem(error)
        case StoreError():
            return store_problem(error)
        case _:
            return unexpected_problem(error)


def unexpected_problem(error: Exception) -> Problem:
    """A fault of our own: told in full to the log, and to nobody else."""
    _log.error("a request failed", exc_info=error)
    return Problem(
        HTTPStatus.INTERNAL_SERVER_ERROR,
        "server_error",
        "the server made a mistake; its log says which",
    )
