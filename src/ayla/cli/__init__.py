"""The command ``ayla``: the only place that wires the parts together.

A module for each command. What only some commands need is imported where they run, so that
``ayla --help`` and ``ayla apply`` answer at once.
"""

from ayla.cli.app import app, main

__all__ = ["app", "main"]
