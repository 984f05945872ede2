"""The texts of every language, one Fluent catalogue each, for terminal and browser alike.

A language is a folder named by its tag; the catalogue is all ``.ftl`` files in it. Which faces use
which file: ``turns``, ``errors`` and ``opponents`` all, ``terminal`` the terminal and the command,
``tables`` the command, ``page`` the browser.
"""

from ayla.locale.catalogues import ENGLISH, best_language, catalogue_text, languages
from ayla.locale.texts import Texts, texts

__all__ = ["ENGLISH", "Texts", "best_language", "catalogue_text", "languages", "texts"]
