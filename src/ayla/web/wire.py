"""The messages between the service and its clients, as types; the OpenAPI description shows them.

Pits are letters ``A`` to ``d``, sides ``S`` and ``N``, moves their text forms. Plies count moves,
answers included, from 1; ply 0 is the start.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from ayla.web.online.wire_state import OnlineView

SideLetter: TypeAlias = Literal["S", "N"]
Ply: TypeAlias = Annotated[int, Meta(ge=0)]
Version: TypeAlias = Annotated[int, Meta(ge=0, description="How many entries the match has.")]
Trouble: TypeAlias = Literal["no_such_opponent", "opponent_failed"]
"""Why the computer that is to move is not thinking."""
MoveKind: TypeAlias = Literal["sow", "offer", "accept", "decline", "pass"]
Word: TypeAlias = Annotated[str, Meta(max_length=200)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What clients send: exactly these fields."""


class RulesView(Request, frozen=True):
    """The switches of the game."""

    barter: bool = True
    skip_origin: bool = False
    endless: Literal["split", "owner"] = "split"


class SeatRequest(Request, frozen=True):
    """Who plays a side. ``opponent`` names the computer player; the first of them if left out."""

    kind: Literal["human", "computer"]
    opponent: Word | None = None
    name: Word = ""


class EndingRequest(Request, frozen=True):
    """An end without a move: ``side`` resigned, or both agreed on a draw."""

    reason: Literal["resigned", "agreed"]
    side: SideLetter | None = None


class NewMatch(Request, frozen=True):
    """A match to begin, from ``position`` or the usual start.

    ``moves``, and ``ending`` after them, were played before, by whomever: a game that is gone on
    with, or looked through again.
    """

    south: SeatRequest
    north: SeatRequest
    rules: RulesView = RulesView()
    position: Word | None = None
    moves: Annotated[list[Word], Meta(max_length=1000)] = field(default_factory=list)
    ending: EndingRequest | None = None


class MoveRequest(Request, frozen=True):
    """A person's move, made for this version."""

    version: Version
    move: Word


class UndoRequest(Request, frozen=True):
    """Take back all moves after ply ``to``; without it, the last turn of the person who asks."""

    version: Version
    to: Ply | None = None


class RedoRequest(Request, frozen=True):
    """Put back what was taken back last."""

    version: Version


class ResignRequest(Request, frozen=True):
    """A person resigns."""

    version: Version
    side: SideLetter


class DrawRequest(Request, frozen=True):
    """Two people beside each other agree on a draw."""

    version: Version


class HintRequest(Request, frozen=True):
    """Ask for the best move, for the person who is to move at this version."""

    version: Version


class AnalysisWish(Request, frozen=True):
    """What to weigh: the position after ``ply``, or the game as it stands and goes on.

    The search ends at the first limit, ``seconds``, ``depth`` in plies or ``nodes``; without one
    after the usual time. ``lines``: how many of the best moves; 100 are all there can ever be.
    """

    ply: Ply | None = None
    lines: int = 1
    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None


class AnalysisRequest(AnalysisWish, frozen=True, kw_only=True):
    """What to weigh, in a match that stands at this version."""

    version: Version


class LanguageView(Struct, frozen=True):
    """A language of the page: its tag, and its name in the language itself."""

    tag: str
    name: str


class OpponentView(Struct, frozen=True):
    """A computer player that can be chosen."""

    name: str


class SeatView(Struct, frozen=True):
    """Who plays a side."""

    kind: Literal["human", "computer"]
    opponent: str | None
    name: str


class SentenceView(Struct, frozen=True):
    """A message of the catalogue and what fills it."""

    id: str
    args: dict[str, str | int]


class PitView(Struct, frozen=True):
    """A pit as it stands."""

    pit: str
    seeds: int
    owner: SideLetter


class OfferView(Struct, frozen=True):
    """The open offer."""

    pits: list[str]
    price: int


class PositionView(Struct, frozen=True):
    """A position; ``pits`` in sowing order."""

    text: str
    pits: list[PitView]
    stores: dict[SideLetter, int]
    to_move: SideLetter
    offer: OfferView | None
    declined: dict[SideLetter, int]


class MoveView(Struct, frozen=True):
    """A legal move and what it would do. ``captures`` in the order of the chain.

    ``pits`` are those sown from or offered; ``path``, ``last`` belong to sowings, ``price`` to
    offers and answers; ``after`` is the position after a sowing, an answer or a pass.
    """

    move: str
    kind: MoveKind
    pits: list[str]
    path: list[str] | None = None
    last: str | None = None
    captures: dict[str, int] = field(default_factory=dict)
    total: int = 0
    price: int | None = None
    sweeps: bool = False
    settles: bool = False
    after: PositionView | None = None


class NoOffer(Struct, frozen=True):
    """Why no offer can be made: one pit costs ``price``, the other side has ``store`` captured."""

    reason: Literal["classic", "cannot_pay", "pending", "must_pass"]
    price: int
    store: int


class OutcomeView(Struct, frozen=True):
    """How the game ended."""

    winner: SideLetter | None
    south: int
    north: int
    glory: bool | None
    reason: str
    sentence: SentenceView


class TurnView(Struct, frozen=True):
    """A move that was played: by whom, what happened, in data and in sentences, and what stood."""

    ply: int
    move: str
    side: SideLetter
    events: list[dict[str, Any]]
    sentences: list[SentenceView]
    position: PositionView


class Snapshot(Struct, frozen=True):
    """A match as it stands, with the turns after ply ``since``.

    What a client had before is right up to that ply and wrong beyond. ``moves``: the legal moves
    when a person is to move. ``undo``: the ply to which the last turn is taken back, ``redo`` the
    one to which what was taken back last is put back. ``ending``: what ended the game without a
    move. ``trouble``: why the computer that is to move is not thinking. ``advice``: whether hints
    and analyses can be had. ``ripe``: numbers of seeds that a chain takes (R6).
    ``online``: what stands between two people far apart; null at one device.
    """

    id: str
    version: int
    ply: int
    turn: int
    rules: RulesView
    seats: dict[SideLetter, SeatView]
    thinking: bool
    trouble: Trouble | None
    position: PositionView
    moves: list[MoveView]
    no_offer: NoOffer | None
    undo: int | None
    redo: int | None
    ending: SentenceView | None
    outcome: OutcomeView | None
    since: int
    turns: list[TurnView]
    repetitions: int
    turn_limit: int
    advice: bool
    ripe: list[int]
    online: OnlineView | None = None


class LineView(Struct, frozen=True):
    """A move and what it leads to.

    ``kind`` and ``pits`` as in ``MoveView``; ``value``: expected final seeds of the mover minus the
    opponent's, ``exact`` when proved; ``pv``: the expected play from ``move`` on.
    """

    move: str
    kind: MoveKind
    pits: list[str]
    value: float
    exact: bool
    pv: list[str]


class HintView(Struct, frozen=True):
    """The best move that was found at this version."""

    version: int
    ply: int
    line: LineView


class AnalysisView(Struct, frozen=True):
    """What was found so far about the position after ``ply``; ``done`` when no more will come.

    ``lines`` best first; ``south``: what the best is worth from South's view, South's expected
    final seeds minus North's, ``exact`` when proved.
    """

    version: int
    ply: int
    position: str
    to_move: SideLetter
    south: float
    exact: bool
    lines: list[LineView]
    depth: int
    nodes: int
    nps: int
    done: bool
    type: Literal["analysis"] = "analysis"


class PositionAt(Struct, frozen=True):
    """The position after a ply."""

    position: PositionView


class PositionFound(Struct, frozen=True):
    """A position that was asked about: what stands, what may be played, how it ended if it did."""

    rules: RulesView
    position: PositionView
    moves: list[MoveView]
    no_offer: NoOffer | None
    outcome: OutcomeView | None


class RecordsRequest(Request, frozen=True):
    """Game records to read, as they stand in a file."""

    text: str


class RecordView(Struct, frozen=True):
    """A game of a record, so far as it could be read.

    ``names`` fit into a seat; ``start`` is left out where it is the usual one; ``position`` is
    where it ends. ``moves`` and ``ending`` are what ``NewMatch`` takes. ``whole``: it was read to
    its end.
    """

    names: dict[SideLetter, str]
    date: str
    rules: RulesView
    start: str | None
    position: PositionView
    moves: list[str]
    ending: EndingRequest | None
    outcome: OutcomeView | None
    whole: bool


class RecordTrouble(Struct, frozen=True):
    """Where a record could not be read, and why.

    ``line`` and ``column`` count from 1; ``expected`` is in English. ``code``, ``rule`` and
    ``value`` as in every problem.
    """

    code: str
    detail: str
    expected: str
    line: int
    column: int
    rule: str | None
    value: str


class RecordsView(Struct, frozen=True):
    """The games that were read, and what stopped the reader if something did."""

    games: list[RecordView]
    trouble: RecordTrouble | None


class ProblemView(Struct, frozen=True):
    """An error (RFC 9457).

    ``code`` is stable; ``detail`` is one English line; ``rule``, ``value`` and ``place`` say which
    rule, what was refused and where it stood, so far as there is such a thing.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None
    value: str | None
    place: str | None


class Refusal(Struct, frozen=True):
    """A problem on a live connection."""

    problem: ProblemView
    type: Literal["problem"] = "problem"


class Pong(Struct, frozen=True):
    """The answer to ``ping`` on the live connection."""

    type: Literal["pong"] = "pong"
