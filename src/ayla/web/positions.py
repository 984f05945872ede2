"""Positions that are no part of a match: what stands there, and what may be played."""

from typing import Annotated, Final, Literal, TypeAlias

from litestar import get
from litestar.params import FromQuery, QueryParameter

from ayla.notation import NotationError, parse_position
from ayla.rules import Game, RuleError, Rules
from ayla.web.problems import notation_problem, problem_response, rule_problem
from ayla.web.views import move_views, no_offer, outcome_view, position_view, rules_view
from ayla.web.wire import PositionFound

_Text: TypeAlias = Annotated[
    str | None,
    QueryParameter(description="The position; the usual start if left out."),
]
_REFUSED: Final = {400: problem_response("There is no such position.")}


@get("/api/position", tags=["positions"], sync_to_thread=False, responses=_REFUSED)
def look(
    text: _Text = None,
    barter: FromQuery[bool] = True,
    skip_origin: FromQuery[bool] = False,
    endless: FromQuery[Literal["split", "owner"]] = "split",
) -> PositionFound:
    """Look at a position as it stands in its text form."""
    try:
        start = None if text is None else parse_position(text)
        game = Game(Rules(barter, skip_origin, endless), start)
    except NotationError as error:
        raise notation_problem(error) from error
    except RuleError as error:
        raise rule_problem(error, "query.text") from error
    return PositionFound(
        rules=rules_view(game.rules),
        position=position_view(game.position),
        moves=move_views(game),
        no_offer=None if game.over else no_offer(game),
        outcome=outcome_view(game.outcome),
    )
