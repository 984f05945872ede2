"""Hypothesis strategies for the values of the law, and what the tests know about them."""

from itertools import combinations

from hypothesis import strategies as st

from ayla.rules import Accept, Decline, Game, Move, Offer, Pass, Pit, Position, Rules, Side, Sow
from ayla.rules.types import OPEN_AT, PRICE

EVERY_MOVE: tuple[Move, ...] = (
    *(Sow(pit) for pit in Pit),
    *(Offer(pits) for size in (1, 2, 3) for pits in combinations(Pit, size)),
    Accept(),
    Decline(),
    Pass(),
)
"""All moves that can be written: 8 sowings, 92 offers, two answers, the pass."""

EVERY_RULES = tuple(
    Rules(barter=barter, skip_origin=skip_origin, endless=endless)
    for barter in (True, False)
    for skip_origin in (False, True)
    for endless in ("split", "owner")
)

rules = st.sampled_from(EVERY_RULES)
moves = st.sampled_from(EVERY_MOVE)
sides = st.sampled_from(Side)
declined = st.tuples(st.integers(0, 999), st.integers(0, 999))


@st.composite
def boards(draw: st.DrawFn, seeds: int) -> tuple[int, ...]:
    """Eight pits with this many seeds in all."""
    cuts = sorted(draw(st.lists(st.integers(0, seeds), min_size=7, max_size=7)))
    return tuple(high - low for low, high in zip([0, *cuts], [*cuts, seeds], strict=True))


@st.composite
def finished_boards(draw: st.DrawFn) -> tuple[int, ...]:
    """Eight pits that all hold fewer than three seeds."""
    return tuple(draw(st.lists(st.integers(0, OPEN_AT - 1), min_size=8, max_size=8)))


@st.composite
def positions(draw: st.DrawFn, *, over: bool | None = None, offer: bool | None = None) -> Position:
    """Any position that can be built; ``over`` and ``offer`` ask for a kind."""
    owners = draw(st.lists(sides, min_size=8, max_size=8).map(tuple))
    to_move = draw(sides)
    if over or (over is None and not offer and draw(st.integers(0, 9)) == 0):
        pits = draw(finished_boards())
        south = draw(st.integers(0, 48 - sum(pits)))
        stores = (south, 48 - sum(pits) - south)
        return Position(pits, owners, stores, to_move, (), draw(declined))
    pits = draw(
        st.integers(2, 24).map(lambda half: 2 * half).flatmap(boards).filter(lambda b: max(b) > 2)
    )
    captured = 48 - sum(pits)
    south = 2 * draw(st.integers(0, captured // 2))
    stores = (south, captured - south)
    offers = _open_offers(owners, stores, to_move)
    offered: tuple[Pit, ...] = ()
    if offer or (offer is None and draw(st.booleans())):
        if offers:
            offered = draw(st.sampled_from(offers))
        elif offer:
            # Make the offer payable: the one who answers has captured all there is.
            stores = (captured, 0) if to_move is Side.SOUTH else (0, captured)
            if captured < PRICE:
                pits = (8, 8, 8, 8, 0, 2, 2, 0)
                stores = (12, 0) if to_move is Side.SOUTH else (0, 12)
            owners = (to_move.opponent, *owners[1:])
            offered = draw(st.sampled_from(_open_offers(owners, stores, to_move)))
    return Position(pits, owners, stores, to_move, offered, draw(declined))


def _open_offers(
    owners: tuple[Side, ...], stores: tuple[int, int], receiver: Side
) -> list[tuple[Pit, ...]]:
    theirs = [pit for pit in Pit if owners[pit] is not receiver]
    most = min(3, stores[receiver.index] // PRICE)
    return [pits for size in range(1, most + 1) for pits in combinations(theirs, size)]


@st.composite
def games(
    draw: st.DrawFn, *, of: st.SearchStrategy[Rules] = rules, most: int = 60, ended: bool = True
) -> Game:
    """A game of some plies from the usual start or another position, over or not.

    ``ended`` lets some of them end by a resignation or an agreed draw.
    """
    chosen = draw(of)
    starts = st.none() | positions(offer=None if chosen.barter else False)
    start = draw(starts)
    if start is not None and start.offer and not chosen.barter:
        start = None
    game = Game(chosen, start)
    for choice in draw(st.lists(st.integers(0, 99), max_size=most)):
        legal = game.legal_moves()
        if not legal:
            break
        game.play(legal[choice % len(legal)])
    if ended and not game.over:
        match draw(st.sampled_from(("open", "open", "resigned", "agreed"))):
            case "resigned":
                game.resign(draw(sides))
            case "agreed":
                game.agree_draw()
    return game
