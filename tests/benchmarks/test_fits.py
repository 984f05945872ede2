"""What the fits and the matches of levels are asked, and who plays whom in them."""

import importlib
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ayla.engine.arena import Match
from ayla.engine.levels import BARTER_RUNGS, HONOURS, LEVELS
from ayla.rules import Game

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("fit_levels.py --rules gore --range 0", "--range: a finite number above one"),
        ("fit_levels.py --rules gore --range -1", "--range: a finite number above one"),
        ("fit_levels.py --rules gore --range 1", "--range: a finite number above one"),
        ("fit_levels.py --rules gore --range inf", "--range: a finite number above one"),
        ("fit_levels.py --rules gore --range wide", "--range: a finite number above one"),
        ("fit_levels.py --rules gore --score nan", "--score: a number between zero and one"),
        ("fit_levels.py --rules gore --score 89", "--score: a number between zero and one"),
        (
            "fit_levels.py --rules gore --down-from 0 --down-to 5",
            "--down-to 5 is not below --down-from 0",
        ),
        ("fit_levels.py --rules gore --down-from 0", "--down-to 0 is not below --down-from 0"),
        ("fit_barter.py --seed -1", "--seed: a whole number from zero is needed, not '-1'"),
        ("fit_barter.py --seed 1.5", "--seed: a whole number from zero is needed, not '1.5'"),
        ("fit_classic.py --tables . --seed -1", "--seed: a whole number from zero"),
        ("levels.py --levels", "--levels: expected at least one argument"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(command: str, told: str) -> None:
    script, *arguments = command.split()
    refused = subprocess.run(
        [sys.executable, BENCHMARKS / script, *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith("usage: ")
    assert told in refused.stderr.splitlines()[-1]


def test_R13_each_rung_has_the_honour_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    fit_levels: Any = importlib.import_module("fit_levels")
    matches: list[Match] = []

    def play_match(match: Match, _processes: int | None) -> list[Any]:
        matches.append(match)
        return []

    monkeypatch.setattr(fit_levels, "play_match", play_match)
    monkeypatch.setattr(fit_levels, "tally", lambda _played: SimpleNamespace(score=0.5))
    monkeypatch.setattr(sys, "argv", ["fit_levels.py", "--rules", "gore", "--steps", "1"])
    fit_levels.main()
    players: list[Any] = [(match.one, match.two) for match in matches]
    rungs = range(LEVELS[-1] - 1, -1, -1)
    assert [(above.honour, tried.honour) for above, tried in players] == [
        (HONOURS[rung], HONOURS[max(0, rung - 1)]) for rung in rungs
    ]
    assert [tried.strength(Game()).limits for _, tried in players] == [
        BARTER_RUNGS[rung].limits for rung in rungs
    ]
    assert players[0][0].strength(Game()) == BARTER_RUNGS[-1]
