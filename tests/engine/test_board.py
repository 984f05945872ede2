"""The light copy of the board does what the law does."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from ayla.engine.plain import board
from ayla.engine.plain.board import EVERY_PIT, Board
from ayla.engine.plain.codes import OFFER, code_of, move_of
from ayla.notation import parse_position
from ayla.notation.moves import captured
from ayla.rules import (
    Accept,
    Decline,
    Move,
    Offer,
    Position,
    Reason,
    Rules,
    Side,
    Sow,
    Turn,
    is_over,
    legal_moves,
    play,
)
from ayla.rules.game import settle
from tests import strategies
from tests.strategies import EVERY_MOVE

CASES = (Path(__file__).parents[1] / "conformance" / "turns.jsonl").read_text().splitlines()


def light_move(here: Board, offered: int, move: Move, rules: Rules) -> tuple[int, Board]:
    """Seeds captured, and the board after a move as the next mover sees it."""
    pits, mine, me, they = here
    match move:
        case Accept():
            paid, price = board.payment(offered)
            return 0, Board(pits + paid, mine | offered, me - price, they)
        case Decline():
            return 0, here
        case Sow(pit):
            sowings = board.sow_all(pits, mine, board.sowings(rules.skip_origin))
            seeds, _, pits = next(sown for sown in sowings if sown[1] == pit)
            return seeds, Board(pits, mine ^ EVERY_PIT, they, me + seeds)
        case _:
            return 0, Board(pits, mine ^ EVERY_PIT, they, me)


def margin(position: Position, side: Side) -> int:
    return position.stores[side.index] - position.stores[side.opponent.index]


def agrees(position: Position, rules: Rules) -> None:
    """Compare every legal move of a position with what the light copy makes of it."""
    here = board.light(position)
    legal = legal_moves(position, rules)
    assert board.is_over(here.pits) is is_over(position)
    for move in legal:
        turn = play(position, move, rules)
        seeds, after = light_move(here, sum(1 << pit for pit in position.offer), move, rules)
        assert seeds == captured(turn)
        assert board.is_over(after.pits) is is_over(turn.position)
        if is_over(turn.position):
            assert board.kept(*after) == margin(turn.position, turn.position.to_move)
        else:
            assert after == board.light(turn.position)
            agrees_when_settled(turn, after)
    if not position.offer and not is_over(position):
        found = board.sow_all(here.pits, here.mine, board.sowings(rules.skip_origin))
        assert [move_of(origin) for _, origin, _ in found] == [
            move for move in legal if isinstance(move, Sow)
        ]
        offers = board.offers(here.mine, here.they // 6) if found and rules.barter else ()
        assert [move_of(OFFER | offered) for offered, _, _ in offers] == [
            move for move in legal if isinstance(move, Offer)
        ]
        for offered, paid, price in offers:
            assert board.payment(offered) == (paid, price)


def agrees_when_settled(turn: Turn, after: Board) -> None:
    for rules, settled in ((Rules(), board.halved), (Rules(endless="owner"), board.kept)):
        position, _ = settle(turn.position, rules, Reason.TURN_LIMIT)
        assert settled(*after) == margin(position, position.to_move)


@pytest.mark.parametrize("case", CASES)
def test_every_move_of_the_conformance_positions(case: str) -> None:
    position = parse_position(json.loads(case)["position"])
    for skip_origin in (False, True):
        agrees(position, Rules(skip_origin=skip_origin))


@given(strategies.positions(), strategies.rules)
def test_every_move_of_any_position(position: Position, rules: Rules) -> None:
    if rules.barter or not position.offer:
        agrees(position, rules)


@pytest.mark.parametrize("move", EVERY_MOVE, ids=str)
def test_codes_of_moves_can_be_read_back(move: Move) -> None:
    assert move_of(code_of(move)) == move


def test_codes_of_moves_differ() -> None:
    assert len({code_of(move) for move in EVERY_MOVE}) == len(EVERY_MOVE)
