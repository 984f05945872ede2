from hypothesis import given

from ayla.locale import ENGLISH, texts
from ayla.notation import parse_position
from ayla.rules import Position
from ayla.terminal.board import ASCII, DRAWN, picture
from ayla.terminal.screen import CATALOGUES
from tests.strategies import positions

TEXTS = texts(ENGLISH, *CATALOGUES)
OPEN_OFFER = "9,0,1,3/2,2,12,3 SNNS/SNNN 10-6 S c 2-1"


def test_rows_as_both_sides_see_them() -> None:
    drawn = picture(parse_position(OPEN_OFFER), TEXTS, DRAWN).plain
    assert drawn.splitlines() == [
        "  North: 6 captured, one offer declined",
        "  ╭──◂───┬──◂───┬──◂───┬──◂───╮",
        "  │ d  N │=c  N │ b  N │ a  S │",
        "  │  3   │  12  │  2   │  2   │",
        "  ▾──────┼──────┼──────┼──────▴",
        "  │ A  S │ B  N │ C  N │ D  S │",
        "  │  9   │  0   │  1   │  3   │",
        "  ╰──▸───┴──▸───┴──▸───┴──▸───╯",
        "▸ South: 10 captured, 2 offers declined",
        "South answers the offer of c for 6 seeds.",
    ]


def test_nobody_is_to_move_in_a_finished_game() -> None:
    over = parse_position("0,0,0,0/0,0,0,0 SSSS/NNNN 20-28 S - 0-0")
    drawn = picture(over, TEXTS, ASCII).plain.splitlines()
    assert drawn[0] == "  North: 28 captured"
    assert drawn[-2:] == ["  South: 20 captured", "The game is over."]


@given(positions())
def test_any_board_is_31_columns_wide_and_can_be_drawn_in_ascii(position: Position) -> None:
    drawn = picture(position, TEXTS, ASCII).plain
    assert drawn.isascii()
    board = drawn.splitlines()[1:8]
    assert {len(line) for line in board} == {31}
    shown = "".join(board)
    assert shown.count("S ") == "".join(side.value for side in position.owners).count("S")
    assert shown.count("=") == len(position.offer)
