"""Every message that the code names exists, none is left over, and their arguments agree."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ayla.cli.tablebase import COLUMNS
from ayla.cli.wiring import opponents
from ayla.locale import ENGLISH, best_language, catalogue_text, languages, texts
from ayla.locale.catalogues import source
from ayla.match import Abandoned, Aborted, Cause, MatchCode, TimedOut
from ayla.match.verdicts import tell_end
from ayla.notation.telling import Sentence, tell_ending, tell_outcome
from ayla.port import LimitError
from ayla.rules import Code, Outcome, Reason, Side
from ayla.rules.events import DrawAgreed, Resigned
from ayla.terminal.screen import CATALOGUES
from ayla.terminal.seating import BESIDE

SOURCE = Path(__file__).parents[2] / "src/ayla"
NOTATION_CODES = ("bad_position", "bad_move", "bad_record", "bad_result")

OUTCOMES = [
    Outcome(None, 24, 24, None, Reason.SWEPT),
    Outcome(Side.SOUTH, 26, 22, None, Reason.SWEPT),
    Outcome(Side.NORTH, 20, 28, True, Reason.SWEPT),
    Outcome(Side.NORTH, 20, 28, False, Reason.SWEPT),
]
ENDINGS: list[Resigned | DrawAgreed] = [Resigned(Side.SOUTH), DrawAgreed()]

# What a match between two people far apart refuses is told by the page alone.
FAR_APART = re.findall(r"^error-(\w+) =", source(ENGLISH, "meeting"), re.MULTILINE)
LOCAL_CODES = [code for code in MatchCode if code not in FAR_APART]

# Names that are put together when they are needed.
SETTLED = (Reason.SWEPT, Reason.REPETITION, Reason.TURN_LIMIT)
COMPOSED = {
    *(f"tables-column-{column}" for column in COLUMNS),
    *(f"error-{code}" for code in (*Code, *LOCAL_CODES, *NOTATION_CODES, LimitError.code)),
    *(f"opponent-{name}{more}" for name in (*opponents(), BESIDE) for more in ("", "-about")),
    *(tell_outcome(outcome).id for outcome in OUTCOMES),
    *(f"match-ended-{reason.replace('_', '-')}" for reason in SETTLED),
    *(f"bench-{name}" for name in ("games", "perft", "classic", "barter", "search", "tables")),
    *(f"bench-unit-{unit}" for unit in ("moves", "positions", "values")),
    "turn-settled-repetition",
    "turn-settled-turn-limit",
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, *names: str) -> dict[str, set[str]]:
    """The messages of these files with the arguments that each uses."""
    found: dict[str, set[str]] = {}
    for name in names:
        for entry in FluentParser().parse(source(language, name)).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


ENGLISH_MESSAGES = messages(ENGLISH, *CATALOGUES)


def modules() -> Iterator[ast.Module]:
    for part in ("cli", "terminal"):
        for path in (SOURCE / part).rglob("*.py"):
            yield ast.parse(path.read_bytes())
    yield ast.parse((SOURCE / "notation/telling.py").read_bytes())


def literals() -> set[str]:
    """All strings that stand in the code that names messages of these files."""
    return {
        node.value
        for module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def calls() -> Iterator[tuple[str, set[str] | None]]:
    """Messages that are asked for by name, with the names of their arguments if these are plain."""
    for module in modules():
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            name = call.func.id if isinstance(call.func, ast.Name) else name
            if name not in ("say", "texts", "Sentence") or not call.args:
                continue
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value, _keys(call)


def _keys(call: ast.Call) -> set[str] | None:
    if len(call.args) == 1:
        return set()
    keys: set[str] = set()
    if not isinstance(call.args[1], ast.Dict):
        return None
    for key in call.args[1].keys:
        if not isinstance(key, ast.Constant):
            return None
        keys.add(str(key.value))
    return keys


def test_every_message_that_is_named_exists() -> None:
    named = {name for name, _ in calls() if not name.endswith("-")}  # composed names begin so
    assert len(named) > 40
    assert named | COMPOSED <= ENGLISH_MESSAGES.keys()


def test_no_message_is_left_over() -> None:
    assert ENGLISH_MESSAGES.keys() <= literals() | COMPOSED


def test_arguments_agree() -> None:
    compared = 0
    for name, keys in calls():
        if keys is not None and name in ENGLISH_MESSAGES:
            assert keys == ENGLISH_MESSAGES[name], name
            compared += 1
    assert compared > 30


def test_errors_use_nothing_but_value_and_rule() -> None:
    for name, arguments in messages(ENGLISH, "errors").items():
        assert arguments <= {"value", "rule"}, name
        assert name in COMPOSED


@pytest.mark.parametrize("sentence", [*map(tell_outcome, OUTCOMES), *map(tell_ending, ENDINGS)])
def test_endings_are_told(sentence: Sentence) -> None:
    assert sentence.args.keys() == ENGLISH_MESSAGES[sentence.id]
    assert "{" not in texts(ENGLISH, *CATALOGUES)(sentence.id, sentence.args)


def test_what_two_people_far_apart_are_told() -> None:
    told = messages(ENGLISH, "meeting")
    ends: tuple[TimedOut | Abandoned | Aborted, ...] = (
        TimedOut(Side.SOUTH),
        Abandoned(Side.NORTH, "win"),
        Abandoned(Side.NORTH, "draw"),
        Aborted(Side.SOUTH),
    )
    ending = {sentence.id: set(sentence.args) for sentence in map(tell_end, ends)}
    reasons = {f"page-reason-{cause}" for cause in Cause} | {"page-reason-abandoned-draw"}
    assert set(FAR_APART) < set(MatchCode)
    ending["outcome-aborted"] = set()
    assert told.keys() == ending.keys() | reasons | {f"error-{code}" for code in FAR_APART}
    assert all(told[name] == args for name, args in ending.items())


@pytest.mark.parametrize("language", languages())
def test_a_whole_catalogue_is_one_resource_without_junk(language: str) -> None:
    seen: set[str] = set()
    for entry in FluentParser().parse(catalogue_text(language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in seen
            seen.add(entry.id.name)
    assert seen >= ENGLISH_MESSAGES.keys() or language != ENGLISH


@pytest.mark.parametrize(
    "tag", ["en", "EN", "en-GB", "en_US.UTF-8", "C", "C.UTF-8", "", "tlh", "../rules", "\0", "é"]
)
def test_any_tag_has_a_language(tag: str) -> None:
    assert best_language(tag) == ENGLISH
    assert catalogue_text(tag) == catalogue_text(ENGLISH)


@pytest.mark.parametrize(
    ("tag", "language"),
    [("fr_CI.UTF-8", "fr"), ("PT-br", "pt"), ("fil-PH", "fil"), ("tl_PH", "fil"), ("tl", "fil")],
)
def test_a_tag_has_the_nearest_language(tag: str, language: str) -> None:
    assert best_language(tag) == language


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(KeyError):
        texts(ENGLISH, "turns")("no-such-message")


def test_texts_have_no_invisible_marks() -> None:
    told = texts(ENGLISH, "turns")("turn-passed", {"side": "N"})
    assert told == "North owns no seed and passes."
