"""A match: whose turn it is, what is taken back, and what it refuses."""

import pytest

from ayla.match import (
    Drawn,
    Entry,
    Kind,
    Match,
    MatchCode,
    MatchError,
    Played,
    Resigned,
    Seat,
    Settings,
    TakenBack,
)
from ayla.notation import parse_move, parse_position
from ayla.rules import CLASSIC, Code, Reason, RuleError, Side
from tests.stamps import after, replay

HUMAN = Seat(Kind.HUMAN)
COMPUTER = Seat(Kind.COMPUTER, "greedy")


def played(south: Seat, north: Seat, moves: str = "", position: str | None = None) -> Match:
    """The match in which both sides have played these moves."""
    start = None if position is None else parse_position(position)
    settings = Settings(south, north, start=start)
    return replay(settings, [Played(parse_move(text)) for text in moves.split()])


def refusal(code: MatchCode, call: object, *args: object, **kwargs: object) -> MatchError:
    assert callable(call)
    with pytest.raises(MatchError) as caught:
        call(*args, **kwargs)
    assert caught.value.code is code
    return caught.value


def test_a_move_is_an_entry_and_the_match_goes_on_with_it() -> None:
    match = played(HUMAN, HUMAN)
    entry = match.play(parse_move("C"), version=0)
    assert entry == Played(parse_move("C"))
    then = after(match, entry)
    assert (then.version, then.game.plies, then.to_move) == (1, 1, Side.NORTH)
    assert (match.version, match.game.plies) == (0, 0)


@pytest.mark.parametrize("version", [-1, 0, 2, 10**20])
def test_a_command_for_another_version_is_stale(version: int) -> None:
    match = played(HUMAN, HUMAN, "C")
    move = parse_move("a")
    assert refusal(MatchCode.STALE_VERSION, match.play, move, version=version).place == "version"
    refusal(MatchCode.STALE_VERSION, match.take_back, 0, version=version)
    refusal(MatchCode.STALE_VERSION, match.resign, Side.SOUTH, version=version)
    refusal(MatchCode.STALE_VERSION, match.draw, version=version)


def test_nobody_moves_for_the_other_seat() -> None:
    match = played(HUMAN, COMPUTER, "C")
    assert match.thinker == "greedy"
    refusal(MatchCode.NOT_YOUR_TURN, match.play, parse_move("a"), version=1)
    then = after(match, match.answer(parse_move("a"), version=1))
    assert then.thinker is None
    refusal(MatchCode.NOT_YOUR_TURN, then.answer, parse_move("B"), version=2)


def test_R3_a_move_that_the_rules_refuse_is_refused_with_their_code() -> None:
    match = played(HUMAN, HUMAN)
    with pytest.raises(RuleError) as caught:
        match.play(parse_move("a"), version=0)
    assert caught.value.code is Code.NOT_YOUR_PIT


def test_between_two_people_any_ply_can_be_taken_back_to() -> None:
    match = played(HUMAN, HUMAN, "C a B")
    assert match.undo_to() == 2
    for to in range(3):
        then = after(match, match.take_back(to, version=3))
        assert then.game.moves == match.game.moves[:to]
        assert then.version == 4
    assert match.take_back(version=3) == TakenBack(2)


@pytest.mark.parametrize("to", [-1, 3, 4, 10**20])
def test_a_turn_that_was_not_played_is_not_taken_back(to: int) -> None:
    match = played(HUMAN, HUMAN, "C a B")
    assert refusal(MatchCode.NO_SUCH_TURN, match.take_back, to, version=3).value == str(to)


def test_nothing_is_taken_back_before_the_first_move() -> None:
    match = played(HUMAN, HUMAN)
    assert match.undo_to() is None
    refusal(MatchCode.NO_SUCH_TURN, match.take_back, version=0)
    refusal(MatchCode.NO_SUCH_TURN, match.take_back, 0, version=0)


def test_against_the_computer_both_turns_are_taken_back() -> None:
    match = played(HUMAN, COMPUTER, "C a B b")
    assert match.undo_to() == 2
    for to, leads in [(3, 2), (2, 2), (1, 0), (0, 0)]:
        then = after(match, match.take_back(to, version=4))
        assert then.game.plies == leads
        assert then.thinker is None
    refusal(MatchCode.NO_SUCH_TURN, match.take_back, 4, version=4)


def test_while_the_computer_thinks_the_last_turn_is_taken_back() -> None:
    match = played(HUMAN, COMPUTER, "C a B")
    assert match.thinker == "greedy"
    assert match.take_back(version=3) == TakenBack(2)


def test_the_computer_s_first_turn_cannot_be_taken_back() -> None:
    match = played(COMPUTER, HUMAN, "C")
    assert match.undo_to() is None
    refusal(MatchCode.NO_SUCH_TURN, match.take_back, version=1)
    refusal(MatchCode.NO_SUCH_TURN, match.take_back, 0, version=1)


# South has captured enough to pay for offers of North's, and the other way round.
RICH = "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0"


def test_R10_an_answer_is_taken_back_with_the_turn_after_it() -> None:
    match = played(COMPUTER, HUMAN, "=A =+", position=RICH)
    # North has accepted and is still to sow: the turn began before the answer.
    assert match.to_move is Side.NORTH
    assert match.undo_to() == 1
    match = after(match, match.play(parse_move("c"), version=2))
    for to in (3, 2, 1):
        if to < 3:
            assert match.take_back(to, version=3) == TakenBack(1)
    assert match.undo_to() == 1
    then = after(match, match.take_back(version=3))
    assert then.game.position.offer
    assert then.thinker is None


def test_R13_a_declined_offer_that_is_taken_back_no_longer_counts() -> None:
    match = played(COMPUTER, HUMAN, "=A =- c", position=RICH)
    assert match.game.position.declined == (0, 1)
    then = after(match, match.take_back(version=3))
    assert then.game.position.declined == (0, 0)


# One sowing of South's leaves every pit below three (R14).
LAST = "0,0,0,3/1,1,1,0 SSSS/NNNN 22-20 S - 0-0"


def test_R14_a_finished_game_can_be_taken_back() -> None:
    match = played(HUMAN, COMPUTER, "D", position=LAST)
    assert match.to_move is None
    assert match.game.over
    then = after(match, match.take_back(version=1))
    assert then.to_move is Side.SOUTH
    assert match.take_back(1, version=1) == TakenBack(0)


def test_R14_nothing_is_played_in_a_finished_game() -> None:
    match = played(HUMAN, COMPUTER, "D", position=LAST)
    for command in (match.play, match.answer):
        with pytest.raises(RuleError) as caught:
            command(parse_move("a"), version=1)
        assert caught.value.code is Code.GAME_OVER


def test_R17_a_resignation_alone_is_taken_back_first() -> None:
    match = played(HUMAN, COMPUTER, "C a")
    match = after(match, match.resign(Side.SOUTH, version=2))
    assert match.game.outcome is not None
    assert match.game.outcome.winner is Side.NORTH
    assert match.undo_to() == 2
    then = after(match, match.take_back(version=3))
    assert (then.game.plies, then.to_move) == (2, Side.SOUTH)


def test_R17_a_resignation_in_the_computer_s_turn_is_taken_back_to_the_person_s() -> None:
    match = played(HUMAN, COMPUTER, "C a B")
    match = after(match, match.resign(Side.SOUTH, version=3))
    assert match.take_back(version=4) == TakenBack(2)


def test_R17_nobody_resigns_for_the_computer_or_twice() -> None:
    match = played(HUMAN, COMPUTER)
    assert refusal(MatchCode.NOT_YOUR_SEAT, match.resign, Side.NORTH, version=0).place == "side"
    match = after(match, match.resign(Side.SOUTH, version=0))
    with pytest.raises(RuleError) as caught:
        match.resign(Side.SOUTH, version=1)
    assert caught.value.code is Code.GAME_OVER


def test_R17_two_people_agree_on_a_draw_and_a_computer_does_not() -> None:
    match = played(HUMAN, HUMAN, "C")
    then = after(match, match.draw(version=1))
    assert then.game.outcome is not None
    assert then.game.outcome.reason is Reason.AGREED
    assert then.entries[-1].entry == Drawn()
    refusal(MatchCode.NO_DRAW, played(HUMAN, COMPUTER).draw, version=0)


def test_two_computers_take_nothing_back() -> None:
    match = played(COMPUTER, COMPUTER, "C a")
    assert match.undo_to() is None
    refusal(MatchCode.NOT_YOUR_SEAT, match.take_back, 0, version=2)
    refusal(MatchCode.NOT_YOUR_SEAT, match.take_back, version=2)


@pytest.mark.parametrize(
    "entries",
    [
        [Played(parse_move("a"))],
        [TakenBack(1)],
        [TakenBack(-1)],
        [Resigned(Side.SOUTH), Played(parse_move("C"))],
        [Resigned(Side.SOUTH), Drawn()],
        [Played(parse_move("C")), TakenBack(0), TakenBack(1)],
    ],
)
def test_entries_that_cannot_follow_one_another_are_no_match(entries: list[Entry]) -> None:
    refusal(MatchCode.BAD_ENTRY, replay, Settings(HUMAN, HUMAN), entries)


def test_replaying_plays_only_what_was_not_taken_back() -> None:
    # Not checked, as the docstring says: a move that no longer stands. So replaying a match costs
    # what is left of it, however often turns were taken back.
    entries: list[Entry] = [Played(parse_move("a")), TakenBack(0), Played(parse_move("C"))]
    assert replay(Settings(HUMAN, HUMAN), entries).game.moves == (parse_move("C"),)


def test_a_game_that_was_ended_and_taken_back_can_end_again() -> None:
    first = after(Match.new(Settings(HUMAN, HUMAN)), Played(parse_move("C")), Drawn())
    again = after(first, TakenBack(1), Resigned(Side.NORTH))
    assert again.game.outcome is not None
    assert again.game.outcome.winner is Side.SOUTH
    assert again == Match.replay(first.settings, again.entries)


@pytest.mark.parametrize(
    ("make", "place"),
    [
        (lambda: Seat(Kind.COMPUTER), "opponent"),
        (lambda: Seat(Kind.COMPUTER, ""), "opponent"),
        (lambda: Seat(Kind.HUMAN, "greedy"), "opponent"),
        (lambda: Seat(Kind.HUMAN, name="x" * 41), "name"),
        (lambda: Seat(Kind.HUMAN, name="a\nb"), "name"),
        (lambda: Seat(Kind.HUMAN, name="a\u202eb"), "name"),
        (lambda: Seat(Kind.HUMAN, name="\ud800"), "name"),
        (lambda: Settings(HUMAN, HUMAN, start=parse_position(OVER)), "position"),
    ],
)
def test_settings_that_make_no_match_are_refused(make: object, place: str) -> None:
    error = refusal(MatchCode.BAD_SETTINGS, make)
    assert error.place == place
    assert error.value.isascii() or error.value.isprintable()


OVER = "1,1,1,1/1,1,1,1 SSSS/NNNN 20-20 S - 0-0"


def test_a_finished_start_is_refused_as_its_reader_would_write_it() -> None:
    make = lambda: Settings(HUMAN, HUMAN, start=parse_position(OVER))  # noqa: E731
    assert refusal(MatchCode.BAD_SETTINGS, make).value == OVER


def test_R9_an_open_offer_starts_no_classic_match() -> None:
    start = parse_position("4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S a 0-0")
    with pytest.raises(RuleError) as caught:
        Settings(HUMAN, HUMAN, CLASSIC, start)
    assert caught.value.code is Code.BARTER_OFF
