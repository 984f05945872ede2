"""The solver against the readable rules, which find values and distances another way."""

import numpy as np
import pytest

from ayla.kernel import index
from ayla.rules import CLASSIC, Rules, is_over
from ayla.tablebase import SKIP_ORIGIN
from ayla.tablebase.readable import Board, position_of, solve_by_rules, successors
from ayla.tablebase.solving import Share, Solver

BY_RULES = 8
GAMES = pytest.mark.parametrize("rules", [CLASSIC, SKIP_ORIGIN], ids=["classic", "skip-origin"])


def distances_by_rules(values: dict[Board, int], rules: Rules) -> dict[Board, int]:
    """Moves to the next capture or the end: at once, or one more than after the best move."""
    found = dict.fromkeys(values, 0)
    waiting = {
        board for board, value in values.items() if value and not is_over(position_of(board))
    }
    best = {
        board: [
            after if after is not None and sum(after) == sum(board) else None
            for gain, after in successors(board, rules)
            if gain - (values[after] if after else 0) == values[board]
        ]
        for board in waiting
    }
    distance = 0
    while waiting:
        distance += 1
        ready = {
            board
            for board in waiting
            for soon in [[after is None or after not in waiting for after in best[board]]]
            if (any(soon) if values[board] > 0 else all(soon))
        }
        assert ready
        for board in ready:
            found[board] = distance
        waiting -= ready
    return found


@GAMES
def test_every_small_board_has_the_value_and_distance_of_the_readable_rules(rules: Rules) -> None:
    values = solve_by_rules(BY_RULES, rules)
    distances = distances_by_rules(values, rules)
    with Solver(BY_RULES, rules.skip_origin, threads=2) as solver:
        for seeds in range(0, BY_RULES + 1, 2):
            found = solver.solve(seeds)
            boards = [index.unrank(seeds, number) for number in range(index.boards(seeds))]
            assert (2 * solver.layer(seeds)).tolist() == [values[board] for board in boards]
            assert found.tolist() == [distances[board] for board in boards]


def test_any_number_of_threads_finds_the_same() -> None:
    def solve(threads: int) -> tuple[list[int], list[int]]:
        with Solver(14, skip_origin=False, threads=threads) as solver:
            distances = [solver.solve(seeds) for seeds in range(0, 15, 2)]
            return solver.values.tolist(), np.concatenate(distances).tolist()

    assert solve(1) == solve(3)


def test_what_the_report_raises_ends_the_work_and_the_layer_is_not_filled_in() -> None:
    class EnoughError(Exception):
        pass

    def report(share: Share) -> None:
        if share.decided > 0.1:
            raise EnoughError

    with Solver(10, skip_origin=False, threads=2) as solver:
        for seeds in range(0, 10, 2):
            solver.solve(seeds)
        with pytest.raises(EnoughError):
            solver.solve(10, report)
        assert not solver.layer(10).any()
        solver.solve(10)
        assert solver.layer(10).any()
