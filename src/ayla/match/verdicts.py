"""How a match ended that the rules of the game leave open: by its clock, or by going away."""

from dataclasses import dataclass
from enum import StrEnum

from ayla.match.entries import Abandoned, Aborted, TimedOut
from ayla.notation.telling import Sentence
from ayla.rules import Game, Side
from ayla.rules.ending import glory


class Cause(StrEnum):
    """Why a match is over whose game is not."""

    TIME = "time"
    """A clock ran out, and the other side wins."""
    ABANDONED = "abandoned"
    """A player went away; the other wins, or called it a draw."""
    ABORTED = "aborted"
    """A player broke it off before it had begun: nobody wins, and it is no draw."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a match, in the words of ``ayla.rules.Outcome``.

    ``south`` and ``north`` are the seeds captured by then; the winner may have captured less.
    ``glory`` is as after a win on the board (R13).
    """

    winner: Side | None
    south: int
    north: int
    glory: bool | None
    reason: Cause


def verdict(end: TimedOut | Abandoned | Aborted, game: Game) -> Verdict:
    """What an entry that ended the match makes of it, where ``game`` stood."""
    winner: Side | None = None
    match end:
        case TimedOut(side):
            winner, cause = side.opponent, Cause.TIME
        case Abandoned(side, how):
            winner, cause = side.opponent if how == "win" else None, Cause.ABANDONED
        case Aborted():
            cause = Cause.ABORTED
    south, north = game.position.stores
    return Verdict(winner, south, north, glory(winner, game.position, game.rules), cause)


def tell_end(end: TimedOut | Abandoned | Aborted) -> Sentence:
    """What ended the match, in a sentence of ``endings.ftl``."""
    match end:
        case TimedOut(side):
            return Sentence("ending-time", {"side": side.value})
        case Abandoned(side, how):
            return Sentence(f"ending-abandoned-{how}", {"side": side.value})
        case Aborted(side):
            return Sentence("ending-aborted", {"side": side.value})


def verdict_tags(verdict: Verdict | None) -> dict[str, str]:
    """The tags that tell of a verdict in a game record, none without one.

    To the record they are a claim: its moves leave the game open.
    """
    if verdict is None:
        return {}
    tags = {"Reason": verdict.reason.value}
    if verdict.reason is not Cause.ABORTED:
        tags["Result"] = f"{verdict.south}-{verdict.north}"
    if verdict.winner is not None:
        tags["Winner"] = str(verdict.winner)
    if verdict.glory is not None:
        tags["Glory"] = "with" if verdict.glory else "without"
    return tags
