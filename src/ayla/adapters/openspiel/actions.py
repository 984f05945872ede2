"""The moves of Goré as OpenSpiel's actions, whole numbers that stay the same all game long.

0 to 7 sow pit ``A B C D a b c d``; 8 passes; 9 accepts, 10 declines; 11 to 102 offer pits: first
the eight single pits, then the pairs, then the threes, each in sowing order. The classic game has
the first nine.
"""

from itertools import combinations
from typing import Final

from ayla.rules import Accept, Decline, Move, Offer, Pass, Rules, Sow
from ayla.rules.types import ALL_PITS, MOST_OFFERED

MOVES: Final[tuple[Move, ...]] = (
    *(Sow(pit) for pit in ALL_PITS),
    Pass(),
    Accept(),
    Decline(),
    *(Offer(pits) for size in range(1, MOST_OFFERED + 1) for pits in combinations(ALL_PITS, size)),
)
"""Every move, at the place of its action."""

_ACTIONS: Final = {move: action for action, move in enumerate(MOVES)}
_CLASSIC_ACTIONS: Final = len(ALL_PITS) + 1


def action_of(move: Move) -> int:
    """The action of a move, 0 to 102. Legality is not checked here."""
    return _ACTIONS[move]


def move_of(action: int) -> Move:
    """The move of an action; the inverse of ``action_of``. Raises ``ValueError`` for any other."""
    if not 0 <= action < len(MOVES):
        raise ValueError(f"an action is a number from 0 to {len(MOVES) - 1}, not {action}")
    return MOVES[action]


def action_count(rules: Rules) -> int:
    """How many actions the game has: 103, or 9 without barter."""
    return len(MOVES) if rules.barter else _CLASSIC_ACTIONS
