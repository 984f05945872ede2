"""The documents that the service writes itself, each in the reader's language."""

from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from ayla.locale import ENGLISH, best_language, texts

_TEMPLATES: Final = Path(__file__).parent / "templates"
_SAID: Final = (
    "about",
    "loading",
    "no-script",
    "offline",
    "offline-again",
    "offline-kept",
    "offline-missing",
    "terminal",
    "too-old",
)
"""The messages of ``plain.ftl``, which a template names with low lines."""


def reader_language(accepted: str) -> str:
    """The language for an ``Accept-Language`` header: the dearest one that there is, or English."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:50]):
        tag, _, parameters = part.strip().partition(";")
        share = _share(parameters)
        if tag and share > 0:
            wishes.append((-share, place, tag.strip()))
    for _, _, tag in sorted(wishes):
        language = best_language(tag)
        if language != ENGLISH or tag.lower().partition("-")[0] in {ENGLISH, "*"}:
            return language
    return ENGLISH


def _share(parameters: str) -> float:
    """How dear a wish is, by its ``q``; what makes no sense is not wished for."""
    name, _, value = parameters.strip().partition("=")
    if not name:
        return 1.0
    try:
        return min(float(value), 1.0) if name.strip().lower() == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def document(name: str, language: str) -> bytes:
    """The template ``name`` filled with the texts of ``language``, one of ``languages()``."""
    template = Template((_TEMPLATES / name).read_text(encoding="utf-8"))
    say = texts(language, "plain")
    said = {word.replace("-", "_"): escape(say(f"plain-{word}")) for word in _SAID}
    return template.substitute(said, language=language).encode()
