"""The messages of a match between people far apart. Sides, plies and moves as in ``ayla.web.wire``.

A client says commands, each with a number ``id`` of its own, and gets an ``Ack`` or a ``Refused``
with the same number. What has changed then comes to everyone who watches.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ayla.web.online.wire_state import OnlineView
from ayla.web.wire import OutcomeView, Ply, ProblemView, Request, Version, Word

CommandId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class _Command(Request, frozen=True, tag_field="do"):
    """What all commands have: a number of the client's own, and the plies that it knows."""

    id: CommandId
    ply: Ply | None = None


class Play(Request, frozen=True, tag_field="do", tag="move"):
    """Play a move after ``ply`` plies. Said twice, it is acknowledged twice and played once."""

    id: CommandId
    ply: Ply
    move: Word


class OfferDraw(_Command, frozen=True, tag="draw-offer"):
    """Offer a draw."""


class AcceptDraw(_Command, frozen=True, tag="draw-accept"):
    """Agree to the draw that was offered."""


class DeclineDraw(_Command, frozen=True, tag="draw-decline"):
    """Decline the draw that was offered."""


class AskTakeback(_Command, frozen=True, tag="takeback-ask", kw_only=True):
    """Ask to take back all moves after ply ``to``."""

    to: Ply


class AcceptTakeback(_Command, frozen=True, tag="takeback-accept", kw_only=True):
    """Allow the takeback to ply ``to`` that was asked for."""

    to: Ply


class DeclineTakeback(_Command, frozen=True, tag="takeback-decline"):
    """Decline the takeback that was asked for."""


class Resign(_Command, frozen=True, tag="resign"):
    """Resign."""


class Abort(_Command, frozen=True, tag="abort"):
    """Break the match off before its second turn."""


class ClaimWin(_Command, frozen=True, tag="claim-win"):
    """Claim the win over someone who went away and used up the allowance."""


class ClaimDraw(_Command, frozen=True, tag="claim-draw"):
    """Call it a draw with someone who went away and used up the allowance."""


class OfferRematch(_Command, frozen=True, tag="rematch"):
    """Offer a rematch with sides swapped, or accept the one that is offered."""


class DeclineRematch(_Command, frozen=True, tag="rematch-decline"):
    """Decline the rematch that was offered."""


class Say(_Command, frozen=True, tag="say", kw_only=True):
    """Say one of the phrases."""

    phrase: Word


class Resync(_Command, frozen=True, tag="resync", kw_only=True):
    """Ask for all that one lacks who knows the match at ``version``."""

    version: Version


Action: TypeAlias = (
    Play
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | AskTakeback
    | AcceptTakeback
    | DeclineTakeback
    | Resign
    | Abort
    | ClaimWin
    | ClaimDraw
    | OfferRematch
    | DeclineRematch
    | Say
)
"""What a player does in a match."""
Command: TypeAlias = Action | Resync
"""What a client may say on a live connection."""


class Ack(Struct, frozen=True):
    """What the command ``id`` asked for is stored; the match stands at ``version`` and ``ply``."""

    id: int
    version: int
    ply: int
    type: Literal["ack"] = "ack"


class Refused(Struct, frozen=True):
    """The command ``id`` changed nothing; ``id`` is null where it could not be read."""

    id: int | None
    problem: ProblemView
    type: Literal["refused"] = "refused"


class OnlineNews(Struct, frozen=True):
    """Something has changed, and no turn."""

    version: int
    online: OnlineView
    type: Literal["online"] = "online"


class BareTurn(Struct, frozen=True):
    """A move that was played, and the position after it as text."""

    ply: int
    move: str
    position: str


class Turns(Struct, frozen=True):
    """The light form of a snapshot, for programs: turns after ply ``since``, and what stands."""

    version: int
    ply: int
    since: int
    turns: list[BareTurn]
    position: str
    outcome: OutcomeView | None
    online: OnlineView | None
    type: Literal["turns"] = "turns"
