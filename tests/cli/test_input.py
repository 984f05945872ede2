"""Any text to any command: exit code 2, one line on standard error, nothing on standard output."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ayla
from ayla.cli import app
from tests.cli.command import START, Ran, process, run

COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]
# Never a command that would play or serve: without an argument these do, so some come first.
THINKING = ["moves", "apply", "perft", "analyse"]

words = st.lists(st.text(max_size=30), max_size=4)


def mutated(text: str) -> st.SearchStrategy[str]:
    """The text with one letter exchanged, left out or put in."""
    places = st.integers(0, len(text) - 1)
    signs = st.sampled_from("0123456789,/-SNXsn AaZ=+.é²\n\x1b")
    return st.builds(lambda at, sign, end: text[:at] + sign + text[end(at) :], places, signs, ends)


ends = st.sampled_from([lambda at: at, lambda at: at + 1, lambda at: at + 2])
position_like = mutated(START) | mutated("9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1")
move_like = st.text("ABCDabcd=+-x0123456789 ", max_size=5)


def answered(ran: Ran) -> None:
    """It either worked or says in one line why not."""
    if ran.code == 0:
        assert ran.err == ""
        assert ran.out
    else:
        ran.refused()


@given(st.sampled_from(COMMANDS), words.filter(lambda given_: bool(given_)))
def test_any_words(command: str, given_: list[str]) -> None:
    if not any(word and not word.startswith("-") for word in given_):
        given_ = ["no position", *given_]
    answered(run(command, *given_))


@given(words)
def test_any_command(given_: list[str]) -> None:
    if given_ and given_[0] not in COMMANDS:
        answered(run(*given_))


@given(st.sampled_from(["moves", "apply"]), position_like, st.lists(move_like, max_size=3))
def test_what_looks_like_a_position(command: str, position: str, moves: list[str]) -> None:
    answered(run(command, position, *moves))
    answered(run(command, position, *moves, "--json", "--classic"))


@given(st.lists(move_like, min_size=1, max_size=3))
def test_what_looks_like_moves(moves: list[str]) -> None:
    answered(run("apply", START, *moves))


HUGE = "9" * 400


@pytest.mark.parametrize("option", ["--depth", "--nodes"])
def test_numbers_that_are_never_reached(option: str) -> None:
    assert run("analyse", START, "--seconds", "0.01", option, HUGE, "--json").json["lines"]


def test_a_finished_game_is_told_once() -> None:
    over = "2,0,1,0/2,0,0,2 SSSS/NNNN 20-21 S - 0-0"
    refused = process("analyse", over, "--json").refused()
    assert refused.startswith("ayla: game_over: POSITION: ")


NUMBERS = ["-1", "0", "nan", "inf", "-inf", "1e400", "x", "", " ", "9" * 5000, "0x10", "--"]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("option", ["--seconds", "--depth", "--nodes", "--lines"])
def test_numbers_that_limit_nothing(option: str, number: str) -> None:
    refused = run("analyse", START, "--depth", "1", option, number).refused()
    assert len(refused) < 400


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--json"], "ayla: bad_usage: No such option: --json"),
        (["solve"], "ayla: bad_usage: No such command 'solve'."),
        (["moves"], "ayla: bad_usage: Missing argument 'POSITION'."),
        (["moves", START, "C"], "ayla: bad_usage: Got unexpected extra argument(s) (C)"),
        (["moves", START, "--jason"], "ayla: bad_usage: No such option: --jason"),
        (["moves", START, "--endless", "both"], "ayla: bad_usage: Invalid value for '--endless'"),
        (["moves", START, "--endless"], "ayla: bad_usage: Option '--endless' requires an argument"),
        (["moves", "6,6"], "ayla: bad_position: POSITION: line 1, column 1: expected eight"),
        (["moves", START.replace("6", "7", 1)], "ayla: bad_position: POSITION: 49 seeds on the"),
        (["moves", *START.split()], "ayla: bad_usage: Got unexpected extra argument(s)"),
        (["moves", "-6,6"], "ayla: bad_position: POSITION: line 1, column 1: expected eight"),
        (["apply", START, "C", "-1"], "ayla: bad_move: MOVE 2 '-1': line 1, column 1: expected"),
        (["perft", "0"], "ayla: bad_usage: Invalid value for 'DEPTH': 0 is not in the range"),
        (["analyse", START, "--depth", "0"], "ayla: bad_limit: limits: depth is a number above"),
        (["play", "--opponent", "me"], "ayla: no_such_player: --opponent: expected one of greedy,"),
        (["serve", "--port", "http"], "ayla: bad_usage: Invalid value for '--port'"),
        (
            ["serve", "--port", "65536"],
            "ayla: bad_port: a port is a number from 0 to 65535, not 65536",
        ),
    ],
)
def test_the_line_says_what_and_where(args: list[str], line: str) -> None:
    assert process(*args).refused().startswith(line)


@pytest.mark.skipif(sys.platform == "win32", reason="arguments are text there")
def test_bytes_that_are_no_text() -> None:
    refused = process("moves", b"6,6\xff\x1b[31m").refused()
    assert refused.startswith("ayla: bad_position: POSITION: line 1, column 1: expected")
    assert process(b"\xff").refused().startswith("ayla: bad_usage: No such command")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_unicode_gets_a_board_in_ascii(encoding: str) -> None:
    shown = process("moves", START, PYTHONIOENCODING=encoding)
    assert shown.code == 0
    assert "| A  S | B  S | C  S | D  S |" in shown.out


@pytest.mark.parametrize("switches", [[], ["--json"]])
def test_nobody_reads_on(switches: list[str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ayla", "moves", START, *switches],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 1


needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such streams")


def shell(redirected: str) -> Ran:
    """Run the command in a POSIX shell, with redirections."""
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m ayla {redirected}', sys.executable],
        capture_output=True,
        text=True,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("args", [f"moves '{START}'", f"moves '{START}' --json", "--help"])
def test_standard_output_is_full(args: str) -> None:
    line = "ayla: bad_output: standard output: No space left on device\n"
    assert shell(f"{args} > /dev/full") == Ran(1, "", line)


@needs_posix
@pytest.mark.parametrize(
    ("args", "code"), [(f"moves '{START}' >&-", 0), ("play <&-", 0), ("moves bad 2>&-", 2)]
)
def test_a_closed_stream(args: str, code: int) -> None:
    ran = shell(args)
    assert ran.code == code
    assert ran.err == ""


def test_no_command_is_a_plea_for_help() -> None:
    shown = process()
    assert shown.code == 0
    assert shown.out == process("--help").out
    for command in COMMANDS:
        assert f"\n  {command} " in shown.out


def test_no_command_of_the_tables_is_a_plea_for_help_too() -> None:
    shown = process("tablebase")
    assert shown.code == 0
    assert shown.out == process("tablebase", "--help").out


def test_version() -> None:
    assert process("--version").out == f"ayla {ayla.__version__}\n"
