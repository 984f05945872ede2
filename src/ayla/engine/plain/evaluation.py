"""What a position is worth to the mover when the search looks no further.

``benchmarks/fit_plain.py`` fits the weights to the ends of the opponent's own games.
"""

from typing import Final, NamedTuple

from ayla.engine.plain.board import EVERY_PIT, SPREAD, filled, hoards
from ayla.rules.types import PITS

UNIT: Final = 100
"""One seed of the final margin; all values of the search are whole hundredths of a seed."""


class Weights(NamedTuple):
    """What each feature is worth, in hundredths of a seed."""

    mobility: int = 120
    """A pit of the mover's with seeds, against one of the opponent's."""
    hoards: int = 30
    """A pit of the mover's from which a sowing goes right round, against one of the opponent's."""
    pits: int = 100
    """A pit that the mover owns, against one that the opponent owns; barter alone changes this."""
    tempo: int = -80
    """Being the one to move."""


FITTED: Final = Weights()


def features(pits: int, mine: int) -> Weights:
    """How often each feature counts for the mover, less how often for the opponent."""
    own, other = pits & SPREAD[mine], pits & SPREAD[mine ^ EVERY_PIT]
    return Weights(
        mobility=filled(own) - filled(other),
        hoards=hoards(own) - hoards(other),
        pits=2 * mine.bit_count() - PITS,
        tempo=1,
    )


def evaluate(pits: int, mine: int, me: int, they: int, weights: Weights = FITTED) -> int:
    """The mover's expected final seeds minus the opponent's, in hundredths of a seed."""
    # The features once more, because a loop over them would slow the search down.
    mobility, hoard, owned, tempo = weights
    own, other = pits & SPREAD[mine], pits & SPREAD[mine ^ EVERY_PIT]
    return (
        UNIT * (me - they)
        + mobility * (filled(own) - filled(other))
        + hoard * (hoards(own) - hoards(other))
        + owned * (2 * mine.bit_count() - PITS)
        + tempo
    )
