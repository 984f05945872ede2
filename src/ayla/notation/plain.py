"""Events and outcomes as plain data, for JSON: pits are letters, sides are ``"S"`` and ``"N"``.

Commands and the web service print the same forms. Each event is an object whose ``"event"`` names
it; the glossary describes them all.
"""

from typing import TypeAlias

from ayla.rules.ending import Outcome
from ayla.rules.events import (
    Accepted,
    Captured,
    Counts,
    Declined,
    DrawAgreed,
    Event,
    Offered,
    Passed,
    Resigned,
    Settled,
    Sown,
    Swept,
)
from ayla.rules.types import Pit

Plain: TypeAlias = bool | int | float | str | list["Plain"] | dict[str, "Plain"] | None


def plain_event(event: Event) -> dict[str, Plain]:
    """An event as plain data. Pits in objects keep the order of the event."""
    match event:
        case Sown(side, pit, path):
            return {
                "event": "sown",
                "side": side.value,
                "pit": str(pit),
                "seeds": event.seeds,
                "path": plain_pits(path),
            }
        case Captured(side, pits):
            return {
                "event": "captured",
                "side": side.value,
                "captures": plain_counts(pits),
                "total": event.total,
            }
        case Offered(side, pits, price):
            return {
                "event": "offered",
                "side": side.value,
                "pits": plain_pits(pits),
                "price": price,
            }
        case Accepted(side, paid):
            return {
                "event": "accepted",
                "side": side.value,
                "ceded": plain_pits(event.ceded),
                "paid": plain_counts(paid),
                "payment": event.payment,
            }
        case Declined(side, pits):
            return {"event": "declined", "side": side.value, "pits": plain_pits(pits)}
        case Passed(side):
            return {"event": "passed", "side": side.value}
        case Swept(south, north):
            return {"event": "swept", "south": plain_counts(south), "north": plain_counts(north)}
        case Settled(reason, south, north):
            return {
                "event": "settled",
                "reason": reason.value,
                "south": south,
                "north": north,
            }
        case Resigned(side):
            return {"event": "resigned", "side": side.value}
        case DrawAgreed():
            return {"event": "draw_agreed"}


def plain_outcome(outcome: Outcome) -> dict[str, Plain]:
    """An outcome as plain data; ``winner`` is null for a draw, ``glory`` where R13 gives none."""
    return {
        "winner": outcome.winner.value if outcome.winner else None,
        "south": outcome.south,
        "north": outcome.north,
        "glory": outcome.glory,
        "reason": outcome.reason.value,
    }


def plain_pits(pits: tuple[Pit, ...]) -> list[Plain]:
    """Pits as a list of letters."""
    return [str(pit) for pit in pits]


def plain_counts(counts: Counts) -> dict[str, Plain]:
    """Pits with counts as an object from letter to number, in the order given."""
    return {str(pit): count for pit, count in counts}
