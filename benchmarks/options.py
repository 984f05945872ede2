"""Kinds of numbers that benchmarks are given."""

import argparse
import math


def count(text: str) -> int:
    """A whole number above zero."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number above zero is needed, not {text!r}")
    return number


def seed(text: str) -> int:
    """A whole number from zero, where chance begins."""
    try:
        number = int(text)
    except ValueError:
        number = -1
    if number < 0:
        raise argparse.ArgumentTypeError(f"a whole number from zero is needed, not {text!r}")
    return number


def factor(text: str) -> float:
    """A finite number above one."""
    number = _number(text)
    if not 1 < number < math.inf:
        raise argparse.ArgumentTypeError(f"a finite number above one is needed, not {text!r}")
    return number


def share(text: str) -> float:
    """A number above zero and below one."""
    number = _number(text)
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(f"a number between zero and one is needed, not {text!r}")
    return number


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return math.nan
