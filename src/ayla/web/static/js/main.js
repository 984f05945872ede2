/** Starts the page. */
import { watchWish } from "./advice.js";
import { App } from "./app.js";
import { watchFocus } from "./focus.js";
import { html, render } from "./html.js";
import { greet } from "./languages.js";
import { openPlace, watchAddress } from "./route.js";

await greet();
watchAddress();
watchFocus();
watchWish();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
root.textContent = "";
render(html`<${App} />`, root);
await openPlace();
