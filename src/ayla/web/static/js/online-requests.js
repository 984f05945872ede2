/** What one asks the other for. Each request has its own place and its own words for every answer. */
import { signal } from "../vendor/signals-core.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { playerName } from "./names.js";
import { left, waited } from "./online-clock.js";
import { act } from "./online-line.js";
import { o, sayLeft, tellLeft } from "./online-texts.js";
import { t } from "./texts.js";
import { dialog, live, looking, match, other, sending, turns } from "./state.js";

/** @typedef {import("./online-types.js").Online} Online */

const online = () => /** @type {Online} */ (match().online);

/** The match in which the one who stayed went on waiting. */
const patient = signal("");

/** Instead of whose turn it is, where that is not all; or nothing. */
export function lead() {
  const { you, joined } = online();
  if (!live.value && sending.value) return o("move-waits");
  if (you && !joined[other(you)]) return o("waiting");
  return "";
}

export function Requests() {
  const now = match();
  const { you, takeback, draw, allowance, claim } = online();
  if (now.outcome) return null;
  const away = allowance && html`<p class="far-away"><${Icon} name="hourglass" /> ${o(allowance.side === you ? "away-you" : "away", { name: playerName(allowance.side), left: tellLeft(waited.value ?? 0) })}</p>`;
  return html`<div class="requests">
    ${claim ? html`<${Claim} />` : away}
    ${(takeback || draw) && html`<div class="request-places">
      <section class="request-place" aria-label=${o("takeback")}>${takeback && html`<${Takeback} />`}</section>
      <section class="request-place" aria-label=${o("draw")}>${draw && html`<${Draw} />`}</section>
    </div>`}
  </div>`;
}

/** An answer: a button that never says anything else. */
function Answer({ name, command, primary = false }) {
  return html`<button type="button" class=${primary ? "primary" : ""} data-action=${name} disabled=${sending.value} onClick=${() => act(command)}>${o(name)}</button>`;
}

function Takeback() {
  const { you, takeback } = online();
  if (!takeback) return null;
  const { by, to } = takeback;
  if (by === you) return html`<p>${o("takeback-asked", { ply: to + 1 })}</p>`;
  const asks = html`<p>${o("takeback-asks", { name: playerName(by), ply: to + 1 })}</p>`;
  if (!you) return asks;
  return html`${asks}
    <div class="request-answers">
      <${Answer} name="takeback-accept" command=${{ do: "takeback-accept", to }} />
      <${Answer} name="takeback-decline" command=${{ do: "takeback-decline" }} />
    </div>`;
}

function Draw() {
  const { you, draw } = online();
  if (!draw) return null;
  if (draw === you) return html`<p>${o("draw-asked")}</p>`;
  const asks = html`<p>${o("draw-asks", { name: playerName(draw) })}</p>`;
  if (!you) return asks;
  return html`${asks}
    <div class="request-answers">
      <${Answer} name="draw-accept" command=${{ do: "draw-accept" }} />
      <${Answer} name="draw-decline" command=${{ do: "draw-decline" }} />
    </div>`;
}

/** The other did not come back: three ways to go on. */
function Claim() {
  const { you } = online();
  const name = you ? playerName(other(you)) : "";
  const waits = patient.value === match().id;
  return html`<section class="claim" aria-label=${o("claim")}>
    <p>${o(waits ? "claim-waiting" : "claim-may", { name })}</p>
    <div class="claim-answers">
      <${Answer} name="claim-win" command=${{ do: "claim-win" }} />
      <${Answer} name="claim-draw" command=${{ do: "claim-draw" }} />
      <button type="button" data-action="claim-wait" disabled=${waits} onClick=${() => (patient.value = match().id)}>${o("claim-wait")}</button>
    </div>
  </section>`;
}

/** The ply to which one's last own move would be taken back, or null. */
function takebackTo() {
  const { you } = online();
  const at = turns.value.findLastIndex(({ side }) => side === you);
  return at < 0 ? null : at;
}

/** What one can do beside playing. */
export function Actions({ Action }) {
  const { you, takeback } = online();
  if (!you || match().outcome) return null;
  const to = takebackTo();
  const able = to !== null && !takeback && !sending.value;
  return html`<${Action} name="undo" label=${o("takeback-ask")} icon="undo" able=${able} onClick=${() => act({ do: "takeback-ask", to })} />
    <${Action} name="say" label=${o("say")} icon="say" able=${true} onClick=${() => (dialog.value = "say")} />`;
}

/** The connections that watch, where there are any. */
export function Watchers() {
  const { watchers, you } = online();
  if (!watchers || looking.value !== null) return null;
  return html`<p class="watchers">${o("watchers", { count: watchers, you: you ? "yes" : "no" })}</p>`;
}

/** What there is to hear of the other, and of the time. */
export function tellFar() {
  const { clock, presence, joined, you } = online();
  const sides = /** @type {import("./types.js").Side[]} */ (you ? [you, other(you)] : ["S", "N"]);
  const times = sides.map((side) => {
    const state = side === you ? "" : o(`said-${joined[side] ? presence[side] : "absent"}`, { name: playerName(side) });
    const ms = left(side);
    return ms === null ? state : [state, o("said-left", { name: playerName(side), you: side === you ? "yes" : "no", left: sayLeft(ms) })].join(" ");
  });
  return [...times, ...(clock.kind === "none" ? [t("say-no-clock")] : [])].join(" ");
}
