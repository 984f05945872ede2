"""One file for each number of seeds: its form, how it is written, and how it is read.

From the first byte, numbers in little-endian order:

- 64 bytes of header: magic, version, seeds, switches, block size, encoding, number of boards, name
  of the game, and the CRC-32 of all that and of the checksums that follow;
- a CRC-32 for each block of 64 KiB: first the blocks of the values, then those of the distances;
- from the next multiple of 4096 on, the *values*: one signed byte a board, half the future captures
  of the mover minus the opponent's;
- from the next multiple of 4096 on, the *distances*: one byte a board, the moves to the next
  capture or to the end under best play, 0 for finished boards and for boards whose value is 0.

Boards stand in the order of ``ayla.kernel.index``. The gaps are zeros, which nobody reads. The
same tables make the same bytes on every machine.
"""

import hashlib
import mmap
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, Self
from zlib import crc32

from ayla.kernel.index import boards
from ayla.rules import Rules
from ayla.rules.types import Endless
from ayla.tablebase import variant
from ayla.tablebase.errors import Code, MissingTable, TableError
from ayla.tablebase.safely import replaced

SUFFIX: Final = ".gore-table"
MAGIC: Final = b"\x89GORE\r\n\x1a"
VERSION: Final = 1
BLOCK_BITS: Final = 16
BLOCK: Final = 1 << BLOCK_BITS
"""Boards with one checksum, one byte each."""

_HALVES_AND_MOVES = 1
_FIELDS = struct.Struct("<8sHBBBBHQ16s20x")
_CHECKSUM = struct.Struct("<I")
_HEADER = _FIELDS.size + _CHECKSUM.size
_PAGE = 4096
_ENDLESS: Final[tuple[Endless, ...]] = ("split", "owner")


def file_name(seeds: int, rules: Rules) -> str:
    """The name of the file for so many seeds. Raises ``RefusedError`` for other rules."""
    return f"{variant.name(rules)}-{seeds:02}{SUFFIX}"


def blocks(seeds: int) -> int:
    """Blocks of the values of so many seeds; the distances have as many."""
    return -(-boards(seeds) // BLOCK)


def _aligned(offset: int) -> int:
    return -(-offset // _PAGE) * _PAGE


def _values_at(seeds: int) -> int:
    return _aligned(_HEADER + 2 * blocks(seeds) * _CHECKSUM.size)


def _distances_at(seeds: int) -> int:
    return _aligned(_values_at(seeds) + boards(seeds))


def file_size(seeds: int) -> int:
    """Bytes of the file for so many seeds."""
    return _distances_at(seeds) + boards(seeds)


def _fields(seeds: int, rules: Rules) -> bytes:
    return _FIELDS.pack(
        MAGIC,
        VERSION,
        seeds,
        rules.skip_origin,
        _ENDLESS.index(rules.endless),
        BLOCK_BITS,
        _HALVES_AND_MOVES,
        boards(seeds),
        variant.name(rules).encode(),
    )


def _in_blocks(section: memoryview) -> Iterator[memoryview]:
    return (section[start : start + BLOCK] for start in range(0, len(section), BLOCK))


def write_layer(
    folder: Path, seeds: int, rules: Rules, values: memoryview, distances: memoryview
) -> str:
    """Write the file for so many seeds and return its SHA-256 in hexadecimal.

    ``values`` and ``distances``: one byte a board. The file appears whole or not at all. Raises
    ``OSError``.
    """
    sections = values.cast("B"), distances.cast("B")
    sums = b"".join(
        _CHECKSUM.pack(crc32(block)) for section in sections for block in _in_blocks(section)
    )
    fields = _fields(seeds, rules)
    digest = hashlib.sha256()
    with replaced(folder / file_name(seeds, rules)) as file:
        at = 0
        parts = (
            (0, memoryview(fields + _CHECKSUM.pack(crc32(sums, crc32(fields))) + sums)),
            (_values_at(seeds), sections[0]),
            (_distances_at(seeds), sections[1]),
        )
        for start, part in parts:
            for piece in (memoryview(bytes(start - at)), *_in_blocks(part)):
                file.write(piece)
                digest.update(piece)
            at = start + len(part)
    return digest.hexdigest()


class Layer:
    """The table for one number of seeds, mapped into memory.

    Opening checks the header and the size. A block is checked before its first value is given out:
    whoever reads ``values`` or ``distances`` directly calls ``check_block`` or ``check`` before.
    """

    __slots__ = (
        "_mapped",
        "_sums",
        "checked",
        "distances",
        "fingerprint",
        "path",
        "seeds",
        "values",
    )

    def __init__(self, path: Path, seeds: int, rules: Rules) -> None:
        """Map the file of the table for so many seeds.

        Raises ``MissingTable``, or ``TableError`` for a file that is not this table: another kind
        of file, another game or number of seeds, a newer form, cut short or damaged.
        """
        self.path: Final = path
        self.seeds: Final = seeds
        try:
            with self.path.open("rb") as file:
                size = os.fstat(file.fileno()).st_size
                self._sums = self._read_header(file, size, rules)
                self._mapped = mapped = memoryview(
                    mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
                )
        except FileNotFoundError:
            raise MissingTable(self.path, seeds) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise TableError(Code.UNREADABLE, self.path, f"cannot be read: {reason}") from error
        count, at = boards(seeds), (_values_at(seeds), _distances_at(seeds))
        self.values: Final = mapped[at[0] : at[0] + count].cast("b")
        self.distances: Final = mapped[at[1] : at[1] + count]
        self.checked: Final = bytearray(2 * blocks(seeds))
        """For each block whether its checksum was found right: first values, then distances."""

    @classmethod
    def of(cls, folder: Path, seeds: int, rules: Rules) -> Self:
        """The table for so many seeds in a folder, under its usual name."""
        return cls(folder / file_name(seeds, rules), seeds, rules)

    def _read_header(self, file: IO[bytes], size: int, rules: Rules) -> tuple[int, ...]:
        expected = _fields(self.seeds, rules)
        length = 2 * blocks(self.seeds) * _CHECKSUM.size
        header = file.read(_HEADER)
        fields = header[: _FIELDS.size]
        if not fields.startswith(MAGIC[: len(fields)]) or not fields:
            raise TableError(Code.NOT_A_TABLE, self.path, "this is no table of Goré")
        if len(header) < _HEADER:
            raise self._wrong_size(size)
        version = int.from_bytes(fields[len(MAGIC) : len(MAGIC) + 2], "little")
        if fields != expected:
            self._explain(fields, version)
        sums = file.read(length)
        if size != file_size(self.seeds):
            raise self._wrong_size(size)
        (found,) = _CHECKSUM.unpack_from(header, _FIELDS.size)
        if crc32(sums, crc32(fields)) != found:
            raise self._corrupted_header()
        self.fingerprint = found
        return tuple(number for (number,) in _CHECKSUM.iter_unpack(sums))

    def _explain(self, fields: bytes, version: int) -> None:
        """Raise what is wrong with fields that are not those of this table."""
        try:
            _, _, seeds, skip, endless, bits, encoding, count, game = _FIELDS.unpack(fields)
            whole = fields == _FIELDS.pack(
                MAGIC, version, seeds, skip, endless, bits, encoding, count, game
            )
            name = game.rstrip(b"\0").decode("ascii")
        except (struct.error, UnicodeDecodeError):
            raise self._corrupted_header() from None
        if version > VERSION and whole:
            raise TableError(
                Code.NEWER_TABLE,
                self.path,
                f"its form has version {version}, and this Ayla reads up to {VERSION}",
            )
        try:
            rules = Rules(barter=False, skip_origin=bool(skip), endless=_ENDLESS[endless])
            plausible = fields == _fields(seeds, rules)
        except (ValueError, IndexError):
            plausible = False
        if not plausible:
            raise self._corrupted_header()
        raise TableError(
            Code.FOREIGN_TABLE,
            self.path,
            f"this is the table of the game {name} for {seeds} seeds under another name",
        )

    def _corrupted_header(self) -> TableError:
        return TableError(Code.CORRUPTED_TABLE, self.path, "the header is damaged")

    def _wrong_size(self, size: int) -> TableError:
        return TableError(
            Code.WRONG_SIZE, self.path, f"it has {size} bytes instead of {file_size(self.seeds)}"
        )

    def value(self, number: int) -> int:
        """Future captures of the mover minus the opponent's, of the board with this number.

        Raises ``TableError`` (``corrupted_table``) if its block is damaged.
        """
        if not self.checked[number >> BLOCK_BITS]:
            self.check_block(number >> BLOCK_BITS)
        return 2 * self.values[number]

    def distance(self, number: int) -> int:
        """Moves to the next capture or the end under best play; 0 if the value is 0 or all is over.

        Raises ``TableError`` (``corrupted_table``) if its block is damaged.
        """
        block = blocks(self.seeds) + (number >> BLOCK_BITS)
        if not self.checked[block]:
            self.check_block(block)
        return self.distances[number]

    def check_block(self, block: int) -> None:
        """Compare a block with its checksum: blocks of values first, those of distances after.

        Raises ``TableError`` (``corrupted_table``) with the number of the block.
        """
        count = blocks(self.seeds)
        section = self.values.cast("B") if block < count else self.distances
        start = block % count * BLOCK
        if crc32(section[start : start + BLOCK]) != self._sums[block]:
            raise TableError(
                Code.CORRUPTED_TABLE,
                self.path,
                f"the {'values' if block < count else 'distances'} are damaged",
                block=block,
            )
        self.checked[block] = 1

    def sha256(self) -> str:
        """The SHA-256 of the file as it was mapped, in hexadecimal."""
        return hashlib.sha256(self._mapped).hexdigest()

    def check_values(self) -> None:
        """Check the blocks of values that were not checked. Raises what ``check`` raises."""
        for block in range(blocks(self.seeds)):
            if not self.checked[block]:
                self.check_block(block)

    def check(self) -> None:
        """Check every block. Raises ``TableError`` (``corrupted_table``) for the first bad one."""
        for block in range(len(self.checked)):
            self.check_block(block)
