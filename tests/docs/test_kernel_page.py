"""The page about the kernel: its examples run, and it says how moves are numbered."""

import doctest
import re

import ayla.kernel
from ayla.kernel import moves
from ayla.rules import Offer, Side
from tests.docs.pages import blocks, page

KERNEL = page("kernel")


def test_examples_run() -> None:
    examples = "\n".join(blocks(KERNEL, "pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "kernel.md", None, 0)
    assert len(test.examples) > 20
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)


def test_every_function_is_on_the_page() -> None:
    functions = {name for name in ayla.kernel.__all__ if name.islower()}
    assert functions <= set(re.findall(r"\w+", KERNEL))


def test_numbers_of_offers() -> None:
    rows = re.findall(
        r"^\| (\d+) to (\d+) \| offer (one|two|three) pits? \|$", KERNEL, re.MULTILINE
    )
    sizes = {"one": 1, "two": 2, "three": 3}
    listed = {n: sizes[size] for low, high, size in rows for n in range(int(low), int(high) + 1)}
    assert listed == {
        number: len(move.pits)
        for number in range(moves.MOVES)
        if isinstance(move := moves.decode(number, Side.SOUTH), Offer)
    }
