"""The page's files: their texts, their weight, and nothing that the policy forbids."""

import gzip
import re
from pathlib import Path

from ayla.locale import catalogue_text

WEB = Path(__file__).parents[2] / "src/ayla/web"
STATIC = WEB / "static"
DOCUMENTS = sorted(WEB.glob("templates/*.html"))
SCRIPTS = {path: path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("js/*.js"))}

# Names of settings, whose messages are named after them.
SETTINGS = re.findall(r"^  (\w+): (?:\[|false)", SCRIPTS[STATIC / "js/settings.js"], re.MULTILINE)

# Messages whose name ends in something that only the running page knows.
ENDINGS = {
    "reason-": r"swept|repetition|turn_limit|resigned|agreed",
    "": "|".join((*SETTINGS, *(f"{name}-hint" for name in SETTINGS))),
    **{f"{name}-": r"[a-z]+|[SN]" for name in SETTINGS},
    "speak-": r"last|position|stores|moves",
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


def test_page_and_scripts_weigh_at_most_120_kb_compressed() -> None:
    files = [
        WEB / "templates/index.html",
        *STATIC.glob("js/*.js"),
        *STATIC.glob("vendor/*.js"),
        *STATIC.glob("css/*.css"),
    ]
    weight = sum(len(gzip.compress(path.read_bytes(), 6)) for path in files)
    assert weight <= 120_000


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
