"""A place on the terminal that is printed anew while something goes on."""

from collections.abc import Sequence
from types import TracebackType
from typing import Final

import rich.live
from rich.console import Group
from rich.text import Text

from ayla.terminal.screen import Screen


class Live:
    """While the block runs, what was shown last; nothing where output is no terminal."""

    def __init__(self, screen: Screen) -> None:
        self.seen: Final = screen.console.is_terminal
        self._live: Final = rich.live.Live(console=screen.console, transient=True)

    def __enter__(self) -> "Live":
        if self.seen:
            self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._live.stop()

    def show(self, entries: Sequence[tuple[str, str]], below: str) -> None:
        """Show entries, each on a line that is cut at the edge, and a line below."""
        if self.seen:
            lines = [Text(f"  {name}  {told}") for name, told in entries]
            for line in lines:
                line.no_wrap = True
                line.overflow = "ellipsis"
            self._live.update(Group(*lines, Text(below)))
