"""Messages of a catalogue, formatted for a face that prints plain text."""

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from ayla.locale.catalogues import ENGLISH, best_language, source


class Texts:
    """The messages of one language, English where it lacks one."""

    def __init__(self, bundles: tuple[FluentBundle, ...]) -> None:
        self._bundles = bundles

    def __call__(self, message: str, args: Mapping[str, str | int] | None = None) -> str:
        """The text of a message, filled with ``args``. Raises ``KeyError`` for an unknown one.

        An argument that is missing shows as its name in braces.
        """
        for bundle in self._bundles:
            if bundle.has_message(message) and (value := bundle.get_message(message).value):
                text, _ = bundle.format_pattern(value, dict(args or {}))
                return str(text)
        raise KeyError(message)


@cache
def texts(tag: str, *names: str) -> Texts:
    """The texts of the best language for ``tag`` from the catalogue files ``names``.

    Text is not marked with directional isolates, which many terminals show as boxes.
    """
    chain = dict.fromkeys((best_language(tag), ENGLISH))
    return Texts(tuple(_bundle(language, names) for language in chain))


def _bundle(language: str, names: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in names:
        bundle.add_resource(FluentResource(source(language, name)))
    return bundle
