"""Ratings by Glicko-2: how strong a player is, how sure that is, and what a game changes.

Every game is a rating period of its own, as long as the time since the player's last one: the
deviation grows with that time and shrinks with the game. Two games in a row therefore count for
what they are, and who was away for long is rated afresh sooner. Numbers are on Glicko's usual
scale: 1500 for who is new.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from math import sqrt
from typing import Final

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

from ayla.rules import Rules

LOWEST: Final = 400.0
HIGHEST: Final = 4000.0
"""Ratings stay between these."""
SUREST: Final = 45.0
"""No deviation is below this, so that a rating can always move."""
UNSURE: Final = 350.0
"""The deviation of who is new, and none is above it."""
PROVISIONAL: Final = 110.0
"""Above this deviation a rating is a first estimate."""
PERIOD: Final = timedelta(days=365) / 78
"""So long a player has to be away for the deviation to grow by one step of the volatility: a
year turns a settled rating (a deviation of 60) into a provisional one."""

_MOST_VOLATILE: Final = 0.1
_TAU: Final = 0.5


class Variant(StrEnum):
    """What is rated for itself: the game with barter, and the classic one."""

    BARTER = "barter"
    CLASSIC = "classic"

    @classmethod
    def of(cls, rules: Rules) -> "Variant":
        """The variant that is played by these rules."""
        return cls.BARTER if rules.barter else cls.CLASSIC


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating in one variant after ``games`` rated games, the last one at ``at``."""

    rating: float
    deviation: float
    volatility: float
    games: int
    at: datetime

    def deviation_at(self, now: datetime) -> float:
        """How unsure the rating is by now."""
        periods = max(0.0, (now - self.at) / PERIOD)
        grown = sqrt(rd_to_phi(self.deviation) ** 2 + periods * self.volatility**2)
        return min(UNSURE, phi_to_rd(grown))

    def provisional(self, now: datetime) -> bool:
        """Whether this is a first estimate."""
        return self.deviation_at(now) > PROVISIONAL


Ratings = Mapping[Variant, Rating]
"""A player's ratings; a variant in which nothing was rated yet is missing."""


def new_rating(at: datetime) -> Rating:
    """The rating of who has played no rated game."""
    return Rating(1500.0, UNSURE, 0.06, 0, at)


def after_game(
    one: Rating | None, other: Rating | None, score: float, at: datetime
) -> tuple[Rating, Rating]:
    """Both ratings after a game that ended at ``at``.

    ``score`` is the first one's: 1 for a win, 0.5 for a draw, 0 for a loss. ``None`` for who has
    played no rated game.
    """
    one, other = one or new_rating(at), other or new_rating(at)
    return _after(one, other, score, at), _after(other, one, 1.0 - score, at)


def _after(one: Rating, other: Rating, score: float, at: datetime) -> Rating:
    # The library adds one step of volatility to the deviation, as for a period of the usual length.
    # How long it was is counted already.
    phi = rd_to_phi(one.deviation_at(at))
    updated = update_rating(
        rating_to_mu(one.rating),
        sqrt(phi**2 - one.volatility**2),
        one.volatility,
        [(rating_to_mu(other.rating), rd_to_phi(other.deviation_at(at)), score)],
        tau=_TAU,
    )
    return replace(
        one,
        rating=min(HIGHEST, max(LOWEST, mu_to_rating(updated.mu))),
        deviation=min(UNSURE, max(SUREST, phi_to_rd(updated.phi))),
        volatility=min(_MOST_VOLATILE, updated.sigma),
        games=one.games + 1,
        at=max(at, one.at),
    )
