"""Which moves are legal, what each does, and when a game is over (R3 to R15)."""

from dataclasses import dataclass, replace

from ayla.rules import barter, sowing
from ayla.rules.ending import Outcome, Reason, by_count
from ayla.rules.errors import Code, RuleError
from ayla.rules.events import Captured, Counts, Event, Passed, Sown, Swept
from ayla.rules.types import (
    ALL_PITS,
    HOME_ROWS,
    PITS,
    Accept,
    Decline,
    Move,
    Offer,
    Pass,
    Position,
    Rules,
    Side,
    Sow,
    check_move,
    is_over,
    letters,
)

GORE = Rules()
"""The game with barter and every switch at its default."""
CLASSIC = Rules(barter=False)
"""The game without barter."""

_FULL_PITS = (6,) * PITS


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that was played: the position before it, the one after, and what happened."""

    move: Move
    before: Position
    position: Position
    events: tuple[Event, ...]


def start(rules: Rules = GORE) -> Position:
    """The usual start: six seeds a pit, each side owns its home row, South to move (R1, R2)."""
    del rules  # no switch changes it
    return Position(_FULL_PITS, HOME_ROWS)


def legal_moves(position: Position, rules: Rules = GORE) -> tuple[Move, ...]:
    """Every legal move: sowings in sowing order, then offers; or the answers; or the pass.

    Empty when the game is over. Raises ``RuleError`` (``barter_off``) for an open offer in the
    classic game.
    """
    if is_over(position):
        return ()
    if position.offer:
        _check_barter(rules, letters(position.offer))
        return (Accept(), Decline())
    if must_pass(position):
        return (Pass(),)
    mover = position.to_move
    sowings = tuple(
        Sow(pit) for pit in ALL_PITS if position.owners[pit] is mover and position.pits[pit]
    )
    return sowings + barter.legal_offers(position) if rules.barter else sowings


def must_pass(position: Position) -> bool:
    """Whether the mover owns no seed (R8). An open offer, answered first, is not looked at."""
    mover = position.to_move
    return not any(
        seeds for seeds, owner in zip(position.pits, position.owners, strict=True) if owner is mover
    )


def check_legal(position: Position, move: Move, rules: Rules = GORE) -> None:
    """Raise ``RuleError`` with the code of what forbids ``move``; return for a legal move.

    What is no move at all, such as a text that was not parsed, is a ``bad_move``.
    """
    check_move(move)
    if is_over(position):
        raise RuleError(Code.GAME_OVER, "the game is over", rule="R14", value=str(move))
    if position.offer:
        _check_barter(rules, letters(position.offer))
        if not isinstance(move, Accept | Decline):
            raise RuleError(
                Code.OFFER_PENDING,
                f"{position.to_move} has to answer the offer of {letters(position.offer)} first",
                rule="R10",
                value=str(move),
            )
        return
    if isinstance(move, Accept | Decline):
        _check_barter(rules, str(move))
        raise RuleError(Code.NO_OFFER, "no offer is open", rule="R10", value=str(move))
    if must_pass(position):
        if not isinstance(move, Pass):
            raise RuleError(
                Code.MUST_PASS,
                f"{position.to_move} owns no seed and has to pass",
                rule="R8",
                value=str(move),
            )
        return
    _check_turn(position, move, rules)


def _check_turn(position: Position, move: Sow | Offer | Pass, rules: Rules) -> None:
    match move:
        case Pass():
            raise RuleError(
                Code.CANNOT_PASS,
                f"{position.to_move} owns seeds and cannot pass",
                rule="R8",
                value=str(move),
            )
        case Offer():
            _check_barter(rules, str(move))
            barter.check_offer(position, move)
        case Sow(pit):
            owner = position.owners[pit]
            if owner is not position.to_move:
                raise RuleError(
                    Code.NOT_YOUR_PIT, f"pit {pit} belongs to {owner}", rule="R3", value=str(pit)
                )
            if not position.pits[pit]:
                raise RuleError(Code.EMPTY_PIT, f"pit {pit} is empty", rule="R3", value=str(pit))


def play(position: Position, move: Move, rules: Rules = GORE) -> Turn:
    """Play one move and return the turn; R16 and R17 need a history and live in ``Game``.

    Raises ``RuleError`` with the code of the rule that forbids the move.
    """
    check_legal(position, move, rules)
    after, events = _carry_out(position, move, rules)
    return Turn(move, position, after, tuple(events))


def _carry_out(position: Position, move: Move, rules: Rules) -> tuple[Position, list[Event]]:
    match move:
        case Sow():
            return _sow(position, move, rules)
        case Offer():
            return barter.offer_made(position, move)
        case Accept():
            return barter.offer_accepted(position)
        case Decline():
            return barter.offer_declined(position)
        case Pass():
            mover = position.to_move
            return replace(position, to_move=mover.opponent), [Passed(mover)]


def _sow(position: Position, move: Sow, rules: Rules) -> tuple[Position, list[Event]]:
    mover, origin = position.to_move, move.pit
    path = sowing.path(origin, position.pits[origin], skip_origin=rules.skip_origin)
    board = sowing.sown(position.pits, origin, path)
    events: list[Event] = [Sown(mover, origin, path)]
    stores = list(position.stores)
    captured = sowing.chain(board, position.owners, path[-1], mover)
    if captured:
        events.append(Captured(mover, tuple((pit, board[pit]) for pit in captured)))
        for pit in captured:
            stores[mover.index] += board[pit]
            board[pit] = 0
    after = replace(
        position, pits=tuple(board), stores=(stores[0], stores[1]), to_move=mover.opponent
    )
    if is_over(after):
        after, swept = sweep(after)
        events.append(swept)
    return after, events


def sweep(position: Position) -> tuple[Position, Swept]:
    """Give what is left in each pit to its owner (R14)."""
    shares = {side: territory(position, side) for side in Side}
    south, north = position.stores
    after = replace(
        position,
        pits=(0,) * PITS,
        stores=(
            south + sum(count for _, count in shares[Side.SOUTH]),
            north + sum(count for _, count in shares[Side.NORTH]),
        ),
        offer=(),
    )
    return after, Swept(shares[Side.SOUTH], shares[Side.NORTH])


def territory(position: Position, side: Side) -> Counts:
    """The pits that ``side`` owns and that hold seeds, with their counts, in sowing order."""
    return tuple(
        (pit, position.pits[pit])
        for pit in ALL_PITS
        if position.owners[pit] is side and position.pits[pit]
    )


def outcome(position: Position, rules: Rules = GORE) -> Outcome | None:
    """How the game ended if every pit is below three, else ``None`` (R13 to R15).

    Seeds still in pits count for the owner of the pit, as the sweep would give them.
    """
    if not is_over(position):
        return None
    swept, _ = sweep(position)
    return by_count(swept, rules, Reason.SWEPT)


def _check_barter(rules: Rules, value: str) -> None:
    if not rules.barter:
        raise RuleError(Code.BARTER_OFF, "the classic game has no offers", rule="R9", value=value)
