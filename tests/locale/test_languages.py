"""Every language says all that English says, in every branch, with the plurals that it has."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ayla.locale
from ayla.locale import ENGLISH, catalogue_text, languages
from ayla.locale.catalogues import source

FOLDER = Path(ayla.locale.__file__).parent
OTHERS = [language for language in languages() if language != ENGLISH]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (1, 2, 3, 5, 11, 21)  # one may be a word, more are digits

Arguments = Mapping[str, str | int]


class Message(Visitor):
    """What one message is made of, in any of its branches."""

    def __init__(self, entry: ftl.Message) -> None:
        self.entry = entry
        self.texts: list[str] = []
        self.printed: set[str] = set()
        self.selects: list[Select] = []
        self.visit(entry)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.printed.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            named = [key.name if isinstance(key, ftl.Identifier) else key.value for key in keys]
            self.selects.append(Select(node.selector.id.name, frozenset(named)))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    @property
    def used(self) -> set[str]:
        return self.printed | {select.variable for select in self.selects}

    @property
    def counted(self) -> set[str]:
        return {select.variable for select in self.selects if select.counts}

    def words(self, variable: str) -> frozenset[str]:
        """The keys that the message tells apart where the variable is a word, else none."""
        told = (select for select in self.selects if select.variable == variable)
        return frozenset[str]().union(*(select.keys for select in told if not select.counts))


@dataclass(frozen=True)
class Select:
    """A choice by the value of a variable."""

    variable: str
    keys: frozenset[str] = field(default_factory=frozenset)

    @property
    def counts(self) -> bool:
        """Whether the value is a number."""
        return all(key in CATEGORIES or key.isdecimal() for key in self.keys)


@cache
def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse(catalogue_text(language)).body
    return {entry.id.name: Message(entry) for entry in body if isinstance(entry, ftl.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalogue_text(language)))
    return made


def told(language: str, name: str, args: Arguments) -> str:
    value = bundle(language).get_message(name).value
    assert value is not None
    text, errors = bundle(language).format_pattern(value, dict(args))
    assert not errors, (name, args, errors)
    return str(text)


def situations(english: Message, message: Message) -> Iterator[Arguments]:
    """Arguments that reach every branch of both; what is only printed is recognisable.

    None is a count only where English has words for it: elsewhere it does not occur.
    """
    none = {select.variable for select in english.selects if select.counts and "0" in select.keys}
    values: dict[str, list[str | int]] = {}
    for variable in sorted(english.used):
        if variable in english.counted | message.counted:
            values[variable] = [*((0,) if variable in none else ()), *COUNTS]
        else:
            values[variable] = [*sorted(english.words(variable))] or [f"<{variable}>"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def test_the_languages_that_ayla_speaks() -> None:
    assert set(languages()) == {"en", "fr", "fil", "hi", "nl", "cs", "pt"}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files_and_messages(language: str) -> None:
    files = {path.name for path in (FOLDER / language).iterdir()}
    assert files == {path.name for path in (FOLDER / ENGLISH).iterdir()}
    for name in sorted(files):
        stem = name.removesuffix(".ftl")
        found, wanted = (
            {
                entry.id.name
                for entry in FluentParser().parse(source(tag, stem)).body
                if isinstance(entry, ftl.Message)
            }
            for tag in (language, ENGLISH)
        )
        assert found == wanted, name


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_arguments(language: str) -> None:
    for name, english in messages(ENGLISH).items():
        message = messages(language)[name]
        assert message.used <= english.used, name
        assert english.printed <= message.used, name
        for select in message.selects:
            if words := english.words(select.variable):
                assert select.keys == words, (name, select)


@pytest.mark.parametrize("language", languages())
def test_the_plurals_of_the_language(language: str) -> None:
    form = Locale.parse(language).plural_form
    needed = {form(number) for number in range(1000)}
    for name, message in messages(language).items():
        for select in message.selects:
            used = select.keys & CATEGORIES
            if select.counts and used != {"other"}:
                assert needed <= used <= {*form.tags, "other"}, (name, select)


@pytest.mark.parametrize("language", OTHERS)
def test_every_branch_tells_what_english_tells(language: str) -> None:
    for name, english in messages(ENGLISH).items():
        for args in situations(english, messages(language)[name]):
            text, wanted = told(language, name, args), told(ENGLISH, name, args)
            facts = {str(value) for value in args.values() if value in COUNTS[1:]}
            facts |= {f"<{variable}>" for variable in args}
            assert all(fact in text for fact in facts if fact in wanted), (name, args, text)
            assert text == text.strip(), (name, args, text)
            assert "{" not in text, (name, args, text)
            assert "  " not in text or "  " in wanted, (name, args, text)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    plain = FluentSerializer().serialize_entry
    for name, english in messages(ENGLISH).items():
        if len(" ".join(english.texts).split()) > 3:
            assert plain(messages(language)[name].entry) != plain(english.entry), name


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_and_apostrophes_are_typographic(language: str) -> None:
    for name, message in messages(language).items():
        assert not any(set(text) & {"'", '"'} for text in message.texts), name


def test_french_marks_do_not_begin_a_line() -> None:
    for name, message in messages("fr").items():
        text = "".join(message.texts)
        assert not any(f" {mark}" in text for mark in ";:!?»%"), name
        assert "« " not in text, name
