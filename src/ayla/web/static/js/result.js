/** The end of a game: who won, with how much, with or without glory, and why it ended. */
import { advised, analyse } from "./advice.js";
import { Dialog } from "./dialog.js";
import { far } from "./far.js";
import { html } from "./html.js";
import { moving } from "./motion.js";
import { Named } from "./named.js";
import { isYou, playerName } from "./names.js";
import { SideMark } from "./player.js";
import { rematch } from "./rematch.js";
import { analysing, dialog, looking, match, other, putAside, sides } from "./state.js";
import { say, t } from "./texts.js";

/** @typedef {import("./types.js").Outcome} Outcome */

/** @param {Outcome} outcome */
function headline({ winner, glory, reason, sentence }) {
  if (reason === "aborted") return say(sentence);
  if (!winner) return t("result-draw");
  const told = glory === null ? "none" : glory ? "yes" : "no";
  if (isYou(winner)) return t("result-you-win", { glory: told });
  return t("result-wins", { name: playerName(winner), glory: told });
}

/** @param {Outcome} outcome */
const reason = ({ reason, winner }) =>
  t(`reason-${reason === "abandoned" && !winner ? "abandoned-draw" : reason}`, { loser: winner ? playerName(other(winner)) : "" });

export function ResultCard() {
  const now = match();
  if (!now?.outcome || moving.value || looking.value !== null) return null;
  if (putAside.value === now.version || dialog.value) return null;
  const { outcome } = now;
  const close = () => (putAside.value = now.version);
  const online = now.online && far.value;
  const counts = { S: outcome.south, N: outcome.north };
  return html`<${Dialog} name="result" title=${headline(outcome)} onClose=${close}>
    ${outcome.reason !== "aborted" &&
    html`<div class=${outcome.glory ? "score glorious" : "score"}>
      ${sides.value.map(
        (side) => html`<div key=${side} class=${outcome.winner === side ? "score-side won" : "score-side"} data-side=${side}>
          <p class="score-name"><${SideMark} side=${side} /> <bdi>${playerName(side)}</bdi></p>
          <p class="score-count">${counts[side]}</p>
          <${Herd} count=${counts[side]} />
        </div>`,
      )}
    </div>`}
    <p class="hint" data-reason=${outcome.reason} data-glory=${String(outcome.glory)}>
      ${reason(outcome)}
    </p>
    ${outcome.glory !== null && html`<p class=${outcome.glory ? "glory" : "glory none"}><${Glory} with=${outcome.glory} /> <span>${t(outcome.glory ? "result-glory" : "result-no-glory")}</span></p>`}
    ${online && html`<${online.Matched} /><${online.Rematch} />`}
    <div class="row two">
      ${!online && html`<button type="button" class="primary" data-action="again" onClick=${rematch}>${t("rematch")}</button>`}
      <button type="button" data-action="look" onClick=${close}>${t("result-look")}</button>
    </div>
    <div class="elsewhere">
      ${advised.value && html`<button type="button" data-action="analyse" onClick=${() => analyse(true)}>${t("analyse")}</button>`}
      <button type="button" onClick=${() => (dialog.value = "new")}>${t("new")}</button>
      <button type="button" onClick=${() => (dialog.value = "record")}>${t("record")}</button>
    </div>
  <//>`;
}

/** Rays for a win with glory, a bare ring for one without. */
function Glory({ with: full }) {
  const rays = [...Array(12).keys()].map((i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return `M${(x * 7).toFixed(2)} ${(y * 7).toFixed(2)}L${(x * 11).toFixed(2)} ${(y * 11).toFixed(2)}`;
  });
  return html`<svg class="glory-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="4.5" /> ${full && html`<path d=${rays.join("")} />`}
  </svg>`;
}

/** Captured seeds in sixes. */
function Herd({ count }) {
  const dots = [];
  for (let n = 0; n < count; n++) {
    const six = Math.floor(n / 6);
    const x = (six % 4) * 26 + (n % 3) * 7.4 + 4;
    const y = Math.floor(six / 4) * 19 + Math.floor((n % 6) / 3) * 7.4 + 4;
    dots.push(html`<circle key=${n} cx=${x} cy=${y} r="3.1" />`);
  }
  return html`<svg class="herd" viewBox="0 0 102 34" aria-hidden="true">${dots}</svg>`;
}

/** The result in the panel, when the card was put aside. */
export function Over() {
  const outcome = /** @type {Outcome} */ (match().outcome);
  const online = match().online && far.value;
  return html`<section class="panel-part over">
    <p class="lead"><${Named} text=${headline(outcome)} /></p>
    <p class="hint">${reason(outcome)}</p>
    ${online && html`<${online.Matched} /><${online.Rematch} />`}
    <div class="row two">
      ${!online && html`<button type="button" class="primary" data-action="again" onClick=${rematch}>${t("rematch")}</button>`}
      ${advised.value && !analysing.value && html`<button type="button" data-action="analyse" onClick=${() => analyse(true)}>${t("analyse")}</button>`}
    </div>
  </section>`;
}
