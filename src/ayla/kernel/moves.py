"""Moves as small numbers, and the turns that they make, one word at a time.

A move is a number from 0 to 102, seen by the mover as a word is: 0 to 7 sow that pit · 8 to 99
offer a set of one to three pits · 100 pass · 101 accept · 102 decline. Among the offers those of
fewer pits come first: 8 to 15 offer one pit, 16 to 43 two, 44 to 99 three.

The compiled functions check nothing unless they say so. ``skip`` is 1 for ``skip_origin`` (R4),
else 0; ``barter`` is 1 unless the game is classic.
"""

from typing import Final

from ayla.kernel.compiling import compiled, how_many, inlined, whole
from ayla.kernel.packing import (
    EVERY_PIT,
    FULL,
    GAP,
    SPARE,
    SPREAD_SIZE,
    STORE,
    filled,
    is_over,
    joined,
    mask_pits,
    opponent_store,
    owned,
    pits_mask,
    seeds,
    seeds_in,
    seen,
    spread,
    store,
    turned,
    turned_pits,
    two_or_four,
)
from ayla.kernel.tables import (
    CHAIN,
    COUNTS,
    FLAGS_OF,
    LANDING,
    LANES_OF,
    NO_OFFER,
    OFFER_NUMBER,
    OFFERED,
    OFFERS,
    OFFERS_OF,
    PAYABLE,
    PAYMENT,
    SIZES,
    SOWINGS,
    SOWN,
)
from ayla.rules import Accept, Code, Decline, Move, Offer, Pass, Pit, RuleError, Side, Sow
from ayla.rules.types import MOST_OFFERED, PITS, PRICE, SEEDS

FIRST_OFFER: Final = PITS
"""The first number of an offer."""
PASS: Final = FIRST_OFFER + OFFERS
"""The pass."""
ACCEPT: Final = PASS + 1
"""Accepting the open offer."""
DECLINE: Final = PASS + 2
"""Declining the open offer."""
MOVES: Final = PASS + 3
"""Numbers of moves are below this."""


def encode(move: Move, to_move: Side) -> int:
    """The number of a move of ``to_move``'s."""
    match move:
        case Sow(pit):
            return seen(pit, to_move)
        case Offer(pits):
            return FIRST_OFFER + int(OFFER_NUMBER[pits_mask(pits, to_move)])
        case Pass():
            return PASS
        case Accept():
            return ACCEPT
        case Decline():
            return DECLINE


def decode(number: int, to_move: Side) -> Move:
    """The move of ``to_move``'s that has this number.

    Raises ``RuleError`` (``bad_move``) if there is none.
    """
    if 0 <= number < FIRST_OFFER:
        return Sow(Pit(seen(number, to_move)))
    if FIRST_OFFER <= number < PASS:
        return Offer(mask_pits(int(OFFERED[number - FIRST_OFFER]), to_move))
    named: dict[int, Move] = {PASS: Pass(), ACCEPT: Accept(), DECLINE: Decline()}
    if number not in named:
        message = f"a packed move is a number from 0 to {MOVES - 1}, not {number}"
        raise RuleError(Code.BAD_MOVE, message, rule=None, value=str(number))
    return named[number]


@inlined
def sown_lanes(lanes: int, own: int, pit: int, skip: int) -> tuple[int, int]:
    """Sow a pit that holds seeds: the lanes after it, and the part of them that is captured.

    R3 to R6. ``own`` is the set of the mover's pits. The captured seeds are still in the lanes.
    Bits above the lanes may be set and stay as they are.
    """
    entry = ((skip * PITS + pit) * COUNTS | seeds(lanes, pit)) & (SOWINGS - 1)
    landing = whole(LANDING[entry])
    lanes += SOWN[entry]
    chain = CHAIN[spread(two_or_four(lanes)) | (landing & 3) << GAP | (landing >> 2) * SPREAD_SIZE]
    # All bits if the opponent owns the landing pit, none if the mover does.
    return lanes, lanes & chain & (((own >> landing) & 1) - 1)


@inlined
def sow(word: int, pit: int, skip: int) -> int:
    """The word after sowing a pit of the mover's that holds seeds, still seen by the mover.

    R3 to R6. Neither swept nor turned: see ``is_over``, ``swept``, ``turned``.
    """
    word, taken = sown_lanes(word, owned(word), pit, skip)
    return word - taken + (seeds_in(taken) << STORE)


@inlined
def swept(word: int) -> int:
    """The word of a finished game after what is left went to the owners of the pits (R14)."""
    own = owned(word)
    return joined(0, store(word) + seeds_in(word & LANES_OF[own]), own)


@inlined
def halved(word: int) -> int:
    """The word after each side took half of the seeds on the board (R16)."""
    return joined(0, store(word) + (seeds_in(word) >> 1), owned(word))


@inlined
def sowable(word: int) -> int:
    """Flags of the pits that the mover can sow; 0 if the mover has to pass (R3, R8)."""
    return filled(word) & whole(FLAGS_OF[owned(word)])


@inlined
def payable(word: int) -> int:
    """How many pits the mover can offer at most, as far as the opponent can pay: 0 to 3 (R12)."""
    return whole(PAYABLE[opponent_store(word) & FULL])


@inlined
def offers(word: int) -> int:
    """How many offers the mover has, if there is something to sow (R9, R12)."""
    return whole(OFFERS_OF[SIZES[owned(word)] * (MOST_OFFERED + 1) + payable(word)])


@inlined
def accepted(word: int, offer: int) -> int:
    """The word after the mover accepted an offer: the mover is still to move (R10, R11)."""
    return word + whole(PAYMENT[offer])


@compiled
def how_many_moves(word: int, offer: int, barter: int) -> int:
    """How many legal moves there are."""
    if is_over(word):
        return 0
    if offer:
        return 2
    can_sow = how_many(sowable(word))
    if can_sow == 0:
        return 1
    return can_sow + offers(word) if barter else can_sow


@compiled
def is_position(word: int, offer: int) -> bool:
    """Whether a number is a word, with an offer or 0, that the law's ``Position`` allows."""
    if word < 0 or word >> SPARE or offer < 0 or offer > EVERY_PIT:
        return False
    on_board = 0
    for pit in range(PITS):
        on_board += seeds(word, pit)
    mine = store(word)
    theirs = SEEDS - on_board - mine
    if theirs < 0:
        return False
    if is_over(word):
        return offer == 0
    if (mine | theirs) & 1:
        return False
    return offer == 0 or (
        OFFER_NUMBER[offer] != NO_OFFER
        and offer & owned(word) == 0
        and SIZES[offer] * PRICE <= mine
    )


@compiled
def is_legal(word: int, offer: int, move: int, barter: int) -> bool:
    """Whether a number is a legal move in a position; any number may be asked."""
    if is_over(word):
        return False
    if offer:
        return move in (ACCEPT, DECLINE)
    own = owned(word)
    if sowable(word) == 0:
        return move == PASS
    if move < 0 or move >= PASS:
        return False
    if move < FIRST_OFFER:
        return (own >> move) & 1 == 1 and seeds(word, move) > 0
    offered = whole(OFFERED[move - FIRST_OFFER])
    return barter != 0 and offered & ~own == 0 and SIZES[offered] <= payable(word)


@compiled
def played(word: int, offer: int, move: int, skip: int) -> tuple[int, int]:
    """The word and the open offer after a legal move, seen by the side that is to move then.

    A game that has ended is swept (R14).
    """
    if move < FIRST_OFFER:
        word = sow(word, move, skip)
        if is_over(word):
            word = swept(word)
        return turned(word), 0
    if move < PASS:
        return turned(word), turned_pits(whole(OFFERED[move - FIRST_OFFER]))
    if move == PASS:
        return turned(word), 0
    if move == ACCEPT:
        return accepted(word, offer), 0
    return word, 0
