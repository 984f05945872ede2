"""How smoothly the page sows on a slow processor: frames and main-thread time in Chromium.

    .venv/bin/python benchmarks/frames.py [--slower 4] [--size 360x640] [--rounds 3]

Starts the service, opens a position with a big pit in headless Chromium at /usr/bin/chromium whose
main thread is slowed down, sows that pit seed by seed, and measures until the board is at rest
again. Prints for each round the time between frames, as `requestAnimationFrame` sees it, and how
much processor time the main thread took per frame: scripts, style, layout, everything. A frame has
16.7 ms. Headless Chromium draws in software, on the same cores: run it on an idle machine.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from ayla.notation import parse_position
from tests.browser.service import Service

BIG = "14,3,4,5/6,1,5,4 SSSS/NNNN 4-2 S - 0-0"
"""A holds 14 seeds: more than once round the board."""

RECORD = """() => {
  window.between = [];
  let last = 0;
  const note = (now) => {
    if (last) window.between.push(now - last);
    last = now;
    window.noting = requestAnimationFrame(note);
  };
  window.noting = requestAnimationFrame(note);
}"""
PARTS = {
    "ScriptDuration": "scripts",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
    "TaskDuration": "all",
}


def spent(session: CDPSession) -> dict[str, float]:
    """Milliseconds of the main thread so far, by part."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {PARTS[m["name"]]: m["value"] * 1000 for m in metrics if m["name"] in PARTS}


def measure(page: Page, session: CDPSession, url: str) -> None:
    page.goto(url)
    page.locator(".may-sow").first.wait_for()
    page.wait_for_timeout(1500)
    page.evaluate(RECORD)
    before = spent(session)
    page.locator('.pit[data-pit="A"]').click()
    page.locator('[data-count="A"]:text-is("1")').wait_for()  # the fourteenth seed
    page.locator(".may-sow").first.wait_for()
    after = spent(session)
    deltas: list[float] = page.evaluate("cancelAnimationFrame(window.noting), window.between")
    cuts = statistics.quantiles(deltas, n=100)
    seconds = sum(deltas) / 1000
    print(
        f"{len(deltas):5} frames in {seconds:4.1f} s = {len(deltas) / seconds:4.1f} a second;"
        f" between frames: median {cuts[49]:.1f} ms, 95 % {cuts[94]:.1f}, most {max(deltas):.1f}"
    )
    each = {part: (after[part] - before[part]) / len(deltas) for part in PARTS.values()}
    print("      main thread per frame: " + ", ".join(f"{k} {v:.2f} ms" for k, v in each.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description="frames while sowing")
    parser.add_argument(
        "--slower", type=float, default=4, help="how much slower the main thread is"
    )
    parser.add_argument("--size", default="360x640", help="of the window, in CSS pixels")
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args()
    width, height = map(int, wish.size.split("x"))
    with (
        tempfile.TemporaryDirectory() as folder,
        Service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        page = browser.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(120_000)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": wish.slower})
        print(f"{wish.size}, main thread {wish.slower:g} times slower, 14 seeds sown")
        for _ in range(wish.rounds):
            match = service.begin(position=parse_position(BIG))
            measure(page, session, f"{service.url}/game/{match}")
        browser.close()


if __name__ == "__main__":
    main()
