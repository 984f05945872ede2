"""Wishes as plain data, for keeping: the reader is the inverse of the writer."""

from ayla.match.plain import plain_clock, plain_rules, read_clock, read_rules
from ayla.notation.plain import Plain
from ayla.people.invitations import Level, Wish
from ayla.rules import Side


def plain_wish(wish: Wish) -> dict[str, Plain]:
    """A wish as plain data."""
    level = wish.level
    return {
        "rules": plain_rules(wish.rules),
        "clock": plain_clock(wish.clock),
        "side": None if wish.side is None else wish.side.value,
        "rated": wish.rated,
        "level": None if level is None else [level.lowest, level.highest],
    }


def read_wish(data: object) -> Wish:
    """A wish from plain data. Raises ``ValueError`` for anything else."""
    match data:
        case {
            "rules": rules,
            "clock": clock,
            "side": None | str() as side,
            "rated": bool(rated),
            "level": None | [int(), int()] as level,
        }:
            return Wish(
                read_rules(rules),
                read_clock(clock),
                None if side is None else Side(side),
                rated,
                None if level is None else Level(*level),
            )
    raise ValueError("this is no wish")
