"""What the rules refuse, as typed errors with stable codes."""

from enum import StrEnum


class Code(StrEnum):
    """Stable names of what went wrong; faces translate them, programs compare them."""

    BAD_POSITION = "bad_position"
    BAD_RULES = "bad_rules"
    BAD_MOVE = "bad_move"
    NOT_YOUR_PIT = "not_your_pit"
    EMPTY_PIT = "empty_pit"
    MUST_PASS = "must_pass"
    CANNOT_PASS = "cannot_pass"
    OFFER_PENDING = "offer_pending"
    NO_OFFER = "no_offer"
    OFFER_UNPAYABLE = "offer_unpayable"
    BARTER_OFF = "barter_off"
    GAME_OVER = "game_over"
    NO_SUCH_TURN = "no_such_turn"


class RuleError(ValueError):
    """Something that a rule does not allow.

    ``code`` is stable; ``rule`` is the rule's number in the rules page (``"R3"``) or ``None``
    where no rule is at stake; ``value`` is what was refused, as the reader would write it.
    ``str()`` is one English line that says what and where.
    """

    def __init__(self, code: Code, message: str, *, rule: str | None, value: str) -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.code = code
        self.rule = rule
        self.value = value
