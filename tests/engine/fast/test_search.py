"""The compiled search finds what minimax on the readable rules finds, and proves only the truth."""

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from ayla.engine.fast import Fast
from ayla.engine.fast.evaluation import UNIT, evaluate, fitted
from ayla.kernel import pack
from ayla.notation import parse_position
from ayla.port import Analysis, Limits
from ayla.rules import CLASSIC, GORE, Accept, Decline, Game, Pass, Reason, Rules, Side
from tests.engine.reference import Minimax, TooLargeError, after, before_the_end, random_games

SAMPLE = Path(__file__).parents[2] / "conformance" / "tablebase_sample.jsonl"
EVERY_MOVE = 200
NODES = 200_000
FAST = Fast(megabytes=1, fresh=True)


def everything(game: Game, nodes: int = NODES) -> Analysis:
    """Every move of the game weighed."""
    return FAST.analyse(game, Limits(nodes=nodes), lines=EVERY_MOVE)


def margin(game: Game, side: Side) -> int:
    outcome = game.outcome
    assert outcome is not None
    south = outcome.south - outcome.north
    return south if side is Side.SOUTH else -south


def a_random_game(rules: Rules, plies: int, lots: Random) -> Game:
    """A game from a position that so many random plies lead to."""
    game = Game(rules)
    for _ in range(plies):
        if not game.over:
            game.play(lots.choice(game.legal_moves()))
    return Game(rules, game.position)


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
    chosen = Fast(Limits(nodes=NODES), megabytes=1).choose(game)
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


def sample(seeds: range) -> list[tuple[Game, int]]:
    """Games at positions of the sample, and the true final margin of the mover."""
    found = []
    for text in SAMPLE.read_text().splitlines():
        case = json.loads(text)
        position = parse_position(case["position"])
        if sum(position.pits) in seeds:
            mover = position.to_move
            ahead = position.stores[mover.index] - position.stores[mover.opponent.index]
            found.append((Game(CLASSIC, position), case["value"] + ahead))
    return found


def test_what_is_proved_of_the_classic_game_is_true() -> None:
    proved = 0
    for game, true in sample(range(29))[::2]:
        if game.over:
            continue
        best = FAST.analyse(game, Limits(nodes=30_000)).lines[0]
        if best.exact:
            assert best.value == true
            proved += 1
    assert proved >= 40


def test_what_an_earlier_search_left_proves_nothing_false() -> None:
    keeping = Fast(megabytes=0.01)
    proved = 0
    for game, true in sample(range(17)):
        if game.over:
            continue
        for nodes in (500, 5000):
            best = keeping.analyse(game, Limits(nodes=nodes)).lines[0]
            if best.exact:
                assert best.value == true
                proved += 1
    assert proved >= 60


@pytest.mark.parametrize("rules", [CLASSIC, GORE, Rules(skip_origin=True, endless="owner")])
def test_expected_play_can_be_played_and_leads_to_what_was_proved(rules: Rules) -> None:
    lots = Random(4)
    played = 0
    for _ in range(25):
        game = Game(rules)
        while not game.over and lots.random() < 0.98:
            game.play(lots.choice(game.legal_moves()))
        if game.over:
            continue
        for line in everything(game, nodes=3000).lines:
            then = after(game, *line.pv)
            played += len(line.pv)
            assert line.pv[0] == line.move
            if then.outcome is not None and line.exact:
                assert margin(then, game.position.to_move) == line.value
    assert played >= 100


@pytest.mark.parametrize("rules", [CLASSIC, GORE])
def test_an_estimate_is_the_evaluation_at_the_end_of_the_expected_play(rules: Rules) -> None:
    lots = Random(7)
    weights = fitted(barter=rules.barter)
    compared = 0
    for game in (a_random_game(rules, lots.randrange(4, 60), lots) for _ in range(150)):
        if game.over or game.position.offer:
            continue
        best = FAST.analyse(game, Limits(depth=9)).lines[0]
        then = after(game, *best.pv)
        if best.value.is_integer() or then.over:
            continue  # the end of the game, or a position that comes round again
        value = int(evaluate(pack(then.position)[0], weights)) / UNIT
        same = then.position.to_move is game.position.to_move
        assert best.value == (value if same else -value), f"{game.position}: {best}"
        compared += 1
    assert compared >= 100


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (CLASSIC, Reason.SWEPT),
        (Rules(barter=False, skip_origin=True), Reason.SWEPT),
        (GORE, Reason.TURN_LIMIT),
        (Rules(skip_origin=True, endless="owner"), Reason.TURN_LIMIT),
    ],
)
def test_what_is_proved_is_told_to_the_end_of_the_game(rules: Rules, reason: Reason) -> None:
    told = 0
    for game in islice(random_games(rules, reason, range(80)), 20):
        for plies in (3, 5, 7):
            before = before_the_end(game, plies)
            best = FAST.analyse(before, Limits(nodes=50_000)).lines[0]
            if best.exact and Pass() not in best.pv:  # after passes it may come round again
                then = after(before, *best.pv)
                assert then.outcome is not None, f"{before.position}: {best}"
                assert margin(then, before.position.to_move) == best.value
                told += 1
    assert told >= 8


def test_R10_an_open_offer_is_answered_and_the_answerer_moves_on() -> None:
    game = Game(GORE, parse_position("6,6,2,1/5,4,0,6 SSNS/NNSN 12-6 N =C 0-0".replace("=C", "A")))
    found = everything(game, nodes=5000)
    assert {line.move for line in found.lines} == {Accept(), Decline()}
    for line in found.lines:
        after(game, *line.pv)
