"""A match between two people far apart: what each can do, and when it is refused."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from ayla.match import (
    PHRASES,
    Abandoned,
    Cause,
    Clock,
    Daily,
    Drawn,
    DrawOffered,
    Entry,
    Joined,
    Kind,
    Match,
    MatchCode,
    MatchError,
    Meeting,
    Played,
    Resigned,
    Resumed,
    Seat,
    Settings,
    Stamped,
    TakebackAsked,
    TakenBack,
    Timed,
    TimedOut,
    Untimed,
    Verdict,
    online,
)
from ayla.match.phrases import MOST_PHRASES, WITHIN
from ayla.match.records import match_record
from ayla.notation import parse_move, parse_position, read_records, write_record
from ayla.notation.telling import tell_outcome
from ayla.rules import Code, Reason, RuleError, Rules, Side
from tests.stamps import NOW

S, N = Side.SOUTH, Side.NORTH
HUMAN, COMPUTER = Seat(Kind.HUMAN), Seat(Kind.COMPUTER, "greedy")


class Table:
    """A match with two players at it, and a clock on the wall."""

    def __init__(
        self,
        clock: Clock = Timed(5, 3),  # noqa: B008, RUF100 (a value)
        moves: str = "",
        *,
        joined: bool = True,
        position: str | None = None,
        rules: Rules = Rules(),  # noqa: B008, RUF100 (a value)
    ) -> None:
        start = None if position is None else parse_position(position)
        settings = Settings(HUMAN, HUMAN, rules, start, online=True, clock=clock)
        self.match = Match.new(settings)
        self.now = NOW
        if joined:
            self.add(Joined(S, "aya", "Aya"))
            self.add(Joined(N, "tra", "Tra Bi"))
        for text in moves.split():
            self.play(text)

    def add(self, entry: Entry) -> Entry:
        self.match = self.match.after(Stamped(entry, self.now))
        return entry

    def play(self, text: str) -> None:
        game = self.match.game
        self.add(
            online.play(
                self.match,
                game.position.to_move,
                parse_move(text),
                ply=game.plies,
                at=self.now,
            )
        )

    def wait(self, seconds: float) -> datetime:
        self.now += timedelta(seconds=seconds)
        return self.now

    @property
    def meeting(self) -> Meeting:
        assert self.match.meeting is not None
        return self.match.meeting

    def left(self) -> tuple[float, float]:
        times = self.match.clock_at(self.now)
        assert times is not None
        return times.south.total_seconds(), times.north.total_seconds()


def refused(code: MatchCode, attempt: Callable[[], object]) -> MatchError:
    with pytest.raises(MatchError) as caught:
        attempt()
    assert caught.value.code is code
    assert "\n" not in str(caught.value)
    return caught.value


# Sitting down.


def test_two_people_sit_down_and_begin() -> None:
    table = Table(joined=False)
    table.add(online.join(table.match, N, "tra", "Tra Bi", NOW))
    assert table.meeting.side_of("tra") is N
    assert table.meeting.side_of("aya") is None
    move = parse_move("C")
    refused(MatchCode.NOT_JOINED, lambda: online.play(table.match, S, move, ply=0, at=NOW))
    refused(MatchCode.NOT_JOINED, lambda: online.resign(table.match, N, NOW))
    table.add(online.join(table.match, S, "aya", "Aya", NOW))
    assert table.meeting.complete
    table.play("C")


def test_a_seat_is_taken_once_and_nobody_plays_against_themselves() -> None:
    table = Table(joined=False)
    table.add(online.join(table.match, S, "aya", "", NOW))
    refused(MatchCode.SEAT_TAKEN, lambda: online.join(table.match, S, "tra", "", NOW))
    refused(MatchCode.SEAT_TAKEN, lambda: online.join(table.match, S, "aya", "", NOW))
    refused(MatchCode.OWN_SEAT, lambda: online.join(table.match, N, "aya", "", NOW))


@pytest.mark.parametrize("name", ["a\nb", "\x1b[31m", "x" * 41])
def test_a_name_that_is_none_does_not_sit_down(name: str) -> None:
    table = Table(joined=False)
    refused(MatchCode.BAD_SETTINGS, lambda: online.join(table.match, S, "aya", name, NOW))


@pytest.mark.parametrize(
    "make",
    [
        lambda: Settings(HUMAN, COMPUTER, online=True),
        lambda: Settings(HUMAN, HUMAN, clock=Timed(5)),
        lambda: Settings(HUMAN, HUMAN, rated=True),
        lambda: Settings(HUMAN, HUMAN, public=True),
    ],
)
def test_what_cannot_be_agreed_on(make: Callable[[], Settings]) -> None:
    refused(MatchCode.BAD_SETTINGS, make)


# Moves.


def test_a_move_is_made_for_the_ply_that_stands() -> None:
    table = Table(moves="C")
    for ply in (-1, 0, 2, 10**20):
        error = refused(
            MatchCode.STALE_PLY,
            lambda: online.play(table.match, N, parse_move("a"), ply=ply, at=NOW),  # noqa: B023
        )
        assert error.place == "ply"


def test_a_move_is_made_by_the_side_to_move() -> None:
    table = Table(moves="C")
    refused(
        MatchCode.NOT_YOUR_TURN,
        lambda: online.play(table.match, S, parse_move("A"), ply=1, at=NOW),
    )


def test_R3_a_move_that_the_rules_refuse_is_refused_with_their_code() -> None:
    table = Table()
    with pytest.raises(RuleError) as caught:
        online.play(table.match, S, parse_move("a"), ply=0, at=NOW)
    assert caught.value.code is Code.NOT_YOUR_PIT


def test_a_move_that_is_sent_twice_is_known_to_be_done() -> None:
    table = Table(moves="C a")
    assert online.is_repeated(table.match, S, parse_move("C"), ply=0)
    assert online.is_repeated(table.match, N, parse_move("a"), ply=1)
    assert not online.is_repeated(table.match, S, parse_move("B"), ply=0)
    assert not online.is_repeated(table.match, N, parse_move("C"), ply=0)
    for ply in (-1, 2, 3):
        assert not online.is_repeated(table.match, S, parse_move("C"), ply=ply)


def test_a_move_made_before_a_takeback_is_stale_where_the_version_is_known() -> None:
    table = Table(moves="C a")
    version = table.match.version - 1
    table.add(online.ask_takeback(table.match, N, 1, NOW))
    table.add(online.accept_takeback(table.match, S, 1, NOW))
    again = parse_move("a")
    refused(
        MatchCode.STALE_PLY,
        lambda: online.play(table.match, N, again, ply=1, at=NOW, version=version),
    )
    known = table.match.version
    assert online.play(table.match, N, again, ply=1, at=NOW, version=known) == Played(again)


# Clocks.


def test_the_first_turn_of_each_side_takes_no_time() -> None:
    table = Table()
    table.wait(1000)
    table.play("C")
    table.wait(1000)
    table.play("a")
    assert table.left() == (300, 300)
    table.wait(10)
    assert table.left() == (290, 300)
    table.play("B")
    assert table.left() == (293, 300)


def test_a_move_that_came_in_time_counts_and_a_late_one_does_not() -> None:
    table = Table(moves="C a")
    late = table.now + timedelta(seconds=300, microseconds=1)
    move = parse_move("B")
    refused(MatchCode.CLOCK_RAN_OUT, lambda: online.play(table.match, S, move, ply=2, at=late))
    table.wait(300)
    table.play("B")
    assert table.left() == (3, 300)


def test_nothing_else_saves_one_whose_clock_ran_out() -> None:
    table = Table(moves="C a")
    table.add(online.offer_draw(table.match, N, table.now))
    late = table.wait(300.5)
    for attempt in (
        lambda: online.accept_draw(table.match, S, late),
        lambda: online.offer_draw(table.match, S, late),
        lambda: online.ask_takeback(table.match, S, 0, late),
        lambda: online.resign(table.match, N, late),
        lambda: online.claim(table.match, S, "win", {N: NOW}, late),
    ):
        refused(MatchCode.CLOCK_RAN_OUT, attempt)


def test_a_clock_is_judged_a_moment_after_it_ran_out() -> None:
    table = Table(moves="C a")
    at = table.match.flag_at
    assert at == NOW + timedelta(seconds=301)
    assert table.match.flag(at) is None
    due = table.match.flag(at + timedelta(microseconds=1))
    assert due == TimedOut(S)
    # A move that was under way for that moment.
    move = online.play(table.match, S, parse_move("B"), ply=2, at=NOW + timedelta(seconds=299.9))
    assert move == Played(parse_move("B"))


def test_a_clock_that_ran_out_gives_the_win_with_glory() -> None:
    table = Table(moves="C a")
    table.wait(302)
    due = table.match.flag(table.now)
    assert due is not None
    table.add(due)
    assert table.match.outcome == Verdict(N, 0, 0, glory=True, reason=Cause.TIME)
    assert (table.match.over, table.match.to_move, table.match.flag_at) == (True, None, None)
    assert table.left() == (0, 300)
    move = parse_move("B")
    refused(MatchCode.MATCH_OVER, lambda: online.play(table.match, S, move, ply=2, at=table.now))
    refused(MatchCode.MATCH_OVER, lambda: online.resign(table.match, S, table.now))


@pytest.mark.parametrize(
    ("entry", "seconds"), [(TimedOut(S), 300), (TimedOut(N), 400), (TimedOut(S), 0)]
)
def test_a_clock_that_has_not_run_out_is_not_judged(entry: TimedOut, seconds: float) -> None:
    table = Table(moves="C a")
    table.wait(seconds)
    with pytest.raises(MatchError) as caught:
        table.add(entry)
    assert caught.value.code is MatchCode.BAD_ENTRY


def test_while_the_service_is_down_no_clock_runs_out_and_nothing_else_changes() -> None:
    table = Table(Timed(0.25, 3), "C a")
    table.add(online.offer_draw(table.match, N, table.now))
    since = table.wait(6)
    table.wait(3600)
    before = table.match
    due = before.resume(since, table.now)
    assert due == Resumed(since)
    table.add(due)
    assert table.left() == (9, 15)
    assert table.match.flag(table.now) is None
    assert (table.match.game, table.meeting.draw) == (before.game, N)
    assert write_record(match_record(table.match)) == write_record(match_record(before))
    table.wait(15)
    assert table.left() == (4, 15)
    table.play("B")
    assert table.left() == (7, 15)


@pytest.mark.parametrize(
    ("moves", "after"), [("", 0), ("C", 0), ("C a", 300), ("C a", 400), ("C a", 500)]
)
def test_no_clock_resumes_that_stands_or_had_run_out(moves: str, after: float) -> None:
    table = Table(moves=moves)
    since = NOW + timedelta(seconds=after)
    table.wait(500)
    assert table.match.resume(since, table.now) is None
    with pytest.raises(MatchError) as caught:
        table.add(Resumed(since))
    assert caught.value.code is MatchCode.BAD_ENTRY


def test_no_clock_resumes_after_the_end() -> None:
    table = Table(moves="C a")
    table.add(Resigned(N))
    assert table.match.resume(NOW, table.wait(60)) is None


def test_R10_an_answer_and_the_turn_after_it_share_their_time() -> None:
    table = Table(moves="=A =- c", position="4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0")
    table.wait(5)
    table.play("=A")
    assert table.left() == (298, 300)
    table.wait(10)
    table.play("=-")
    assert table.left() == (298, 290)
    table.wait(10)
    table.play("a")
    assert table.left() == (298, 283)


def test_R13_who_declined_wins_on_time_without_glory() -> None:
    table = Table(moves="=A =- c", position="4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0")
    table.wait(400)
    due = table.match.flag(table.now)
    assert due == TimedOut(S)
    table.add(due)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.glory) == (N, False)
    assert tell_outcome(outcome).id == "outcome-win-no-glory"


def test_R14_the_clock_stands_still_after_the_last_move() -> None:
    table = Table(moves="D", position="0,0,0,3/1,1,1,0 SSSS/NNNN 22-20 S - 0-0")
    assert table.match.outcome is not None
    assert table.match.outcome.reason is Reason.SWEPT
    table.wait(10_000)
    assert table.match.flag(table.now) is None
    assert table.left() == (300, 300)


# Requests.


def test_R17_a_draw_is_offered_and_agreed_on() -> None:
    table = Table(moves="C a")
    table.add(online.offer_draw(table.match, S, NOW))
    assert table.meeting.draw is S
    refused(MatchCode.REQUEST_OPEN, lambda: online.offer_draw(table.match, S, NOW))
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_draw(table.match, S, NOW))
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.decline_draw(table.match, S, NOW))
    table.add(online.accept_draw(table.match, N, NOW))
    assert table.match.outcome is not None
    assert table.match.outcome.reason is Reason.AGREED
    assert table.meeting.draw is None


def test_R17_two_who_offer_a_draw_at_the_same_time_agree() -> None:
    table = Table(moves="C a")
    table.add(online.offer_draw(table.match, S, NOW))
    assert online.offer_draw(table.match, N, NOW) == Drawn()


def test_a_draw_offer_stands_until_the_other_moves() -> None:
    table = Table(moves="C a")
    table.add(online.offer_draw(table.match, S, NOW))
    table.play("B")
    assert table.meeting.draw is S
    table.play("b")
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_draw(table.match, N, NOW))


def test_what_was_declined_is_not_asked_again_before_the_next_move() -> None:
    table = Table(moves="C a")
    table.add(online.offer_draw(table.match, S, NOW))
    table.add(online.decline_draw(table.match, N, NOW))
    table.add(online.ask_takeback(table.match, S, 0, NOW))
    table.add(online.decline_takeback(table.match, N, NOW))
    refused(MatchCode.JUST_DECLINED, lambda: online.offer_draw(table.match, S, NOW))
    refused(MatchCode.JUST_DECLINED, lambda: online.ask_takeback(table.match, S, 0, NOW))
    assert online.offer_draw(table.match, N, NOW) == DrawOffered(N)
    table.play("B")
    assert online.offer_draw(table.match, S, NOW) == DrawOffered(S)
    assert online.ask_takeback(table.match, S, 2, NOW) == TakebackAsked(S, 2)


def test_a_takeback_names_its_turn_and_needs_consent() -> None:
    table = Table(moves="C a B")
    assert online.takeback_to(table.match, S) == 2
    assert online.takeback_to(table.match, N) == 1
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_takeback(table.match, N, 2, NOW))
    table.add(online.ask_takeback(table.match, S, 2, NOW))
    refused(MatchCode.REQUEST_OPEN, lambda: online.ask_takeback(table.match, N, 1, NOW))
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_takeback(table.match, S, 2, NOW))
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.decline_takeback(table.match, S, NOW))
    # Consent to one takeback is no consent to another.
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_takeback(table.match, N, 0, NOW))
    table.add(online.accept_takeback(table.match, N, 2, NOW))
    assert table.match.entries[-1].entry == TakenBack(2)
    assert [str(move) for move in table.match.game.moves] == ["C", "a"]
    assert table.match.to_move is S


@pytest.mark.parametrize("to", [-1, 1, 3, 4, 10**20])
def test_only_a_turn_of_one_s_own_is_taken_back(to: int) -> None:
    table = Table(moves="C a B")
    error = refused(MatchCode.NO_SUCH_TURN, lambda: online.ask_takeback(table.match, S, to, NOW))
    assert error.value == str(to)


def test_a_move_withdraws_a_takeback() -> None:
    table = Table(moves="C a B")
    table.add(online.ask_takeback(table.match, S, 2, NOW))
    table.play("b")
    assert table.meeting.takeback is None
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_takeback(table.match, N, 2, NOW))


def test_a_takeback_gives_no_time_back() -> None:
    table = Table(moves="C a")
    table.wait(20)
    table.play("B")
    table.wait(7)
    table.add(online.ask_takeback(table.match, S, 2, table.now))
    table.add(online.accept_takeback(table.match, N, 2, table.now))
    assert table.left() == (283, 293)
    table.wait(3)
    assert table.left() == (280, 293)


def test_a_match_that_has_begun_stays_so_whatever_is_taken_back() -> None:
    table = Table(moves="C a")
    table.add(online.ask_takeback(table.match, S, 0, NOW))
    table.add(online.accept_takeback(table.match, N, 0, NOW))
    assert table.match.game.plies == 0
    refused(MatchCode.TOO_LATE_TO_ABORT, lambda: online.abort(table.match, S, NOW))
    assert table.match.times is not None
    assert table.match.times.running is S


# Ends.


@pytest.mark.parametrize("moves", ["", "C"])
@pytest.mark.parametrize("side", Side)
def test_a_match_can_be_aborted_before_its_second_turn(moves: str, side: Side) -> None:
    table = Table(moves=moves)
    assert online.is_abortable(table.match)
    table.add(online.abort(table.match, side, NOW))
    assert table.match.outcome == Verdict(None, 0, 0, glory=None, reason=Cause.ABORTED)
    assert not online.is_abortable(table.match)


def test_a_match_that_nobody_has_joined_can_be_aborted_by_who_made_it() -> None:
    table = Table(joined=False)
    table.add(Joined(S, "aya"))
    refused(MatchCode.NOT_JOINED, lambda: online.abort(table.match, N, NOW))
    table.add(online.abort(table.match, S, NOW))
    refused(MatchCode.MATCH_OVER, lambda: online.join(table.match, N, "tra", "", NOW))


def test_a_match_cannot_be_aborted_after_its_second_turn() -> None:
    table = Table(moves="C a")
    assert not online.is_abortable(table.match)
    refused(MatchCode.TOO_LATE_TO_ABORT, lambda: online.abort(table.match, S, NOW))


def test_R17_a_resignation_counts_at_any_time() -> None:
    table = Table(moves="C a B")
    table.add(online.resign(table.match, S, NOW))
    assert table.match.outcome is not None
    assert (table.match.outcome.winner, table.match.outcome.reason) == (N, Reason.RESIGNED)
    assert table.match.entries[-1].entry == Resigned(S)
    with pytest.raises(RuleError) as caught:
        online.resign(table.match, N, NOW)
    assert caught.value.code is Code.GAME_OVER


@pytest.mark.parametrize(
    ("clock", "allowed"), [(Timed(5, 3), 60), (Untimed(), 300)], ids=["timed", "untimed"]
)
def test_one_who_stays_away_may_be_claimed_against(clock: Clock, allowed: int) -> None:
    table = Table(clock, moves="C a")
    away = {N: table.now}
    seen = online.allowance(table.match, away, table.wait(20))
    assert seen == online.Allowance(N, timedelta(seconds=allowed - 20))
    assert not online.may_claim(table.match, S, away, table.now)
    refused(
        MatchCode.NOTHING_TO_CLAIM,
        lambda: online.claim(table.match, S, "win", away, table.now),
    )
    table.wait(allowed - 20)
    if isinstance(clock, Timed):
        table.play("B")
    assert online.may_claim(table.match, S, away, table.now)
    assert not online.may_claim(table.match, N, away, table.now)
    table.add(online.claim(table.match, S, "win", away, table.now))
    assert table.match.entries[-1].entry == Abandoned(N, "win")
    assert table.match.outcome == Verdict(S, 0, 0, glory=True, reason=Cause.ABANDONED)
    assert online.allowance(table.match, away, table.now) is None


def test_one_who_stayed_may_call_it_a_draw() -> None:
    table = Table(moves="C a")
    table.add(online.claim(table.match, N, "draw", {S: NOW - timedelta(seconds=61)}, NOW))
    assert table.match.outcome == Verdict(None, 0, 0, glory=None, reason=Cause.ABANDONED)
    assert tell_outcome(table.match.outcome).id == "outcome-draw"


def test_of_two_who_are_away_the_first_to_run_out_is_seen() -> None:
    table = Table(moves="C a")
    away = {S: NOW - timedelta(seconds=10), N: NOW - timedelta(seconds=30)}
    assert online.allowance(table.match, away, NOW) == online.Allowance(N, timedelta(seconds=30))
    assert online.allowance(table.match, {}, NOW) is None


@pytest.mark.parametrize(
    "table",
    [Table(moves="C"), Table(Daily(1), moves="C a")],
    ids=["before it has begun", "days a move"],
)
def test_nothing_is_claimed(table: Table) -> None:
    away = {N: NOW - timedelta(hours=9)}
    assert online.allowance(table.match, away, NOW) is None
    refused(MatchCode.NOTHING_TO_CLAIM, lambda: online.claim(table.match, S, "win", away, NOW))


# Afterwards.


def test_a_rematch_swaps_sides() -> None:
    table = Table(moves="C a")
    refused(MatchCode.NOT_OVER, lambda: online.offer_rematch(table.match, S, NOW))
    table.add(online.resign(table.match, S, NOW))
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_rematch(table.match, N, "x", NOW))
    table.add(online.offer_rematch(table.match, S, NOW))
    refused(MatchCode.REQUEST_OPEN, lambda: online.offer_rematch(table.match, S, NOW))
    refused(MatchCode.NO_REQUEST_OPEN, lambda: online.accept_rematch(table.match, S, "x", NOW))
    table.add(online.accept_rematch(table.match, N, "next", NOW))
    assert table.meeting.next_match == "next"
    refused(MatchCode.REMATCHED, lambda: online.offer_rematch(table.match, N, NOW))
    settings, joined = online.rematch(table.match)
    assert settings == table.match.settings
    assert joined == (Joined(N, "aya", "Aya"), Joined(S, "tra", "Tra Bi"))


def test_a_rematch_can_be_declined() -> None:
    table = Table(moves="C a")
    table.add(online.resign(table.match, S, NOW))
    table.add(online.offer_rematch(table.match, S, NOW))
    table.add(online.decline_rematch(table.match, N, NOW))
    assert table.meeting.rematch is None
    refused(MatchCode.JUST_DECLINED, lambda: online.offer_rematch(table.match, S, NOW))
    table.add(online.offer_rematch(table.match, N, NOW))
    assert table.meeting.rematch is N


def test_phrases_are_said_before_during_and_after() -> None:
    table = Table()
    table.add(online.say(table.match, S, "hello", NOW))
    table.play("C")
    table.play("a")
    table.add(online.resign(table.match, S, NOW))
    table.add(online.say(table.match, N, "good-game", NOW))
    said = [(spoken.side, spoken.phrase, spoken.ply) for spoken in table.meeting.phrases]
    assert said == [(S, "hello", 0), (N, "good-game", 2)]


@pytest.mark.parametrize("phrase", ["", "Hello", "<b>hello</b>", "x" * 10_000])
def test_there_is_no_free_chat(phrase: str) -> None:
    error = refused(MatchCode.NO_SUCH_PHRASE, lambda: online.say(Table().match, S, phrase, NOW))
    assert len(error.value) <= 200


def test_nobody_talks_without_end() -> None:
    table = Table()
    for phrase in PHRASES[:MOST_PHRASES]:
        table.add(online.say(table.match, S, phrase, table.wait(1)))
    refused(MatchCode.TOO_TALKATIVE, lambda: online.say(table.match, S, "thanks", table.wait(1)))
    table.add(online.say(table.match, N, "thanks", table.now))
    table.now += WITHIN
    table.add(online.say(table.match, S, "thanks", table.now))


# Records.


def test_a_record_says_how_a_match_ended_that_its_moves_leave_open() -> None:
    table = Table(moves="C a")
    table.wait(302)
    table.add(TimedOut(S))
    text = write_record(match_record(table.match))
    for line in ('[South "Aya"]', '[Reason "time"]', '[Winner "North"]', '[Glory "with"]'):
        assert line in text
    (record,) = read_records(text)
    assert record == match_record(table.match)


def test_a_record_of_an_aborted_match_has_no_result() -> None:
    table = Table(moves="C")
    table.add(online.abort(table.match, S, NOW))
    text = write_record(match_record(table.match))
    assert '[Result "*"]' in text
    assert '[Reason "aborted"]' in text
    assert "Winner" not in text


# One device and two.


def test_at_one_device_nobody_holds_a_seat() -> None:
    match = Match.new(Settings(HUMAN, HUMAN))
    assert match.meeting is None
    assert match.times is None
    assert match.flag(NOW) is None
    refused(MatchCode.NOT_YOUR_SEAT, lambda: online.resign(match, S, NOW))
    with pytest.raises(MatchError) as caught:
        match.after(Stamped(Joined(S, "aya"), NOW))
    assert caught.value.code is MatchCode.BAD_ENTRY


def test_far_apart_nobody_plays_for_both() -> None:
    match = Table(moves="C a").match
    for attempt in (
        lambda: match.play(parse_move("B"), version=match.version),
        lambda: match.take_back(0, version=match.version),
        lambda: match.resign(S, version=match.version),
        lambda: match.draw(version=match.version),
    ):
        refused(MatchCode.NOT_YOUR_SEAT, attempt)
