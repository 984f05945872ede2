"""The legal moves of a position, each with what it does, in words."""

from ayla.locale import Texts
from ayla.notation import format_turn
from ayla.notation.telling import tell
from ayla.rules import Accept, Decline, Move, Offer, Position, Rules, Sow, legal_moves, play
from ayla.rules.barter import price


def move_list(position: Position, rules: Rules, texts: Texts) -> list[tuple[str, str]]:
    """Every legal move but the offers with what it does, empty in a finished game.

    Raises ``ayla.rules.RuleError`` as ``legal_moves`` does.
    """
    return [
        _described(position, move, rules, texts)
        for move in legal_moves(position, rules)
        if not isinstance(move, Offer)
    ]


def offer_list(position: Position, rules: Rules, texts: Texts) -> list[str]:
    """The legal offers, those of one price in one sentence."""
    offers = [move for move in legal_moves(position, rules) if isinstance(move, Offer)]
    return [
        texts(
            "moves-offered",
            {
                "price": cost,
                "moves": " ".join(str(offer) for offer in offers if price(offer.pits) == cost),
            },
        )
        for cost in sorted({price(offer.pits) for offer in offers})
    ]


def _described(position: Position, move: Move, rules: Rules, texts: Texts) -> tuple[str, str]:
    if isinstance(move, Sow):
        turn = play(position, move, rules)
        told = tell(turn)[0]
        message = "move-sown" if told.id == "turn-sown" else "move-captured"
        return format_turn(turn), texts(message, told.args)
    if isinstance(move, Accept):
        pits = ", ".join(map(str, position.offer))
        return str(move), texts("move-accept", {"pits": pits, "price": price(position.offer)})
    return str(move), texts("move-decline" if isinstance(move, Decline) else "move-pass")
