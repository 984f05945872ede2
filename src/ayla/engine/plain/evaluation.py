"""What a position is worth to the mover when the search looks no further.

``benchmarks/fit_plain.py`` fits the weights to the ends of the opponent's own games.
"""

from typing import Final, NamedTuple

from ayla.engine.plain.board import EVERY_PIT, SPREAD, eights, filled, odd_few, seeds_in

UNIT: Final = 100
"""One seed of the final margin; all values of the search are whole hundredths of a seed."""


class Weights(NamedTuple):
    """What each feature is worth, in hundredths of a seed."""

    territory: int = 0
    """A seed in the mover's pits, against one in the opponent's."""
    mobility: int = 120
    """A pit with seeds of the mover's, against one of the opponent's."""
    targets: int = 0
    """A pit of the mover's with one or three seeds, which one more makes a capture."""
    hoards: int = 30
    """A pit with eight seeds or more, which reaches every pit."""
    pits: int = 100
    """A pit owned."""
    tempo: int = -80
    """Being the one to move."""


FITTED: Final = Weights()


def features(pits: int, mine: int) -> Weights:
    """How often each feature counts for the mover, less how often for the opponent."""
    own, other = pits & SPREAD[mine], pits & SPREAD[mine ^ EVERY_PIT]
    return Weights(
        territory=seeds_in(own) - seeds_in(other),
        mobility=filled(own) - filled(other),
        targets=odd_few(own) - odd_few(other),
        hoards=eights(own) - eights(other),
        pits=2 * mine.bit_count() - 8,
        tempo=1,
    )


def evaluate(pits: int, mine: int, me: int, they: int, weights: Weights = FITTED) -> int:
    """The mover's expected final seeds minus the opponent's, in hundredths of a seed."""
    # The features once more, because a loop over them would cost a fifth of the search.
    territory, mobility, targets, hoards, owned, tempo = weights
    own, other = pits & SPREAD[mine], pits & SPREAD[mine ^ EVERY_PIT]
    return (
        UNIT * (me - they)
        + territory * (seeds_in(own) - seeds_in(other))
        + mobility * (filled(own) - filled(other))
        + targets * (odd_few(own) - odd_few(other))
        + hoards * (eights(own) - eights(other))
        + owned * (2 * mine.bit_count() - 8)
        + tempo
    )
