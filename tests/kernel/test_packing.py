"""The layout of words, and what is read from all lanes at once."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ayla.kernel import BatchError, packing
from ayla.kernel.compiling import compiled, how_many, lowest, whole
from ayla.kernel.tables import FLAGS_OF
from ayla.notation import parse_position
from ayla.rules import Position, RuleError, Side, is_over
from ayla.rules.types import PITS
from tests.strategies import boards, positions

some_boards = st.integers(0, 48).flatmap(boards)


def lanes(pits: tuple[int, ...]) -> int:
    return sum(count << (6 * pit) for pit, count in enumerate(pits))


def flagged(flags: int) -> set[int]:
    """The pits whose flags are set, read one by one; no other bit may be set."""
    found = {pit for pit in range(PITS) if flags >> (6 * pit + 5) & 1}
    assert flags == sum(1 << (6 * pit + 5) for pit in found)
    return found


@given(positions())
def test_unpack_is_the_inverse_of_pack(position: Position) -> None:
    word, offer = packing.pack(position)
    assert 0 <= word < 2**62
    assert packing.unpack(word, offer, position.to_move, position.declined) == position


def test_a_word_shows_the_board_from_the_mover() -> None:
    position = parse_position("1,2,3,4/5,6,7,8 SSSN/SNNN 8-4 S d 3-2")
    word, offer = packing.pack(position)
    assert [packing.seeds(word, pit) for pit in range(PITS)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert packing.owned(word) == 0b0001_0111
    assert (packing.store(word), packing.opponent_store(word)) == (8, 4)
    assert offer == 0b1000_0000

    word, offer = packing.pack(parse_position("1,2,3,4/5,6,7,8 SSSN/SNNN 4-8 N A 3-2"))
    assert [packing.seeds(word, pit) for pit in range(PITS)] == [5, 6, 7, 8, 1, 2, 3, 4]
    assert packing.owned(word) == 0b1000_1110
    assert (packing.store(word), packing.opponent_store(word)) == (8, 4)
    assert offer == 0b0001_0000


@given(positions(offer=False))
def test_turned_is_the_position_of_the_other_side(position: Position) -> None:
    word, _ = packing.pack(position)
    other = Position(position.pits, position.owners, position.stores, position.to_move.opponent)
    assert packing.turned(word) == packing.pack(other)[0]
    assert packing.turned(packing.turned(word)) == word
    assert packing.turned_board(word & packing.BOARD) == packing.turned(word) & packing.BOARD


@given(positions(), st.integers(0, 255))
def test_words_read_at_once_as_pit_by_pit(position: Position, mask: int) -> None:
    word, _ = packing.pack(position)
    counts = [packing.seeds(word, pit) for pit in range(PITS)]
    assert packing.seeds_in(word) == sum(counts) == sum(position.pits)
    assert packing.is_over(word) == is_over(position)
    assert flagged(packing.two_or_four(word)) == {
        pit for pit, count in enumerate(counts) if count in (2, 4)
    }
    assert flagged(packing.filled(word)) == {pit for pit, count in enumerate(counts) if count}
    assert flagged(packing.flags_of(mask)) == {pit for pit in range(PITS) if mask >> pit & 1}


def test_every_count_in_every_lane() -> None:
    """Lanes do not leak: each count from 0 to 48, beside empty pits and beside full ones."""
    for pit in range(PITS):
        for count in range(49):
            for other in (0, 48):
                counts = [other] * PITS
                counts[pit] = count
                word = lanes(tuple(counts)) | 0x3FFF << 48
                small = {2, 4} & {count}
                assert flagged(packing.two_or_four(word)) == ({pit} if small else set())
                assert (pit in flagged(packing.filled(word))) == (count > 0)
                assert packing.is_over(word) == (other == 0 and count < 3)


def test_spread_tells_all_flags_apart_and_keeps_its_gap() -> None:
    spread = [packing.spread(packing.flags_of(mask)) for mask in range(256)]
    assert len(set(spread)) == 256
    assert all(0 <= number < packing.SPREAD_SIZE for number in spread)
    assert not any(number >> packing.GAP & 3 for number in spread)


def test_pits_of_places() -> None:
    assert [packing.pit_of(lowest(packing.flags_of(1 << pit))) for pit in range(PITS)] == [
        *range(PITS)
    ]


@compiled
def read_compiled(word: int) -> tuple[int, int, int, int, bool, int, int, int, int, int]:
    flags = packing.filled(word)
    return (
        packing.seeds(word, 3),
        packing.seeds_in(word),
        packing.store(word) * 100 + packing.opponent_store(word),
        packing.owned(word),
        packing.is_over(word),
        packing.turned(word),
        packing.two_or_four(word),
        flags,
        packing.spread(flags),
        how_many(word) * 100 + lowest(word) if word else 0,
    )


@given(positions())
def test_compiled_functions_are_the_same(position: Position) -> None:
    word, _ = packing.pack(position)
    flags = packing.filled(word)
    assert read_compiled(word) == (
        packing.seeds(word, 3),
        packing.seeds_in(word),
        packing.store(word) * 100 + packing.opponent_store(word),
        packing.owned(word),
        packing.is_over(word),
        packing.turned(word),
        packing.two_or_four(word),
        flags,
        packing.spread(flags),
        how_many(word) * 100 + lowest(word) if word else 0,
    )
    assert whole(np.uint8(200)) == 200
    assert FLAGS_OF[packing.owned(word)] == packing.flags_of(packing.owned(word))


@given(st.lists(positions(), min_size=1, max_size=9))
def test_many_as_one_by_one(several: list[Position]) -> None:
    words, offers = packing.pack_many(several)
    assert words.dtype == np.int64
    assert offers.dtype == np.uint8
    assert [*zip(words.tolist(), offers.tolist(), strict=True)] == [
        packing.pack(position) for position in several
    ]
    pits, stores, owned = packing.split(words)
    for place, word in enumerate(words.tolist()):
        assert pits[place].tolist() == [packing.seeds(word, pit) for pit in range(PITS)]
        assert stores[place].tolist() == [packing.store(word), packing.opponent_store(word)]
        assert owned[place].tolist() == [
            bool(packing.owned(word) >> pit & 1) for pit in range(PITS)
        ]
    assert (packing.join(pits, stores[:, 0], owned) == words).all()


def test_nothing_packs_to_nothing() -> None:
    words, offers = packing.pack_many([])
    assert words.shape == offers.shape == (0,)
    pits, stores, owned = packing.split(words)
    assert (pits.shape, stores.shape, owned.shape) == ((0, 8), (0, 2), (0, 8))


FOURS = [[4] * PITS]


@pytest.mark.parametrize(
    ("pits", "stores", "owned", "said"),
    [
        ([[64] + [0] * 7], [0], FOURS, "pits are from 0 to 48, not 64, as at [0, 0]"),
        ([[0] * 8, [1, -1] * 4], [0, 0], FOURS, "pits are from 0 to 48, not -1, as at [1, 1]"),
        ([[1.7] * 8], [0], FOURS, "pits are whole numbers of 64 bits with a sign, not float64"),
        ([4] * 8, [0], FOURS, "pits have the shape (n, 8), not (8,)"),
        (FOURS, [0, 0], FOURS, "stores have the shape (1,), not (2,)"),
        (FOURS, [49], FOURS, "stores are from 0 to 48, not 49, as at [0]"),
        (FOURS, [0], [True] * 8, "owned have the shape (1, 8), not (8,)"),
        (FOURS, [0], FOURS, "owned are true or false, not int64"),
        (FOURS * 2, [16, 17], [[True] * 8] * 2, "there are 48 seeds, and more at 1"),
    ],
)
def test_what_makes_no_words_is_refused(pits: Any, stores: Any, owned: Any, said: str) -> None:
    with pytest.raises(BatchError) as refused:
        packing.join(pits, stores, owned)
    assert str(refused.value) == said


def test_what_are_no_words_is_not_split() -> None:
    for wrong in ([1.5], [[1]], 1):
        with pytest.raises(BatchError, match="words"):
            packing.split(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("word", "offer", "said"),
    [
        (-1, 0, "a packed position is a number from 0 below 2**62, not -1"),
        (2**62, 0, f"a packed position is a number from 0 below 2**62, not {2**62}"),
        (lanes((6,) * 8), 256, "a packed offer is a number from 0 to 255, not 256"),
        (lanes((6,) * 8), -1, "a packed offer is a number from 0 to 255, not -1"),
        (lanes((7,) * 8), 0, "captured seeds are whole numbers from 0, not -8 (R1)"),
        (lanes((6,) * 8), 1, "the open offer costs 6, but South has captured 0 (R12)"),
    ],
)
def test_what_is_no_word_is_refused(word: int, offer: int, said: str) -> None:
    with pytest.raises(RuleError) as refused:
        packing.unpack(word, offer, Side.SOUTH)
    assert refused.value.code == "bad_position"
    assert str(refused.value) == said


@pytest.mark.parametrize("script", ["ayla.kernel.pack(ayla.start())", "ayla.kernel.packing"])
def test_packing_does_without_numba(script: str) -> None:
    program = f"import sys, ayla, ayla.kernel.packing; {script}; print('numba' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout.strip() == "False"
