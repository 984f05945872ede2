"""What the rules turn on is said without a doubt in every language."""

import re

import pytest

from ayla.locale import catalogue_text, languages

# R14: fewer than three in every pit. "No pit holds three" would be true of a pit of four.
FULL = {
    "cs": "tři(?: zrna)? ani víc",
    "en": "three (?:seeds )?or more",
    "fil": "tatlo(?:ng binhi)? o higit pa",
    "fr": "trois (?:graines )?ou plus",
    "hi": "तीन या ज्यादा",
    "nl": "drie of meer",
    "pt": "três (?:sementes )?ou mais|mais de duas sementes",
}
END = (
    "learn-end-text",
    "learn-end-1-done",
    "learn-glory-1-then",
    "learn-missed-open",
    "page-help-end-text",
    "page-preview-sweeps",
    "page-reason-swept",
    "turn-swept",
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", END)
def test_R14_the_end_is_told_as_no_pit_of_three_or_more(language: str, name: str) -> None:
    text = re.search(rf"^{name} =(.*(?:\n .*)*)", catalogue_text(language), re.MULTILINE)
    assert text
    words = text[1].replace("\u00a0", " ")
    assert re.search(FULL[language], words), words
