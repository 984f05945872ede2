"""The files: whatever is done to one, the answer is a typed error or still right."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla import tablebase
from ayla.kernel import index
from ayla.rules import CLASSIC
from ayla.tablebase import SKIP_ORIGIN, Code, MissingTable, Tablebase, TableError
from ayla.tablebase.layers import BLOCK, Layer, blocks, file_name, file_size, write_layer

SEEDS = 6
COUNT = index.boards(SEEDS)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Tablebase:
    return tablebase.build(tmp_path_factory.mktemp("sound"), SEEDS)


@pytest.fixture(scope="module")
def truth(sound: Tablebase) -> list[tuple[int, int]]:
    layer = sound.layer(SEEDS)
    return [(layer.value(number), layer.distance(number)) for number in range(COUNT)]


def ask(path: Path, number: int) -> tuple[int, int] | None:
    """What a file says of a board, ``None`` if it is refused with a typed error."""
    try:
        layer = Layer(path, SEEDS, CLASSIC)
        return layer.value(number), layer.distance(number)
    except TableError:
        return None


def refused(path: Path, seeds: int = SEEDS) -> TableError:
    with pytest.raises(TableError) as caught:
        Layer(path, seeds, CLASSIC).check()
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value


def test_a_table_says_what_was_written(tmp_path: Path) -> None:
    seeds = 16
    count = index.boards(seeds)
    assert blocks(seeds) == 4
    chance = random.Random(0)
    values, distances = chance.randbytes(count), chance.randbytes(count)
    write_layer(tmp_path, seeds, CLASSIC, memoryview(values), memoryview(distances))
    layer = Layer.of(tmp_path, seeds, CLASSIC)
    assert layer.path.stat().st_size == file_size(seeds)
    for number in [
        0,
        1,
        BLOCK - 1,
        BLOCK,
        count - 1,
        *(chance.randrange(count) for _ in range(99)),
    ]:
        assert layer.value(number) == 2 * ((values[number] + 128) % 256 - 128)
        assert layer.distance(number) == distances[number]


def test_every_bit_of_the_header_counts(tmp_path: Path, sound: Tablebase) -> None:
    whole = sound.layer(SEEDS).path.read_bytes()
    path = tmp_path / file_name(SEEDS, CLASSIC)
    for bit in range(8 * (64 + 4 * 2 * blocks(SEEDS))):
        spoiled = bytearray(whole)
        spoiled[bit // 8] ^= 1 << bit % 8
        path.write_bytes(spoiled)
        assert refused(path).code in {
            Code.CORRUPTED_TABLE,
            Code.NOT_A_TABLE,
            Code.NEWER_TABLE,
        }, bit


@given(bit=st.integers(0, 8 * file_size(SEEDS) - 1), number=st.integers(0, COUNT - 1))
def test_one_flipped_bit_never_makes_a_wrong_answer(
    tmp_path_factory: pytest.TempPathFactory,
    sound: Tablebase,
    truth: list[tuple[int, int]],
    bit: int,
    number: int,
) -> None:
    spoiled = bytearray(sound.layer(SEEDS).path.read_bytes())
    spoiled[bit // 8] ^= 1 << bit % 8
    path = tmp_path_factory.getbasetemp() / "flipped"
    path.write_bytes(spoiled)
    assert ask(path, number) in {None, truth[number]}


@pytest.mark.parametrize("section", ["values", "distances"])
def test_a_flipped_bit_in_a_payload_names_its_block(
    tables: Tablebase, tmp_path: Path, section: str
) -> None:
    layer = tables.layer(16)
    spoiled = bytearray(layer.path.read_bytes())
    start = spoiled.index(bytes(getattr(layer, section).cast("B")))
    spoiled[start + 2 * BLOCK + 5] ^= 16
    path = tmp_path / layer.path.name
    path.write_bytes(spoiled)
    broken = Layer(path, 16, CLASSIC)
    read: Callable[[int], int] = broken.value if section == "values" else broken.distance
    read(2 * BLOCK - 1)
    with pytest.raises(TableError) as caught:
        read(2 * BLOCK)
    assert caught.value.code == Code.CORRUPTED_TABLE
    assert caught.value.block == (2 if section == "values" else blocks(16) + 2)
    assert f"block {caught.value.block}" in str(caught.value)
    assert section in str(caught.value)


@given(data=st.data())
def test_whatever_is_cut_out_overwritten_or_added_never_makes_a_wrong_answer(
    tmp_path_factory: pytest.TempPathFactory,
    sound: Tablebase,
    truth: list[tuple[int, int]],
    data: st.DataObject,
) -> None:
    whole = sound.layer(SEEDS).path.read_bytes()
    start = data.draw(st.integers(0, len(whole)) | st.integers(0, 80))
    end = data.draw(st.integers(start, len(whole)) | st.just(start))
    put = data.draw(st.binary(max_size=100))
    number = data.draw(st.integers(0, COUNT - 1))
    path = tmp_path_factory.getbasetemp() / "mangled"
    path.write_bytes(whole[:start] + put + whole[end:])
    assert ask(path, number) in {None, truth[number]}


@given(st.binary(max_size=5000))
def test_any_other_file_is_refused(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "any"
    path.write_bytes(content)
    assert ask(path, 0) is None


def test_a_file_of_another_kind(tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.write_text("This is a shopping list.")
    assert refused(path).code == Code.NOT_A_TABLE


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.touch()
    assert refused(path).code == Code.NOT_A_TABLE


@pytest.mark.parametrize("length", [7, 63, 64, 70, 4096, 5000, file_size(SEEDS) - 1])
def test_a_file_cut_short(tmp_path: Path, sound: Tablebase, length: int) -> None:
    path = tmp_path / "table"
    path.write_bytes(sound.layer(SEEDS).path.read_bytes()[:length])
    error = refused(path)
    assert error.code == Code.WRONG_SIZE
    assert f"{length} bytes" in str(error)


def test_a_file_that_is_too_long(tmp_path: Path, sound: Tablebase) -> None:
    path = tmp_path / "table"
    path.write_bytes(sound.layer(SEEDS).path.read_bytes() + b"\0")
    assert refused(path).code == Code.WRONG_SIZE


def test_the_table_of_another_number_of_seeds(sound: Tablebase) -> None:
    error = refused(sound.layer(4).path)
    assert error.code == Code.FOREIGN_TABLE
    assert "classic for 4 seeds" in str(error)


def test_R4_the_table_of_another_variant(tmp_path: Path) -> None:
    tablebase.build(tmp_path, SEEDS, SKIP_ORIGIN)
    path = tmp_path / file_name(SEEDS, SKIP_ORIGIN)
    error = refused(path)
    assert error.code == Code.FOREIGN_TABLE
    assert "skip-origin" in str(error)


def test_the_table_of_a_later_version(tmp_path: Path, sound: Tablebase) -> None:
    later = bytearray(sound.layer(SEEDS).path.read_bytes())
    later[8] += 1
    path = tmp_path / "table"
    # A later version sets its checksum right.
    from zlib import crc32

    sums = later[64 : 64 + 8 * blocks(SEEDS)]
    later[60:64] = crc32(sums, crc32(later[:60])).to_bytes(4, "little")
    path.write_bytes(later)
    assert refused(path).code == Code.NEWER_TABLE


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert isinstance(refused(tmp_path / "table"), MissingTable)


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    assert refused(tmp_path).code == Code.UNREADABLE
