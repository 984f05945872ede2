"""What happened in a turn, as data, in the order in which it happened.

Events are narration: the next position says everything that matters for play.
"""

from dataclasses import dataclass
from typing import TypeAlias

from ayla.rules.ending import Reason
from ayla.rules.types import Pit, Side

Counts: TypeAlias = tuple[tuple[Pit, int], ...]
"""Pits with a number of seeds each, 1 to 48, in a telling order."""


@dataclass(frozen=True, slots=True)
class Sown:
    """``side`` sowed the ``seeds`` of ``pit`` along ``path``, one seed a step (R3, R4)."""

    side: Side
    pit: Pit
    path: tuple[Pit, ...]

    @property
    def seeds(self) -> int:
        """How many seeds were sown."""
        return len(self.path)

    @property
    def last(self) -> Pit:
        """The pit that the last seed fell into."""
        return self.path[-1]


@dataclass(frozen=True, slots=True)
class Captured:
    """``side`` captured from these pits (R5, R6).

    The order is that of the chain: the landing pit, then the run forwards, then the run backwards.
    """

    side: Side
    pits: Counts

    @property
    def total(self) -> int:
        """How many seeds were captured."""
        return sum(count for _, count in self.pits)


@dataclass(frozen=True, slots=True)
class Offered:
    """``side`` offered ``pits`` for ``price`` captured seeds of the opponent's (R9)."""

    side: Side
    pits: tuple[Pit, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Accepted:
    """``side`` accepted: the pits of ``paid`` are ceded to it, each with its payment (R11)."""

    side: Side
    paid: Counts

    @property
    def ceded(self) -> tuple[Pit, ...]:
        """The pits that changed owner, in sowing order."""
        return tuple(pit for pit, _ in self.paid)

    @property
    def payment(self) -> int:
        """How many captured seeds ``side`` paid."""
        return sum(count for _, count in self.paid)


@dataclass(frozen=True, slots=True)
class Declined:
    """``side`` declined the offer of ``pits`` (R10, R13)."""

    side: Side
    pits: tuple[Pit, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """``side`` owned no seed and passed (R8)."""

    side: Side


@dataclass(frozen=True, slots=True)
class Swept:
    """The game ended: what was left went to the owners of the pits, in sowing order (R14)."""

    south: Counts
    north: Counts


@dataclass(frozen=True, slots=True)
class Settled:
    """Endless play was settled for ``reason``: South and North took so many seeds (R16)."""

    reason: Reason
    south: int
    north: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """``side`` resigned (R17)."""

    side: Side


@dataclass(frozen=True, slots=True)
class DrawAgreed:
    """Both players agreed on a draw (R17)."""


Event: TypeAlias = (
    Sown
    | Captured
    | Offered
    | Accepted
    | Declined
    | Passed
    | Swept
    | Settled
    | Resigned
    | DrawAgreed
)
