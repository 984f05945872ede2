/** Starts the page. */
import { App } from "./app.js";
import { html, render } from "./html.js";
import { openPlace, watchAddress } from "./route.js";
import { loadTexts, t } from "./texts.js";

await loadTexts("en");
document.title = t("title");
watchAddress();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
root.textContent = "";
render(html`<${App} />`, root);
await openPlace();
