"""What may be the name of a seat or a person."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
"""Characters in a name at most."""

_JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"


def name_fault(name: str) -> tuple[str, str] | None:
    """Why this can be nobody's name, in one line, and what is at fault; ``None`` if it can.

    A name has ``LONGEST_NAME`` characters at most, none of them a control character; it may be
    empty, for nothing in particular.
    """
    if len(name) > LONGEST_NAME:
        return (
            f"a name has {LONGEST_NAME} characters at most, not {len(name)}",
            name[:LONGEST_NAME] + "…",
        )
    if bad := next((sign for sign in name if _unprintable(sign)), None):
        return "a name has no control characters", ascii(bad)
    return None


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
    shown = " ".join("".join(" " if _unprintable(sign) else sign for sign in text).split())
    return shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…"
