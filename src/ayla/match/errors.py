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
    BAD_CLOCK = "bad_clock"
    """There is no such clock."""
    NOT_JOINED = "not_joined"
    """Nobody sits in one of the seats yet."""
    SEAT_TAKEN = "seat_taken"
    """Someone else sits in the seat."""
    OWN_SEAT = "own_seat"
    """Nobody plays against themselves."""
    STALE_PLY = "stale_ply"
    """The game does not stand where the move was made for."""
    REQUEST_OPEN = "request_open"
    """The same was asked already and waits for its answer."""
    NO_REQUEST_OPEN = "no_request_open"
    """There is nothing to answer: it was answered, withdrawn by a move, or never asked."""
    JUST_DECLINED = "just_declined"
    """The same was declined, and nothing was played since."""
    TOO_LATE_TO_ABORT = "too_late_to_abort"
    """Two turns were taken: the match counts."""
    CLOCK_RAN_OUT = "clock_ran_out"
    """The clock of the side to move had run out when this came."""
    CLOCK_RUNS = "clock_runs"
    """The clock has not run out."""
    NOTHING_TO_CLAIM = "nothing_to_claim"
    """The other is here, or has not been away for as long as is allowed."""
    MATCH_OVER = "match_over"
    """The match is over."""
    NOT_OVER = "not_over"
    """The match goes on."""
    REMATCHED = "rematched"
    """There is a rematch already."""
    NO_SUCH_PHRASE = "no_such_phrase"
    """There is no such phrase."""
    TOO_TALKATIVE = "too_talkative"
    """So much was said just now."""
    MATCH_TOO_LONG = "match_too_long"
    """So much happened in the match that it can only be led to its end."""
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
