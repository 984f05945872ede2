"""What is printed for a reader: sentences, boards and lists on one console, in one language."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from ayla.locale import Texts, texts
from ayla.notation import NotationError
from ayla.notation.errors import shown
from ayla.notation.telling import Sentence, tell, tell_outcome
from ayla.rules import Outcome, Position, RuleError, Rules, Turn
from ayla.terminal import board
from ayla.terminal.move_list import move_list, offer_list
from ayla.terminal.printable import printable

if TYPE_CHECKING:
    from ayla.match import MatchError

CATALOGUES: Final = ("terminal", "turns", "errors", "opponents", "tables", "match")
"""The catalogue files that the terminal uses."""

_ENDLESS: Final = 1_000_000


class Screen:
    """Standard output for a reader.

    On a terminal, text wraps at its width and is coloured unless ``NO_COLOR`` is set; elsewhere
    sentences stay on one line. Where the encoding is not Unicode the board is drawn in ASCII.
    """

    def __init__(self, language: str = "en", console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self.texts: Texts = texts(language, *CATALOGUES)

    def show(self, what: RenderableType = "") -> None:
        """Print anything, an empty line by default."""
        self.console.print(what, soft_wrap=not self.console.is_terminal)

    def verbatim(self, text: str) -> None:
        """Print a text to be copied: however narrow the terminal, it has its own lines only."""
        self.console.print(Text(text), soft_wrap=True)

    def say(self, message: str, args: Mapping[str, str | int] | None = None) -> None:
        """Print a message of the catalogue; what was typed by others may be in its arguments."""
        safe = {
            name: printable(value) if isinstance(value, str) else value
            for name, value in (args or {}).items()
        }
        self.show(Text(self.texts(message, safe)))

    def tell(self, *sentences: Sentence) -> None:
        """Print sentences, one after another in one paragraph."""
        self.show(Text(" ".join(self.texts(told.id, told.args) for told in sentences)))

    def turn(self, turn: Turn) -> None:
        """Print what happened in a turn."""
        self.tell(*tell(turn))

    def outcome(self, outcome: Outcome) -> None:
        """Print how a game ended."""
        self.show(Text(self.texts(*_message(tell_outcome(outcome))), "bold"))

    def board(self, position: Position) -> None:
        """Print the board, without its margin where the terminal is too narrow for that."""
        frame = board.ASCII if self.console.options.ascii_only else board.DRAWN
        margin = not self.console.is_terminal or self.console.width >= board.WIDTH
        self.show(board.picture(position, self.texts, frame, margin=margin))

    def moves(self, position: Position, rules: Rules) -> None:
        """Print the legal moves."""
        moves = move_list(position, rules, self.texts)
        self.say("moves-title" if moves else "moves-none")
        self.entries(moves)
        for offers in offer_list(position, rules, self.texts):
            self.show(Text(offers))

    def entries(self, entries: Sequence[tuple[str, str]]) -> None:
        """Print a list of names, each with its description beside it."""
        column = 4 + max((cell_len(name) for name, _ in entries), default=0)
        width = max(self.console.width - column, 10) if self.console.is_terminal else _ENDLESS
        for name, description in entries:
            lines = Text(description).wrap(self.console, width)
            for line in lines:
                line.rstrip()
            head = Text("  ").append(name, "bold").append(" " * (column - 2 - cell_len(name)))
            self.show(head.append_text(Text("\n" + " " * column).join(lines)))

    def error(self, error: "RuleError | NotationError | MatchError") -> None:
        """Print why something was refused."""
        rule = error.rule if isinstance(error, RuleError) else None
        value = shown(error.value) if isinstance(error, NotationError) else error.value
        self.say(f"error-{error.code}", {"value": value, "rule": rule or ""})


def _message(sentence: Sentence) -> tuple[str, Mapping[str, str | int]]:
    return sentence.id, sentence.args
