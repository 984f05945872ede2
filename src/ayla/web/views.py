"""From a match to what is sent of it."""

from collections.abc import Iterable

from ayla.match import Cause, Match, Seat, Verdict
from ayla.match.verdicts import tell_end
from ayla.notation import format_position, format_turn
from ayla.notation.plain import plain_event
from ayla.notation.telling import Sentence, tell, tell_ending, tell_outcome
from ayla.port import Analysis, Line
from ayla.rules import (
    Accept,
    Decline,
    Game,
    Move,
    Offer,
    Outcome,
    Pass,
    Pit,
    Position,
    Rules,
    Side,
    Sow,
    Turn,
)
from ayla.rules.barter import payable_pits, price
from ayla.rules.events import Captured, Settled, Sown, Swept
from ayla.rules.game import TURN_LIMIT
from ayla.rules.play import must_pass
from ayla.rules.sowing import CAPTURED_COUNTS
from ayla.rules.types import ALL_PITS, PRICE
from ayla.web.online.wire_state import OnlineView
from ayla.web.wire import (
    AnalysisView,
    HintView,
    LineView,
    MoveKind,
    MoveView,
    NoOffer,
    OfferView,
    OutcomeView,
    PitView,
    PositionView,
    RulesView,
    SeatView,
    SentenceView,
    Snapshot,
    Trouble,
    TurnView,
)


def snapshot(
    match_id: str,
    match: Match,
    *,
    since: int,
    trouble: Trouble | None,
    advice: bool,
    online: OnlineView | None = None,
) -> Snapshot:
    """The match as it stands, with the turns after ply ``since``, or none if that is ahead of it.

    ``trouble``: why the computer that is to move is not thinking, if it is not. ``advice``: whether
    there is anyone who weighs moves. ``online``: what stands between two people far apart, as
    anyone may see it; ``ayla.web.online.views.seen_by`` adds what is for the one of them alone.
    """
    game, meeting = match.game, match.meeting
    since = min(since, game.plies)
    asked = meeting is None and match.to_move is not None and match.thinker is None
    return Snapshot(
        id=match_id,
        version=match.version,
        ply=game.plies,
        turn=game.turns_taken,
        rules=rules_view(game.rules),
        seats={
            "S": _seat(match.settings.south),
            "N": _seat(match.settings.north),
        },
        thinking=match.thinker is not None and trouble is None,
        trouble=trouble,
        position=position_view(game.position),
        moves=move_views(game) if asked else [],
        no_offer=no_offer(game) if asked else None,
        undo=None if meeting else match.undo_to(),
        redo=None if meeting else match.redo_to(),
        ending=_ending(match),
        outcome=outcome_view(match.outcome),
        since=since,
        turns=[turn_view(ply, turn) for ply, turn in enumerate(game.turns[since:], since + 1)],
        repetitions=game.repetitions(),
        turn_limit=TURN_LIMIT,
        advice=advice and (meeting is None or match.over),
        ripe=list(CAPTURED_COUNTS),
        online=online,
    )


def shared_plies(one: Game, other: Game) -> int:
    """How many moves two games have in common from their start on."""
    pairs = zip(one.moves, other.moves, strict=False)
    return next(
        (ply for ply, (first, second) in enumerate(pairs) if first != second),
        min(one.plies, other.plies),
    )


def position_at(game: Game, ply: int) -> Position:
    """The position after a ply of the game; ``ply`` is one of its plies."""
    return game.turns[ply - 1].position if ply else game.start


def rules_view(rules: Rules) -> RulesView:
    """The switches of a game, as they are sent."""
    return RulesView(rules.barter, rules.skip_origin, rules.endless)


def position_view(position: Position) -> PositionView:
    """A position, as it is sent."""
    south, north = position.stores
    return PositionView(
        text=format_position(position),
        pits=[
            PitView(str(pit), position.pits[pit], position.owners[pit].value) for pit in ALL_PITS
        ],
        stores={"S": south, "N": north},
        to_move=position.to_move.value,
        offer=OfferView(_letters(position.offer), price(position.offer))
        if position.offer
        else None,
        declined={"S": position.declined[0], "N": position.declined[1]},
    )


def move_views(game: Game) -> list[MoveView]:
    """The legal moves, and what each would do."""
    return [_move(game, move) for move in game.legal_moves()]


def _move(game: Game, move: Move) -> MoveView:
    if isinstance(move, Sow):
        return _sowing(game, move)
    kind, pits = _described(move, game.position)
    if isinstance(move, Offer):
        return MoveView(str(move), kind, _letters(pits), price=price(pits))
    turn = game.foresee(move)
    return MoveView(
        str(move),
        kind,
        _letters(pits),
        price=price(pits) if pits else None,
        settles=_settles(turn),
        after=_after(turn),
    )


def _sowing(game: Game, move: Sow) -> MoveView:
    turn = game.foresee(move)
    path = next(event.path for event in turn.events if isinstance(event, Sown))
    captured = next((event for event in turn.events if isinstance(event, Captured)), None)
    return MoveView(
        str(move),
        "sow",
        [str(move.pit)],
        path=_letters(path),
        last=str(path[-1]),
        captures={str(pit): count for pit, count in captured.pits} if captured else {},
        total=captured.total if captured else 0,
        sweeps=any(isinstance(event, Swept) for event in turn.events),
        settles=_settles(turn),
        after=_after(turn),
    )


def _settles(turn: Turn) -> bool:
    return isinstance(turn.events[-1], Settled)


def _after(turn: Turn) -> PositionView:
    return position_view(turn.position)


def no_offer(game: Game) -> NoOffer | None:
    """Why the side to move can make no offer, ``None`` if it can."""
    position = game.position
    store = position.stores[position.to_move.opponent.index]
    if not game.rules.barter:
        return NoOffer("classic", PRICE, store)
    if position.offer:
        return NoOffer("pending", PRICE, store)
    if must_pass(position):
        return NoOffer("must_pass", PRICE, store)
    return None if payable_pits(position) else NoOffer("cannot_pay", PRICE, store)


def outcome_view(outcome: Outcome | Verdict | None) -> OutcomeView | None:
    """How a game or a match ended, as it is sent."""
    if outcome is None:
        return None
    aborted = outcome.reason is Cause.ABORTED
    return OutcomeView(
        winner=outcome.winner.value if outcome.winner else None,
        south=outcome.south,
        north=outcome.north,
        glory=outcome.glory,
        reason=outcome.reason.value,
        sentence=sentence_view(
            Sentence("outcome-aborted", {}) if aborted else tell_outcome(outcome)
        ),
    )


def _ending(match: Match) -> SentenceView | None:
    """What ended the match without a move."""
    if match.meeting and match.meeting.end:
        return sentence_view(tell_end(match.meeting.end))
    return sentence_view(tell_ending(match.game.ending)) if match.game.ending else None


def turn_view(ply: int, turn: Turn) -> TurnView:
    """A move that was played as this ply, as it is sent."""
    return TurnView(
        ply=ply,
        move=format_turn(turn),
        side=turn.before.to_move.value,
        events=[plain_event(event) for event in turn.events],
        sentences=[sentence_view(sentence) for sentence in tell(turn)],
        position=position_view(turn.position),
    )


def analysis_view(analysis: Analysis, game: Game, *, version: int, done: bool) -> AnalysisView:
    """What an analysis found about where ``game`` stands, at this version of its match."""
    best = analysis.lines[0]
    side = game.position.to_move
    return AnalysisView(
        version=version,
        ply=game.plies,
        position=format_position(game.position),
        to_move=side.value,
        south=_value(best.value if side is Side.SOUTH else -best.value),
        exact=best.exact,
        lines=[_line(line, game.position) for line in analysis.lines],
        depth=analysis.depth,
        nodes=analysis.nodes,
        nps=analysis.nps,
        done=done,
    )


def hint_view(analysis: Analysis, game: Game, *, version: int) -> HintView:
    """The best move that an analysis found."""
    return HintView(version, game.plies, _line(analysis.lines[0], game.position))


def _line(line: Line, position: Position) -> LineView:
    kind, pits = _described(line.move, position)
    play = [str(move) for move in line.pv]
    return LineView(str(line.move), kind, _letters(pits), _value(line.value), line.exact, play)


def _described(move: Move, position: Position) -> tuple[MoveKind, tuple[Pit, ...]]:
    match move:
        case Sow(pit):
            return "sow", (pit,)
        case Offer(pits):
            return "offer", pits
        case Accept():
            return "accept", position.offer
        case Decline():
            return "decline", position.offer
        case Pass():
            return "pass", ()


def _value(value: float) -> float:
    return round(value, 2) + 0.0  # and no minus zero


def sentence_view(sentence: Sentence) -> SentenceView:
    """A sentence, as it is sent."""
    return SentenceView(sentence.id, dict(sentence.args))


def _seat(seat: Seat) -> SeatView:
    return SeatView(seat.kind.value, seat.opponent, seat.name)


def _letters(pits: Iterable[Pit]) -> list[str]:
    return [str(pit) for pit in pits]
