"""The examples of the Python page run, and it names the whole face."""

import doctest
import re

import ayla
from tests.docs.pages import blocks, page

PYTHON = page("python")


def test_examples_run() -> None:
    examples = "\n".join(blocks(PYTHON, "pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "python.md", None, 0)
    assert len(test.examples) > 40
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)


def test_every_name_of_the_face_is_on_the_page() -> None:
    named = set(re.findall(r"\w+", PYTHON))
    assert {name for name in ayla.__all__ if not name.startswith("__")} <= named
