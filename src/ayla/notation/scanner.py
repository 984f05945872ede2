r"""The tokens of a game record, each with the place where it stands.

Tags are ``[Name "value"]`` with ``\"``, ``\\`` and ``\n`` in the value. Comments are ``{…}`` with
``\}`` and ``\\``, or go from ``;`` to the end of the line. Everything else is words.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ayla.notation.errors import NotationError, place

Kind: TypeAlias = Literal["tag", "comment", "word", "end"]

TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")

_SPACE = re.compile(r"\s*")
_TAG = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\\n]|\\[^\n])*)"\s*\]')
_COMMENT = re.compile(r"\{((?:[^}\\]|\\.)*)\}", re.DOTALL)
_LINE_COMMENT = re.compile(r";([^\n]*)")
_WORD = re.compile(r"[^\s{};\[\]]+")
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a record: its ``kind``, the ``name`` of a tag, its ``value`` and its place.

    ``line`` and ``column`` say where it begins; of a tag, where its value begins.
    """

    kind: Kind
    value: str
    line: int
    column: int
    name: str = ""


class Scanner:
    """Reads tokens one after another; ``peek`` looks at the next one without taking it."""

    def __init__(self, text: str) -> None:
        """Read ``text``; a byte order mark at its start is ignored."""
        self._text = text.removeprefix("\ufeff")
        self._offset = 0
        self._line = 1
        self._line_start = 0
        self._next: Token | None = None

    def peek(self) -> Token:
        """The next token, of kind ``end`` at the end of the text.

        Raises ``NotationError`` (``bad_record``) for a tag or a comment that is not closed.
        """
        if self._next is None:
            self._next = self._scan()
        return self._next

    def take(self) -> Token:
        """The next token, taken."""
        token = self.peek()
        self._next = None
        return token

    def _scan(self) -> Token:
        self._advance(_SPACE)
        line, column = self._line, self._offset - self._line_start + 1
        if self._offset == len(self._text):
            return Token("end", "", line, column)
        if found := self._advance(_TAG):
            head = self._text[found.start() : found.start(2)]
            lines, within = place(head, len(head))
            column = within if lines > 1 else column + within - 1
            return Token("tag", unescape_value(found[2]), line + lines - 1, column, found[1])
        if found := self._advance(_COMMENT):
            return Token("comment", unescape_comment(found[1]), line, column)
        if found := self._advance(_LINE_COMMENT):
            return Token("comment", found[1].rstrip("\r"), line, column)
        if found := self._advance(_WORD):
            return Token("word", found[0], line, column)
        raise self._unreadable(line, column)

    def _unreadable(self, line: int, column: int) -> NotationError:
        rest = self._text[self._offset :].partition("\n")[0]
        expected = {
            "[": 'a tag such as [South "name"]',
            "{": "a comment that ends in }",
        }.get(rest[0], "a tag, a move, a comment or a result")
        return NotationError("bad_record", expected, value=rest, line=line, column=column)

    def _advance(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._text, self._offset)
        if found:
            self._line += found[0].count("\n")
            if "\n" in found[0]:
                self._line_start = self._offset + found[0].rindex("\n") + 1
            self._offset = found.end()
        return found


def escape_value(value: str) -> str:
    """A tag's value as it stands between quotes."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return escaped.replace("\n", "\\n").replace("\r", "\\r")


def unescape_value(text: str) -> str:
    """The inverse of ``escape_value``; an unknown escape stands for its character."""
    return _ESCAPE.sub(lambda found: {"n": "\n", "r": "\r"}.get(found[1], found[1]), text)


def escape_comment(comment: str) -> str:
    """A comment as it stands between braces."""
    return comment.replace("\\", "\\\\").replace("}", "\\}")


def unescape_comment(text: str) -> str:
    """The inverse of ``escape_comment``; a backslash before anything else stands for itself."""
    return _ESCAPE.sub(lambda found: found[1] if found[1] in "\\}" else found[0], text)
