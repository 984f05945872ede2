"""What a match refuses besides what the rules refuse, as typed errors with stable codes."""

from enum import StrEnum


class MatchCode(StrEnum):
    """Stable names of what went wrong; faces translate them, programs compare them."""

    BAD_SETTINGS = "bad_settings"
    """No match can be made of these seats."""
    STALE_VERSION = "stale_version"
    """The match has gone on, or was never there: the same move sent twice, an old position."""
    NOT_YOUR_TURN = "not_your_turn"
    """The other seat is to move."""
    NOT_YOUR_SEAT = "not_your_seat"
    """A person cannot do that for a computer."""
    NO_SUCH_TURN = "no_such_turn"
    """There is no such turn to take back."""
    NO_DRAW = "no_draw"
    """A draw is agreed on by two people."""
    BAD_ENTRY = "bad_entry"
    """What was stored is no match."""


class MatchError(ValueError):
    """Something that a match does not allow.

    ``code`` is stable; ``value`` is what was refused; ``place`` says where in the request or the
    stored data it stood, such as ``north.opponent``, or is ``None``. ``str()`` is one English line.
    """

    def __init__(
        self, code: MatchCode, message: str, *, value: str, place: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.value = value
        self.place = place
