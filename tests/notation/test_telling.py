"""Turns and outcomes as messages of the catalogue with their arguments."""

import pytest

from ayla.notation import parse_move, parse_position
from ayla.notation.telling import Sentence, tell, tell_ending, tell_outcome
from ayla.rules import CLASSIC, Game, Outcome, Reason, Rules, Side, play
from ayla.rules.events import DrawAgreed, Resigned
from tests.replays import read_replay


@pytest.mark.parametrize(
    ("before", "move", "told"),
    [
        (
            "6,6,6,6/6,6,6,6 SSSS/NNNN 0-0 S - 0-0",
            "B",
            [("turn-sown", {"side": "S", "pit": "B", "seeds": 6, "last": "d", "made": 7})],
        ),
        (
            # The last seed of eight falls into the emptied origin.
            "8,0,0,0/5,0,0,1 SSSS/NNNN 20-14 S - 0-0",
            "A",
            [("turn-sown", {"side": "S", "pit": "A", "seeds": 8, "last": "A", "made": 1})],
        ),
        (
            # Two of sixteen fall into every pit.
            "16,0,0,0/3,0,0,1 SSSS/NNNN 14-14 S - 0-0",
            "A",
            [("turn-sown", {"side": "S", "pit": "A", "seeds": 16, "last": "A", "made": 2})],
        ),
        (
            "1,0,3,3/1,1,0,5 SSSS/NNNN 16-18 S - 0-0",
            "C",
            [
                (
                    "turn-captured",
                    {
                        "side": "S",
                        "pit": "C",
                        "seeds": 3,
                        "last": "b",
                        "made": 2,
                        "captures": "b 2, a 2, D 4",
                        "total": 8,
                    },
                )
            ],
        ),
        (
            "1,0,0,1/3,0,1,0 SSSS/NNNN 20-22 S - 0-0",
            "D",
            [
                (
                    "turn-captured",
                    {
                        "side": "S",
                        "pit": "D",
                        "seeds": 1,
                        "last": "a",
                        "made": 4,
                        "captures": "a 4",
                        "total": 4,
                    },
                ),
                ("turn-swept", {"south": 1, "north": 1}),
            ],
        ),
        (
            "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0",
            "=AC",
            [("turn-offered", {"side": "S", "pits": "A, C", "count": 2, "price": 12})],
        ),
        (
            "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AC 0-0",
            "=+",
            [("turn-accepted", {"side": "N", "pits": "A, C", "count": 2, "payment": 12})],
        ),
        (
            "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N A 0-0",
            "=-",
            [("turn-declined", {"side": "N", "pits": "A", "count": 1})],
        ),
        (
            "0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S - 0-0",
            "--",
            [("turn-passed", {"side": "S"})],
        ),
    ],
)
def test_turns(before: str, move: str, told: list[tuple[str, dict[str, str | int]]]) -> None:
    turn = play(parse_position(before), parse_move(move))
    assert tell(turn) == tuple(Sentence(*sentence) for sentence in told)


def test_made_is_what_lies_in_the_last_pit_before_captures_with_skip_origin_too() -> None:
    before = parse_position("8,0,0,0/5,0,0,1 SSSS/NNNN 20-14 S - 0-0")
    (sentence,) = tell(play(before, parse_move("A"), Rules(skip_origin=True)))
    assert (sentence.args["last"], sentence.args["made"]) == ("B", 2)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("repetition-split", Sentence("turn-settled-repetition", {"south": 4, "north": 4})),
        ("repetition-owner", Sentence("turn-settled-repetition", {"south": 6, "north": 2})),
    ],
)
def test_R16_settlement_is_told_after_the_sowing(name: str, sentence: Sentence) -> None:
    replay = read_replay(name)
    turn = Game.replay(replay.moves, replay.rules, replay.start).turns[-1]
    first, second = tell(turn)
    assert first.id == "turn-sown"
    assert second == sentence


def test_R16_turn_limit_is_told() -> None:
    replay = read_replay("turn-limit")
    turn = Game.replay(replay.moves, replay.rules, replay.start).turns[-1]
    assert tell(turn)[-1].id == "turn-settled-turn-limit"


def test_R17_endings() -> None:
    assert tell_ending(Resigned(Side.NORTH)) == Sentence("turn-resigned", {"side": "N"})
    assert tell_ending(DrawAgreed()) == Sentence("turn-draw-agreed", {})


def test_R13_outcomes() -> None:
    won: dict[str, str | int] = {"winner": "S", "south": 26, "north": 22}
    for glory, name in ((True, "-glory"), (False, "-no-glory"), (None, "")):
        outcome = Outcome(Side.SOUTH, 26, 22, glory, Reason.SWEPT)
        assert tell_outcome(outcome) == Sentence(f"outcome-win{name}", won)
    draw = Game(CLASSIC).agree_draw()
    assert tell_outcome(draw) == Sentence("outcome-draw", {"south": 0, "north": 0})
