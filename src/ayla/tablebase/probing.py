"""Asking the tables, one position at a time and in plain Python.

NumPy is loaded for batches only, Numba never: a first answer takes microseconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeVar, overload

from ayla.kernel.index import BEFORE, EVEN, HALF, PAIRS, ROWS, STARTS, TRIPLES, rank
from ayla.notation import format_position
from ayla.rules import CLASSIC, Move, Position, Rules, Side, is_over, legal_moves, play
from ayla.rules.types import HOME_ROWS, SEEDS, letters
from ayla.tablebase import variant
from ayla.tablebase.errors import Code, MissingTable, RefusedError, TableError
from ayla.tablebase.layers import BLOCK_BITS, Layer, file_name

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


_NONE: Final = -2
"""In place of a number of seeds: not even the boards without seeds are known."""

_Default = TypeVar("_Default")


@dataclass(frozen=True, slots=True)
class Probe:
    """What the tables say about a position.

    ``value``: future captures of the mover minus the opponent's when both play best, what is swept
    included. ``moves``: the same for each legal move; empty when the game is over. ``distance``:
    moves to the next capture or to the end when both play best, and the winner as quickly, the
    loser as slowly as they can; 0 when the value is 0 or the game is over. ``best``: the moves that
    keep the value, and, where it is not 0, the distance: whoever plays them makes progress.
    """

    value: int
    distance: int
    moves: Mapping[Move, int]
    best: tuple[Move, ...]


class Tablebase:
    """The tables of one game in one folder.

    Tables are mapped when they are first needed, and kept. A tablebase may be used from several
    threads. It satisfies ``ayla.port.ExactValues`` by its shape.
    """

    def __init__(self, folder: Path, rules: Rules = CLASSIC) -> None:
        """The tables of the game with these rules in a folder, which may be empty as yet.

        Raises ``RefusedError`` (``barter_on``, ``other_rules``) for a game that is not solved.
        """
        variant.check_rules(rules)
        self.folder: Final = folder
        self.rules: Final = rules
        self._layers: list[Layer | None] = [None] * (SEEDS + 1)
        self._endings: tuple[int, memoryview] = (_NONE, memoryview(b""))
        self._damaged: int | None = None
        self._reading = Lock()

    def __reduce__(self) -> Any:
        """Pickled without what it has mapped."""
        return type(self), (self.folder, self.rules)

    def seeds(self) -> tuple[int, ...]:
        """The numbers of seeds on the board for which a file is there now; it is not opened."""
        return tuple(
            count for count in EVEN if (self.folder / file_name(count, self.rules)).is_file()
        )

    def layer(self, seeds: int) -> Layer:
        """The table for so many seeds. Raises ``MissingTable`` or ``TableError``."""
        found = self._layers[seeds]
        if found is None:
            found = self._layers[seeds] = Layer.of(self.folder, seeds, self.rules)
        return found

    @overload
    def get(self, position: Position) -> int | None: ...
    @overload
    def get(self, position: Position, default: _Default) -> int | _Default: ...
    def get(self, position: Position, default: Any = None) -> Any:
        """The value of a position, or ``default`` where the table for it is not there.

        Future captures of the mover minus the opponent's when both play best, -48 to 48. Raises
        ``RefusedError`` for a position of a game with barter, ``TableError`` for a damaged table.
        """
        if position.owners != HOME_ROWS or position.offer or position.declined != (0, 0):
            raise refusal(position)
        if position.to_move is Side.SOUTH:
            a, b, c, d, e, f, g, h = position.pits
        else:
            e, f, g, h, a, b, c, d = position.pits
        # As in index.rank, written out here: a call would take half as long again.
        b += a
        c += b
        d += c
        f += e
        g += f
        h += g
        seeds = d + h
        layer = self._layers[seeds]
        if layer is None:
            if is_over(position):
                return d - h
            try:
                layer = self.layer(seeds)
            except MissingTable:
                return default
        number = (
            BEFORE[seeds][d] + (a + PAIRS[b] + TRIPLES[c]) * ROWS[h] + e + PAIRS[f] + TRIPLES[g]
        )
        if not layer.checked[number >> BLOCK_BITS]:
            layer.check_block(number >> BLOCK_BITS)
        return 2 * layer.values[number]

    def value(self, position: Position) -> int:
        """The same as ``get``, but raises ``MissingTable`` where the table is not there."""
        found = self.get(position)
        if found is None:
            seeds = sum(position.pits)
            raise MissingTable(self.folder / file_name(seeds, self.rules), seeds)
        return found

    def distance(self, position: Position) -> int:
        """Moves to the next capture or the end, see ``Probe``. Raises what ``value`` raises."""
        check_position(position)
        if is_over(position):
            return 0
        return self.layer(sum(position.pits)).distance(rank(board_of(position)))

    def probe(self, position: Position, rules: Rules | None = None) -> Probe:
        """The value of a position, of each of its moves, and the best of them.

        Raises ``RefusedError`` for a position of a game with barter (``barter_on``,
        ``other_owners``, ``open_offer``), or where ``rules`` are given that are not those of these
        tables; ``MissingTable`` where one that is needed is not there; ``TableError`` for a damaged
        one.
        """
        if rules is not None:
            self._check_rules(rules)
        value, distance = self.value(position), self.distance(position)
        moves = {move: self._worth(position, move) for move in legal_moves(position, self.rules)}
        if not value:
            best = [move for move, worth in moves.items() if not worth]
        else:
            best = [move for move, worth in moves.items() if worth == value]
            wanted = distance - 1
            best = [move for move in best if self._resolves_in(position, move) == wanted]
        return Probe(value, distance, moves, tuple(best))

    def probe_values(self, position: Position) -> dict[Move, int] | None:
        """The value of each legal move, or ``None`` where these tables do not answer.

        That is so for positions with other ownership, an open offer or refused offers, and where a
        table is not there. Raises ``TableError`` for a damaged table.
        """
        try:
            return dict(self.probe(position).moves)
        except (RefusedError, MissingTable):
            return None

    def best_moves(self, position: Position) -> tuple[Move, ...]:
        """``Probe.best``, or nothing where these tables do not answer, as in ``probe_values``."""
        try:
            return self.probe(position).best
        except (RefusedError, MissingTable):
            return ()

    def endings(self, most: int) -> tuple[int, memoryview]:
        """The values of all boards with few seeds, see ``ayla.port.ExactValues``.

        They are read when they are first asked for, and again when there are more, up to the first
        table that is not there or is damaged. Raises ``TableError`` when that one is met; those
        before it are given from then on.
        """
        with self._reading:
            have, values = self._endings
            more = []
            try:
                for seeds in range(have + 2, most + 1, 2):
                    if seeds == self._damaged:
                        break
                    layer = self.layer(seeds)
                    layer.check_values()
                    more.append(layer.values)
                    have = seeds
            except MissingTable:
                pass
            except TableError:
                self._damaged = seeds
                raise
            finally:
                if more:
                    values = memoryview(b"".join([values, *more])).cast("b")
                    self._endings = have, values
        least = min(have, most - most % 2)
        return least, values[: STARTS[least // 2 + 1]]

    def get_many(self, boards: "npt.NDArray[np.uint8]") -> "npt.NDArray[np.int8]":
        """The values of many boards: shape ``(n, 8)`` to shape ``(n,)``.

        Each board is eight numbers of seeds seen from the mover: the mover's row in sowing order,
        then the opponent's. Raises ``TablebaseError`` (``bad_batch``) for an array of another shape
        or type, or with a board of more than 48 or an odd number of seeds; ``MissingTable`` and
        ``TableError`` as ``value`` does.
        """
        from ayla.tablebase import batches

        return batches.values(self.layer, boards)

    def _worth(self, position: Position, move: Move) -> int:
        after = play(position, move, self.rules).position
        mover = position.to_move
        gained = after.stores[mover.index] - position.stores[mover.index]
        lost = after.stores[mover.opponent.index] - position.stores[mover.opponent.index]
        return gained - lost - self.value(after)

    def _resolves_in(self, position: Position, move: Move) -> int:
        """Moves to the next capture or the end after this one: 0 if it captures or ends."""
        after = play(position, move, self.rules).position
        return 0 if after.stores != position.stores else self.distance(after)

    def _check_rules(self, rules: Rules) -> None:
        variant.check_rules(rules)
        if rules != self.rules:
            raise RefusedError(
                Code.OTHER_RULES,
                f"these are the tables of the game {variant.name(self.rules)},"
                f" not of {variant.name(rules)}",
                value=variant.name(rules),
            )


def board_of(position: Position) -> tuple[int, ...]:
    """Eight numbers of seeds seen from the side to move."""
    pits = position.pits
    return pits if position.to_move is Side.SOUTH else pits[HALF:] + pits[:HALF]


def check_position(position: Position) -> None:
    """Raise ``RefusedError`` unless this is a position of the classic game."""
    if position.owners != HOME_ROWS or position.offer or position.declined != (0, 0):
        raise refusal(position)


def refusal(position: Position) -> RefusedError:
    """Why no table answers for a position that is none of the classic game."""
    if position.offer:
        return RefusedError(
            Code.OPEN_OFFER,
            f"an offer of {letters(position.offer)} is open, and the tables know no offers (R9)",
            value=letters(position.offer),
        )
    if position.owners != HOME_ROWS:
        owners = format_position(position).split()[1]
        return RefusedError(
            Code.OTHER_OWNERS,
            f"the tables know the ownership SSSS/NNNN only, not {owners} (R2)",
            value=owners,
        )
    declined = f"{position.declined[0]}-{position.declined[1]}"
    return RefusedError(
        Code.BARTER_ON, f"offers were declined, {declined}, so barter is on (R13)", value=declined
    )
