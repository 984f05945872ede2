"""The phrases that players say to each other; each reads them in their own language."""

from datetime import timedelta
from typing import Final

PHRASES: Final = (
    "hello",
    "good-luck",
    "will-you-trade",
    "no-trade",
    "nice-move",
    "well-played",
    "thanks",
    "oops",
    "take-your-time",
    "have-to-go",
    "good-game",
    "again",
)
"""All there are; the message ``phrase-…`` of the catalogues has the words."""

REMEMBERED: Final = 20
"""So many phrases of a match are shown, the last ones."""
MOST_PHRASES: Final = 5
WITHIN: Final = timedelta(seconds=30)
"""A side says no more than ``MOST_PHRASES`` in so much time."""
