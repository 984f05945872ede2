"""What a match is agreed to be before its first turn: the seats, the rules, the start."""

from dataclasses import dataclass, replace
from enum import StrEnum

from ayla.match.clocks import UNTIMED, Clock
from ayla.match.errors import MatchCode, MatchError
from ayla.match.names import name_fault
from ayla.notation import format_position
from ayla.rules import GORE, Game, Position, Rules, Side


class Kind(StrEnum):
    """Who sits in a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of a match.

    ``opponent`` names the computer player; that there is one of that name is not checked here.
    ``name`` is what people call the seat, ``""`` for nothing in particular. Raises ``MatchError``
    (``bad_settings``) for a computer without a player, a person with one, or a name that has
    a fault (``name_fault``).
    """

    kind: Kind
    opponent: str | None = None
    name: str = ""

    def __post_init__(self) -> None:
        if self.kind is Kind.COMPUTER and not self.opponent:
            raise _bad("a computer's seat names its player", self.opponent, "opponent")
        if self.kind is Kind.HUMAN and self.opponent is not None:
            raise _bad("a person's seat names no computer player", self.opponent, "opponent")
        if fault := name_fault(self.name):
            message, value = fault
            raise _bad(message, value, "name")


@dataclass(frozen=True, slots=True)
class Settings:
    """The seats, the rules and the start of a match; ``start`` ``None`` is the usual start.

    ``online``: two people far apart join the seats, which are without names until then; such a
    match can have a ``clock``, be ``rated``, and be ``public``, which is listed for all to watch.
    Raises ``RuleError`` (``barter_off``) for a start with an open offer in the classic game, and
    ``MatchError`` (``bad_settings``) for a start in which the game is over and for what a match at
    one device cannot have, or one between people far apart.
    """

    south: Seat
    north: Seat
    rules: Rules = GORE
    start: Position | None = None
    online: bool = False
    clock: Clock = UNTIMED
    rated: bool = False
    public: bool = False

    def __post_init__(self) -> None:
        if self.online and len(self.humans) < len(Side):
            raise _bad("people play online, not computers", "online", "seats")
        if not self.online and (self.clock != UNTIMED or self.rated or self.public):
            raise _bad("a match at one device has no clock, rating or audience", "", "clock")
        game = self.game()
        if game.over:
            where = format_position(game.start)
            raise _bad("the game is over in this position", where, "position")

    def seat(self, side: Side) -> Seat:
        """Who plays this side."""
        return self.south if side is Side.SOUTH else self.north

    @property
    def humans(self) -> tuple[Side, ...]:
        """The sides that people play."""
        return tuple(side for side in Side if self.seat(side).kind is Kind.HUMAN)

    def swapped(self) -> "Settings":
        """The same with the seats exchanged, for a rematch."""
        return replace(self, south=self.north, north=self.south)

    def game(self) -> Game:
        """The game before its first turn."""
        return Game(self.rules, self.start)


def _bad(message: str, value: object, place: str) -> MatchError:
    return MatchError(MatchCode.BAD_SETTINGS, message, value=str(value or ""), place=place)
