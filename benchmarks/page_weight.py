"""What a first visit to the page loads, compressed as it goes over the wire.

    .venv/bin/python benchmarks/page_weight.py [--language en] [--files]

Starts the service and opens its first screen and then a game in headless Chromium at
/usr/bin/chromium, with nothing in its cache. Prints the bytes of documents, scripts, styles, texts
and icons, and of the answers of the service, without the headers; `--files` lists each file.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.service import Service

KINDS = {"/static/css/": "styles", "/static/": "scripts", "/locale/": "texts", "/api/": "answers"}
ICONS = (".png", ".svg")
COUNTED = ("documents", "scripts", "styles", "texts", "icons")
"""What makes the page; the answers of the service are another matter."""


def kind_of(path: str) -> str:
    if path.endswith(ICONS):
        return "icons"
    kinds = (kind for start, kind in KINDS.items() if path.startswith(start))
    return next(kinds, "documents")


def first_visit(browser: Browser, service: Service, language: str) -> dict[str, int]:
    """Bytes of each file that is asked for until a game stands on the screen, by path."""
    context = browser.new_context(locale=language)
    page = context.new_page()
    loaded: dict[str, int] = {}

    def answered(response: Response) -> None:
        path = response.url.removeprefix(service.url).partition("?")[0]
        if response.status == 200:
            loaded.setdefault(path, int(response.headers["content-length"]))

    context.on("response", answered)
    page.goto(service.url)
    page.locator("form.new-game").wait_for()
    page.wait_for_load_state("networkidle")
    page.goto(f"{service.url}/game/{service.begin()}")
    page.locator(".pit").first.wait_for()
    page.wait_for_timeout(1500)
    context.close()
    return loaded


def by_kind(loaded: dict[str, int]) -> dict[str, int]:
    """The same bytes, summed by kind."""
    sums: dict[str, int] = defaultdict(int)
    for path, size in loaded.items():
        sums[kind_of(path)] += size
    return dict(sums)


def page_bytes(loaded: dict[str, int]) -> int:
    """What the page itself weighs."""
    return sum(size for kind, size in by_kind(loaded).items() if kind in COUNTED)


def main() -> None:
    parser = argparse.ArgumentParser(description="bytes of a first visit")
    parser.add_argument("--language", default="en", help="of the browser")
    parser.add_argument("--files", action="store_true", help="list each file")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        loaded = first_visit(browser, service, wish.language)
        browser.close()
    if wish.files:
        for path, size in sorted(loaded.items(), key=lambda item: -item[1]):
            print(f"{size:8,}  {path}")
    sums = by_kind(loaded)
    for kind in (*COUNTED, "answers"):
        print(f"{sums.get(kind, 0):8,}  {kind}")
    print(f"{page_bytes(loaded):8,}  the page, with everything but the answers")


if __name__ == "__main__":
    main()
