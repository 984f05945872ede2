"""The pages on the command: every example is run, every command and option is there."""

import re
import shlex
from collections.abc import Iterator

import pytest
import typer.main

from ayla.cli import app
from ayla.terminal.line_game import HELP
from tests.cli.command import run
from tests.docs.pages import blocks, first_column, page, section

COMMANDS = typer.main.get_group(app).commands


def examples() -> Iterator[tuple[str, str]]:
    """Command lines with what the pages say that they print."""
    for name in ("command-line", "terminal"):
        for block in blocks(page(name), "console"):
            for example in block.split("$ ")[1:]:
                line, _, printed = example.partition("\n")
                yield line, printed


def without_speed(printed: str) -> str:
    """Where the speed of the machine shows, any number."""
    return re.sub(r".* plies deep, .* a second\.", "… plies deep", printed)


def test_there_are_examples() -> None:
    assert len(list(examples())) >= 10


@pytest.mark.parametrize(("line", "printed"), list(examples()))
def test_example(line: str, printed: str) -> None:
    program, *args = shlex.split(line)
    assert program == "ayla"
    ran = run(*args)
    assert without_speed(ran.out + ran.err) == without_speed(printed)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_page_with_its_options(name: str) -> None:
    told = section(page("command-line"), f"ayla {name}")
    options = {option for param in COMMANDS[name].params for option in param.opts if "-" in option}
    missing = {option for option in options if f"`{option}" not in told} - {"--help"}
    assert not missing


def test_every_command_is_listed_at_the_top() -> None:
    listed = re.findall(r"\[`ayla (\w+)`\]\(#ayla-(\w+)\)", page("command-line"))
    assert {name for name, _ in listed} == set(COMMANDS)
    assert all(name == anchor for name, anchor in listed)


def test_everything_that_can_be_typed_in_a_game_is_told() -> None:
    told = " ".join(first_column(section(page("terminal"), "What you type")))
    for words, _ in HELP:
        for word in words.split(", "):
            assert word in told
