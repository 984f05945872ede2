"""Draw the icons of the app, as PNG, from ``static/icon.svg``.

A browser draws them: Chromium at /usr/bin/chromium, through Playwright. ``app-*`` have the rounded
corners of the drawing; ``mask-*`` and ``touch-*`` fill their square, since devices cut them to a
shape of their own, and keep the board well inside it.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src/ayla/web/static"
ICONS = {"app-192": 1.0, "app-512": 1.0, "mask-512": 0.74, "touch-180": 0.9}
"""Each icon with the share of its square that the board takes; 1 leaves the drawing as it is."""


def drawing(svg: str, share: float) -> str:
    """The drawing, or one that fills its square with the frame and has a smaller board in it."""
    if share == 1.0:
        return svg
    inset = 32 * (1 - share)
    svg = re.sub(r' rx="15"', "", svg, count=1)
    return svg.replace('id="board"', f'transform="translate({inset} {inset}) scale({share})"')


def main() -> None:
    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    folder = STATIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for name, share in ICONS.items():
            size = int(name.rpartition("-")[2])
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }}</style>{drawing(svg, share)}")
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
