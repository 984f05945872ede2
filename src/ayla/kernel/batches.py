"""Legal moves and turns of many positions at a time, on NumPy arrays.

Words and offers are those of ``ayla.kernel.packing``, moves the numbers of ``ayla.kernel.moves``:
all are seen by the mover. What the law refuses is refused here with the law's own ``RuleError``,
which begins with the place of the first culprit in the batch; nothing is returned then. R16, which
needs a history, and glory, which needs a game, are not looked at.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ayla.kernel.arrays import whole_numbers
from ayla.kernel.compiling import compiled, whole
from ayla.kernel.moves import (
    ACCEPT,
    DECLINE,
    FIRST_OFFER,
    MOVES,
    PASS,
    decode,
    is_legal,
    is_position,
    payable,
    played,
    sow,
    sowable,
)
from ayla.kernel.packing import Masks, Words, is_over, owned, seeds, store, unpack
from ayla.kernel.tables import FIRST_OF_SIZE, OFFERED
from ayla.rules import GORE, RuleError, Rules, Side, check_legal
from ayla.rules import legal_moves as legal_moves_of_one
from ayla.rules.types import PITS


class Steps(NamedTuple):
    """What *n* moves lead to."""

    words: Words
    """The positions after the moves, each seen by the side that is to move then, shape ``(n,)``.

    A finished game is swept."""
    open_offers: Masks
    """The open offers after the moves, seen by the sides that answer, shape ``(n,)``."""
    captured: Masks
    """Seeds captured by the move, those of a sweep left out, shape ``(n,)``."""
    over: npt.NDArray[np.bool_]
    """Whether the game has ended (R14), shape ``(n,)``."""


def legal_moves(
    words: Words, open_offers: Masks | None = None, rules: Rules = GORE
) -> npt.NDArray[np.bool_]:
    """Which moves are legal in each position: shape ``(n, 103)``, by the number of the move.

    ``words``: whole numbers, shape ``(n,)``. ``open_offers``: the same, all 0 by default. Raises
    ``BatchError`` for arrays of another shape or kind, ``RuleError`` (``bad_position``) where
    something is no position, and (``barter_off``) for an open offer in the classic game.
    """
    words, open_offers = checked(words, open_offers, rules)
    legal = np.zeros((len(words), MOVES), np.bool_)
    _fill_legal(words, open_offers, int(rules.barter), legal)
    return legal


def step(words: Words, moves: Any, open_offers: Masks | None = None, rules: Rules = GORE) -> Steps:
    """Play one move in each position.

    ``moves``: whole numbers, shape ``(n,)``, the others as for ``legal_moves``. Raises what that
    raises, and ``RuleError`` with the code of the rule that forbids a move.
    """
    words, open_offers = checked(words, open_offers, rules)
    moves = whole_numbers("moves", moves, len(words))
    result = Steps(
        np.empty_like(words),
        np.empty_like(open_offers),
        np.empty(len(words), np.uint8),
        np.empty(len(words), np.bool_),
    )
    culprit = _fill_steps(
        words, open_offers, moves, int(rules.barter), int(rules.skip_origin), *result
    )
    if culprit >= 0:
        with _placed(culprit):
            position = unpack(int(words[culprit]), int(open_offers[culprit]))
            check_legal(position, decode(int(moves[culprit]), Side.SOUTH), rules)
    return result


def checked(words: Any, open_offers: Any, rules: Rules) -> tuple[Words, Masks]:
    """The arrays as compiled code takes them, after all that ``legal_moves`` promises to check."""
    words = whole_numbers("words", words, None)
    offers = np.zeros(len(words), np.int64)
    if open_offers is not None:
        offers = whole_numbers("open offers", open_offers, len(words))
    culprit = _first_bad(words, offers, int(rules.barter))
    if culprit >= 0:
        with _placed(culprit):
            legal_moves_of_one(unpack(int(words[culprit]), int(offers[culprit])), rules)
    return words, offers.astype(np.uint8)


@contextmanager
def _placed(place: int) -> Iterator[None]:
    """Says in a refusal of the law's which place of the batch it is about."""
    try:
        yield
    except RuleError as error:
        refusal = RuleError(error.code, f"at {place}: {error}", rule=None, value=error.value)
        refusal.rule = error.rule
        raise refusal from None


@compiled
def _first_bad(words: Words, open_offers: Words, barter: int) -> int:
    """The first place where there is no position of this game, or -1."""
    for place in range(len(words)):
        offer = open_offers[place]
        if not is_position(words[place], offer) or (offer and not barter):
            return place
    return -1


@compiled
def _fill_legal(
    words: Words, open_offers: Masks, barter: int, legal: npt.NDArray[np.bool_]
) -> None:
    for place in range(len(words)):
        word, offer = words[place], whole(open_offers[place])
        if is_over(word):
            continue
        if offer:
            legal[place, ACCEPT] = legal[place, DECLINE] = True
            continue
        own = owned(word)
        if sowable(word) == 0:
            legal[place, PASS] = True
            continue
        for pit in range(PITS):
            legal[place, pit] = (own >> pit) & 1 and seeds(word, pit)
        if barter:
            for number in range(FIRST_OF_SIZE[payable(word) + 1]):
                if whole(OFFERED[number]) & ~own == 0:
                    legal[place, FIRST_OFFER + number] = True


@compiled
def _fill_steps(
    words: Words,
    open_offers: Masks,
    moves: Words,
    barter: int,
    skip: int,
    words_after: Words,
    offers_after: Masks,
    captured: Masks,
    over: npt.NDArray[np.bool_],
) -> int:
    """Play the moves until one is illegal, and return its place, or -1."""
    for place in range(len(words)):
        word, offer, move = words[place], whole(open_offers[place]), moves[place]
        if not is_legal(word, offer, move, barter):
            return place
        captured[place] = store(sow(word, move, skip)) - store(word) if move < FIRST_OFFER else 0
        word, offer = played(word, offer, move, skip)
        words_after[place] = word
        offers_after[place] = offer
        over[place] = is_over(word)
    return -1
