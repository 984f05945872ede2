"""Kinds of numbers that benchmarks are given."""

import argparse


def count(text: str) -> int:
    """A whole number above zero."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number above zero is needed, not {text!r}")
    return number
