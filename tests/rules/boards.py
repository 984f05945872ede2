"""Boards before and after, as text."""

import pytest

from ayla.notation import format_position, parse_move, parse_position
from ayla.rules import GORE, Code, Position, RuleError, Rules, Turn, play


def turns_into(before: str, move: str, after: str, rules: Rules = GORE) -> Turn:
    """Play a move on one board, compare with the other, and return the turn."""
    position = parse_position(before)
    turn = play(position, parse_move(move), rules)
    assert format_position(turn.position) == after
    assert turn.before == position
    return turn


def refused(before: str | Position, move: str, code: Code, rules: Rules = GORE) -> RuleError:
    """Play a move that is refused with ``code``, and return the error."""
    position = parse_position(before) if isinstance(before, str) else before
    with pytest.raises(RuleError) as caught:
        play(position, parse_move(move), rules)
    assert caught.value.code is code
    return caught.value
