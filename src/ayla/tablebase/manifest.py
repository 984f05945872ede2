"""The manifest: for each table its hash and what is in it, as JSON beside the tables.

Two builds of the same game have the same hashes, so a manifest tells whether a build is right
without the tables at hand. That of a complete build comes with Ayla, see ``published``.
"""

import json
from dataclasses import asdict, dataclass, fields
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ayla.rules import Rules
from ayla.tablebase import variant
from ayla.tablebase.safely import replaced

if TYPE_CHECKING:
    from ayla.tablebase.solving import Distances, Values

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of one table.

    ``fingerprint``: the CRC-32 in its header, which stands for header and all checksums.
    ``finished``: boards where the game is over (R14). ``wins``, ``draws`` and ``losses``: boards
    whose value is above, at and below 0. ``largest``: the largest value. ``longest``: the largest
    distance. ``values``: how many boards have each value that occurs.
    """

    seeds: int
    boards: int
    file: str
    size: int
    sha256: str
    fingerprint: int
    finished: int
    wins: int
    draws: int
    losses: int
    largest: int
    longest: int
    values: dict[int, int]


Manifest = dict[int, Entry]
"""An entry for each number of seeds."""


def file_name(rules: Rules) -> str:
    """The name of the manifest of this game. Raises ``RefusedError`` for other rules."""
    return f"{variant.name(rules)}.json"


def write(folder: Path, rules: Rules, manifest: Manifest) -> None:
    """Write the manifest of this game, whole or not at all. Raises ``OSError``."""
    whole = {
        "format": FORMAT,
        "game": variant.name(rules),
        "layers": [asdict(manifest[seeds]) for seeds in sorted(manifest)],
    }
    with replaced(folder / file_name(rules)) as file:
        file.write(json.dumps(whole, indent=1).encode() + b"\n")


def read(folder: Path, rules: Rules) -> Manifest:
    """The manifest of this game; empty where there is none, or none that can be read.

    Nothing depends on it: what is missing is found again from the tables.
    """
    try:
        return parse((folder / file_name(rules)).read_text(encoding="utf-8"), rules)
    except (OSError, ValueError):
        return {}


def published(rules: Rules) -> Manifest:
    """The manifest of the complete build that comes with Ayla; empty where none does."""
    file = resources.files("ayla.tablebase") / "manifests" / file_name(rules)
    return parse(file.read_text(encoding="utf-8"), rules) if file.is_file() else {}


def parse(text: str, rules: Rules) -> Manifest:
    """Read a manifest. Raises ``ValueError`` for what is none of this game."""
    whole = json.loads(text)
    try:
        if whole["format"] != FORMAT or whole["game"] != variant.name(rules):
            raise ValueError("a manifest of another form or game")
        entries = [_entry(layer) for layer in whole["layers"]]
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"no manifest: {error}") from error
    return {entry.seeds: entry for entry in entries}


def _entry(layer: dict[str, object]) -> Entry:
    values = layer["values"]
    if set(layer) != {field.name for field in fields(Entry)} or not isinstance(values, dict):
        raise ValueError("no entry of a manifest")
    counts = {int(value): int(boards) for value, boards in values.items()}
    return Entry(**{**layer, "values": counts})  # type: ignore[arg-type]


def describe(
    seeds: int,
    file: str,
    size: int,
    sha256: str,
    fingerprint: int,
    values: "Values",
    distances: "Distances",
) -> Entry:
    """The entry of a table with these values, in halves, and distances."""
    import numpy as np

    counts = np.zeros(256, np.int64)
    slices = range(0, len(values), 1 << 20)
    for start in slices:
        counts += np.bincount(values[start : start + (1 << 20)].view(np.uint8), minlength=256)
    by_value = {
        2 * value: int(counts[value % 256]) for value in range(-128, 128) if counts[value % 256]
    }
    return Entry(
        seeds=seeds,
        boards=len(values),
        file=file,
        size=size,
        sha256=sha256,
        fingerprint=fingerprint,
        finished=finished_boards(seeds),
        wins=sum(boards for value, boards in by_value.items() if value > 0),
        draws=by_value.get(0, 0),
        losses=sum(boards for value, boards in by_value.items() if value < 0),
        largest=max(by_value),
        longest=int(distances.max()),
        values=by_value,
    )


def finished_boards(seeds: int) -> int:
    """How many boards of so many seeds have fewer than three in every pit (R14)."""
    ways = [1]
    for _ in range(8):
        ways = [sum(ways[max(0, place - 2) : place + 1]) for place in range(len(ways) + 2)]
    return ways[seeds] if seeds < len(ways) else 0
