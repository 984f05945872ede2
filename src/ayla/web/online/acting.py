"""Who has acted in a match, by what was added to it: whoever did was there."""

from ayla.match import Match
from ayla.match.entries import (
    DrawDeclined,
    DrawOffered,
    Joined,
    Played,
    RematchDeclined,
    RematchOffered,
    Said,
    TakebackAsked,
    TakebackDeclined,
    TakenBack,
)
from ayla.rules import Side

_BY_SIDE = (
    Joined
    | DrawOffered
    | DrawDeclined
    | TakebackAsked
    | TakebackDeclined
    | RematchOffered
    | RematchDeclined
    | Said
)


def acted(before: Match, after: Match) -> set[Side]:
    """The sides that have acted between two states of a match of people far apart.

    Moves that were taken back meanwhile are passed over, and so are takebacks and what ends it.
    """
    sides: set[Side] = set()
    plies = after.game.plies
    stands = True
    for stamped in reversed(after.entries[before.version :]):
        entry = stamped.entry
        if isinstance(entry, _BY_SIDE):
            sides.add(entry.side)
        elif isinstance(entry, TakenBack):
            stands = False
        elif isinstance(entry, Played) and stands:
            plies -= 1
            sides.add(after.game.turns[plies].before.to_move)
    return sides
