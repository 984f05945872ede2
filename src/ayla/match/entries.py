"""What can happen in a match, as data. The list of a match's entries only ever grows."""

from dataclasses import dataclass
from typing import TypeAlias

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


Entry: TypeAlias = Played | TakenBack | Redone | Resigned | Drawn
