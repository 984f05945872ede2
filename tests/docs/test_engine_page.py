"""The examples of the engine page run."""

import pytest

from tests.docs.pages import blocks, page

EXAMPLES = blocks(page("engine"), "python")


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example: str) -> None:
    # Not as __main__: processes of a match would start from the test runner's own.
    names: dict[str, object] = {"__name__": "engine_page"}
    exec(compile(example, "engine.md", "exec"), names)
    assert set(names) - {"__name__", "__builtins__"}


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3
