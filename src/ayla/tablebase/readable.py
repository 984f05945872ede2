"""Solving small boards by the readable rules: slow, plain, and another way than the solver's.

Nothing here knows of indices, lanes or un-sowing. A layer starts with every board at 0, and every
board is set to the best that its moves bring, over and over, until nothing changes. Each value
stays between 0 and the true one, so what no longer changes is true: a value other than 0 is forced
within some number of moves, and after as many rounds it has arrived.
"""

from collections.abc import Iterator, Mapping

from ayla.rules import CLASSIC, Position, Rules, Side, is_over, legal_moves, play
from ayla.rules.types import HOME_ROWS, PITS, SEEDS

Board = tuple[int, ...]
"""Eight numbers of seeds seen from the mover."""


def position_of(board: Board, to_move: Side = Side.SOUTH) -> Position:
    """A position with this board, seen from the side to move; all else was captured by South.

    With an odd number of seeds the position exists only if the board is finished (R14).
    """
    pits = board if to_move is Side.SOUTH else board[4:] + board[:4]
    return Position(pits, HOME_ROWS, (SEEDS - sum(board), 0), to_move)


def board_of(position: Position) -> Board:
    """The board of a position, seen from the side to move."""
    pits = position.pits
    return pits if position.to_move is Side.SOUTH else pits[4:] + pits[:4]


def all_boards(seeds: int, pits: int = PITS) -> Iterator[Board]:
    """Every board of so many seeds."""
    if pits == 1:
        yield (seeds,)
        return
    for first in range(seeds + 1):
        for rest in all_boards(seeds - first, pits - 1):
            yield (first, *rest)


def successors(board: Board, rules: Rules) -> list[tuple[int, Board | None]]:
    """What each move brings at once, the mover's minus the opponent's, and the board it leaves.

    ``None`` for the board where the game is over and what was left is swept (R14).
    """
    before = position_of(board)
    found: list[tuple[int, Board | None]] = []
    for move in legal_moves(before, rules):
        after = play(before, move, rules).position
        gained = [new - old for new, old in zip(after.stores, before.stores, strict=True)]
        left = None if is_over(after) else board_of(after)
        found.append((gained[0] - gained[1], left))
    return found


def solve_by_rules(most: int, rules: Rules = CLASSIC) -> dict[Board, int]:
    """The value of every board of an even number of seeds up to ``most``.

    Future captures of the mover minus the opponent's, endless play worth 0 (R16). Takes seconds for
    8 seeds, half a minute for 12.
    """
    values: dict[Board, int] = {}
    for seeds in range(0, most + 1, 2):
        moves: dict[Board, list[tuple[int, Board | None]]] = {}
        for board in all_boards(seeds):
            values[board] = 0
            if is_over(position_of(board)):
                values[board] = sum(board[:4]) - sum(board[4:])
            else:
                moves[board] = successors(board, rules)
        while changed := {
            board: value
            for board, found in moves.items()
            if (value := best(found, values)) != values[board]
        }:
            values.update(changed)
    return values


def best(found: list[tuple[int, Board | None]], values: Mapping[Board, int]) -> int:
    """The most that these successors bring."""
    return max(gain - (values[left] if left is not None else 0) for gain, left in found)
