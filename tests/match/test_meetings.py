"""No sequence of messages between two people far apart leads to an impossible state."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Literal

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ayla.match import (
    PHRASES,
    Clock,
    Daily,
    Entry,
    Joined,
    Kind,
    Match,
    MatchCode,
    MatchError,
    Played,
    Resumed,
    Seat,
    Settings,
    Stamped,
    TakenBack,
    Timed,
    TimedOut,
    Untimed,
    online,
)
from ayla.match.clocks import COMING_BACK, LENIENCY
from ayla.match.phrases import REMEMBERED
from ayla.match.plain import plain_entry, plain_settings, read_entry, read_settings
from ayla.notation import parse_position
from ayla.rules import Game, Move, RuleError, Rules, Side
from tests import strategies
from tests.stamps import NOW

HUMAN = Seat(Kind.HUMAN)
STARTS = (
    None,
    # Rich enough to barter, an offer open, and two close to the end (R14).
    "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0",
    "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 N A 0-0",
    "0,0,0,3/1,1,1,0 SSSS/NNNN 22-20 S - 0-0",
    "0,1,0,3/1,0,3,0 SSNS/NNNS 18-22 N - 1-0",
)
CLOCKS: tuple[Clock, ...] = (Untimed(), Timed(0.25, 0), Timed(0.5, 3), Timed(3, 60), Daily(1))
NOTHING = timedelta()
HOWS: tuple[Literal["win", "draw"], ...] = ("win", "draw")


class Ledger:
    """The time that each side should have left, kept by adding and subtracting."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        full = (
            timedelta(minutes=clock.minutes)
            if isinstance(clock, Timed)
            else timedelta(days=clock.days if isinstance(clock, Daily) else 0)
        )
        self.full = full
        self.left = {Side.SOUTH: full, Side.NORTH: full}
        self.given = 2 * full
        self.spent = NOTHING
        self.running: Side | None = None
        self.since = NOW

    def charge(self, at: datetime) -> None:
        if self.running:
            took = max(NOTHING, at - self.since)
            took = min(took, self.left[self.running])
            self.left[self.running] -= took
            self.spent += took
        self.since = at

    def give(self, side: Side, more: timedelta) -> None:
        self.left[side] += more
        self.given += more


class Meetings(RuleBasedStateMachine):
    """Any commands by anyone at any time, beside the simplest model of game and clocks."""

    @initialize(
        start=st.sampled_from(STARTS),
        clock=st.sampled_from(CLOCKS),
        rules=strategies.rules,
        joined=st.booleans(),
    )
    def begin(self, start: str | None, clock: Clock, rules: Rules, joined: bool) -> None:
        position = None if start is None else parse_position(start)
        if position and position.offer:
            rules = Rules()
        self.settings = Settings(HUMAN, HUMAN, rules, position, online=True, clock=clock)
        self.match = Match.new(self.settings)
        self.game = Game(rules, position)
        self.ledger = Ledger(clock)
        self.now = NOW
        self.begun = False
        self.codes: set[str] = set()
        if joined:
            for side in Side:
                self.join(side, side.value)

    def attempt(self, command: Callable[[], Entry]) -> Entry | None:
        """Do what can be done; a refusal has a code, and has changed nothing."""
        try:
            entry = command()
        except (RuleError, MatchError) as error:
            self.codes.add(error.code)
            return None
        self.match = self.match.after(Stamped(entry, self.now))
        self.account(entry)
        return entry

    def account(self, entry: Entry) -> None:
        ledger, game = self.ledger, self.game
        timed = not isinstance(self.settings.clock, Untimed)
        match entry:
            case Played(move):
                mover = game.position.to_move
                ledger.charge(self.now)
                game.play(move)
                was_begun, self.begun = self.begun, self.begun or game.turns_taken >= 2
                if game.over or not self.begun or not timed:
                    ledger.running = None
                elif was_begun and game.position.to_move is not mover:
                    if isinstance(self.settings.clock, Timed):
                        ledger.give(mover, timedelta(seconds=self.settings.clock.increment))
                    else:
                        ledger.give(mover, ledger.full - ledger.left[mover])
                if self.begun and timed and not game.over:
                    ledger.running = game.position.to_move
            case TakenBack(to):
                ledger.charge(self.now)
                game.undo(to)
                if self.begun and timed:
                    ledger.running = game.position.to_move
                if self.begun and isinstance(self.settings.clock, Daily):
                    for side in Side:
                        ledger.give(side, ledger.full - ledger.left[side])
            case Resumed(since):
                if since > ledger.since:
                    ledger.charge(since)
                ledger.since = self.now + COMING_BACK
            case _ if self.match.over:
                ledger.charge(self.now)
                ledger.running = None

    @rule(seconds=st.sampled_from([-3600, -1, 0, 0.001, 0.5, 2, 7, 14, 40, 100, 90_000]))
    def time_passes(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)

    @rule(side=strategies.sides, player=st.sampled_from("SNX"))
    def join(self, side: Side, player: str) -> None:
        free = self.match.meeting is not None and self.match.meeting.seat(side) is None
        done = self.attempt(lambda: online.join(self.match, side, player, "Aya", self.now))
        assert free or done is None

    @rule(data=st.data())
    def play_well(self, data: st.DataObject) -> None:
        if self.match.over or not (legal := self.match.game.legal_moves()):
            return
        move = data.draw(st.sampled_from(legal))
        side, ply = self.match.game.position.to_move, self.match.game.plies
        done = self.attempt(lambda: online.play(self.match, side, move, ply=ply, at=self.now))
        if done:
            # Sent once more, it is known to be done, and cannot be done again.
            assert online.is_repeated(self.match, side, move, ply=ply)
            again = self.attempt(lambda: online.play(self.match, side, move, ply=ply, at=self.now))
            assert again is None
        else:
            deadline = self.match.times.deadline if self.match.times else None
            late = deadline is not None and self.now > deadline
            assert late or not (self.match.meeting and self.match.meeting.complete)

    @rule(move=strategies.moves, side=strategies.sides, ahead=st.sampled_from([-1, 0, 1, 7]))
    def play_anything(self, move: Move, side: Side, ahead: int) -> None:
        ply = self.match.game.plies + ahead
        mover = self.match.game.position.to_move
        done = self.attempt(lambda: online.play(self.match, side, move, ply=ply, at=self.now))
        assert done is None or (ahead == 0 and side is mover)

    @rule(side=strategies.sides)
    def offer_draw(self, side: Side) -> None:
        self.attempt(lambda: online.offer_draw(self.match, side, self.now))

    @rule(side=strategies.sides, accept=st.booleans())
    def answer_draw(self, side: Side, accept: bool) -> None:
        asked = self.match.meeting is not None and self.match.meeting.draw is side.opponent
        answer = online.accept_draw if accept else online.decline_draw
        assert self.attempt(lambda: answer(self.match, side, self.now)) is None or asked

    @rule(side=strategies.sides, data=st.data())
    def ask_takeback(self, side: Side, data: st.DataObject) -> None:
        to = data.draw(st.sampled_from([online.takeback_to(self.match, side), 0, 1, 7, -1]))
        if to is not None:
            self.attempt(lambda: online.ask_takeback(self.match, side, to, self.now))

    @rule(side=strategies.sides, data=st.data())
    def answer_takeback(self, side: Side, data: st.DataObject) -> None:
        asked = self.match.meeting.takeback if self.match.meeting else None
        to = data.draw(st.sampled_from([asked.to if asked else 0, 0, 2]))
        accept = data.draw(st.booleans())
        done = self.attempt(
            lambda: (
                online.accept_takeback(self.match, side, to, self.now)
                if accept
                else online.decline_takeback(self.match, side, self.now)
            )
        )
        if done:
            assert asked is not None
            assert asked.side is side.opponent
            assert not accept or self.match.game.plies == asked.to
            assert not accept or self.match.to_move is asked.side

    @rule(side=strategies.sides, how=st.sampled_from(HOWS), ago=st.floats(0, 600))
    def claim(self, side: Side, how: Literal["win", "draw"], ago: float) -> None:
        away = {side.opponent: self.now - timedelta(seconds=ago)}
        may = online.may_claim(self.match, side, away, self.now)
        done = self.attempt(lambda: online.claim(self.match, side, how, away, self.now))
        assert done is None or (may and ago >= 60)
        assert not online.may_claim(self.match, side, {side: away[side.opponent]}, self.now)

    @rule(side=strategies.sides)
    @precondition(lambda self: self.match.version > 6)
    def resign(self, side: Side) -> None:
        self.attempt(lambda: online.resign(self.match, side, self.now))

    @rule(side=strategies.sides)
    @precondition(lambda self: self.match.version > 2)
    def abort(self, side: Side) -> None:
        abortable = online.is_abortable(self.match)
        done = self.attempt(lambda: online.abort(self.match, side, self.now))
        assert done is None or abortable

    @rule()
    def judge_the_clock(self) -> None:
        due = self.match.flag(self.now)
        if due is None:
            return
        at = self.match.flag_at
        assert at is not None
        assert self.now > at
        running = self.match.times.running if self.match.times else None
        assert due == TimedOut(running or Side.SOUTH)
        assert self.attempt(lambda: due) is due
        assert self.match.outcome is not None
        assert self.match.outcome.winner is due.side.opponent

    @rule(
        noted=st.sampled_from([0, 0.001, 2, 14, 3600]),
        down=st.sampled_from([-3600, 0, 0.001, 5, 20, 90_000]),
    )
    def the_service_stops_and_starts(self, noted: float, down: float) -> None:
        """Down since it was last noted that it serves, which was a moment before it stopped."""
        since = self.now - timedelta(seconds=noted)
        self.now += timedelta(seconds=down)
        before, times = self.match, self.match.times
        due = before.resume(since, self.now)
        if due is None:
            deadline = times.deadline if times else None
            assert deadline is None or since >= min(self.now, deadline)
            return
        assert times is not None
        assert times.running is not None
        assert self.attempt(lambda: due) is due
        resumed = self.match.times
        assert resumed is not None
        # Nobody has more than when it was noted, and so nobody loses by it.
        assert {side: resumed.left(side) for side in Side} == {
            side: times.at(max(since, times.since or since)).left(side) for side in Side
        }
        assert all(resumed.left(side) <= times.left(side) for side in Side)
        assert self.match.flag(self.now + COMING_BACK) is None
        assert (self.match.game, self.match.over) == (before.game, False)
        assert self.match.to_move is resumed.running

    @rule(side=strategies.sides, answer=st.sampled_from(["offer", "decline", "accept"]))
    def rematch(self, side: Side, answer: str) -> None:
        over, by = self.match.over, self.match.meeting.rematch if self.match.meeting else None

        def command() -> Entry:
            match answer:
                case "offer":
                    return online.offer_rematch(self.match, side, self.now)
                case "decline":
                    return online.decline_rematch(self.match, side, self.now)
                case _:
                    return online.accept_rematch(self.match, side, "next", self.now)

        done = self.attempt(command)
        assert done is None or over
        assert done is None or answer == "offer" or by is side.opponent

    @rule(side=strategies.sides, phrase=st.sampled_from([*PHRASES, "", "<b>"]))
    def say(self, side: Side, phrase: str) -> None:
        done = self.attempt(lambda: online.say(self.match, side, phrase, self.now))
        assert done is None or phrase in PHRASES

    @invariant()
    def replayed_it_is_the_same(self) -> None:
        kept = [Stamped(read_entry(plain_entry(one.entry)), one.at) for one in self.match.entries]
        settings = read_settings(plain_settings(self.settings))
        assert Match.replay(settings, kept) == self.match
        half = Match.replay(settings, kept[: len(kept) // 2])
        assert half.after(*kept[len(kept) // 2 :]) == self.match

    @invariant()
    def what_is_refused_has_a_code_for_it(self) -> None:
        assert MatchCode.BAD_ENTRY not in self.codes

    @invariant()
    def the_game_is_what_was_played(self) -> None:
        assert self.match.game.moves == self.game.moves
        assert self.match.over == (self.match.outcome is not None)
        assert (self.match.to_move is None) == self.match.over

    @invariant()
    def the_clocks_are_right(self) -> None:
        times, ledger = self.match.times, self.ledger
        if times is None:
            assert isinstance(self.settings.clock, Untimed)
            return
        assert times.running is ledger.running
        if not any(isinstance(one.entry, TimedOut) for one in self.match.entries):
            assert {side: times.left(side) for side in Side} == ledger.left
            assert ledger.given - ledger.spent == times.south + times.north
        for moment in (self.now, self.now - timedelta(days=1), self.now + timedelta(days=99)):
            shown = times.at(moment)
            assert min(shown.south, shown.north) >= NOTHING
            still = [side for side in Side if side is not times.running]
            assert all(shown.left(side) == times.left(side) for side in still)

    @invariant()
    def the_clock_runs_for_the_side_to_move_from_the_second_turn_to_the_end(self) -> None:
        meeting = self.match.meeting
        assert meeting is not None
        assert meeting.begun == self.begun
        if self.match.times is not None:
            runs = self.begun and not self.match.over
            assert self.match.times.running is (self.match.to_move if runs else None)
        due = self.match.flag(self.now)
        at = self.match.flag_at
        assert (due is None) == (at is None or self.now <= at)
        if at is not None and self.match.times is not None:
            assert self.match.times.deadline == at - LENIENCY

    @invariant()
    def nothing_is_asked_of_nobody(self) -> None:
        meeting = self.match.meeting
        assert meeting is not None
        if self.match.over:
            assert meeting.draw is None
            assert meeting.takeback is None
        else:
            assert meeting.rematch is None
            assert meeting.next_match is None
        if meeting.draw or meeting.takeback or meeting.rematch or self.match.game.plies:
            assert meeting.complete
        if meeting.takeback:
            ply = meeting.takeback.to
            assert self.match.game.turns[ply].before.to_move is meeting.takeback.side
        players = [seat.player for seat in (meeting.south, meeting.north) if seat]
        assert len(players) == len(set(players))
        assert len(meeting.phrases) <= REMEMBERED

    @invariant()
    def at_one_device_nothing_of_it_can_be_done(self) -> None:
        for local in (self.match.draw, self.match.take_back, self.match.redo):
            try:
                local(version=self.match.version)
            except MatchError as error:
                assert error.code is MatchCode.NOT_YOUR_SEAT  # noqa: PT017 (an invariant)
            else:
                raise AssertionError

    @invariant()
    def a_rematch_swaps_sides(self) -> None:
        settings, joined = online.rematch(self.match)
        again = Match.replay(settings, [Stamped(one, self.now) for one in joined])
        assert again.meeting is not None
        assert self.match.meeting is not None
        for side in Side:
            seat, other = self.match.meeting.seat(side), again.meeting.seat(side.opponent)
            assert (seat and seat.player) == (other and other.player)
        assert not again.over
        assert again.times == Match.new(self.settings).times
        assert all(isinstance(one, Joined) for one in joined)


Meetings.TestCase.settings = hypothesis_settings(max_examples=80, stateful_step_count=50)
TestMeetings = Meetings.TestCase
