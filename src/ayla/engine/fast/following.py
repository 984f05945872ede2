"""Following what was proved: expected play goes on by what the table of positions holds.

A search ends the play that it expects where the table knows the rest. Where the rest is proved, the
table holds its moves too.
"""

from typing import NamedTuple, Self

from ayla.engine.fast.search import LONGEST_PLAY, NO_MOVE
from ayla.engine.fast.table import (
    AT_MOST,
    EMPTY,
    bound_of,
    find,
    move_of,
    proved_in,
    turn_of,
    value_of,
)
from ayla.kernel.moves import ACCEPT, DECLINE, played
from ayla.kernel.packing import Words, is_over
from ayla.rules.game import TURN_LIMIT


class Place(NamedTuple):
    """Where expected play has come to."""

    word: int
    offer: int
    turn: int
    value: int
    """What it is worth to its mover, in hundredths of a seed."""

    @property
    def standing(self) -> tuple[int, int, int]:
        """What comes round again when a position does."""
        return self.word, self.offer, self.turn & 1

    def after(self, number: int, skip: int) -> Self:
        """The place after a legal move of the play that is expected."""
        word, offer = played(self.word, self.offer, number, skip)
        if number in (ACCEPT, DECLINE):
            return self._replace(word=word, offer=offer)
        return self._replace(word=word, offer=offer, turn=self.turn + 1, value=-self.value)


class Following:
    """Play that is proved, followed on through a ``table``.

    ``timed`` says that what the table knows is known of one turn alone (R16).
    """

    def __init__(self, table: Words, skip: int, timed: bool) -> None:
        self._table = table
        self._skip = skip
        self._timed = timed

    def followed(self, place: Place, play: tuple[int, ...]) -> tuple[int, ...]:
        """The expected ``play`` from a place whose value is proved, and what follows it.

        It ends with the game, with a position that comes round again, or where the table does not
        hold the next move any more.
        """
        moves = list(play)
        met = set()
        for number in play:
            met.add(place.standing)
            place = place.after(number, self._skip)
        while place.standing not in met and (more := self._next(place)):
            if len(moves) + len(more) >= LONGEST_PLAY:
                break
            met.add(place.standing)
            for number in more:
                place = place.after(number, self._skip)
            moves += more
        return tuple(moves)

    def _next(self, place: Place) -> tuple[int, ...]:
        """The next move, an offer with its answer, or nothing."""
        number = self._proved(place)
        if number == NO_MOVE:
            return ()
        then = place.after(number, self._skip)
        if not then.offer or then.turn >= TURN_LIMIT:
            return (number,)
        for answer in (ACCEPT, DECLINE):
            if self._proved(then.after(answer, self._skip)) != NO_MOVE:
                return number, answer
        return ()

    def _proved(self, place: Place) -> int:
        """A move that is proved to be worth what the place is, or ``NO_MOVE``."""
        if place.offer or place.turn >= TURN_LIMIT or is_over(place.word):
            return NO_MOVE
        data = find(self._table, place.word)
        if (
            data == EMPTY
            or not proved_in(data)
            or bound_of(data) == AT_MOST
            or value_of(data) != place.value
            or turn_of(data) != (place.turn if self._timed else 0)
        ):
            return NO_MOVE
        return move_of(data)
