"""Names of seats."""

import pytest

from ayla.match.errors import MatchError
from ayla.match.names import LONGEST_NAME, MOST_MARKS
from ayla.match.settings import Kind, Seat


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Ama",
        "Žofie",
        "सिंह",
        "क्\N{ZERO WIDTH JOINER}ष",
        "محمد",
        "👩\N{ZERO WIDTH JOINER}🌾",
        "a" + "\N{COMBINING ACUTE ACCENT}" * MOST_MARKS,
        "x" * LONGEST_NAME,
    ],
)
def test_names_of_people(name: str) -> None:
    assert Seat(Kind.HUMAN, name=name).name == name


@pytest.mark.parametrize(
    "name",
    [
        "a\nb",
        "\x1b[31m",
        "a\N{RIGHT-TO-LEFT OVERRIDE}b",
        "\ue000",
        "a\u2028b",
        "x" * (LONGEST_NAME + 1),
        "a" + "\N{COMBINING ACUTE ACCENT}" * (MOST_MARKS + 1),
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(MatchError) as error:
        Seat(Kind.HUMAN, name=name)
    assert error.value.code == "bad_settings"
