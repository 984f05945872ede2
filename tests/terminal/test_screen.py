import io

import pytest
from rich.console import Console

from ayla.notation import Record, parse_position, read_records, write_record
from ayla.rules import GORE, Game
from ayla.terminal.screen import Screen

OFFERS = parse_position("1,3,1,3/1,3,1,3 SNSN/SNSN 16-16 N - 1-0")


def screen(*, terminal: bool = True, width: int = 80, color: bool = True) -> Screen:
    console = Console(
        file=io.StringIO(),
        force_terminal=terminal,
        width=width,
        highlight=False,
        emoji=False,
        markup=False,
        no_color=not color,
        color_system="standard",
        legacy_windows=False,
    )
    return Screen(console=console)


def printed(shown: Screen) -> str:
    file = shown.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("width", [31, 40, 80])
def test_fits_the_terminal(width: int) -> None:
    shown = screen(width=width, color=False)
    shown.board(OFFERS)
    shown.moves(OFFERS, GORE)
    shown.console.no_color = True
    plain = printed(shown).replace("\x1b[1m", "").replace("\x1b[0m", "")
    assert max(map(len, plain.splitlines())) <= width


@pytest.mark.parametrize("width", [29, 30])
def test_a_very_narrow_terminal_shows_the_pits_unbroken(width: int) -> None:
    shown = screen(width=width, color=False)
    shown.board(OFFERS)
    plain = printed(shown).replace("\x1b[1m", "").replace("\x1b[0m", "")
    board = [line for line in plain.splitlines() if line.startswith(("╭", "│", "▾", "╰"))]
    assert [len(line) for line in board] == [29] * 7


def test_a_pipe_gets_one_line_for_each_sentence() -> None:
    shown = screen(terminal=False, width=20, color=False)
    shown.say("turn-settled-repetition", {"south": 4, "north": 4})
    assert printed(shown).count("\n") == 1


def test_what_is_copied_from_a_narrow_terminal_can_be_read_again() -> None:
    record = write_record(Game(start=OFFERS))
    shown = screen(width=31, color=False)
    shown.verbatim(record)
    assert read_records(printed(shown)) == [Record(Game(start=OFFERS))]


def test_colour_only_repeats_what_is_written() -> None:
    coloured, plain = screen(), screen(color=False)
    for shown in (coloured, plain):
        shown.board(OFFERS)
    assert "\x1b[1;36m" in printed(coloured)
    assert "36m" not in printed(plain)


def test_descriptions_hang_beside_their_names() -> None:
    shown = screen(width=24, color=False)
    shown.entries([("A", "one two three four five"), ("long", "six")])
    plain = printed(shown).replace("\x1b[1m", "").replace("\x1b[0m", "")
    assert plain == "  A     one two three   \n        four five\n  long  six\n".replace(
        "   \n", "\n"
    )
