"""One event of every kind."""

from ayla.rules import Event, Pit, Reason, Side
from ayla.rules.events import (
    Accepted,
    Captured,
    Declined,
    DrawAgreed,
    Offered,
    Passed,
    Resigned,
    Settled,
    Sown,
    Swept,
)

S, N = Side.SOUTH, Side.NORTH
A, B, C, D, a, b, c, d = Pit

EVENTS: tuple[Event, ...] = (
    Sown(S, C, (D, a)),
    Captured(N, ((D, 4), (a, 2), (C, 2))),
    Offered(S, (A, C), 12),
    Accepted(N, ((A, 6), (C, 6))),
    Declined(N, (A, C)),
    Passed(S),
    Swept(((A, 1), (b, 2)), ((c, 1),)),
    Settled(Reason.TURN_LIMIT, 5, 3),
    Resigned(N),
    DrawAgreed(),
)
