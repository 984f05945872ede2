/** What is needed now and then in a game: record, draw, resigning. */
import { advised, analyse, evaluating } from "./advice.js";
import { record } from "./api.js";
import { Dialog } from "./dialog.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { Icon } from "./icons.js";
import { isYou, playerName } from "./names.js";
import { agreeDraw, resign, tellProblem } from "./play.js";
import { choose } from "./settings.js";
import { analysing, dialog, human, match } from "./state.js";
import { t } from "./texts.js";

const close = () => (dialog.value = "");

export function Menu() {
  const over = match().outcome !== null;
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
      ${item("record", "copy")}
      ${!over && human.value === null && item("draw", "hands")}
      ${!over && item("resign", "flag")}
      ${item("new", "new")}
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

/** The record to copy: by the button, or by hand where the browser forbids that. */
export function Record() {
  const [text, setText] = useState("");
  const [told, setTold] = useState("");
  const area = useRef(null);
  useEffect(() => {
    record(match().id).then(setText, (problem) => setTold(tellProblem(problem)));
  }, []);
  const copy = async () => {
    area.current.select();
    try {
      await navigator.clipboard.writeText(text);
      setTold(t("record-copied"));
    } catch {
      setTold(t("record-by-hand"));
    }
  };
  return html`<${Dialog} name="record" title=${t("record")} onClose=${close}>
    <textarea ref=${area} class="record" readonly rows="10" spellcheck="false" aria-label=${t("record")} value=${text}></textarea>
    <p class="hint" role="status">${told}</p>
    <div class="row"><button type="button" class="primary" data-action="copy" disabled=${!text} onClick=${copy}><${Icon} name="copy" /> ${t("copy")}</button></div>
  <//>`;
}
