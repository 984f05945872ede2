"""An address as a QR code, for a terminal and for the page."""

from functools import lru_cache
from io import BytesIO, StringIO
from typing import IO, Final

_BORDER: Final = 4
"""Empty modules on each side, as the standard has it."""
_WHITE_ON_BLACK: Final = "\x1b[97;40m"
_AS_BEFORE: Final = "\x1b[0m"


def terminal_code(address: str, stream: IO[str]) -> str | None:
    """The code in lines of block characters, or ``None`` where ``stream`` cannot show them.

    On a terminal the colours are fixed, so that it can be scanned from a bright one too.
    """
    import segno  # not everyone needs it

    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, border=_BORDER, compact=True)
    lines = drawn.getvalue().splitlines()
    try:
        "".join(lines).encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return None
    if stream.isatty():
        lines = [f"{_WHITE_ON_BLACK}{line}{_AS_BEFORE}" for line in lines]
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=64)
def svg_code(address: str) -> bytes:
    """The code as an SVG picture, dark on white, that scales."""
    import segno

    drawn = BytesIO()
    segno.make(address, micro=False).save(
        drawn,
        kind="svg",
        border=_BORDER,
        light="#fff",
        omitsize=True,
        svgclass=None,
        lineclass=None,
    )
    return drawn.getvalue()
