"""From a match to its row in a list."""

from collections.abc import Mapping
from datetime import datetime

from ayla.match import Match
from ayla.notation import format_position
from ayla.people import Person, Variant
from ayla.rules import Side
from ayla.web.online.wire_state import PlayerView
from ayla.web.people.views import clock_view, rules_view, side_letter
from ayla.web.people.wire import GameOutcome, GameRow


def game_row(
    match_id: str, match: Match, at: datetime, reader: str | None, persons: Mapping[str, Person]
) -> GameRow:
    """A match in a list, as ``reader`` sees it; ``persons``: who is known of those who play."""
    settings, meeting, turn = match.settings, match.meeting, match.to_move
    you = meeting.side_of(reader) if meeting and reader else None
    return GameRow(
        match=match_id,
        rules=rules_view(settings.rules),
        clock=clock_view(settings.clock),
        rated=settings.rated,
        seats={side_letter(side): _player(match, side, persons) for side in Side},
        position=format_position(match.game.position),
        ply=match.game.plies,
        turn=None if turn is None else side_letter(turn),
        you=None if you is None else side_letter(you),
        outcome=_outcome(match),
        at=at,
    )


def _player(match: Match, side: Side, persons: Mapping[str, Person]) -> PlayerView:
    seat = match.meeting.seat(side) if match.meeting else None
    if seat is None:
        return PlayerView(None, "")
    person = persons.get(seat.player, Person(seat.player))
    rating = person.ratings.get(Variant.of(match.settings.rules))
    return PlayerView(
        seat.player,
        seat.name,
        None if rating is None else round(rating.rating),
        person.handle is not None,
    )


def _outcome(match: Match) -> GameOutcome | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return GameOutcome(
        None if outcome.winner is None else side_letter(outcome.winner),
        outcome.south,
        outcome.north,
        outcome.reason.value,
    )
