/** What is needed now and then in a game with somebody far away: phrases, draw, breaking off. */
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { act } from "./online-line.js";
import { o, phrase } from "./online-texts.js";
import { linkOf, Way } from "./online-ways.js";
import { dialog, match, sending } from "./state.js";
import { t } from "./texts.js";

const close = () => (dialog.value = "");

/** All there are to say, in the order in which a game goes. */
const PHRASES = [
  "hello",
  "good-luck",
  "will-you-trade",
  "no-trade",
  "nice-move",
  "well-played",
  "thanks",
  "oops",
  "take-your-time",
  "have-to-go",
  "good-game",
  "again",
];

/** @param {{ over: boolean }} props */
export function MenuItems({ over }) {
  const online = /** @type {import("./online-types.js").Online} */ (match().online);
  const { you, draw, abortable } = online;
  if (!you) return null;
  const offer = () => {
    close();
    act({ do: "draw-offer" });
  };
  const item = (/** @type {typeof dialog.value} */ name, /** @type {string} */ icon, /** @type {string} */ label) =>
    html`<li><button type="button" class="item" data-action=${name} onClick=${() => (dialog.value = name)}><${Icon} name=${icon} /> ${label}</button></li>`;
  return html`
    ${over && item("say", "say", o("say"))}
    ${!over &&
    html`<li><button type="button" class="item" data-action="draw-offer" disabled=${draw !== null || sending.value} onClick=${offer}><${Icon} name="hands" /> ${o("draw-offer")}</button></li>`}
    ${!over && linkOf(match().id).own && item("own", "link", o("own"))}
    ${!over && abortable && item("abort", "close", o("abort"))}
    ${!over && !abortable && item("resign", "flag", t("resign"))}
  `;
}

function Abort() {
  const go = () => {
    close();
    act({ do: "abort" });
  };
  return html`<${Dialog} name="abort" title=${o("abort-title")} onClose=${close}>
    <p>${o("abort-why")}</p>
    <div class="row two">
      <button type="button" class="primary" data-action="abort-yes" onClick=${go}>${o("abort-yes")}</button>
      <button type="button" onClick=${close}>${t("play-on")}</button>
    </div>
  <//>`;
}

function Say() {
  const say = (/** @type {string} */ id) => () => {
    close();
    act({ do: "say", phrase: id });
  };
  return html`<${Dialog} name="say" title=${o("say-title")} onClose=${close}>
    <ul class="phrases">
      ${PHRASES.map((id) => html`<li key=${id}><button type="button" class="item" data-phrase=${id} onClick=${say(id)}>${phrase(id)}</button></li>`)}
    </ul>
    <p class="hint">${o("say-about")}</p>
  <//>`;
}

const Own = () => html`<${Dialog} name="own" title=${o("own")} onClose=${close}>
  <div class="taking"><p class="hint">${o("own-about")}</p><${Way} path=${linkOf(match().id).own} label=${o("own")} /></div>
<//>`;

/** By the names of the page's dialogs. @type {Record<string, any>} */
export const dialogs = { abort: Abort, say: Say, own: Own };
