"""The catalogues as files: which languages there are, and the text of each."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
"""The language that every other one falls back to."""

_OTHER_TAGS: Final = {"tl": "fil"}
"""Older tags of a language: Filipino goes by that of Tagalog in many browsers."""

LATER: Final = frozenset(
    {
        "about",
        "learn",
        "meeting",
        "online",
        "people",
        "places",
        "rules",
        "settings",
    }
)
"""Files that the page fetches when a place of it is opened that needs them."""

_NOT_ON_THE_PAGE: Final = frozenset({"hosting", "match", "plain", "tables", "terminal"})

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
    tag = best_language(language)
    return _joined(tag, _names(tag))


@cache
def first_text(language: str) -> str:
    """What the page needs of ``catalogue_text`` from its first moment on."""
    tag = best_language(language)
    return _joined(tag, [name for name in _names(tag) if name not in LATER | _NOT_ON_THE_PAGE])


def _names(tag: str) -> list[str]:
    return sorted(path.stem for path in (_HERE / tag).glob("*.ftl"))


def _joined(tag: str, names: Iterable[str]) -> str:
    return "\n".join(source(tag, name) for name in names)
