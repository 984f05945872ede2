"""The table of positions: nothing is taken for another, old entries go first."""

from hypothesis import given
from hypothesis import strategies as st

from ayla.engine.fast import table
from ayla.engine.fast.table import AT_LEAST, EMPTY, EXACT, find, keep, known
from ayla.kernel.packing import LIMIT

WORDS = st.integers(0, LIMIT - 1)


def data(value: int = 0, depth: int = 1, age: int = 0, move: int = 0) -> int:
    return known(value, EXACT, 0, move, depth, 0, age)


@given(
    st.tuples(
        st.integers(-8000, 8000),
        st.integers(0, 2),
        st.integers(0, 1),
        st.integers(0, 127),
        st.integers(0, 100),
        st.integers(0, 400),
        st.integers(0, 255),
    )
)
def test_everything_known_is_read_back(facts: tuple[int, int, int, int, int, int, int]) -> None:
    put = known(*facts)
    readers = (
        table.value_of,
        table.bound_of,
        table.proved_in,
        table.move_of,
        table.depth_of,
        table.turn_of,
        table.age_of,
    )
    assert tuple(read(put) for read in readers) == facts
    assert put != EMPTY


@given(st.lists(WORDS, min_size=1, unique=True))
def test_positions_in_one_bucket_are_not_taken_for_each_other(words: list[int]) -> None:
    small = table.made(0)
    assert len(small) == 4
    for place, word in enumerate(words):
        keep(small, word, data(place))
    for place, word in enumerate(words):
        found = find(small, word)
        assert found == EMPTY or table.value_of(found) == place
    assert table.value_of(find(small, words[-1])) == len(words) - 1


def test_the_deepest_of_this_search_stays_and_the_last_is_there() -> None:
    small = table.made(0)
    keep(small, 1, data(11, depth=9))
    for word in range(2, 20):
        keep(small, word, data(word, depth=3))
    assert table.value_of(find(small, 1)) == 11
    assert table.value_of(find(small, 19)) == 19
    assert find(small, 18) == EMPTY


def test_what_an_older_search_left_gives_way_however_deep() -> None:
    small = table.made(0)
    keep(small, 1, data(depth=90, age=0))
    keep(small, 2, data(depth=1, age=1))
    keep(small, 3, data(depth=1, age=1))
    assert find(small, 1) == EMPTY
    assert find(small, 2) != EMPTY
    assert find(small, 3) != EMPTY


def test_a_position_has_one_entry() -> None:
    small = table.made(0)
    for depth in (5, 2, 7):
        keep(small, 1, data(depth, depth=depth))
        keep(small, 2, data(-depth, depth=depth))
    assert table.value_of(find(small, 1)) == 7
    assert table.value_of(find(small, 2)) == -7


def test_sizes_are_powers_of_two_at_most_what_was_asked_for() -> None:
    for megabytes, size in ((1, 2**20), (1.9, 2**20), (2, 2**21), (0.5, 2**19)):
        made = table.made(megabytes)
        assert made.nbytes == size
        assert made.ctypes.data % 64 == 0
    assert table.bound_of(known(0, AT_LEAST, 0, 0, 0, 0, 0)) == AT_LEAST
