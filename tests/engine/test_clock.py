"""A clock that jumps or stands still while somebody thinks."""

from types import ModuleType
from typing import Any

import pytest

from ayla.engine.fast import Fast, thinking
from ayla.engine.fast import player as fast_player
from ayla.engine.fast.warming import warm_up
from ayla.engine.plain import Plain, search
from ayla.engine.plain import player as plain_player
from ayla.port import Analysis, Limits
from ayla.rules import CLASSIC, GORE, Game, Rules

HOUR = 3600.0
TICK = 0.001
MINUTE = 60.0
WHERE = {Fast: (thinking, fast_player), Plain: (search, plain_player)}
"""Who looks at a clock."""


class Clock:
    """Goes on by ``tick`` each time it is looked at, and once, after ``looks``, by ``jump``."""

    def __init__(self, jump: float = 0.0, looks: int = 0, tick: float = TICK) -> None:
        self.now = 1000.0
        self.looks = 0
        self.looks_before_jump = looks
        self.jump = jump
        self.tick = tick

    def monotonic(self) -> float:
        self.now += self.tick + self.jump * (self.looks == self.looks_before_jump)
        self.looks += 1
        return self.now


class Flag:
    """A flag that comes up after it was looked at so often."""

    def __init__(self, before: int) -> None:
        self.before = before
        self.looks = 0

    def is_set(self) -> bool:
        self.looks += 1
        return self.looks > self.before


def engine(kind: Any, clock: Clock, patch: pytest.MonkeyPatch) -> Any:
    """One that has no other clock."""
    warm_up()
    for module in WHERE[kind]:
        assert isinstance(module, ModuleType)
        patch.setattr(module, "time", clock)
    return Fast(megabytes=1) if kind is Fast else Plain()


@pytest.mark.parametrize("looks", range(40, 46))
@pytest.mark.parametrize("rules", [CLASSIC, GORE])
@pytest.mark.parametrize("kind", [Fast, Plain])
def test_a_jump_ahead_ends_a_search_at_once_with_what_it_has(
    kind: Any, rules: Rules, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(HOUR, looks)
    reports: list[Analysis] = []
    found = engine(kind, clock, monkeypatch).analyse(
        Game(rules), Limits(seconds=MINUTE), lines=3, report=reports.append
    )
    # Each of those who look at it has looked once more, at most.
    assert looks < clock.looks <= looks + 4
    assert found.depth == reports[-1].depth == len(reports) > 1
    moves = [line.move for line in found.lines]
    assert len(set(moves)) == 3
    assert set(moves) <= set(Game(rules).legal_moves())
    for line in found.lines:
        game = Game(rules)
        assert line.pv[0] == line.move
        for move in line.pv:
            game.play(move)  # refuses what is not legal


@pytest.mark.parametrize(("jump", "tick"), [(0.0, 0.0), (-HOUR, TICK)], ids=["still", "back"])
@pytest.mark.parametrize("kind", [Fast, Plain])
def test_a_clock_that_does_not_go_on_leaves_the_end_to_others(
    kind: Any, jump: float, tick: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, limits = Clock(jump, 20, tick), Limits(seconds=MINUTE, nodes=20_000)
    found = engine(kind, clock, monkeypatch).analyse(Game(), limits)
    assert clock.looks > 21
    assert 20_000 <= found.nodes < 20_100
    assert found.lines[0].move in Game().legal_moves()
    clock, limits, flag = Clock(jump, 20, tick), Limits(seconds=MINUTE), Flag(50)
    found = engine(kind, clock, monkeypatch).analyse(Game(), limits, stop=flag)
    assert clock.looks > 21
    assert flag.looks == 51
    assert found.depth > 1
    assert found.lines[0].move in Game().legal_moves()
