"""No sequence of commands leads to an impossible state."""

from collections.abc import Callable

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ayla.match import (
    Drawn,
    Entry,
    Kind,
    Match,
    MatchCode,
    MatchError,
    Played,
    Redone,
    Resigned,
    Seat,
    Settings,
    TakenBack,
)
from ayla.match.plain import plain_entry, read_entry
from ayla.notation import parse_position
from ayla.rules import Move, RuleError, Rules, Side
from tests import strategies
from tests.stamps import after, stamped

HUMAN, COMPUTER = Seat(Kind.HUMAN), Seat(Kind.COMPUTER, "greedy")
STARTS = (
    None,
    # Rich enough to barter, an offer open, and two close to the end (R14).
    "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0",
    "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 N A 0-0",
    "0,0,0,3/1,1,1,0 SSSS/NNNN 22-20 S - 0-0",
    "0,1,0,3/1,0,3,0 SSNS/NNNS 18-22 N - 1-0",
)


class Histories(RuleBasedStateMachine):
    """Any commands by anyone, for the right version and others, beside the simplest model."""

    @initialize(
        south=st.sampled_from([HUMAN, COMPUTER]),
        north=st.sampled_from([HUMAN, COMPUTER]),
        start=st.sampled_from(STARTS),
        rules=strategies.rules,
    )
    def begin(self, south: Seat, north: Seat, start: str | None, rules: Rules) -> None:
        position = None if start is None else parse_position(start)
        if position and position.offer:
            rules = Rules()
        self.settings = Settings(south, north, rules, position)
        self.match = Match.new(self.settings)
        self.moves: list[Move] = []
        self.ending: Entry | None = None
        self.undone: list[tuple[list[Move], Entry | None]] = []

    def attempt(self, command: Callable[[], Entry], *, may_be_stale: bool = False) -> Entry | None:
        try:
            entry = command()
        except RuleError:
            return None
        except MatchError as error:
            if error.code is MatchCode.BAD_ENTRY:
                raise
            if error.code is MatchCode.STALE_VERSION and not may_be_stale:
                raise
            return None
        assert not may_be_stale
        self.match = after(self.match, entry)
        match entry:
            case Played(move):
                self.moves.append(move)
                self.undone.clear()
            case TakenBack(to):
                assert to < len(self.moves) or self.ending
                self.undone.append((list(self.moves), self.ending))
                del self.moves[to:]
                self.ending = None
            case Redone():
                self.moves, self.ending = self.undone.pop()
            case _:
                self.ending = entry
                self.undone.clear()
        return entry

    @rule(move=strategies.moves)
    def play_anything(self, move: Move) -> None:
        self.attempt(lambda: self.match.play(move, version=self.match.version))

    @rule(data=st.data())
    def play_well(self, data: st.DataObject) -> None:
        if legal := self.match.game.legal_moves():
            move = data.draw(st.sampled_from(legal))
            thinks = self.match.thinker is not None
            command = self.match.answer if thinks else self.match.play
            assert self.attempt(lambda: command(move, version=self.match.version))

    @rule(move=strategies.moves, ahead=st.sampled_from([-1, 1, 7]))
    def play_late(self, move: Move, ahead: int) -> None:
        version = self.match.version + ahead
        self.attempt(lambda: self.match.play(move, version=version), may_be_stale=True)

    @rule(to=st.none() | st.integers(-1, 30))
    def take_back(self, to: int | None) -> None:
        humans = self.settings.humans
        if self.attempt(lambda: self.match.take_back(to, version=self.match.version)):
            assert self.match.to_move in humans
            turns = self.match.game.turns
            if len(humans) == 1 and turns:
                assert turns[-1].before.to_move not in humans

    @rule()
    def redo(self) -> None:
        promised, undone = self.match.redo_to(), len(self.undone)
        done = self.attempt(lambda: self.match.redo(version=self.match.version))
        assert (done is not None) == (promised is not None) == (undone > 0)
        assert promised in {None, self.match.game.plies}

    @rule(side=strategies.sides)
    def resign(self, side: Side) -> None:
        if self.attempt(lambda: self.match.resign(side, version=self.match.version)):
            assert side in self.settings.humans
            assert self.ending == Resigned(side)

    @rule()
    def draw(self) -> None:
        if self.attempt(lambda: self.match.draw(version=self.match.version)):
            assert len(self.settings.humans) == 2
            assert self.ending == Drawn()

    @invariant()
    def replayed_it_is_the_same(self) -> None:
        kept = stamped(*(read_entry(plain_entry(one.entry)) for one in self.match.entries))
        assert Match.replay(self.settings, kept) == self.match
        for version in range(len(kept)):
            part = Match.replay(self.settings, kept[:version])
            assert part.after(*kept[version:]) == self.match

    @invariant()
    def it_stands_as_the_moves_say(self) -> None:
        game = self.match.game
        assert list(game.moves) == self.moves
        assert (game.ending is None) == (self.ending is None)
        assert sum(game.position.pits) + sum(game.position.stores) == 48

    @invariant()
    def someone_is_to_move_or_it_is_over(self) -> None:
        side = self.match.to_move
        assert (side is None) == self.match.game.over
        thinks = side is not None and side not in self.settings.humans
        assert (self.match.thinker is not None) == thinks

    @invariant()
    def what_undo_promises_can_be_taken_back(self) -> None:
        to = self.match.undo_to()
        if to is not None:
            assert self.match.take_back(to, version=self.match.version) == TakenBack(to)


Histories.TestCase.settings = hypothesis_settings(max_examples=60, stateful_step_count=40)
TestHistories = Histories.TestCase
