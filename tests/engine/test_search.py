"""The search finds what minimax on the readable rules finds, and proves only what is true."""

import json
from itertools import islice
from pathlib import Path

import pytest

from ayla.engine.plain import Plain
from ayla.notation import parse_position
from ayla.port import Analysis, Limits
from ayla.rules import CLASSIC, Game, Reason, Rules, Side
from tests.engine.reference import Minimax, TooLargeError, after, before_the_end, random_games

SAMPLE = Path(__file__).parents[1] / "conformance" / "tablebase_sample.jsonl"
EVERY_MOVE = 200


def everything(game: Game, nodes: int = 50_000) -> Analysis:
    """Every move of the game weighed."""
    return Plain().analyse(game, Limits(nodes=nodes), lines=EVERY_MOVE)


def margin(game: Game, side: Side) -> int:
    outcome = game.outcome
    assert outcome is not None
    south = outcome.south - outcome.north
    return south if side is Side.SOUTH else -south


def agrees_with_minimax(game: Game, budget: int) -> bool:
    """Compare the value of every move, where minimax can afford it."""
    mover = game.position.to_move
    reference = Minimax(budget)
    try:
        true = {}
        for move in game.legal_moves():
            then = after(game, move)
            value = reference.value(then)
            true[move] = value if then.position.to_move is mover else -value
    except TooLargeError:
        return False
    found = everything(game)
    assert {line.move: (line.value, line.exact) for line in found.lines} == {
        move: (value, True) for move, value in true.items()
    }
    chosen = Plain(Limits(nodes=50_000)).choose(game)
    assert true[chosen] == found.lines[0].value == max(true.values())
    return True


@pytest.mark.parametrize("endless", ["split", "owner"])
@pytest.mark.parametrize("skip_origin", [False, True])
def test_R16_the_turn_limit_is_seen(endless: str, skip_origin: bool) -> None:
    rules = Rules(skip_origin=skip_origin, endless="owner" if endless == "owner" else "split")
    compared = 0
    for game in random_games(rules, Reason.TURN_LIMIT, range(12)):
        for plies in range(1, 6):
            compared += agrees_with_minimax(before_the_end(game, plies), budget=600)
    assert compared >= 10


@pytest.mark.parametrize("rules", [CLASSIC, Rules(barter=False, skip_origin=True)])
def test_classic_endings_to_the_sweep(rules: Rules) -> None:
    compared = 0
    for game in random_games(rules, Reason.SWEPT, range(60)):
        for plies in (1, 3, 5):
            compared += agrees_with_minimax(before_the_end(game, plies), budget=300)
    assert compared >= 20


@pytest.mark.parametrize("endless", ["split", "owner"])
def test_R16_the_third_standing_is_seen(endless: str) -> None:
    rules = Rules(endless="owner" if endless == "owner" else "split")
    seen = 0
    for game in islice(random_games(rules, Reason.REPETITION, range(30)), 8):
        edge = before_the_end(game, 1)
        mover = edge.position.to_move
        lines = everything(edge, nodes=300).lines
        values = {line.move: line for line in lines}
        for move in edge.legal_moves():
            then = after(edge, move)
            if then.outcome is not None and then.outcome.reason is Reason.REPETITION:
                # The first counts as proved only if no other can be better.
                assert values[move].exact or move == lines[0].move
                assert values[move].value == margin(then, mover)
                seen += 1
    assert seen >= 8


def test_exact_values_of_the_classic_game() -> None:
    proved = 0
    for text in SAMPLE.read_text().splitlines()[::10]:
        case = json.loads(text)
        position = parse_position(case["position"])
        best = Plain().analyse(Game(CLASSIC, position), Limits(nodes=6000)).lines[0]
        if best.exact:
            mover = position.to_move
            ahead = position.stores[mover.index] - position.stores[mover.opponent.index]
            assert best.value - ahead == case["value"], text
            proved += 1
    assert proved >= 10
