"""What people can be called, and go by."""

import pytest

from ayla.match.names import LONGEST_NAME
from ayla.people import PeopleCode, PeopleError
from ayla.people.naming import check_handle, handle_key, tidy_name, tidy_passphrase


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("", ""),
        ("   ", ""),
        ("  Zoué   Lou ", "Zoué Lou"),
        ("Zoue\N{COMBINING ACUTE ACCENT}", "Zoué"),
        ("ज़ोए", "ज़ोए"),
        ("क्‍ष", "क्‍ष"),
        ("लक्ष्मी", "लक्ष्मी"),
        ("དབྱངས་ཅན་མགྲོན་པོ", "དབྱངས་ཅན་མགྲོན་པོ"),
        ("မြွှော်", "မြွှော်"),
        ("พี่ปู้", "พี่ปู้"),
        ("שָּׂרָה", "שָּׂרָה"),
        ("Nguyễn Thị Ngọc", "Nguyễn Thị Ngọc"),
        ("🐄 Abena 👩🏽‍🌾", "🐄 Abena 👩🏽‍🌾"),
        ("7", "7"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        (" " * 100 + "x", "x"),
    ],
)
def test_names_are_tidied(name: str, tidy: str) -> None:
    assert tidy_name(name) == tidy_name(tidy) == tidy


@pytest.mark.parametrize(
    "name",
    [
        "a\nb",
        "a\tb",
        "\0",
        "\x1b[31mred",
        "a\N{RIGHT-TO-LEFT OVERRIDE}b",
        "a\N{ZERO WIDTH SPACE}b",
        "a\N{LINE SEPARATOR}b",
        "\ud800",
        "x" * (LONGEST_NAME + 1),
        "\N{ZERO WIDTH JOINER}",
        "\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}",
        "\N{COMBINING ACUTE ACCENT}",
        "\N{NO-BREAK SPACE}",
        "Z" + "\N{COMBINING TILDE OVERLAY}" * 39,
        "Z" + "\N{COMBINING ACUTE ACCENT}\N{ZERO WIDTH JOINER}\N{DEVANAGARI SIGN VISARGA}" * 6,
        "Z" + "\N{COMBINING ENCLOSING CIRCLE}" * 5,
    ],
)
def test_names_that_nobody_can_have(name: str) -> None:
    with pytest.raises(PeopleError) as caught:
        tidy_name(name)
    assert caught.value.code is PeopleCode.BAD_NAME
    assert caught.value.place == "name"
    assert caught.value.value is not None
    assert caught.value.value.isprintable()


@pytest.mark.parametrize("handle", ["Zoe", "a-b_c", "x" * 20, "R2D2"])
def test_handles(handle: str) -> None:
    assert check_handle(handle) == handle
    assert handle_key(handle) == handle_key(handle.swapcase())


@pytest.mark.parametrize(
    "handle",
    ["", "ab", "x" * 21, "1abc", "-abc", "Zoé", "a b", "abc\n", "\u0430bc", "a\0bc", "a.b"],
)
def test_handles_that_there_are_not(handle: str) -> None:
    with pytest.raises(PeopleError) as caught:
        check_handle(handle)
    assert caught.value.code is PeopleCode.BAD_HANDLE
    assert "\n" not in f"{caught.value} {caught.value.value}"


@pytest.mark.parametrize("length", [8, 200])
def test_passphrases(length: int) -> None:
    assert tidy_passphrase("é" * length) == "é" * length
    assert tidy_passphrase("e\N{COMBINING ACUTE ACCENT}" * length) == "é" * length


@pytest.mark.parametrize("length", [0, 7, 201])
def test_passphrases_that_are_refused_are_not_repeated(length: int) -> None:
    with pytest.raises(PeopleError) as caught:
        tidy_passphrase("z" * length)
    assert caught.value.code is PeopleCode.BAD_PASSPHRASE
    assert caught.value.value is None
    assert "zz" not in str(caught.value)
