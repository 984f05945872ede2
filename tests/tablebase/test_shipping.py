"""Packing tables for shipping and unpacking them."""

from pathlib import Path

import pytest

from ayla import tablebase
from ayla.rules import CLASSIC
from ayla.tablebase import Code, MissingTable, Tablebase, TableError, manifest


def test_tables_come_back_as_they_were(small: Tablebase, tmp_path: Path) -> None:
    packed = tablebase.pack(tmp_path / "packed", small.folder)
    assert [path.name for path in packed] == [
        f"classic-{seeds:02}.gore-table.zst" for seeds in (0, 2, 4, 6)
    ]
    back = tablebase.unpack(tmp_path / "packed", tmp_path / "back")
    for seeds in small.seeds():
        path = small.layer(seeds).path
        assert (back.folder / path.name).read_bytes() == path.read_bytes()
    assert sorted(path.suffix for path in back.folder.iterdir()) == [".gore-table"] * 4


def test_packed_tables_are_small(tables: Tablebase, tmp_path: Path) -> None:
    name = "classic-20.gore-table"
    (tmp_path / name).write_bytes((tables.folder / name).read_bytes())
    (path,) = tablebase.pack(tmp_path / "packed", tmp_path)
    assert path.stat().st_size < (tmp_path / name).stat().st_size * 2 // 3


def test_the_manifest_is_shipped_too(small: Tablebase, tmp_path: Path) -> None:
    tablebase.pack(tmp_path, small.folder)
    assert manifest.read(tmp_path, CLASSIC) == manifest.read(small.folder, CLASSIC)


def test_a_damaged_table_is_not_packed(small: Tablebase, tmp_path: Path) -> None:
    path = small.layer(6).path
    path.write_bytes(path.read_bytes()[:-1] + b"\xff")
    with pytest.raises(TableError, match="block 1"):
        tablebase.pack(tmp_path, small.folder)
    assert not (tmp_path / (path.name + ".zst")).exists()


@pytest.mark.parametrize("damage", ["cut", "flipped", "other", "empty", "foreign"])
def test_a_damaged_packed_table_is_refused_and_takes_no_place(
    small: Tablebase, tmp_path: Path, damage: str
) -> None:
    *_, path = tablebase.pack(tmp_path / "packed", small.folder)
    whole = path.read_bytes()
    half = len(whole) // 2
    path.write_bytes(
        {
            "cut": whole[:half],
            "flipped": whole[:half] + bytes([whole[half] ^ 1]) + whole[half + 1 :],
            "other": b"This is a shopping list.",
            "empty": b"",
            "foreign": path.with_name("classic-04.gore-table.zst").read_bytes(),
        }[damage]
    )
    with pytest.raises(TableError) as caught:
        tablebase.unpack(tmp_path / "packed", tmp_path / "back")
    assert caught.value.path == path
    assert caught.value.code in {Code.CORRUPTED_TABLE, Code.WRONG_SIZE}
    assert sorted(file.name for file in (tmp_path / "back").iterdir()) == [
        f"classic-{seeds:02}.gore-table" for seeds in (0, 2, 4)
    ]


def test_nothing_to_pack_or_unpack(tmp_path: Path) -> None:
    with pytest.raises(MissingTable):
        tablebase.pack(tmp_path / "packed", tmp_path)
    with pytest.raises(MissingTable):
        tablebase.unpack(tmp_path, tmp_path / "back")
