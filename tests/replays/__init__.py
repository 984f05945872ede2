"""Recorded games with their events, as tools/write_replays.py wrote them."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ayla.notation import parse_move, parse_position
from ayla.rules import Move, Position, Rules

NAMES = tuple(sorted(path.stem for path in Path(__file__).parent.glob("*.jsonl")))


@dataclass(frozen=True)
class Replay:
    """One file: the first line, one for each ply, and the last."""

    head: dict[str, Any]
    plies: list[dict[str, Any]]
    end: dict[str, Any]

    @property
    def rules(self) -> Rules:
        return Rules(**self.head["rules"])

    @property
    def start(self) -> Position:
        return parse_position(self.head["start"])

    @property
    def moves(self) -> list[Move]:
        return [parse_move(ply["move"]) for ply in self.plies]


def read_replay(name: str) -> Replay:
    path = Path(__file__).parent / f"{name}.jsonl"
    head, *plies, end = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return Replay(head, plies, end)


def read_moves(name: str) -> list[Move]:
    return read_replay(name).moves
