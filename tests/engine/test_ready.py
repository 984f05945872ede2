"""Somebody answers before the compiled engine is ready, and the engine after that."""

import subprocess
import threading

import pytest

from ayla.engine.greedy import Greedy
from ayla.engine.plain import Plain
from ayla.engine.ready import COMPILING, Ready, ReadyAnalyst, Warming
from ayla.port import Limits
from ayla.rules import CLASSIC, Game


def nothing() -> None:
    pass


def test_the_other_chooses_until_it_is_ready() -> None:
    held = threading.Event()

    def load() -> None:
        held.wait(60)

    warming = Warming(nothing, load)
    quick, deep = Plain(Limits(depth=1)), Plain(Limits(depth=5))
    player = Ready(deep, quick, warming)
    analyst = ReadyAnalyst(deep, quick, warming)
    game = Game(CLASSIC)
    game.play(game.legal_moves()[3])
    assert player.choose(game) == quick.choose(game)
    assert not warming.ready
    limits = Limits(nodes=500)
    assert analyst.analyse(game, limits).lines == quick.analyse(game, limits).lines
    held.set()
    warming.begin().join()
    assert player.choose(game) == deep.choose(game)
    assert player.name == deep.name


def test_what_cannot_be_compiled_is_never_ready(caplog: pytest.LogCaptureFixture) -> None:
    def load() -> None:
        raise ImportError("no Numba here")

    warming = Warming(nothing, load)
    warming.begin().join()
    assert not warming.ready
    assert "no Numba here" in caplog.text
    game = Game()
    assert Ready(Plain(), Greedy(), warming).choose(game) == Greedy().choose(game)


def test_it_is_compiled_once() -> None:
    count = []
    warming = Warming(lambda: count.append(1), nothing)
    assert warming.begin() is warming.begin()
    warming.begin().join()
    assert count == [1]


def test_compiling_has_nothing_to_tell() -> None:
    told = subprocess.run(COMPILING, capture_output=True, text=True, check=True)
    assert (told.stdout, told.stderr) == ("", "")


def test_the_real_engine_becomes_ready() -> None:
    warming = Warming()
    warming.begin().join(250)
    assert warming.ready
