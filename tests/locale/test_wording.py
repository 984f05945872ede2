"""What the rules turn on is said without a doubt in every language."""

import re

import pytest

from ayla.locale import catalogue_text, languages, texts

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


ANSWER = {"name": "Aya", "price": 12, "count": 2, "pits": "A and B"}
LEFT = {"name": "Aya", "store": 12, "price": 12, "left": 0}
FIRST = {"ply": 0, "plies": 5}


@pytest.mark.parametrize(
    ("language", "message", "args", "said"),
    [
        ("en", "page-offer-choose", {"most": 2}, "Choose one or two of your pits to offer"),
        ("en", "page-offer-choose", {"most": 3}, "Choose one to three of your pits to offer"),
        ("hi", "page-offer-choose", {"most": 2}, "अपने एक या दो गड्ढे"),
        ("fr", "page-offer-choose", {"most": 2}, "un ou deux de vos trous"),
        ("cs", "page-offer-choose", {"most": 3}, "jednu až tři jamky"),
        (
            "en",
            "page-offer-ready",
            {"name": "Greedy", "pits": "A", "count": 1, "price": 6},
            "Pit A for 6 seeds from Greedy",
        ),
        ("en", "page-answer-terms", ANSWER | {"you": "yes"}, "You pay 12 captured seeds, six into"),
        ("en", "page-answer-terms", ANSWER | {"you": "yes"}, "and own them from then on. Either"),
        (
            "en",
            "page-answer-terms",
            ANSWER | {"you": "no"},
            "owns them from then on. Either way, Aya",
        ),
        ("en", "page-offer-left", LEFT, "would keep none. The 12 are put"),
        ("fr", "page-offer-left", LEFT, "n’en garderait aucune. Les 12 iraient dans"),
        ("pt", "page-offer-left", LEFT, "não ficaria com nenhuma. As 12 iriam para"),
        ("pt", "page-offer-left", LEFT | {"left": 4}, "ficaria com 4. As outras 12 iriam para"),
        ("fr", "learn-drill-score", {"right": 1, "asked": 1}, "1 juste sur 1"),
        ("fr", "learn-drill-score", {"right": 2, "asked": 3}, "2 justes sur 3"),
        ("pt", "learn-drill-score", {"right": 1, "asked": 1}, "Acertos: 1 de 1"),
        ("en", "page-from-about", FIRST, "From the beginning. It becomes a game of its own"),
        ("nl", "page-link-about", FIRST, "De stelling aan het begin. Wie de link"),
    ],
)
def test_what_is_said_of_few_or_none(
    language: str, message: str, args: dict[str, str | int], said: str
) -> None:
    assert said in texts(language, "page", "learn", "places")(message, args)
