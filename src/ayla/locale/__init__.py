"""The texts of every language, one Fluent catalogue each, for terminal and browser alike.

A language is a folder named by its tag; the catalogue is all ``.ftl`` files in it. Which faces use
which file: ``turns``, ``errors`` and ``opponents`` all, ``terminal`` the terminal and the command,
``match`` and ``tables`` the command, all others the browser: those in ``LATER`` when it needs them,
the rest from its first moment on.
"""

from ayla.locale.catalogues import (
    ENGLISH,
    LATER,
    best_language,
    catalogue_text,
    first_text,
    languages,
    source,
)
from ayla.locale.texts import Texts, texts

__all__ = [
    "ENGLISH",
    "LATER",
    "Texts",
    "best_language",
    "catalogue_text",
    "first_text",
    "languages",
    "source",
    "texts",
]
