"""Game records: what writers write, and what readers take and refuse."""

from io import StringIO
from itertools import cycle, islice

import pytest

from ayla.notation import (
    NotationError,
    Record,
    RecordError,
    parse_move,
    parse_position,
    read_records,
    write_record,
    write_records,
)
from ayla.rules import CLASSIC, Game, Outcome, Pit, Reason, Rules, Side, Sow

BARTER = "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 S - 0-0"
CIRCLE = "0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S - 0-0"
LAST = "1,0,0,1/3,0,1,0 SSSS/NNNN 20-22 S - 0-1"


def played(moves: str, rules: Rules | None = None, start: str | None = None) -> Game:
    position = None if start is None else parse_position(start)
    return Game.replay(map(parse_move, moves.split()), rules or Rules(), position)


def read_one(text: str) -> Record:
    (record,) = read_records(text)
    return record


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_records(text)
    return caught.value


def test_unfinished_game() -> None:
    record = Record(played("C b A"), {"Event": "Home", "North": "Aya", "South": "Tra"})
    text = """\
[South "Tra"]
[North "Aya"]
[Rules "gore"]
[Event "Home"]
[Result "*"]

1. C 2. b 3. A *
"""
    assert write_record(record) == text
    assert read_records(text) == [record]


def test_finished_game_with_position_captures_result_and_glory() -> None:
    text = """\
[Rules "gore"]
[Position "1,0,0,1/3,0,1,0 SSSS/NNNN 20-22 S - 0-1"]
[Result "25-23"]
[Glory "with"]

1. Dx4 25-23
"""
    game = played("D", start=LAST)
    assert write_record(game) == text
    assert read_one(text).game == game


def test_switches_that_are_not_default() -> None:
    text = write_record(Game(Rules(barter=False, skip_origin=True, endless="owner")))
    assert text.splitlines()[:4] == [
        '[Rules "gore"]',
        '[Barter "off"]',
        '[SkipOrigin "on"]',
        '[Endless "owner"]',
    ]
    assert read_one(text).game.rules == Rules(barter=False, skip_origin=True, endless="owner")


def test_classic_is_another_word_for_no_barter() -> None:
    assert read_one('[Rules "classic"] 1. C').game.rules == CLASSIC


def test_R10_an_answer_opens_the_turn_that_it_is_part_of() -> None:
    game = played("=A =- a", start=BARTER)
    assert "1. =A 2. =- a *" in write_record(game)
    assert game.turns_taken == 2


def test_R10_a_record_may_start_with_an_answer() -> None:
    game = played("=+ a", start="5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AB 0-0")
    text = write_record(game)
    assert "1. =+ a *" in text
    assert read_one(text).game == game


@pytest.mark.parametrize("side", Side)
def test_R17_resignation_names_the_winner(side: Side) -> None:
    game = played("C b")
    game.resign(side)
    text = write_record(game)
    assert '[Reason "resigned"]' in text
    assert f'[Winner "{side.opponent}"]' in text
    assert read_one(text).game == game


def test_R17_agreed_draw() -> None:
    game = played("C b")
    game.agree_draw()
    text = write_record(game)
    assert '[Reason "agreed"]' in text
    assert "Winner" not in text
    assert read_one(text).game == game


def test_R16_settled_game() -> None:
    game = played(" ".join(islice(cycle("DaBaCdAbAc"), 20)), start=CIRCLE)
    text = write_record(game)
    assert '[Result "24-24"]\n[Reason "repetition"]\n' in text
    assert "Glory" not in text
    record = read_one(text)
    assert record.game.outcome == Outcome(None, 24, 24, None, Reason.REPETITION)


def test_claim_about_a_game_that_its_moves_leave_open_is_kept() -> None:
    text = """\
[Rules "gore"]
[Result "4-2"]
[Reason "time"]
[Winner "North"]

1. C 2. b *
"""
    record = read_one(text)
    assert record.tags == {"Result": "4-2", "Reason": "time", "Winner": "North"}
    assert not record.game.over
    assert write_record(record) == text


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ({"Two words": "x"}, "bad_record"),
        ({"": "x"}, "bad_record"),
        ({"Rules": "gore"}, "bad_record"),
        ({"Position": BARTER}, "bad_record"),
        ({"Result": "*"}, "bad_result"),
        ({"Result": "many"}, "bad_result"),
        ({"Winner": "S"}, "bad_result"),
        ({"Glory": "some"}, "bad_result"),
        ({"Reason": "resigned"}, "bad_result"),
        ({"Reason": "swept"}, "bad_result"),
    ],
)
def test_tags_that_would_not_read_back_are_refused(tags: dict[str, str], code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record(Game(), tags)
    assert caught.value.code == code


def test_tags_that_follow_from_a_finished_game_are_refused() -> None:
    with pytest.raises(NotationError):
        Record(played("D", start=LAST), {"Result": "25-23"})


@pytest.mark.parametrize("comments", [{2: ("late",)}, {-1: ("early",)}, {0: ()}])
def test_comments_on_no_ply_are_refused(comments: dict[int, tuple[str, ...]]) -> None:
    with pytest.raises(NotationError):
        Record(played("C"), {}, comments)


def test_comments_stand_after_their_ply() -> None:
    text = """\
; A line before the tags.
[South "Tra"] {between tags}
{before the first move}
1. C {a } ; to the end of the line
{after C} 2. b *
"""
    record = read_one(text)
    assert record.comments == {
        0: (" A line before the tags.", "between tags", "before the first move"),
        1: ("a ", " to the end of the line", "after C"),
    }
    assert read_one(write_record(record)) == record


def test_escapes() -> None:
    tags = {"South": 'She said "moo"', "North": "back\\slash", "Event": "two\nlines\r"}
    comments = {0: ('a } b \\ c { d ; e [F "g"]',), 1: ("\\}", "", "two\nlines")}
    record = Record(played("C"), tags, comments)
    text = write_record(record)
    assert '[South "She said \\"moo\\""]' in text
    assert '[North "back\\\\slash"]' in text
    assert '[Event "two\\nlines\\r"]' in text
    assert "{a \\} b \\\\ c { d ;" in text
    assert read_one(text) == record


def test_many_games_in_a_file() -> None:
    games = [played("C b"), played("D", start=LAST), Game(CLASSIC)]
    text = write_records(games)
    assert [record.game for record in read_records(text)] == games
    assert read_records(StringIO(text)) == read_records(text)
    assert read_records("") == []
    assert read_records(" \n\n") == []


def test_games_need_no_result_between_them() -> None:
    first, second = read_records('[South "A"] 1. C [South "B"] 1. D')
    assert [first.game.moves, second.game.moves] == [(Sow(Pit.C),), (Sow(Pit.D),)]
    assert len(read_records("1. C * 1. D *")) == 2


def test_long_games_are_wrapped_at_80_columns() -> None:
    text = write_record(played(" ".join(islice(cycle("DaBaCdAbAc"), 19)), start=CIRCLE))
    assert max(map(len, text.partition("\n\n")[2].splitlines())) <= 80
    assert text.count("\n") > 5


@pytest.mark.parametrize(
    "moves", ["C b A", "1. C 2. b 3. A", "1.C 2.b 3.A", "1. C b 2. A", "1. C 1... b 2. A *"]
)
def test_readers_take_numbers_in_several_ways(moves: str) -> None:
    assert read_one(moves).game == played("C b A")


def test_byte_order_mark_and_windows_lines() -> None:
    record = read_one('\ufeff[South "Tra"]\r\n\r\n1. C {x}\r\n2. b *\r\n')
    assert record == Record(played("C b"), {"South": "Tra"}, {1: ("x",)})


@pytest.mark.parametrize(
    ("text", "line", "column", "code", "expected"),
    [
        ("1. C 2. Z", 1, 9, "bad_move", "a move such as C, =AC"),
        ("1. C\n2. C", 2, 4, "not_your_pit", "a legal move, but pit C belongs to South (R3)"),
        ("1. C 3. b", 1, 6, "bad_record", "turn number 2"),
        ("1. Cx2", 1, 4, "bad_move", "C"),
        ("1. C {open", 1, 6, "bad_record", "a comment that ends in }"),
        ("1. C }", 1, 6, "bad_record", "a tag, a move, a comment or a result"),
        ('[South "A]', 1, 1, "bad_record", 'a tag such as [South "name"]'),
        ("[South A]", 1, 1, "bad_record", 'a tag such as [South "name"]'),
        ('[South "A"]\n[South "B"]', 2, 9, "bad_record", "one tag South only"),
        ('[Rules "chess"]', 1, 9, "bad_record", "Rules to be gore or classic"),
        ('[Barter "no"]', 1, 10, "bad_record", "Barter to be on or off"),
        ('[Endless "never"]', 1, 11, "bad_record", "Endless to be split or owner"),
        ('[Position "6,6"]', 1, 12, "bad_position", "eight numbers"),
        ('[Position "6,6,6,6/6,6,6,6  SSSSNNNN"]', 1, 29, "bad_position", "eight owners"),
        ('[Position "6,6,6,6/6,6,6,6\\nW"]', 1, 28, "bad_position", "eight owners"),
        ('[\nPosition\n "6,6"]', 3, 3, "bad_position", "eight numbers"),
        ('[South "A"] [ Position "6,6"]', 1, 25, "bad_position", "eight numbers"),
        (
            f'[Position "{BARTER[:-3]}0-1000"]',
            1,
            9 + len(BARTER),
            "bad_position",
            "offers declined",
        ),
        (
            '[Position "6,6,6,6/6,6,6,7 SSSS/NNNN 0-0 S - 0-0"]',
            1,
            12,
            "bad_position",
            "a possible position, but 49 seeds on the board",
        ),
        (
            '[Rules "classic"]\n[Position "5,4,0,1/3,0,0,1 SSSS/NNNN 14-20 N AB 0-0"]',
            2,
            12,
            "barter_off",
            "a possible position, but the classic game has no offers",
        ),
        ('[Result "all"]', 1, 10, "bad_result", "captured seeds South-North"),
        ('[Winner "me"]', 1, 10, "bad_result", "Winner to be South or North"),
        ('[Glory "much"]', 1, 9, "bad_result", "Glory to be with or without"),
        ('[Result "4-2"] 1. C 2-4', 1, 21, "bad_result", "the Result tag's 4-2"),
        ('[Reason "resigned"] 1. C', 1, 10, "bad_result", "a Winner tag beside a resignation"),
        ('[Reason "swept"] 1. C', 1, 10, "bad_result", "a reason that the moves bear out"),
        (
            f'[Position "{LAST}"]\n[Result "24-24"] 1. D',
            2,
            10,
            "bad_result",
            "Result 25-23 as played",
        ),
        (f'[Position "{LAST}"]\n1. D 24-24', 2, 6, "bad_result", "Result 25-23 as played"),
        (
            f'[Position "{LAST}"]\n[Glory "without"] 1. D',
            2,
            9,
            "bad_result",
            "Glory with as played",
        ),
        (
            f'[Position "{LAST}"]\n[Winner "North"] 1. D',
            2,
            10,
            "bad_result",
            "Winner South as played",
        ),
        (
            f'[Position "{LAST}"] 1. D 2. a',
            1,
            62,
            "game_over",
            "a legal move, but the game is over",
        ),
    ],
)
def test_errors_have_a_place(text: str, line: int, column: int, code: str, expected: str) -> None:
    error = error_of(text)
    assert error.code == code
    assert error.expected.startswith(expected)
    assert (error.line, error.column) == (line, column)


def test_what_was_read_before_an_error_is_kept() -> None:
    error = error_of('[South "A"] 1. C *\n\n[South "B"] [Result "4-2"] 1. D {so far} 2. Z')
    assert error.line == 3
    assert [record.game for record in error.games] == [played("C"), played("D")]
    assert error.games[1].tags == {"South": "B"}
    assert error.games[1].comments == {1: ("so far",)}


def test_a_right_mark_may_have_a_leading_zero_as_parse_move_takes_it() -> None:
    for mark in ("Dx4", "Dx04"):
        (record,) = read_records(f'[Position "{LAST}"] 1. {mark} *')
        assert record.game.moves == (parse_move(mark, record.game.start),)


def test_move_with_a_wrong_mark_is_not_kept() -> None:
    error = error_of(f'[Position "{LAST}"] 1. Dx2')
    assert error.expected == "Dx4"
    assert error.games[0].game.plies == 0
