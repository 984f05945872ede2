"""The page's files: their texts, their weight, and nothing that the policy forbids."""

import gzip
import re
from pathlib import Path

import pytest

from ayla.locale import ENGLISH, catalogue_text, first_text, languages, source
from ayla.match import PHRASES

WEB = Path(__file__).parents[2] / "src/ayla/web"
STATIC = WEB / "static"
DOCUMENTS = sorted(WEB.glob("templates/*.html"))
SCRIPTS = {path: path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("js/*.js"))}

# Names of settings, whose messages are named after them.
SETTINGS = re.findall(r"^  (\w+): (?:\[|false)", SCRIPTS[STATIC / "js/settings.js"], re.MULTILINE)

# Messages whose name ends in something that only the running page knows.
ENDINGS = {
    "reason-": r"swept|repetition|turn_limit|resigned|agreed|aborted|time|abandoned(-draw)?",
    "": "|".join((*SETTINGS, *(f"{name}-hint" for name in SETTINGS))),
    **{f"{name}-": r"[a-z]+|[SN]" for name in SETTINGS},
    "speak-": r"last|position|stores|moves|time",
    "help-": r"[a-z]+(-text)?",
    "rules-": r"board|sowing|barter|end",
    "rule-": r"\d+(-text)?",
    "move-": r"sow|offer|accept|decline|pass",
    "trouble-": r"no_such_opponent|opponent_failed",
}


def messages() -> set[str]:
    return set(re.findall(r"^page-([\w-]+) =", catalogue_text("en"), re.MULTILINE))


def used() -> set[str]:
    names = "|".join(SCRIPTS.values())
    return set(re.findall(r'\bt\(\s*"([\w-]+)"', names))


def test_every_text_of_the_page_is_in_the_catalogue() -> None:
    assert used() <= messages()


def test_the_catalogue_holds_nothing_that_the_page_does_not_say() -> None:
    every_script = "".join(SCRIPTS.values())
    for name in messages() - used() - {"language-name"}:  # which the service tells
        built = any(
            re.fullmatch(prefix + f"(?:{rest})", name)
            and (prefix.rstrip("-") in ("", *SETTINGS) or f"t(`{prefix}$" in every_script)
            for prefix, rest in ENDINGS.items()
        )
        assert built or f'"{name}"' in every_script, name


@pytest.mark.parametrize("part", ["about", "learn"])
def test_places_that_are_opened_later_say_all_that_their_part_holds(part: str) -> None:
    """Their texts are named by what the page or the service puts together."""
    every_script = "".join(SCRIPTS.values())
    prefixes = {"about": r"source-\w|[a-z]+(-text)?", "learn": r"missed-.*|[a-z]+(-text|-\d.*)?"}
    for name in re.findall(rf"^{part}-([\w-]+) =", source(ENGLISH, part), re.MULTILINE):
        assert f'"{name}"' in every_script or re.fullmatch(prefixes[part], name), name
    called = {"about": r"\ba", "learn": r"\bl"}[part]
    files = {"about": ("about",), "learn": ("learn", "lesson", "drill", "counting")}[part]
    scripts = "".join(SCRIPTS[STATIC / f"js/{file}.js"] for file in files)
    for name in re.findall(called + r'\("([\w-]+)"', scripts):
        assert f"\n{part}-{name} =" in source(ENGLISH, part), name


def test_play_with_somebody_far_away_says_all_that_its_part_holds() -> None:
    scripts = "".join(
        text
        for path, text in SCRIPTS.items()
        if '"./online-texts.js"' in text or path.name == "online-texts.js"
    )
    built = r"presence-(here|away|absent)|said-(here|away|absent)|join-(free|taken|yours)"
    named = set(re.findall(r'"([a-z][a-z-]*)"', scripts))
    held = set(re.findall(r"^online-([\w-]+) =", source(ENGLISH, "online"), re.MULTILINE))
    assert {name for name in held if not re.fullmatch(built, name)} <= named
    assert set(re.findall(r'\bo\("([a-z-]+)"', scripts)) <= held
    phrases = set(re.findall(r"^phrase-([\w-]+) =", source(ENGLISH, "online"), re.MULTILINE))
    assert phrases == set(PHRASES)
    assert phrases <= named


def first_modules() -> set[Path]:
    """The modules that the page fetches before it is drawn: imported, and not by `import()`."""
    found, waiting = set[Path](), [STATIC / "js/main.js"]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            names = re.findall(r'(?:from|import)\s*"(\.\.?/[^"]+)"', path.read_text("utf-8"))
            waiting += [(path.parent / name).resolve() for name in names]
    return found


def test_a_first_visit_weighs_at_most_120_kb_compressed() -> None:
    """Page, scripts, styles, and the texts in the language that needs most, with English."""
    page = (WEB / "templates/index.html").read_text("utf-8")
    linked = [
        STATIC / name for name in re.findall(r'(?:src|href)="/static/([^"]+\.(?:css|js))"', page)
    ]
    files = {*first_modules(), *linked}
    assert STATIC / "js/board.js" in files
    assert not files & {STATIC / f"js/{name}.js" for name in ("learn", "about", "online", "lobby")}
    weight = len(gzip.compress(page.encode(), 6))
    weight += sum(len(gzip.compress(path.read_bytes(), 6)) for path in files)
    texts = {tag: len(gzip.compress(first_text(tag).encode(), 6)) for tag in languages()}
    assert weight + max(texts.values()) + texts[ENGLISH] <= 120_000


def test_no_file_names_another_host_or_writes_styles_into_markup() -> None:
    for path in [*SCRIPTS, *STATIC.glob("css/*.css"), *DOCUMENTS]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"""["'`(]\s*(https?:|wss?:)?//[a-z0-9]""", text), path.name
        assert not re.search(r'\bstyle="', text), path.name
        assert "innerHTML" not in text, path.name


def test_every_module_is_imported_by_another() -> None:
    documents = "".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    served_by_itself = "worker.js"
    everything = "".join(SCRIPTS.values()) + documents + f'"{served_by_itself}"'
    for path in SCRIPTS:
        assert re.search(rf'[/"]{re.escape(path.name)}"', everything), path.name
