"""Take the pictures of the documentation, from the running page.

    .venv/bin/python tools/screenshots.py [--every] [--into docs] [SCREEN ...]

Starts the service, drives it in headless Chromium at /usr/bin/chromium and writes
``pictures/SCREEN-SIZE-THEME-LANGUAGE.webp``. Each screen is taken in each size, light and dark, the
languages taking turns so that each screen is there in each; ``--every`` takes all combinations.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from ayla.notation import parse_position
from tests.browser.service import Service

ROOT = Path(__file__).parents[1]
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "wide": (1440, 900)}
THEMES = ("light", "dark")
LANGUAGES = ("hi", "cs", "en")
QUALITY = 72

IN_PLAY = "8,2,4,1/6,0,3,2 SSNS/NNSN 10-12 S - 0-1"
TURNS_IN_PLAY = 10
"""Then South can capture a long chain."""


@dataclass(frozen=True)
class Shot:
    """One picture: which screen, how large, in which theme and language, with which settings."""

    screen: str
    size: str
    theme: str
    language: str
    settings: str = "{}"

    @property
    def name(self) -> str:
        return f"{self.screen}-{self.size}-{self.theme}-{self.language}"


EXTRA = (
    Shot("numbers", "phone", "dark", "en", '{"numerals": "numbers"}'),
    Shot("standing", "phone", "light", "en", '{"upright": "standing", "ripe": true}'),
)
"""What the text about the settings shows."""


def greedy(service: Service, match: str, turns: int) -> dict[str, Any]:
    """Play so many turns, or to the end: the sowing that captures most, the first of its like."""
    now: dict[str, Any] = service.ask(f"/api/matches/{match}")
    for _ in range(turns):
        if now["outcome"]:
            break
        moves = [move for move in now["moves"] if move["kind"] in {"sow", "pass"}]
        best = max(moves, key=lambda move: move["total"])
        body = {"version": now["version"], "move": best["move"]}
        now = service.ask(f"/api/matches/{match}/moves", body)
    return now


def point_at_the_best(page: Page, now: dict[str, Any]) -> None:
    sowings = [move for move in now["moves"] if move["kind"] == "sow"]
    best = max(sowings, key=lambda move: (move["total"], len(move["path"])))
    page.locator(f'.pit[data-pit="{best["pits"][0]}"]').hover()


def board(page: Page, service: Service) -> None:
    match = service.begin(position=parse_position(IN_PLAY))
    now = greedy(service, match, TURNS_IN_PLAY)
    page.goto(f"{service.url}/game/{match}")
    page.locator(".may-sow").first.wait_for()
    point_at_the_best(page, now)


def standing(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/game/{service.begin(position=parse_position(IN_PLAY))}")
    page.locator(".ripe-sign").first.wait_for()


def barter(page: Page, service: Service) -> None:
    match = service.begin(position=parse_position(IN_PLAY))
    service.ask(f"/api/matches/{match}/moves", {"version": 0, "move": "=AB"})
    page.goto(f"{service.url}/game/{match}")
    page.locator(".dialog-answer").wait_for()


def result(page: Page, service: Service) -> None:
    match = service.begin()
    greedy(service, match, 400)
    page.goto(f"{service.url}/game/{match}")
    page.locator(".dialog-result").wait_for()


def lesson(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/learn/chain")
    page.locator(".pit").first.wait_for()


def settings(page: Page, service: Service) -> None:
    page.goto(f"{service.url}/game/{service.begin(position=parse_position(IN_PLAY))}")
    page.locator(".pit").first.wait_for()
    page.locator('[data-action="settings"]').click()
    page.locator(".dialog-settings").wait_for()


SCREENS: dict[str, Callable[[Page, Service], None]] = {
    "board": board,
    "barter": barter,
    "result": result,
    "lesson": lesson,
    "settings": settings,
}
WAYS = {**SCREENS, "numbers": board, "standing": standing}


def shots(*, every: bool) -> Iterator[Shot]:
    for number, screen in enumerate(SCREENS):
        for turn, (size, theme) in enumerate(product(SIZES, THEMES)):
            spoken = LANGUAGES if every else (LANGUAGES[(number + turn + turn // 3) % 3],)
            for language in spoken:
                yield Shot(screen, size, theme, language)
    yield from EXTRA


def take(browser: Browser, service: Service, shot: Shot) -> bytes:
    """The picture, as WebP."""
    width, height = SIZES[shot.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        locale=shot.language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(f"localStorage.setItem('ayla.settings', '{shot.settings}')")
    WAYS[shot.screen](page, service)
    page.evaluate("Promise.all(document.getAnimations().map((moving) => moving.finished))")
    page.wait_for_timeout(300)
    session = context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    context.close()
    return base64.b64decode(taken["data"])


def main() -> None:
    parser = argparse.ArgumentParser(description="pictures of the page")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", choices=[*WAYS, []])
    parser.add_argument("--every", action="store_true", help="all sizes, themes and languages")
    parser.add_argument("--into", type=Path, default=ROOT / "docs", help="folder of `pictures`")
    wish = parser.parse_args()
    folder = wish.into / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Service(Path(data)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        for shot in shots(every=wish.every):
            if wish.screens and shot.screen not in wish.screens:
                continue
            picture = take(browser, service, shot)
            (folder / f"{shot.name}.webp").write_bytes(picture)
            print(f"{len(picture):8,}  {shot.name}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
