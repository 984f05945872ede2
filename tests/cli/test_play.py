"""Whole games at the terminal, in processes of their own."""

import re
from pathlib import Path

import pytest

from ayla.notation import read_records, write_record
from ayla.rules import CLASSIC, GORE, Game, Pass, Rules
from tests.cli.command import process, run
from tests.cli.terminal import terminal

BESIDE = ("play", "--opponent", "beside")
OFFERS = "1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0"
NOBODY = "~no-such-user"
PASSING = "0,0,0,0/5,1,3,1 SSSS/NNNN 20-18 S - 0-0"


def whole_game(rules: Rules, pick: int, most: int = 40) -> Game:
    """A game to its end: some way by a choice that offers much, then by the first legal move."""
    game = Game(rules)
    while legal := game.legal_moves():
        game.play(legal[pick * game.plies % len(legal) if game.plies < most else 0])
    return game


def typed(game: Game) -> str:
    """What people type in this game: forced passes are played for them."""
    return "".join(f"{move}\n" for move in game.moves if move != Pass())


def saved(path: Path) -> list[Game]:
    return [record.game for record in read_records(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    ("rules", "pick", "most"),
    [
        pytest.param(GORE, 3, 40, id="glory"),
        pytest.param(GORE, 11, 40, id="no glory"),
        pytest.param(GORE, 7, 1000, id="turn limit"),
        pytest.param(CLASSIC, 1, 40, id="classic"),
        pytest.param(Rules(skip_origin=True, endless="owner"), 9, 60, id="switches"),
    ],
)
def test_a_whole_game_between_two_people(
    rules: Rules, pick: int, most: int, tmp_path: Path
) -> None:
    game = whole_game(rules, pick, most)
    file = tmp_path / "game.gore"
    switches = ["--barter" if rules.barter else "--classic", "--endless", rules.endless]
    switches += ["--skip-origin"] if rules.skip_origin else []
    shown = process(*BESIDE, *switches, "--save", str(file), stdin=typed(game))
    assert shown.code == 0
    assert shown.err == ""
    assert game.outcome
    assert f"South has {game.outcome.south}, North {game.outcome.north}.\n" in shown.out
    assert shown.out.endswith(f"The record is in {file}.\n")
    assert saved(file) == [game]


def test_R8_forced_passes_are_told_and_played() -> None:
    shown = process(*BESIDE, "--barter", "--position", PASSING, stdin="a\n")
    assert "South owns no seed and passes.\n" in shown.out
    assert "North> a\n" in shown.out
    assert "The game stops here." in shown.out


def test_R8_a_forced_pass_is_taken_back_with_the_move_before_it() -> None:
    start = "0,0,0,1/5,1,3,2 SSSS/NNNN 18-18 S - 0-0"
    shown = run(*BESIDE, "--barter", "--position", start, stdin="D\nb\nundo\nundo\nundo\n")
    assert shown.out.count("Taken back.") == 2
    assert "There is no such move to go back to." in shown.out


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("accept", "South accepts, pays 6 seeds and owns pit B now."),
        ("=+", "South accepts, pays 6 seeds and owns pit B now."),
        ("decline", "South declines the offer of pit B."),
        ("=-", "South declines the offer of pit B."),
    ],
)
def test_R9_R10_an_offer_and_its_answer(answer: str, told: str) -> None:
    shown = run(*BESIDE, "--barter", "--position", OFFERS, stdin=f"=B\n{answer}\n")
    assert "North offers pit B for 6 captured seeds.\n" in shown.out
    assert "South answers the offer of B for 6 seeds.\n" in shown.out
    assert f"South, accept or decline> {answer}\n{told}\n" in shown.out


def test_R13_a_win_without_glory_is_told() -> None:
    start = "0,0,0,1/0,0,3,0 SSSS/NNNN 24-20 N - 1-0"
    shown = run(*BESIDE, "--barter", "--position", start, stdin="c\n")
    assert "South wins, but without glory" in shown.out


def test_R17_resigning_is_asked_twice() -> None:
    shown = run(*BESIDE, "--barter", stdin="resign\nno\nC\nresign\nyes\n")
    assert "North resigns.\nSouth wins with glory." in shown.out


def test_R17_a_draw_needs_both() -> None:
    shown = run(*BESIDE, "--barter", stdin="draw\nno\ndraw\nyes\n")
    assert shown.out.count("South offers a draw. North, do you agree?") == 2
    assert "North plays on.\n" in shown.out
    assert "Both sides agree on a draw.\nA draw." in shown.out


def test_R17_a_computer_agrees_to_no_draw() -> None:
    game = ("play", "--opponent", "greedy", "--side", "S", "--barter")
    shown = run(*game, stdin="draw\n")
    assert "A draw is agreed on by two people; the computer plays on." in shown.out


def test_against_a_computer_undo_leads_back_to_ones_own_move() -> None:
    game = ("play", "--opponent", "greedy", "--side", "N", "--barter")
    shown = run(*game, stdin="undo\na\nundo\nrecord\n")
    assert "There is no such move to go back to." in shown.out
    record = shown.out[shown.out.index("North> record") :]
    assert '[South "Computer (greedy)"]\n[North "Player"]\n' in record
    assert re.search(r"^1\. [A-D] \*$", record, re.MULTILINE)


def test_a_whole_game_against_the_computer(tmp_path: Path) -> None:
    file = tmp_path / "game.gore"
    tries = "".join(f"{pit}\n" for pit in "ABCDabcd") + "decline\n"
    switches = ("--opponent", "plain", "--seconds", "0.01", "--side", "S", "--barter")
    shown = process("play", *switches, "--save", str(file), stdin=tries * 400)
    assert shown.code == 0
    (game,) = saved(file)
    assert game.outcome
    assert f"South has {game.outcome.south}, North {game.outcome.north}.\n" in shown.out


def test_what_no_option_says_is_asked() -> None:
    shown = run("play", stdin="10\n9\n\nC\n")
    assert "Please type one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9.\n" in shown.out
    assert "Which side is yours?" not in shown.out
    assert "With barter?" in shown.out
    assert "South sows C" in shown.out
    shown = run("play", stdin="2\nn\n2\n")
    assert "Goré, the classic game without barter." in shown.out
    assert re.search(r"South sows [A-D]", shown.out)


def test_an_open_offer_needs_no_question_about_barter() -> None:
    start = "9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1"
    shown = run(*BESIDE, "--position", start, stdin="=+\n")
    assert "With barter?" not in shown.out
    assert "South accepts" in shown.out


def test_help_moves_board() -> None:
    shown = run(*BESIDE, "--barter", stdin="?\nmoves\nboard\nHELP\n")
    assert shown.out.count("What you can type") == 2
    assert "  A  the last makes 7 in c\n" in shown.out
    assert shown.out.count("South to move.") == 2


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("x", "This is no move: 'x'\nType ? for help.\n"),
        ("C C", "This is no move: 'C C'\n"),
        ("é" * 100, "This is no move: 'é"),
        ("a", "Pit a belongs to the other side (R3).\n"),
        ("=A", "The other side has not captured enough to pay for A (R12).\n"),
        ("accept", "There is no open offer to answer (R10).\n"),
        ("--", "You own seeds, so you cannot pass (R8).\n"),
        ("Cx2", "This is no move: 'Cx2'\n"),
        ("undo", "There is no such move to go back to.\n"),
        ("save", "Say where, as in: save game.gore\n"),
        ("save a\0b", "The record could not be written to a\\x00b: Invalid argument\n"),
        (f"save {NOBODY}/a", f"The record could not be written to {NOBODY}/a: there is no home"),
        ("save /", "The record could not be written to /: "),
        ("save /nowhere/game.gore", "The record could not be written to /nowhere/game.gore: "),
    ],
)
def test_bad_input_changes_nothing(line: str, told: str) -> None:
    shown = run(*BESIDE, "--barter", stdin=f"{line}\nrecord\nC\n")
    assert shown.code == 0
    assert f"South> {line}\n{told}" in shown.out
    assert '[Result "*"]\n\n*\n' in shown.out
    assert "South sows C" in shown.out


def test_an_escape_sequence_is_shown_and_not_sent() -> None:
    shown = run(*BESIDE, "--barter", stdin="\x1b[31m\n")
    assert "This is no move: '\\x1b[31m'\n" in shown.out
    assert "\x1b" not in shown.out


def test_bytes_that_are_no_text_are_no_move() -> None:
    shown = process(*BESIDE, "--barter", stdin=b"\xff\xfe\x00C\nC\n")
    assert shown.code == 0
    assert "This is no move: " in shown.out
    assert "South sows C" in shown.out


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (("--seconds", "0"), "ayla: bad_limit: --seconds: seconds is a number above zero, not 0"),
        (("--position", "6"), "ayla: bad_position: --position: line 1, column 1: expected eight"),
        (
            ("--position", "0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0"),
            "ayla: bad_settings: --position: the game is over in this position",
        ),
        (("--save", "/"), "ayla: bad_file: --save /: "),
        (
            ("--save", "/nowhere/game.gore"),
            "ayla: bad_file: --save /nowhere/game.gore: there is no folder",
        ),
        (
            ("--save", f"{NOBODY}/game.gore"),
            f"ayla: bad_file: --save {NOBODY}/game.gore: there is no home folder {NOBODY}",
        ),
        (
            ("--opponent", "nobody"),
            "ayla: no_such_player: --opponent: expected one of greedy, level-1, ",
        ),
        (("--side", "E"), "ayla: bad_usage: Invalid value for '--side'"),
    ],
)
def test_a_game_that_cannot_begin(args: tuple[str, ...], line: str) -> None:
    assert run("play", *args).refused().startswith(line)


def test_a_record_goes_behind_those_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.gore"
    first = whole_game(GORE, 0)
    file.write_text(write_record(first), encoding="utf-8")
    file.chmod(0o640)
    run(*BESIDE, "--barter", "--save", str(file), stdin="C\na\n")
    run(*BESIDE, "--barter", stdin=f"A\nsave {file}\nb\n")
    assert saved(file) == [first, _played("C", "a"), _played("A", "b")]
    assert file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["games.gore"]


def _played(*moves: str) -> Game:
    shown = Game()
    for text in moves:
        shown.play(next(move for move in shown.legal_moves() if str(move) == text))
    return shown


def test_what_others_write_meanwhile_stays(tmp_path: Path) -> None:
    file = tmp_path / "games.gore"
    with terminal(*BESIDE, "--barter", "--save", str(file)) as at:
        at.send("South> ", "C")
        at.read("North> ")
        other = write_record(whole_game(GORE, 1))
        file.write_text(other, encoding="utf-8")
        at.send("", "a")
        at.send("South> ", "quit")
        assert at.end() == 0
    assert saved(file) == [whole_game(GORE, 1), _played("C", "a")]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(b"Dear Ama,\n\xff")
    refused = run(*BESIDE, "--barter", "--save", str(file)).refused()
    assert refused.startswith(f"ayla: bad_record: --save {file}: ")
    shown = run(*BESIDE, "--barter", stdin=f"C\nsave {file}\na\n")
    assert f"{file} holds something else than game records" in shown.out
    assert "North sows a" in shown.out
    assert file.read_bytes() == b"Dear Ama,\n\xff"


def test_nothing_is_written_before_the_first_move(tmp_path: Path) -> None:
    file = tmp_path / "game.gore"
    run(*BESIDE, "--barter", "--save", str(file), stdin="quit\n")
    assert not file.exists()


def test_a_whole_game_at_a_narrow_terminal(tmp_path: Path) -> None:
    game = whole_game(GORE, 11)
    file = tmp_path / "game.gore"
    with terminal(*BESIDE, "--barter", columns=40, folder=tmp_path) as at:
        for turn in game.turns:
            if turn.move == Pass():
                continue
            side = turn.before.to_move
            prompt = f"{side}, accept or decline> " if turn.before.offer else f"{side}> "
            at.send(prompt, str(turn.move))
            if turn is game.turns[0]:
                at.send("North> ", f"save {file.name}")
                at.send("The record is in game.gore.\n", "")
        assert at.end() == 0
    assert max(map(len, at.shown.splitlines())) <= 40
    assert saved(file) == [game]


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_control_c_and_d_end_politely(key: str) -> None:
    with terminal(*BESIDE, "--barter") as at:
        at.send("South> ", "C")
        at.send("North> ", key, end="")
        assert at.end(key) == 0
    assert at.shown.endswith("The game stops here.\n")


def test_control_c_ends_a_thinking_computer() -> None:
    switches = ("--opponent", "plain", "--seconds", "600", "--side", "N", "--barter")
    with terminal("play", *switches) as at:
        at.send("The computer is thinking.", "\x03", end="")
        assert at.end("\x03") == 0
    assert at.shown.endswith("The game stops here.\n")
    assert "Traceback" not in at.shown


def test_R16_settlement_is_told() -> None:
    circle = "0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S - 0-0"
    shown = run(*BESIDE, "--barter", "--position", circle, stdin="\n".join("DaBaCdAbAc" * 2))
    assert "The same position stands for the third time, and the game is settled" in shown.out
    assert "A draw. South has 24, North 24.\n" in shown.out


def test_an_opponent_that_is_not_there() -> None:
    told = run("play", "--opponent", "level-9").refused()
    assert told.startswith("ayla: no_such_player: --opponent: expected one of greedy, level-1, ")
    assert told.endswith(", beside, found 'level-9'")


def test_a_level_answers() -> None:
    game = ("play", "--opponent", "level-2", "--side", "S", "--barter")
    assert "North sows" in run(*game, stdin="C\n").out
