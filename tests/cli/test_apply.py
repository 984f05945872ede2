import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from ayla.cli.apply import applied, described
from ayla.notation import format_position, format_turn, parse_position
from ayla.rules import GORE, Game
from tests.cli.command import START, process, run
from tests.strategies import games

CASES = (Path(__file__).parents[1] / "conformance/turns.jsonl").read_text(encoding="utf-8")
PASSING = "0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S - 0-0"
CIRCLE = "0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S - 0-0"
ANSWERING = "9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1"


@pytest.mark.parametrize("part", range(8))
def test_every_conformance_case(part: int) -> None:
    for case in map(json.loads, CASES.splitlines()[part::8]):
        for text, after in case["after"].items():
            position = parse_position(case["position"])
            told: Any = described(applied(position, [text], GORE))
            assert told["position"] == after["position"], (case["position"], text)
            assert told["over"] is after["over"]
            events = {event["event"]: event for event in told["events"]}
            assert [*events.get("sown", {"path": [None]})["path"]][-1] == after.get("last")
            captures = events.get("captured", {"captures": {}})["captures"]
            assert captures == after.get("captured", {})


def test_json() -> None:
    told = process("apply", START, "C", "a", "--json").json
    assert told == {
        "position": "8,7,1,8/0,8,8,8 SSSS/NNNN 0-0 S - 0-0",
        "over": False,
        "outcome": None,
        "events": [
            {"event": "sown", "side": "S", "pit": "C", "seeds": 6, "path": [*"DabcdA"]},
            {"event": "sown", "side": "N", "pit": "a", "seeds": 7, "path": [*"bcdABCD"]},
        ],
    }


@pytest.mark.parametrize(
    "args",
    [
        (PASSING, "--", "a", "--json"),
        (PASSING, "--json", "--", "a"),
        ("--json", PASSING, "--", "a"),
        (PASSING, "--", "--json", "a"),
        ("--json", "--endless", "owner", PASSING, "--", "a"),
    ],
)
def test_R8_a_pass_is_no_end_of_the_options(args: tuple[str, ...]) -> None:
    told = process("apply", *args).json
    assert [event["event"] for event in told["events"]][:2] == ["passed", "sown"]


@pytest.mark.parametrize(("answer", "event"), [("=+", "accepted"), ("=-", "declined")])
def test_R10_answers(answer: str, event: str) -> None:
    told = process("apply", ANSWERING, answer, "--json").json
    assert [event["event"] for event in told["events"]] == [event]


def test_R9_an_offer() -> None:
    told = process("apply", "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0", "=dB", "--json").json
    assert told["position"] == "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 S Bd 1-0"


def test_R14_R15_the_outcome_of_a_finished_game() -> None:
    told = run("apply", "0,0,0,1/0,0,3,0 SSSS/NNNN 24-20 N - 0-1", "c", "--json").json
    assert told["over"] is True
    assert told["outcome"] == {
        "winner": "S",
        "south": 27,
        "north": 21,
        "glory": True,
        "reason": "swept",
    }
    assert told["events"][-1]["event"] == "swept"


def test_R16_repetition_counts_from_the_position_given() -> None:
    moves = [*"DaBaCdAbAc"]
    told = run("apply", CIRCLE, *moves, *moves, "--json").json
    assert told["outcome"]["reason"] == "repetition"
    assert told["events"][-1] == {
        "event": "settled",
        "reason": "repetition",
        "south": 4,
        "north": 4,
    }
    assert run("apply", CIRCLE, *moves, *moves[:-1], "--json").json["over"] is False


def test_R16_who_takes_what_is_settled() -> None:
    moves = [*"DaBaCdAbAc"] * 2
    told = run("apply", CIRCLE, *moves, "--endless", "owner", "--json").json
    assert (told["outcome"]["south"], told["outcome"]["north"]) == (26, 22)


def test_text_tells_each_turn_and_shows_the_board() -> None:
    shown = process("apply", START, "C", "a")
    assert shown.out.startswith(
        "South sows C, 6 seeds: the last makes 7 in A.\n"
        "North sows a, 7 seeds: the last makes 8 in D.\n\n"
    )
    assert shown.out.endswith("South to move.\n")


def test_a_capture_mark_is_read() -> None:
    before = "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0"
    assert run("apply", before, "Bx8", "--json").json == run("apply", before, "B", "--json").json
    refused = run("apply", before, "Bx6").refused()
    assert refused.startswith("ayla: bad_move: MOVE 1 'Bx6': ")
    assert "Bx8" in refused


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (("C", "A"), "ayla: not_your_pit: MOVE 2 'A': pit A belongs to South (R3)"),
        (("--",), "ayla: cannot_pass: MOVE 1 '--': South owns seeds and cannot pass (R8)"),
        (("=-",), "ayla: no_offer: MOVE 1 '=-': no offer is open (R10)"),
        (("=A",), "ayla: offer_unpayable: MOVE 1 '=A': "),
        (("C", "e"), "ayla: bad_move: MOVE 2 'e': line 1, column 1: expected a move"),
        (("",), "ayla: bad_move: MOVE 1 '': "),
        ((), "ayla: bad_usage: Missing argument 'MOVE...'"),
        (("-1",), "ayla: bad_move: MOVE 1 '-1': "),
        (("-x",), "ayla: bad_usage: No such option: -x"),
        (("--pass",), "ayla: bad_usage: No such option: --pass"),
    ],
)
def test_the_error_says_which_move(moves: tuple[str, ...], line: str) -> None:
    assert process("apply", START, *moves).refused().startswith(line)


def test_R14_no_move_in_a_finished_game() -> None:
    over = "0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0"
    assert run("apply", over, "A").refused().startswith("ayla: game_over: MOVE 1 'A': ")


@given(games(ended=False))
def test_any_game_can_be_applied(game: Game) -> None:
    texts = [format_turn(turn) for turn in game.turns]
    if not texts:
        return
    switches = [] if game.rules.barter else ["--classic"]
    switches += ["--skip-origin"] if game.rules.skip_origin else []
    start = format_position(game.start)
    given_ = ("apply", start, *texts, *switches, "--endless", game.rules.endless)
    assert run(*given_, "--json").json == json.loads(json.dumps(described(game)))
    assert run(*given_).code == 0
