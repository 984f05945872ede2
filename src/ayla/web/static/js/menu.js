/** What is needed now and then in a game: advice, what to take away, draw, resigning. */
import { advised, analyse, evaluating } from "./advice.js";
import { Dialog } from "./dialog.js";
import { far } from "./far.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { isYou, playerName } from "./names.js";
import { agreeDraw, resign } from "./play.js";
import { rematch } from "./rematch.js";
import { follow } from "./route.js";
import { choose } from "./settings.js";
import { analysing, dialog, human, looking, match } from "./state.js";
import { t } from "./texts.js";

const close = () => (dialog.value = "");

export function Menu() {
  const { online, outcome } = match();
  const over = outcome !== null;
  // What can be weighed elsewhere is not given away while two people play.
  const closed = Boolean(online) && !over;
  // From a game that is over one goes on from an earlier position.
  const mayGoOn = !over || looking.value !== null;
  const item = (/** @type {typeof dialog.value} */ name, /** @type {string} */ icon) =>
    html`<li><button type="button" class="item" data-action=${name} onClick=${() => (dialog.value = name)}><${Icon} name=${icon} /> ${t(name)}</button></li>`;
  const toggle = (/** @type {string} */ name, /** @type {string} */ icon, /** @type {boolean} */ on, /** @type {() => void} */ change) =>
    html`<li><button
      type="button"
      class="item"
      data-action=${name}
      aria-pressed=${String(on)}
      onClick=${() => {
        close();
        change();
      }}
    ><${Icon} name=${icon} /> ${t(name)} <span class="item-state">${t(on ? "on" : "off")}</span></button></li>`;
  return html`<${Dialog} name="menu" title=${t("menu-title")} onClose=${close}>
    <ul class="menu">
      ${advised.value && toggle("analysis", "analysis", analysing.value, analyse)}
      ${advised.value && toggle("evaluation", "bar", evaluating.value, () => choose({ evaluates: !evaluating.peek() }))}
      ${item("speak", "speak")}
      ${mayGoOn && !closed && item("from", "from")}
      ${!closed && item("link", "link")}
      ${(!closed || online?.you) && item("record", "copy")}
      ${over && !online && html`<li><button type="button" class="item" data-action="rematch" onClick=${rematch}><${Icon} name="rematch" /> ${t("rematch")}</button></li>`}
      ${!over && !online && human.value === null && item("draw", "hands")}
      ${!over && !online && item("resign", "flag")}
      ${online && far.value && html`<${far.value.MenuItems} over=${over} />`}
      ${item("new", "new")}
      <li><a class="item button" href="/games" data-action="games" onClick=${follow}><${Icon} name="games" /> ${t("games")}</a></li>
    </ul>
  <//>`;
}

/** The side that a resignation would be for: one's own, or whose turn it is. */
const resigning = () => human.value ?? match().position.to_move;

export function Resign() {
  const side = resigning();
  const name = playerName(side);
  const go = () => {
    close();
    resign(side);
  };
  return html`<${Dialog} name="resign" title=${t("resign-title", { you: isYou(side) ? "yes" : "no", name })} onClose=${close}>
    <p>${t("resign-why")}</p>
    <div class="row two">
      <button type="button" class="primary" data-action="resign-yes" onClick=${go}>${t("resign-yes")}</button>
      <button type="button" onClick=${close}>${t("play-on")}</button>
    </div>
  <//>`;
}

export function AgreeDraw() {
  const go = () => {
    close();
    agreeDraw();
  };
  return html`<${Dialog} name="draw" title=${t("draw-title")} onClose=${close}>
    <p>${t("draw-why")}</p>
    <div class="row two">
      <button type="button" class="primary" data-action="draw-yes" onClick=${go}>${t("draw-yes")}</button>
      <button type="button" onClick=${close}>${t("play-on")}</button>
    </div>
  <//>`;
}
