"""Offers, answers and payment (R9 to R13)."""

from dataclasses import replace
from itertools import combinations

from ayla.rules.errors import Code, RuleError
from ayla.rules.events import Accepted, Declined, Event, Offered
from ayla.rules.types import (
    ALL_PITS,
    MOST_DECLINED,
    MOST_OFFERED,
    PRICE,
    Offer,
    Pit,
    Position,
    letters,
)


def price(pits: tuple[Pit, ...]) -> int:
    """What the receiver of these pits pays: six captured seeds for each (R11)."""
    return PRICE * len(pits)


def payable_pits(position: Position) -> int:
    """How many pits the mover can offer at most: what the opponent can pay for (R9, R12)."""
    return min(MOST_OFFERED, position.stores[position.to_move.opponent.index] // PRICE)


def legal_offers(position: Position) -> tuple[Offer, ...]:
    """Every offer of the mover's that can be paid, fewer pits first (R9, R12).

    That an offer may be made at all (no open offer, no forced pass, barter on) is not checked here.
    """
    own = [pit for pit in ALL_PITS if position.owners[pit] is position.to_move]
    return tuple(
        Offer(pits)
        for size in range(1, payable_pits(position) + 1)
        for pits in combinations(own, size)
    )


def check_offer(position: Position, offer: Offer) -> None:
    """Raise ``RuleError`` unless the mover owns the pits (R9) and the opponent can pay (R12)."""
    mover = position.to_move
    for pit in offer.pits:
        owner = position.owners[pit]
        if owner is not mover:
            raise RuleError(
                Code.NOT_YOUR_PIT, f"pit {pit} belongs to {owner}", rule="R9", value=str(pit)
            )
    store = position.stores[mover.opponent.index]
    if price(offer.pits) > store:
        raise RuleError(
            Code.OFFER_UNPAYABLE,
            f"an offer of {letters(offer.pits)} costs {price(offer.pits)} captured seeds,"
            f" but {mover.opponent} has {store}",
            rule="R12",
            value=letters(offer.pits),
        )


def offer_made(position: Position, offer: Offer) -> tuple[Position, list[Event]]:
    """The offer stands open and the opponent is to answer it (R9, R10)."""
    mover = position.to_move
    after = replace(position, to_move=mover.opponent, offer=offer.pits)
    return after, [Offered(mover, offer.pits, price(offer.pits))]


def offer_accepted(position: Position) -> tuple[Position, list[Event]]:
    """The pits change owner, each with six captured seeds of the receiver's on top (R11).

    The receiver stays to move: their own turn comes now (R10).
    """
    receiver = position.to_move
    pits, owners, stores = list(position.pits), list(position.owners), list(position.stores)
    for pit in position.offer:
        pits[pit] += PRICE
        owners[pit] = receiver
        stores[receiver.index] -= PRICE
    after = replace(
        position,
        pits=tuple(pits),
        owners=tuple(owners),
        stores=(stores[0], stores[1]),
        offer=(),
    )
    return after, [Accepted(receiver, tuple((pit, PRICE) for pit in position.offer))]


def offer_declined(position: Position) -> tuple[Position, list[Event]]:
    """Nothing changes hands, the receiver stays to move, the refusal is remembered (R10, R13)."""
    receiver = position.to_move
    declined = list(position.declined)
    declined[receiver.index] = min(declined[receiver.index] + 1, MOST_DECLINED)
    after = replace(position, offer=(), declined=(declined[0], declined[1]))
    return after, [Declined(receiver, position.offer)]
