"""What a learner is asked to do in one move, and what is said when something else happened.

A goal looks at the real turn. ``missed`` is ``None`` for a turn that does what was asked; else it
says what happened instead. The messages stand in ``learn.ftl``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from ayla.notation.telling import Sentence
from ayla.rules import Pit, Rules, Side, Turn, outcome
from ayla.rules.events import Accepted, Captured, Declined, Event, Offered, Passed, Sown
from ayla.rules.types import ALL_PITS, OPEN_AT

E = TypeVar("E", bound=Event)


class Goal(Protocol):
    """What one move has to do."""

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """What happened instead, or ``None`` when ``turn`` reaches the goal."""


@dataclass(frozen=True, slots=True)
class Sows:
    """Any sowing."""

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """An offer was made."""
        del rules
        return None if _find(turn, Sown) else Sentence("learn-missed-offered", {})


@dataclass(frozen=True, slots=True)
class Lands:
    """The last seed falls into ``pit`` (R3, R4)."""

    pit: Pit

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """It fell elsewhere."""
        sown = _find(turn, Sown)
        if sown is None:
            return Sows().missed(turn, rules)
        if sown.last is self.pit:
            return None
        return _sentence("landing", sown, {"wanted": str(self.pit)})


@dataclass(frozen=True, slots=True)
class Captures:
    """The sowing captures at least ``seeds`` (R5, R6)."""

    seeds: int

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """Fewer were captured, or none: the last seed fell into an own pit, or made no 2 or 4."""
        sown = _find(turn, Sown)
        if sown is None:
            return Sows().missed(turn, rules)
        captured = _find(turn, Captured)
        if captured is None:
            if turn.before.owners[sown.last] is sown.side:
                return _sentence("own", sown, {})
            return _sentence("count", sown, {"made": turn.position.pits[sown.last]})
        if captured.total < self.seeds:
            return Sentence("learn-missed-few", {"total": captured.total, "wanted": self.seeds})
        return None


@dataclass(frozen=True, slots=True)
class Offers:
    """An offer of so many pits (R9)."""

    pits: int

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """A pit was sown, or another number of pits offered."""
        del rules
        offered = _find(turn, Offered)
        if offered is None:
            return Sentence("learn-missed-sown", {})
        if len(offered.pits) != self.pits:
            count = {"count": len(offered.pits), "wanted": self.pits}
            return Sentence("learn-missed-offer-count", count)
        return None


@dataclass(frozen=True, slots=True)
class Accepts:
    """The open offer is accepted (R10, R11)."""

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """It was declined."""
        del rules
        return None if _find(turn, Accepted) else Sentence("learn-missed-declined", {})


@dataclass(frozen=True, slots=True)
class Declines:
    """The open offer is declined (R10, R13)."""

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """It was accepted."""
        del rules
        return None if _find(turn, Declined) else Sentence("learn-missed-accepted", {})


@dataclass(frozen=True, slots=True)
class Passes:
    """The pass, where nothing else can be played (R8)."""

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """Nothing can be."""
        del rules
        return None if _find(turn, Passed) else Sentence("learn-missed-offered", {})


@dataclass(frozen=True, slots=True)
class Wins:
    """The turn ends the game, and its player wins (R14, R15)."""

    def missed(self, turn: Turn, rules: Rules) -> Sentence | None:
        """The game goes on, as some pit holds three seeds or more; or it ended otherwise."""
        ended = outcome(turn.position, rules)
        if ended is None:
            if _find(turn, Offered):
                return Sentence("learn-missed-offered", {})
            pit = max(ALL_PITS, key=lambda pit: turn.position.pits[pit])
            assert turn.position.pits[pit] >= OPEN_AT
            return Sentence(
                "learn-missed-open", {"pit": str(pit), "seeds": turn.position.pits[pit]}
            )
        if ended.winner is turn.before.to_move:
            return None
        own, other = ended.south, ended.north
        if turn.before.to_move is Side.NORTH:
            own, other = other, own
        return Sentence("learn-missed-win", {"own": own, "other": other})


def _find(turn: Turn, kind: type[E]) -> E | None:
    return next((event for event in turn.events if isinstance(event, kind)), None)


def _sentence(name: str, sown: Sown, more: Mapping[str, str | int]) -> Sentence:
    told: dict[str, str | int] = {
        "pit": str(sown.pit),
        "seeds": sown.seeds,
        "last": str(sown.last),
    }
    return Sentence(f"learn-missed-{name}", told | dict(more))
