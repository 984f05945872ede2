"""What stands of a match at one device after its entries, of which some take others back."""

from typing import TypeAlias

from ayla.match.entries import Drawn, Entry, Played, Redone, Resigned, TakenBack
from ayla.match.errors import MatchCode, MatchError
from ayla.rules import Game, RuleError
from ayla.rules.events import Resigned as SideResigned

Lasting: TypeAlias = Played | Resigned | Drawn
"""What stands in a game until it is taken back."""


class Line:
    """What stands of a match after its entries, played only once all of them are known.

    So a match in which much was taken back costs no more to replay than what is left of it.
    """

    def __init__(self, game: Game, undone: tuple[tuple[Lasting, ...], ...]) -> None:
        self.undone = undone
        self._from = game
        self._kept = game.plies
        self._ended_before = _ending(game)
        self._added: list[tuple[int, Lasting]] = []
        self._changed = False

    @property
    def _plies(self) -> int:
        return self._kept + sum(isinstance(entry, Played) for _, entry in self._added)

    @property
    def _ended(self) -> bool:
        if self._added:
            return not isinstance(self._added[-1][1], Played)
        return self._ended_before is not None

    def add(self, number: int, entry: Entry) -> None:
        """Note an entry. Raises ``MatchError`` (``bad_entry``)."""
        match entry:
            case TakenBack(to):
                if not 0 <= to <= self._plies:
                    message = f"there is no ply {to} in a game of {self._plies}"
                    raise bad_entry(number, entry, message)
                self.undone = (*self.undone, self._take_back(to))
            case Redone():
                if not self.undone:
                    raise bad_entry(number, entry, "nothing was taken back")
                *rest, last = self.undone
                self._added += [(number, lasting) for lasting in last]
                self.undone = tuple(rest)
            case _ if self._ended:
                raise bad_entry(number, entry, "the game is over")
            case Played() | Resigned() | Drawn():
                self._added.append((number, entry))
                self.undone = ()
            case _:
                raise bad_entry(number, entry, "this happens between people far apart only")

    def _take_back(self, to: int) -> tuple[Lasting, ...]:
        """Keep the first ``to`` plies; what stood after them."""
        kept_of_added = max(to - self._kept, 0)
        gone: list[Lasting] = []
        if to < self._kept:
            gone += map(Played, self._from.moves[to : self._kept])
        if self._ended_before:
            gone.append(self._ended_before)
        gone += [entry for _, entry in self._added[kept_of_added:]]
        self._kept = min(self._kept, to)
        self._ended_before = None
        self._changed = True
        del self._added[kept_of_added:]
        return tuple(gone)

    def game(self) -> Game:
        """The game that stands. Raises ``MatchError`` (``bad_entry``)."""
        game = self._from.copy()
        if self._changed and (self._kept < game.plies or game.ending):
            game.undo(self._kept)
        for number, entry in self._added:
            try:
                carry_out(game, entry)
            except RuleError as error:
                raise bad_entry(number, entry, str(error)) from error
        return game


def carry_out(game: Game, entry: Entry) -> None:
    """Let an entry happen in the game; most concern it not at all. Raises ``RuleError``."""
    match entry:
        case Played(move):
            game.play(move)
        case TakenBack(to):
            game.undo(to)
        case Resigned(side):
            game.resign(side)
        case Drawn():
            game.agree_draw()


def _ending(game: Game) -> Resigned | Drawn | None:
    if game.ending is None:
        return None
    return Resigned(game.ending.side) if isinstance(game.ending, SideResigned) else Drawn()


def bad_entry(number: int, entry: Entry, message: str) -> MatchError:
    """The error that says why the entry of this number cannot be."""
    return MatchError(MatchCode.BAD_ENTRY, f"entry {number}: {message}", value=str(entry))
