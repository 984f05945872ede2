"""Proving tables: what is right passes, what is wrong is named."""

from pathlib import Path

import numpy as np
import pytest

from ayla import tablebase
from ayla.kernel import index
from ayla.rules import CLASSIC, Rules
from ayla.tablebase import (
    SKIP_ORIGIN,
    BuildError,
    Code,
    MissingTable,
    Progress,
    Tablebase,
    TableError,
    manifest,
)
from ayla.tablebase.layers import write_layer
from tests.tablebase.conftest import SOME


class Set:
    def is_set(self) -> bool:
        return True


def rewrite(tables: Tablebase, seeds: int, *, values: int = 0, distances: int = 0) -> int:
    """Add to a value or a distance of one board worth more than 0, with right checksums."""
    layer = tables.layer(seeds)
    new_values = np.frombuffer(layer.values, np.int8).copy()
    new_distances = np.frombuffer(layer.distances, np.uint8).copy()
    number = int(np.flatnonzero((new_values > 0) & (new_distances > 1))[-1])
    new_values[number] += values
    new_distances[number] = int(new_distances[number]) + distances
    write_layer(tables.folder, seeds, tables.rules, new_values.data, new_distances.data)
    return number


def test_all_tables_of_the_classic_game_are_proved(tables: Tablebase) -> None:
    reports: list[Progress] = []
    found = tablebase.verify(tables.folder, SOME, sample=20, report=reports.append)
    assert [entry.seeds for entry in found.layers] == list(range(0, SOME + 1, 2))
    assert found.boards == sum(index.boards(seeds) for seeds in range(0, SOME + 1, 2))
    assert found.published == tuple(range(0, SOME + 1, 2))
    assert found.sampled > 20 * 11
    assert reports[-1].total == found.boards


def test_R4_all_tables_of_skip_origin_are_proved(skip_origin_tables: Tablebase) -> None:
    found = tablebase.verify(skip_origin_tables.folder, rules=SKIP_ORIGIN, sample=20)
    assert len(found.layers) == SOME // 2 + 1
    assert found.published == tuple(range(0, SOME + 1, 2))


@pytest.mark.parametrize(
    "change", [{"values": 1}, {"values": -1}, {"distances": 1}, {"distances": -1}]
)
def test_a_wrong_number_with_right_checksums_is_found(
    small: Tablebase, change: dict[str, int]
) -> None:
    rewrite(small, 6, **change)
    with pytest.raises(TableError, match="does not follow from its moves") as caught:
        tablebase.verify(small.folder)
    assert caught.value.code == Code.WRONG_VALUE
    assert caught.value.path.name == "classic-06.gore-table"


def test_the_wrong_board_is_named_if_nothing_depends_on_it(small: Tablebase) -> None:
    layer = small.layer(6)
    values = np.frombuffer(layer.values, np.int8).copy()
    finished = index.rank((2, 2, 2, 0, 0, 0, 0, 0))
    values[finished] -= 1
    write_layer(
        small.folder, 6, CLASSIC, values.data, np.frombuffer(layer.distances, np.uint8).copy().data
    )
    with pytest.raises(TableError, match="2,2,2,0/0,0,0,0"):
        tablebase.verify(small.folder)


def test_another_manifest_is_found(small: Tablebase) -> None:
    path = small.folder / "classic.json"
    text = path.read_text()
    path.write_text(text.replace('"wins": ', '"wins": 1'))
    with pytest.raises(TableError) as caught:
        tablebase.verify(small.folder)
    assert caught.value.code == Code.WRONG_MANIFEST


def test_a_lost_manifest_does_no_harm(small: Tablebase) -> None:
    (small.folder / "classic.json").unlink()
    assert tablebase.verify(small.folder, sample=1).published == (0, 2, 4, 6)


def test_a_damaged_file_is_found(small: Tablebase) -> None:
    path = small.layer(4).path
    path.write_bytes(path.read_bytes()[:-1] + b"\xff")
    with pytest.raises(TableError) as caught:
        tablebase.verify(small.folder)
    assert caught.value.code == Code.CORRUPTED_TABLE
    assert caught.value.block == 1


def test_a_missing_layer_is_found(small: Tablebase) -> None:
    small.layer(2).path.unlink()
    with pytest.raises(MissingTable):
        tablebase.verify(small.folder)


def test_there_is_nothing_to_prove_in_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(MissingTable):
        tablebase.verify(tmp_path)


def test_verifying_can_be_stopped(small: Tablebase) -> None:
    with pytest.raises(BuildError) as caught:
        tablebase.verify(small.folder, stop=Set())
    assert caught.value.code == Code.BUILD_STOPPED


@pytest.mark.parametrize("rules", [CLASSIC, SKIP_ORIGIN], ids=["classic", "skip-origin"])
def test_the_published_manifest_is_that_of_all_layers(rules: Rules) -> None:
    published = manifest.published(rules)
    assert list(published) == list(index.EVEN)
    for seeds, entry in published.items():
        assert entry.seeds == seeds
        assert entry.boards == index.boards(seeds) == entry.wins + entry.draws + entry.losses
        assert entry.boards == sum(entry.values.values())
        assert entry.largest == seeds
