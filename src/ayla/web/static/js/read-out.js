/** Reading out without a keyboard: buttons that tell what the keys tell. */
import { html, useState } from "./html.js";
import { TOLD } from "./speech.js";
import { match } from "./state.js";
import { t } from "./texts.js";

/** @typedef {keyof typeof TOLD} What */

export function ReadOut() {
  const [told, setTold] = useState({ text: "", times: 0 });
  const offered = /** @type {What[]} */ (Object.keys(TOLD)).filter((what) => what !== "time" || match().online);
  const tell = (/** @type {What} */ what) => setTold({ text: TOLD[what](), times: told.times + 1 });
  return html`
    <ul class="menu">
      ${offered.map(
        (what) => html`<li><button type="button" class="item" data-speak=${what} onClick=${() => tell(what)}>
          ${t(`speak-${what}`)} <kbd class="item-state">${what[0].toUpperCase()}</kbd>
        </button></li>`,
      )}
    </ul>
    <p role="status" class="read-out">${told.text}${"\u00a0".repeat(told.times % 2)}</p>
  `;
}
