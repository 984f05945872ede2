"""The games that are solved: classic, with either way of sowing past the origin (R4)."""

from typing import Final

from ayla.rules import CLASSIC, Rules
from ayla.tablebase.errors import Code, RefusedError

SKIP_ORIGIN: Final = Rules(barter=False, skip_origin=True)
"""The classic game with the switch ``skip_origin``."""

_NAMES: Final = {CLASSIC: "classic", SKIP_ORIGIN: "skip-origin"}


def check_rules(rules: Rules) -> None:
    """Raise ``RefusedError`` unless these rules are of a game that is solved."""
    if rules.barter:
        raise RefusedError(
            Code.BARTER_ON, "only the classic game is solved, and this one has barter", value="on"
        )
    if rules.endless != "split":
        raise RefusedError(
            Code.OTHER_RULES,
            f"the tables settle endless play by split, not by {rules.endless} (R16)",
            value=rules.endless,
        )


def name(rules: Rules) -> str:
    """The name of a solved game: ``classic`` or ``skip-origin``. Raises ``RefusedError``."""
    check_rules(rules)
    return _NAMES[rules]
