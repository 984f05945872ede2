"""The vendored libraries work together in a page under a strict policy, without an import map."""

from pathlib import Path

from playwright.sync_api import Page, Route

VENDOR = Path(__file__).parents[2] / "src/ayla/web/static/vendor"
ORIGIN = "http://ayla.test"

PAGE = """
<!doctype html>
<title>Pit</title>
<body><script type="module" src="/app.js"></script>
"""

SCRIPT = """
import { html, render } from "./vendor/htm-preact.js";
import { useState } from "./vendor/preact-hooks.js";
import { signal } from "./vendor/signals.js";
import { computed } from "./vendor/signals-core.js";
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle.js";

const bundle = new FluentBundle("en", { useIsolating: false });
const errors = bundle.addResource(new FluentResource(`
seeds = { $n ->
    [one] { $n } seed
   *[other] { $n } seeds
 }`));
const seeds = signal(1);
const sentence = computed(
  () => bundle.formatPattern(bundle.getMessage("seeds").value, { n: seeds.value }));

function Pit() {
  const [clicks, setClicks] = useState(0);
  return html`<button onClick=${() => { seeds.value += 5; setClicks(clicks + 1); }}>
    ${sentence}, ${clicks} clicks, ${errors.length} errors</button>`;
}
render(html`<${Pit} />`, document.body);
"""


def serve(route: Route) -> None:
    path = route.request.url.removeprefix(ORIGIN)
    if path == "/":
        route.fulfill(
            body=PAGE,
            content_type="text/html",
            headers={"Content-Security-Policy": "default-src 'none'; script-src 'self'"},
        )
    elif path == "/app.js":
        route.fulfill(body=SCRIPT, content_type="text/javascript")
    elif path.startswith("/vendor/"):
        route.fulfill(path=VENDOR / path.removeprefix("/vendor/"), content_type="text/javascript")
    else:
        route.fulfill(status=404)


def test_vendored_modules_work_together(page: Page) -> None:
    page.route("**/*", serve)
    page.goto(ORIGIN)
    pit = page.get_by_role("button")
    assert pit.inner_text() == "1 seed, 0 clicks, 0 errors"
    pit.click()
    page.get_by_text("6 seeds, 1 clicks, 0 errors").wait_for()
