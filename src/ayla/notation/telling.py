"""Turns and outcomes as sentences to be translated: the name of a message and its arguments.

Faces look the message up in the catalogue of their language (``turns.ftl``); no text is made here.
Arguments: ``side`` and ``winner`` are ``"S"`` or ``"N"``; pits are letters; ``captures`` and
``pits`` are lists in one string, such as ``b 4, c 2`` and ``A, C``; all else are numbers.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ayla.rules import Pit, Reason, Side, Turn
from ayla.rules.events import (
    Accepted,
    Captured,
    Counts,
    Declined,
    DrawAgreed,
    Offered,
    Passed,
    Resigned,
    Settled,
    Sown,
    Swept,
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of the catalogue: its ``id`` and the ``args`` that fill it."""

    id: str
    args: Mapping[str, str | int]


def tell(turn: Turn) -> tuple[Sentence, ...]:
    """The turn in sentences: what was played, then what ended the game if anything did."""
    sown = next((event for event in turn.events if isinstance(event, Sown)), None)
    captured = next((event for event in turn.events if isinstance(event, Captured)), None)
    told = [] if sown is None else [_sowing(turn, sown, captured)]
    told += [_plainly(event) for event in turn.events if not isinstance(event, Sown | Captured)]
    return tuple(told)


def _sowing(turn: Turn, sown: Sown, captured: Captured | None) -> Sentence:
    args: dict[str, str | int] = {
        "side": sown.side.value,
        "pit": str(sown.pit),
        "seeds": sown.seeds,
        "last": str(sown.last),
    }
    if captured is None:
        left = 0 if sown.last is sown.pit else turn.before.pits[sown.last]
        return Sentence("turn-sown", args | {"made": left + sown.path.count(sown.last)})
    return Sentence(
        "turn-captured",
        args
        | {
            "made": captured.pits[0][1],
            "captures": _counts(captured.pits),
            "total": captured.total,
        },
    )


def tell_ending(event: Resigned | DrawAgreed) -> Sentence:
    """What ended a game without a move, in a sentence (R17)."""
    return _plainly(event)


_Plain: TypeAlias = Offered | Accepted | Declined | Passed | Swept | Settled | Resigned | DrawAgreed


def _plainly(event: _Plain) -> Sentence:
    match event:
        case Offered(side, pits, price):
            args: dict[str, str | int] = {"pits": _letters(pits), "count": len(pits)}
            return Sentence("turn-offered", {"side": side.value, **args, "price": price})
        case Accepted(side):
            args = {"pits": _letters(event.ceded), "count": len(event.ceded)}
            return Sentence("turn-accepted", {"side": side.value, **args, "payment": event.payment})
        case Declined(side, pits):
            args = {"pits": _letters(pits), "count": len(pits)}
            return Sentence("turn-declined", {"side": side.value, **args})
        case Passed(side):
            return Sentence("turn-passed", {"side": side.value})
        case Swept(south, north):
            return Sentence("turn-swept", {"south": _total(south), "north": _total(north)})
        case Settled(reason, south, north):
            name = "repetition" if reason is Reason.REPETITION else "turn-limit"
            return Sentence(f"turn-settled-{name}", {"south": south, "north": north})
        case Resigned(side):
            return Sentence("turn-resigned", {"side": side.value})
        case DrawAgreed():
            return Sentence("turn-draw-agreed", {})


class Ended(Protocol):
    """What is told of an outcome, be it of a game or of a match that ended otherwise."""

    @property
    def winner(self) -> Side | None: ...  # noqa: D102
    @property
    def south(self) -> int: ...  # noqa: D102
    @property
    def north(self) -> int: ...  # noqa: D102
    @property
    def glory(self) -> bool | None: ...  # noqa: D102


def tell_outcome(outcome: Ended) -> Sentence:
    """The result in a sentence: a draw, a win, or a win with or without glory (R13, R15)."""
    counts = {"south": outcome.south, "north": outcome.north}
    if outcome.winner is None:
        return Sentence("outcome-draw", counts)
    glory = {None: "", True: "-glory", False: "-no-glory"}[outcome.glory]
    return Sentence(f"outcome-win{glory}", {"winner": outcome.winner.value, **counts})


def _letters(pits: Iterable[Pit]) -> str:
    return ", ".join(str(pit) for pit in pits)


def _counts(counts: Counts) -> str:
    return ", ".join(f"{pit} {count}" for pit, count in counts)


def _total(counts: Counts) -> int:
    return sum(count for _, count in counts)
