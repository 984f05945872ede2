"""Before the game: against whom, on which side, by which rules."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ayla.match import Kind, Seat, Settings
from ayla.rules import GORE, Position, Rules, Side
from ayla.terminal.asking import Ask, choose
from ayla.terminal.screen import Screen

BESIDE: Final = "beside"
"""The opponent who is no computer: someone at the same terminal."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is settled before anything is asked; ``None`` is to be asked.

    ``opponent`` names a computer player or is ``BESIDE``; ``side`` is the person's.
    """

    opponent: str | None = None
    side: Side | None = None
    barter: bool | None = None
    rules: Rules = GORE
    start: Position | None = None


def seat(wishes: Wishes, players: Iterable[str], screen: Screen, ask: Ask) -> Settings:
    """Ask for what is not settled and return the settings.

    The first of ``players`` is the usual one, for newcomers; those after it are levels, from 1 on.

    A start with an open offer settles that there is barter. Raises ``ayla.match.MatchError`` for a
    finished start.
    """
    opponent = wishes.opponent or _opponent(players, screen, ask)
    side = wishes.side
    if side is None and opponent != BESIDE:
        sides = {"S": "side-south", "N": "side-north"}
        side = Side(choose(screen, ask, "ask-side", sides))
    barter = wishes.barter
    if barter is None and wishes.start and wishes.start.offer:
        barter = True
    elif barter is None:
        barter = choose(screen, ask, "ask-barter", {"1": "barter-on", "2": "barter-off"}) == "1"
    seats = {side: Seat(Kind.HUMAN) for side in Side}
    if side and opponent != BESIDE:
        texts = screen.texts
        seats[side] = Seat(Kind.HUMAN, name=texts("record-player"))
        name = texts("record-computer", {"name": opponent})
        seats[side.opponent] = Seat(Kind.COMPUTER, opponent, name)
    rules = replace(wishes.rules, barter=barter)
    return Settings(seats[Side.SOUTH], seats[Side.NORTH], rules, wishes.start)


def _opponent(players: Iterable[str], screen: Screen, ask: Ask) -> str:
    listed = dict(enumerate([*players, BESIDE]))
    choices = {str(number): f"opponent-{name}" for number, name in listed.items()}
    return listed[int(choose(screen, ask, "ask-opponent", choices))]
