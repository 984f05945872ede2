"""How long a list of entries may grow: who replays it pays for each of them."""

from typing import Final

from ayla.match.errors import MatchCode, MatchError

MOST_ENTRIES: Final = 3000
"""A match of so many entries is led to its end and nowhere else. No game has a third of them."""


def check_length(version: int, value: str) -> None:
    """Raise ``MatchError`` (``match_too_long``) if a match has no place for what leads to no end.

    That is what can be done again and again: takebacks, offers, phrases, another device. Moves and
    what ends a match always have one, so that the match can be finished.
    """
    if version >= MOST_ENTRIES:
        raise MatchError(
            MatchCode.MATCH_TOO_LONG,
            f"after {MOST_ENTRIES} entries a match can only be led to its end",
            value=value,
        )
