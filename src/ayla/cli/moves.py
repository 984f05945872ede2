"""``ayla moves``: the legal moves and what each does."""

from ayla.cli.options import (
    Classic,
    Endless,
    Json,
    PositionText,
    SkipOrigin,
    language,
    print_json,
    read_position,
    read_rules,
)
from ayla.notation import format_position
from ayla.notation.plain import Plain, plain_event
from ayla.rules import Move, Position, Rules, is_over, legal_moves
from ayla.rules import play as play_move

_TOLD = {
    "offered": ("pits", "price"),
    "accepted": ("ceded", "paid", "payment"),
    "declined": ("pits",),
}


def moves(
    position: PositionText,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """List the legal moves and what each does."""
    rules = read_rules(classic, skip_origin, endless)
    standing = read_position(position, rules)
    if json:
        print_json(described(standing, rules))
        return
    from ayla.terminal.screen import Screen

    screen = Screen(language())
    screen.board(standing)
    screen.show()
    screen.moves(standing, rules)


def described(position: Position, rules: Rules) -> dict[str, Plain]:
    """The legal moves as plain data.

    Each move has its ``move`` text, ``path``, ``captures`` and ``total``, which are empty and 0
    unless seeds are sown and captured; an offer has ``pits`` and ``price`` too, its acceptance
    ``ceded``, ``paid`` and ``payment``, and its refusal ``pits``.
    """
    return {
        "position": format_position(position),
        "over": is_over(position),
        "moves": [_described(position, move, rules) for move in legal_moves(position, rules)],
    }


def _described(position: Position, move: Move, rules: Rules) -> dict[str, Plain]:
    what: dict[str, Plain] = {"move": str(move), "path": [], "captures": {}, "total": 0}
    for event in play_move(position, move, rules).events:
        plain = plain_event(event)
        match plain["event"]:
            case "sown":
                what["path"] = plain["path"]
            case "captured":
                what |= {"captures": plain["captures"], "total": plain["total"]}
            case str(name) if name in _TOLD:
                what |= {key: plain[key] for key in _TOLD[name]}
    return what
