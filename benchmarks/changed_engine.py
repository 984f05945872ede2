"""The compiled engine with a part taken out, to be measured beside the engine as it is.

Compiled code holds the constants that it was made with, so a part is edited out of a copy of the
source. The copy runs in a process of its own, with compiled code of its own, and answers there:
this file, run as a program, reads a question a line and writes its answer, both in JSON.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any, Final

import ayla
from ayla import Game, Move, Rules, parse_move
from ayla.engine.fast import Fast
from ayla.port import Limits, Stop

SOURCE: Final = Path(ayla.__file__).resolve().parent
SMALL: Final = 4.0
"""Megabytes of a table that is emptied quickly, before every search."""


class ChangeError(Exception):
    """The text that a change replaces is not in the source, or is there more than once."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What is replaced in a file of the source."""

    file: str
    old: str
    new: str


SEARCH: Final = "engine/fast/search.py"
OFFERS: Final = "count = list_offers(stack, frame, stack[frame + WORD], weights)"


def without_offers(kept: int) -> Edit:
    """All offers are left out but these, which look worst for the opponent."""
    return Edit(SEARCH, OFFERS, f"count = min({kept}, {OFFERS.partition(' = ')[2]})")


CHANGES: Final = {
    "captures": Edit(SEARCH, "count = list_captures(stack, frame, word, skip)", "count = 0"),
    "order": Edit(SEARCH, "habit = order[pit * COUNTS + seeds(word, pit)]", "habit = 0"),
    "reductions": Edit(SEARCH, "_REDUCE_FROM: Final = 3 ", "_REDUCE_FROM: Final = 1000 "),
    "fetching": Edit(SEARCH, "if looking:\n            expect(table, child | mark)\n", "\n"),
    "ownership": Edit(
        "engine/fast/evaluation.py", "elif own in (0, EVERY_PIT):", "elif own > EVERY_PIT:"
    ),
    "two offers": without_offers(2),
    "four offers": without_offers(4),
    "eight offers": without_offers(8),
}
"""What is edited out, by a name for it."""


def changed(edit: Edit, text: str) -> str:
    """The text of a file after an edit, or ``ChangeError``."""
    if text.count(edit.old) != 1:
        raise ChangeError(
            f"{edit.file} holds {edit.old.strip()!r} {text.count(edit.old)} times, not once:"
            f" the source has changed, and so must the edit in {Path(__file__).name}"
        )
    return text.replace(edit.old, edit.new)


def copied(folder: Path, edit: Edit | None) -> Path:
    """Copy the source into ``folder``, with an edit, and return ``folder``."""
    copy = folder / SOURCE.name
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    if edit:
        path = copy / edit.file
        path.write_text(changed(edit, path.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


@dataclass(frozen=True, slots=True)
class Found:
    """The best move, its value, the positions looked at, and the processor time in seconds."""

    move: str
    value: float
    nodes: int
    seconds: float


class Engine:
    """The engine of a folder that ``copied`` made, in a process that ends with this one."""

    def __init__(self, folder: Path) -> None:
        places = {"PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(folder / "compiled")}
        self._process = subprocess.Popen(
            [sys.executable, __file__, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **places},
        )

    def choose(self, game: Game, limits: Limits) -> Move:
        """The move that it plays."""
        return parse_move(self._answer("choose", game, limits, SMALL)["move"])

    def analyse(self, game: Game, limits: Limits, megabytes: float = SMALL) -> Found:
        """What it finds with a table of so many megabytes, empty at first."""
        return Found(**self._answer("analyse", game, limits, megabytes))

    def close(self) -> None:
        """End its process."""
        self._process.communicate()

    def _answer(self, task: str, game: Game, limits: Limits, megabytes: float) -> dict[str, Any]:
        question = {
            "task": task,
            "rules": asdict(game.rules),
            "moves": [str(move) for move in game.moves],
            "limits": asdict(limits),
            "megabytes": megabytes,
        }
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the changed engine ended with {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer


@cache
def engine_of(folder: Path) -> Engine:
    """The engine of a folder, one for each process of a match."""
    return Engine(folder)


@dataclass(frozen=True, slots=True)
class Changed:
    """The player of a changed engine."""

    folder: Path
    limits: Limits

    @property
    def name(self) -> str:
        return "changed"

    def choose(self, game: Game, *, stop: Stop | None = None) -> Move:
        del stop
        return engine_of(self.folder).choose(game, self.limits)


@cache
def fast(limits: Limits, megabytes: float) -> Fast:
    return Fast(limits, megabytes=megabytes, fresh=True)


def brought_to(game: Game, rules: Rules, moves: Sequence[Move]) -> Game:
    """The game of these moves, which may go on from ``game``."""
    if game.rules != rules or game.moves != tuple(moves[: game.plies]):
        game = Game(rules)
    for move in moves[game.plies :]:
        game.play(move)
    return game


def main() -> None:
    """Answer until there are no more questions."""
    if SOURCE.parent != Path(sys.argv[1]).resolve():
        raise SystemExit(f"ayla was loaded from {SOURCE.parent}, not from {sys.argv[1]}")
    game = Game()
    for line in sys.stdin:
        question = json.loads(line)
        moves = [parse_move(move) for move in question["moves"]]
        game = brought_to(game, Rules(**question["rules"]), moves)
        limits = Limits(**question["limits"])
        engine = fast(limits, question["megabytes"])
        if question["task"] == "choose":
            print(json.dumps({"move": str(engine.choose(game))}), flush=True)
            continue
        began = process_time()
        found = engine.analyse(game, limits)
        best = found.lines[0]
        answer = Found(str(best.move), best.value, found.nodes, process_time() - began)
        print(json.dumps(asdict(answer)), flush=True)


if __name__ == "__main__":
    main()
