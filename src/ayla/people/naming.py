"""Names that people call themselves, handles that accounts go by, and passphrases."""

import re
import unicodedata
from typing import Final

from ayla.match.names import name_fault
from ayla.people.errors import PeopleCode, PeopleError

PASSPHRASE_LENGTHS: Final = (8, 200)
"""The fewest and the most characters of a passphrase."""

_HANDLE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{2,19}")


def tidy_name(name: str) -> str:
    """The name in Unicode's composed form, with single blanks inside and none around.

    ``""`` is nobody in particular. Raises ``PeopleError`` (``bad_name``) for a name that is too
    long or has control characters (``ayla.match.names``), and one in which nothing can be seen.
    """
    # What ends a line is a fault, so the length and the signs are looked at before the blanks.
    tidy = re.sub(r" +", " ", unicodedata.normalize("NFC", name)).strip(" ")
    if fault := name_fault(tidy):
        message, value = fault
        raise PeopleError(PeopleCode.BAD_NAME, message, value=value, place="name")
    if tidy and not any(_visible(sign) for sign in tidy):
        raise PeopleError(
            PeopleCode.BAD_NAME, "a name can be seen", value=ascii(tidy), place="name"
        )
    return tidy


def _visible(sign: str) -> bool:
    """Whether a sign leaves ink: no blank, no joiner, no mark without a letter to stand on."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in _FILLERS


_FILLERS: Final = (
    "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}"
    "\N{HANGUL JUNGSEONG FILLER}\N{BRAILLE PATTERN BLANK}"
)
"""Letters and symbols that leave no ink."""


def check_handle(handle: str) -> str:
    """The handle as it is.

    3 to 20 letters without accents, digits, ``-`` and ``_``, a letter first: every keyboard has
    them, and no two of them look alike in two alphabets. Raises ``PeopleError`` (``bad_handle``).
    """
    if not _HANDLE.fullmatch(handle):
        raise PeopleError(
            PeopleCode.BAD_HANDLE,
            "a handle has 3 to 20 letters from A to Z, digits, - and _, a letter first",
            value=ascii(handle)[1:-1],
            place="handle",
        )
    return handle


def handle_key(handle: str) -> str:
    """What two handles have in common that differ in capitals only."""
    return handle.lower()


def tidy_passphrase(passphrase: str, *, place: str = "passphrase") -> str:
    """The passphrase in Unicode's composed form, so that every keyboard types the same.

    Raises ``PeopleError`` (``bad_passphrase``) for one of fewer than 8 characters or more than 200.
    ``place``: where it stood.
    """
    fewest, most = PASSPHRASE_LENGTHS
    tidy = unicodedata.normalize("NFC", passphrase)
    if not fewest <= len(tidy) <= most:
        raise PeopleError(
            PeopleCode.BAD_PASSPHRASE,
            f"a passphrase has {fewest} to {most} characters, not {len(tidy)}",
            place=place,
        )
    return tidy
