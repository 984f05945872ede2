"""Questions to the person at the terminal, one line each."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ayla.terminal.screen import Screen

Ask: TypeAlias = Callable[[str], str]
"""Prints a prompt and returns the line typed; raises ``EOFError`` and ``KeyboardInterrupt``."""

_YES = ("y", "yes")


def choose(screen: Screen, ask: Ask, question: str, choices: Mapping[str, str]) -> str:
    """Ask until one of ``choices`` is typed; an empty line is the first.

    ``question`` is a message; ``choices`` maps what to type to the message that describes it. Small
    and capital letters are the same here.
    """
    usual = next(iter(choices))
    screen.say(question)
    for choice, message in choices.items():
        what = screen.texts(message)
        screen.say(
            "choice-usual" if choice == usual else "choice", {"choice": choice, "what": what}
        )
    known = {choice.lower(): choice for choice in choices}
    while True:
        typed = ask("> ").strip().lower()
        if found := known.get(typed) if typed else usual:
            return found
        screen.say("choice-unknown", {"choices": ", ".join(choices)})


def agrees(screen: Screen, ask: Ask, question: str, args: Mapping[str, str] | None = None) -> bool:
    """Ask a question that is answered with yes; anything else is no."""
    screen.say(question, args)
    return ask("> ").strip().lower() in _YES
