"""What is refused among people has a sentence in every language."""

import re

import pytest

from ayla.locale import ENGLISH, languages, texts
from ayla.locale.catalogues import source
from ayla.people import PeopleCode


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    told = re.findall(r"^error-(\w+) =", source(ENGLISH, "people"), re.MULTILINE)
    assert sorted(told) == sorted([*PeopleCode, "too_many_tries"])


@pytest.mark.parametrize("language", languages())
def test_the_sentences_are_whole(language: str) -> None:
    say = texts(language, "people")
    for code in PeopleCode:
        sentence = say(f"error-{code}")
        assert sentence.endswith((".", "।"))
        assert "{" not in sentence
