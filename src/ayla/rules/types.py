"""The values of the game: sides, pits, rules, positions and moves.

All are frozen, and none has behaviour beyond checking and naming itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import pairwise
from typing import Final, Literal, TypeAlias, get_args

from ayla.rules.errors import Code, RuleError

PITS: Final = 8
"""Pits on the board (R1)."""
SEEDS: Final = 48
"""Seeds in the game, on the board and in the stores together (R1)."""
PRICE: Final = 6
"""Captured seeds that one bartered pit costs its receiver (R11)."""
MOST_OFFERED: Final = 3
"""Pits in one offer at most (R9)."""
MOST_DECLINED: Final = 999
"""Declined offers that a position counts for a side; glory asks only for none or some (R13)."""
OPEN_AT: Final = 3
"""The game goes on while some pit holds at least this many seeds (R14)."""

Endless: TypeAlias = Literal["split", "owner"]
"""Who takes the seeds on the board when endless play is settled (R16)."""


class Side(Enum):
    """A compass side of the board: who South or North is does not matter here (R2)."""

    SOUTH = "S"
    NORTH = "N"

    # There is one object of each, and positions are hashed often: the usual hash takes ten times
    # as long.
    __hash__ = object.__hash__

    @property
    def opponent(self) -> "Side":
        """The other side."""
        return Side.NORTH if self is Side.SOUTH else Side.SOUTH

    @property
    def index(self) -> int:
        """0 for South, 1 for North: the place in pairs such as ``Position.stores``."""
        return 0 if self is Side.SOUTH else 1

    def __str__(self) -> str:
        return "South" if self is Side.SOUTH else "North"


class Pit(IntEnum):
    """A place on the board, numbered in sowing order: South's home row, then North's.

    Letters name places, not owners: barter moves ownership, never letters.
    """

    A = 0
    B = 1
    C = 2
    D = 3
    a = 4
    b = 5
    c = 6
    d = 7

    def __str__(self) -> str:
        return self.name


ALL_PITS: Final = tuple(Pit)


def letters(pits: Iterable[Pit]) -> str:
    """The letters of these pits, one after another: ``AC``."""
    return "".join(str(pit) for pit in pits)


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of the game; there are no others.

    ``barter`` off is the classic game, in which R9 to R13 do not apply. ``skip_origin`` makes a
    sowing leave out the pit that it started from (R4). ``endless`` says how endless play is settled
    (R16). Raises ``RuleError`` (``bad_rules``) for any other value.
    """

    barter: bool = True
    skip_origin: bool = False
    endless: Endless = "split"

    def __post_init__(self) -> None:
        for name in ("barter", "skip_origin"):
            value = getattr(self, name)
            if not isinstance(value, bool):
                raise _bad_rules(f"{name} is true or false, not {value!r}", repr(value))
        choices = get_args(Endless)
        if self.endless not in choices:
            expected = " or ".join(choices)
            raise _bad_rules(f"endless is {expected}, not {self.endless!r}", repr(self.endless))


def _bad_rules(message: str, value: str) -> RuleError:
    return RuleError(Code.BAD_RULES, message, rule=None, value=value)


HOME_ROWS: Final = (Side.SOUTH,) * (PITS // 2) + (Side.NORTH,) * (PITS // 2)
"""The owner of each pit until one is bartered: every side owns its own row (R2)."""


@dataclass(frozen=True, slots=True)
class Position:
    """All that decides what may be played now.

    ``pits``: seeds in each pit, 0 to 48, in sowing order. ``owners``: who owns each pit.
    ``stores``: captured seeds of South and North. ``to_move``: the side whose turn it is; with an
    open ``offer`` (its pits in sowing order) that is the side that answers. ``declined``: offers
    that South and North have declined so far, counted up to 999 (R13).

    A position checks itself when it is made and raises ``RuleError`` (``bad_position``): 48 seeds
    in all (R1); even stores while the game goes on, since captures and payments are even (R5, R11);
    an open offer of one to three pits of the opponent's that the mover can pay (R9, R12). Whether a
    position can be reached by play is not checked.
    """

    pits: tuple[int, ...]
    owners: tuple[Side, ...]
    stores: tuple[int, int] = (0, 0)
    to_move: Side = Side.SOUTH
    offer: tuple[Pit, ...] = ()
    declined: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        _check_counts("pits", self.pits, PITS, "R1")
        _check_counts("captured seeds", self.stores, 2, "R1")
        _check_counts("declined offers", self.declined, 2, "R13")
        if max(self.declined) > MOST_DECLINED:
            raise _bad_position(
                f"declined offers are counted up to {MOST_DECLINED}, not {max(self.declined)}",
                max(self.declined),
                "R13",
            )
        _check_sides(self)
        total = sum(self.pits) + sum(self.stores)
        if total != SEEDS:
            raise _bad_position(
                f"{sum(self.pits)} seeds on the board and {sum(self.stores)} captured make {total},"
                f" not {SEEDS}",
                total,
                "R1",
            )
        if self.offer != ():
            _check_offer(self)
        if is_over(self):
            return
        for side, store in zip(Side, self.stores, strict=True):
            if store % 2:
                raise _bad_position(
                    f"{side} has captured {store}, but captures and payments are even",
                    store,
                    "R5",
                )


def is_over(position: Position) -> bool:
    """Whether every pit holds fewer than three seeds, which ends the game (R14)."""
    return max(position.pits) < OPEN_AT


def _bad_position(message: str, value: object, rule: str) -> RuleError:
    return RuleError(Code.BAD_POSITION, message, rule=rule, value=str(value))


def _check_counts(what: str, counts: object, length: int, rule: str) -> None:
    if not isinstance(counts, tuple) or len(counts) != length:
        raise _bad_position(f"{what} are a tuple of {length} numbers, not {counts!r}", counts, rule)
    for count in counts:
        # type() and not isinstance(): True is no number of seeds.
        if type(count) is not int or count < 0:
            raise _bad_position(
                f"{what} are whole numbers from 0, not {count!r}", repr(count), rule
            )


def _check_sides(position: Position) -> None:
    owners: object = position.owners
    if (
        not isinstance(owners, tuple)
        or len(owners) != PITS
        or not all(isinstance(owner, Side) for owner in owners)
    ):
        raise _bad_position(f"owners are a tuple of {PITS} sides, not {owners!r}", owners, "R2")
    to_move: object = position.to_move
    if not isinstance(to_move, Side):
        raise _bad_position(f"the side to move is a side, not {to_move!r}", to_move, "R2")


def _check_offer(position: Position) -> None:
    offer, receiver = position.offer, position.to_move
    if reason := _misshapen(offer):
        raise _bad_position(f"an open offer {reason}", _written(offer), "R9")
    if is_over(position):
        raise _bad_position("no offer can be open in a finished game", letters(offer), "R14")
    for pit in offer:
        if position.owners[pit] is receiver:
            raise _bad_position(f"offered pit {pit} belongs to {receiver}, who answers", pit, "R9")
    price, store = PRICE * len(offer), position.stores[receiver.index]
    if store < price:
        raise _bad_position(
            f"the open offer costs {price}, but {receiver} has captured {store}", store, "R12"
        )


def _written(pits: object) -> str:
    """What stands in the place of an offer, as its writer would write it."""
    return "".join(map(str, pits)) if isinstance(pits, tuple) else repr(pits)


def _misshapen(pits: object) -> str | None:
    """Why these pits cannot be those of an offer, or ``None`` when they can (R9)."""
    if not isinstance(pits, tuple) or not all(isinstance(pit, Pit) for pit in pits):
        return f"is a tuple of pits, not {pits!r}"
    if not 1 <= len(pits) <= MOST_OFFERED:
        return f"has one to three pits, not {len(pits)}"
    if any(one >= two for one, two in pairwise(pits)):
        return f"names each pit once, in sowing order, not {letters(pits)}"
    return None


@dataclass(frozen=True, slots=True)
class Sow:
    """Take all seeds of ``pit`` and sow them (R3)."""

    pit: Pit

    def __post_init__(self) -> None:
        if not isinstance(self.pit, Pit):
            raise _bad_move(f"a pit is one of A B C D a b c d, not {self.pit!r}", self.pit)

    def __str__(self) -> str:
        return str(self.pit)


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer one to three pits of one's own to the opponent (R9).

    The pits may be given in any order and are kept in sowing order. Raises ``RuleError``
    (``bad_move``) for none, more than three, or one named twice.
    """

    pits: tuple[Pit, ...]

    def __post_init__(self) -> None:
        try:
            pits = tuple(sorted(self.pits))
        except TypeError:
            raise _bad_move(f"an offer is a tuple of pits, not {self.pits!r}", self.pits) from None
        if reason := _misshapen(pits):
            raise _bad_move(f"an offer {reason}", self.pits)
        object.__setattr__(self, "pits", pits)

    def __str__(self) -> str:
        return "=" + letters(self.pits)


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept the open offer (R11)."""

    def __str__(self) -> str:
        return "=+"


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline the open offer (R13)."""

    def __str__(self) -> str:
        return "=-"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, owning no seed (R8)."""

    def __str__(self) -> str:
        return "--"


Move: TypeAlias = Sow | Offer | Accept | Decline | Pass


def check_move(move: object) -> None:
    """Raise ``RuleError`` (``bad_move``) unless this is a move, legal or not."""
    if not isinstance(move, Move):
        raise _bad_move(f"a move is a Sow, Offer, Accept, Decline or Pass, not {move!r}", move)


def _bad_move(message: str, value: object) -> RuleError:
    return RuleError(Code.BAD_MOVE, message, rule=None, value=repr(value))
