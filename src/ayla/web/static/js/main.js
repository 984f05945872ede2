/** Starts the page. */
import { watchWish } from "./advice.js";
import { App } from "./app.js";
import { watchFocus } from "./focus.js";
import { html, render } from "./html.js";
import { watchGames } from "./games.js";
import { watchFacing } from "./facing.js";
import { watchHearing } from "./hearing.js";
import { greet } from "./languages.js";
import { watchLook } from "./look.js";
import { keepOfflinePage } from "./offline.js";
import { openPlace, watchAddress } from "./route.js";

watchLook();
await greet();
watchAddress();
watchFocus();
watchWish();
watchFacing();
watchGames();
watchHearing();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
root.textContent = "";
render(html`<${App} />`, root);
await openPlace();
keepOfflinePage();
