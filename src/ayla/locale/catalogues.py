"""The catalogues as files: which languages there are, and the text of each."""

from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
"""The language that every other one falls back to."""

_OTHER_TAGS: Final = {"tl": "fil"}
"""Older tags of a language: Filipino goes by that of Tagalog in many browsers."""

_HERE: Final = Path(__file__).parent


@cache
def languages() -> tuple[str, ...]:
    """The tags of the languages that have a catalogue, English first."""
    tags = (folder.name for folder in _HERE.iterdir() if any(folder.glob("*.ftl")))
    return tuple(sorted(tags, key=lambda tag: (tag != ENGLISH, tag)))


def best_language(tag: str) -> str:
    """The language that serves a reader of ``tag``: itself, without its last parts, or English.

    ``tag`` may be any text, such as ``fr-CI`` or ``fr_CI.UTF-8``; capitals do not matter.
    """
    known = {language.lower(): language for language in languages()}
    parts = tag.partition(".")[0].replace("_", "-").lower().split("-")
    parts[0] = _OTHER_TAGS.get(parts[0], parts[0])
    for length in range(len(parts), 0, -1):
        if found := known.get("-".join(parts[:length])):
            return found
    return ENGLISH


@cache
def source(language: str, name: str) -> str:
    """The text of one file of a catalogue, empty where the language lacks it.

    ``language`` is one of ``languages()``, ``name`` a file's name without ``.ftl``.
    """
    path = _HERE / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def catalogue_text(language: str) -> str:
    """The whole catalogue of the best language for a tag, as one Fluent resource.

    A page that shows another language than English needs English too, for messages it may lack.
    """
    folder = _HERE / best_language(language)
    return "\n".join(source(folder.name, path.stem) for path in sorted(folder.glob("*.ftl")))
