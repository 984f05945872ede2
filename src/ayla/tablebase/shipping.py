"""Tables compressed for shipping: one ``.zst`` for each, and unpacked again for probing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import IO, Final

import zstandard

from ayla.kernel.index import EVEN, boards
from ayla.rules import CLASSIC, Rules
from ayla.tablebase import manifest
from ayla.tablebase.errors import Code, MissingTable, TableError
from ayla.tablebase.layers import Layer, file_name, file_size
from ayla.tablebase.progress import Progress, Reporter
from ayla.tablebase.safely import replaced, written

PACKED: Final = ".zst"
"""What is added to the name of a table that is packed."""

_LEVEL = 9
_PIECE = 1 << 20


def pack(
    folder: Path,
    target: Path,
    rules: Rules = CLASSIC,
    *,
    report: Callable[[Progress], None] | None = None,
) -> list[Path]:
    """Pack every table of a game in ``folder``, and its manifest, into ``target``.

    Returns the packed files. Each table is checked first. Raises ``TableError`` for a damaged
    table, ``MissingTable`` where there is none, ``BuildError`` as ``build`` does.
    """
    counts = [count for count in EVEN if (folder / file_name(count, rules)).exists()]
    if not counts:
        raise MissingTable(folder / file_name(0, rules), 0)
    reporter = Reporter(sum(map(boards, counts)), report)
    packed: list[Path] = []
    with written(target):
        target.mkdir(parents=True, exist_ok=True)
        for count in counts:
            layer = Layer.of(folder, count, rules)
            layer.check()
            compressor = zstandard.ZstdCompressor(level=_LEVEL, write_checksum=True)
            path = target / (layer.path.name + PACKED)
            with (
                layer.path.open("rb") as source,
                replaced(path) as file,
                compressor.stream_writer(file, size=file_size(count), closefd=False) as stream,
            ):
                while piece := source.read(_PIECE):
                    stream.write(piece)
                    reporter.tell(count, boards(count) * source.tell() / file_size(count))
            reporter.add(boards(count))
            packed.append(path)
        known = manifest.read(folder, rules)
        if known:
            manifest.write(target, rules, known)
    return packed


def unpack(
    source: Path,
    folder: Path,
    rules: Rules = CLASSIC,
    *,
    report: Callable[[Progress], None] | None = None,
) -> list[Path]:
    """Unpack every packed table of a game in ``source`` into ``folder``; return the tables.

    Each is checked before it takes its place. Raises ``TableError`` for a file that is no packed
    table or a damaged one, ``MissingTable`` where there is none, ``BuildError`` as ``build`` does.
    """
    packed = {count: source / (file_name(count, rules) + PACKED) for count in EVEN}
    packed = {count: path for count, path in packed.items() if path.exists()}
    if not packed:
        raise MissingTable(source / (file_name(0, rules) + PACKED), 0)
    reporter = Reporter(sum(map(boards, packed)), report)
    unpacked: list[Path] = []
    with written(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for count, path in packed.items():
            with replaced(folder / file_name(count, rules)) as file:
                _unpack(path, file, count, partial(reporter.tell, count))
                _check(path, Path(file.name), count, rules)
            reporter.add(boards(count))
            unpacked.append(folder / file_name(count, rules))
    return unpacked


def _unpack(path: Path, file: IO[bytes], count: int, tell: Callable[[float], None]) -> None:
    """Write what is packed in ``path``."""
    expected = file_size(count)
    size = 0
    try:
        with path.open("rb") as stream:
            for piece in zstandard.ZstdDecompressor().read_to_iter(stream, _PIECE):
                size += len(piece)
                if size > expected:
                    break
                file.write(piece)
                tell(boards(count) * size / expected)
    except zstandard.ZstdError as error:
        raise TableError(Code.CORRUPTED_TABLE, path, f"it cannot be unpacked: {error}") from error
    if size != expected:
        raise TableError(Code.WRONG_SIZE, path, f"it does not unpack to {expected} bytes")
    file.flush()


def _check(path: Path, unpacked: Path, count: int, rules: Rules) -> None:
    """Raise ``TableError`` for the packed file if it held no sound table."""
    try:
        Layer(unpacked, count, rules).check()
    except TableError as error:
        raise TableError(error.code, path, error.reason, block=error.block) from error
