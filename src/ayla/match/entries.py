"""What can happen in a match, as data. The list of a match's entries only ever grows."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from ayla.rules import Move, Side


@dataclass(frozen=True, slots=True)
class Played:
    """The side to move played ``move``."""

    move: Move


@dataclass(frozen=True, slots=True)
class TakenBack:
    """All moves after the first ``to`` were taken back, and a resignation or draw with them."""

    to: int


@dataclass(frozen=True, slots=True)
class Redone:
    """What was taken back last was put back."""


@dataclass(frozen=True, slots=True)
class Resigned:
    """``side`` resigned (R17)."""

    side: Side


@dataclass(frozen=True, slots=True)
class Drawn:
    """Both agreed on a draw (R17)."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A person sat down: ``player`` is their lasting name, ``name`` what people call them.

    In a seat that was taken, whoever sat there goes on under this name.
    """

    side: Side
    player: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """``side`` offered a draw. The other agrees by ``Drawn``."""

    side: Side


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """``side`` declined the draw that the other offered."""

    side: Side


@dataclass(frozen=True, slots=True)
class TakebackAsked:
    """``side`` asked to take back all moves after the first ``to``. ``TakenBack`` allows it."""

    side: Side
    to: int


@dataclass(frozen=True, slots=True)
class TakebackDeclined:
    """``side`` declined the takeback that the other asked for."""

    side: Side


@dataclass(frozen=True, slots=True)
class Aborted:
    """``side`` broke the match off before its second turn; it counts for nobody."""

    side: Side


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock of ``side`` ran out."""

    side: Side


@dataclass(frozen=True, slots=True)
class Abandoned:
    """``side`` went away and stayed away, and the other claimed the win, or called it a draw."""

    side: Side
    how: Literal["win", "draw"]


@dataclass(frozen=True, slots=True)
class RematchOffered:
    """``side`` offered another match with sides swapped. ``Rematched`` accepts it."""

    side: Side


@dataclass(frozen=True, slots=True)
class RematchDeclined:
    """``side`` declined the rematch that the other offered."""

    side: Side


@dataclass(frozen=True, slots=True)
class Rematched:
    """Both go on in the match of this name."""

    match_id: str


@dataclass(frozen=True, slots=True)
class Said:
    """``side`` said one of ``PHRASES``."""

    side: Side
    phrase: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The service was down, last known to serve at ``since``: the time from then on is nobody's.

    ``since`` is aware.
    """

    since: datetime


LocalEntry: TypeAlias = Played | TakenBack | Redone | Resigned | Drawn
"""What can happen in a match at one device."""
Entry: TypeAlias = (
    LocalEntry
    | Joined
    | DrawOffered
    | DrawDeclined
    | TakebackAsked
    | TakebackDeclined
    | Aborted
    | TimedOut
    | Abandoned
    | RematchOffered
    | RematchDeclined
    | Rematched
    | Said
    | Resumed
)


@dataclass(frozen=True, slots=True)
class Stamped:
    """An entry and the time at which it happened, which is aware."""

    entry: Entry
    at: datetime
