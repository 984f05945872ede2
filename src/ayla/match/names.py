"""What may be the name of a seat or a person."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
"""Characters in a name at most."""
MOST_MARKS: Final = 4
"""Marks above and below one letter at most: so many has a syllable of Tibetan or pointed Hebrew."""

_JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"


def name_fault(name: str) -> tuple[str, str] | None:
    """Why this can be nobody's name, in one line, and what is at fault; ``None`` if it can.

    A name has ``LONGEST_NAME`` characters at most, none of them a control character, and no more
    than ``MOST_MARKS`` marks on one letter; it may be empty, for nothing in particular.
    """
    if len(name) > LONGEST_NAME:
        return (
            f"a name has {LONGEST_NAME} characters at most, not {len(name)}",
            name[:LONGEST_NAME] + "…",
        )
    if bad := next((sign for sign in name if _unprintable(sign)), None):
        return "a name has no control characters", ascii(bad)
    if surplus := _surplus(name):
        return f"a letter has {MOST_MARKS} marks at most", ascii(name[min(surplus)])
    return None


def thinned(name: str) -> str:
    """The name with no more than ``MOST_MARKS`` marks on each letter, the first ones."""
    surplus = _surplus(name)
    return "".join(sign for place, sign in enumerate(name) if place not in surplus)


def _surplus(name: str) -> set[int]:
    """Where marks stand that a letter has too many of.

    Counted are those that take no room beside the letter, as they could be piled up into the lines
    around it; vowel signs and the like that do take room, and joiners, begin no other letter.
    """
    surplus, marks = set(), 0
    for place, sign in enumerate(name):
        category = unicodedata.category(sign)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                surplus.add(place)
        elif category != "Mc" and sign not in _JOINERS:
            marks = 0
    return surplus


def _unprintable(sign: str) -> bool:
    """Whether a sign is of no use in a name, or could pass it off as another.

    That is what Unicode calls control, invisible, surrogate, private and unassigned characters,
    except the joiners that Hindi and other scripts and many emoji are written with; and what ends
    a line or a paragraph.
    """
    category = unicodedata.category(sign)
    return category in ("Zl", "Zp") or (category[0] == "C" and sign not in _JOINERS)


def fitting_name(text: str) -> str:
    """``text`` as a name: without what a name may not have, and cut where it is too long."""
    printable = "".join(" " if _unprintable(sign) else sign for sign in text)
    shown = thinned(" ".join(printable.split()))
    return shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…"
