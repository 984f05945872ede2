/** Starts the page. */
import { watchWish } from "./advice.js";
import { App } from "./app.js";
import { watchFocus } from "./focus.js";
import { html, render } from "./html.js";
import { openPlace, watchAddress } from "./route.js";
import { loadTexts, t } from "./texts.js";

await loadTexts("en");
document.title = t("title");
watchAddress();
watchFocus();
watchWish();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
root.textContent = "";
render(html`<${App} />`, root);
await openPlace();
