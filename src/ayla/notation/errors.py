"""What a reader could not read: where, what it found, and what it expected there."""


class NotationError(ValueError):
    """A text that does not follow the notation.

    ``code`` is stable: ``bad_position``, ``bad_move``, ``bad_record`` or ``bad_result``. ``line``
    and ``column`` count from 1; ``value`` is the text found there and ``expected`` says what the
    notation wants in its place. ``str()`` is one line with all of it.
    """

    def __init__(
        self,
        code: str,
        expected: str,
        *,
        value: str,
        line: int = 1,
        column: int = 1,
    ) -> None:
        found = shown(value) if value else "nothing"
        super().__init__(f"line {line}, column {column}: expected {expected}, found {found}")
        self.code = code
        self.expected = expected
        self.value = value
        self.line = line
        self.column = column

    def at(self, line: int, column: int) -> "NotationError":
        """The same error, of a text that begins at this place of a larger one."""
        start = column if self.line == 1 else 1
        return NotationError(
            self.code,
            self.expected,
            value=self.value,
            line=line + self.line - 1,
            column=start + self.column - 1,
        )


def place(text: str, offset: int) -> tuple[int, int]:
    """The line and the column of what stands at ``offset`` of ``text``, both from 1."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def shown(text: str, most: int = 40) -> str:
    """A text for an error message: quoted, on one line, cut when long."""
    return repr(text if len(text) <= most else text[: most - 1] + "…")
