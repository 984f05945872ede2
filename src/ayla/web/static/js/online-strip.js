/** In a player's strip: whether they are here, their clock, and what they have just said. */
import { batch, effect, signal } from "../vendor/signals-core.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { playerName } from "./names.js";
import { left, low } from "./online-clock.js";
import { newPhrases } from "./online-news.js";
import { o, phrase, sayLeft, tellLeft } from "./online-texts.js";
import { match, snapshot } from "./state.js";

/** @typedef {import("./types.js").Side} Side */

/** Milliseconds that a phrase stands beside whoever said it. */
const STANDS = 7000;

/** What was said a moment ago. @type {Record<Side, import("./state.js").Signal<string>>} */
const saying = { S: signal(""), N: signal("") };

/** Hear phrases as they are said. */
export function watchPhrases() {
  /** @type {{ id: string, online: import("./online-types.js").Online } | null} */
  let before = null;
  const timers = { S: 0, N: 0 };
  const quiet = (/** @type {Side} */ side) => {
    clearTimeout(timers[side]);
    saying[side].value = "";
  };
  effect(() => {
    const now = snapshot.value;
    const known = before;
    before = now?.online ? { id: now.id, online: now.online } : null;
    if (!now?.online || known?.id !== now.id) {
      batch(() => (quiet("S"), quiet("N")));
      return;
    }
    for (const { by, phrase } of newPhrases(known.online, now.online)) {
      quiet(by);
      saying[by].value = phrase;
      timers[by] = setTimeout(() => (saying[by].value = ""), STANDS);
    }
  });
}

/** @param {{ side: Side }} props */
export function Beside({ side }) {
  const online = /** @type {import("./online-types.js").Online} */ (match().online);
  const { joined, presence, players } = online;
  const state = joined[side] ? presence[side] : "absent";
  const { rating } = players[side];
  return html`${rating !== null && html`<span class="far-rating">${rating}</span>`}
    ${match().outcome === null &&
    html`<span class=${`far-presence ${state}`}>
      <svg viewBox="-6 -6 12 12" aria-hidden="true"><circle r="4" /></svg>
      <span class=${state === "here" ? "unseen" : ""}>${o(`presence-${state}`)}</span>
    </span>`}
    <${Clock} side=${side} />
    ${saying[side].value && html`<span class="bubble" aria-hidden="true">${phrase(saying[side].value)}</span>`}`;
}

/** @param {{ side: Side }} props */
function Clock({ side }) {
  const ms = left(side);
  if (ms === null) return null;
  const online = /** @type {import("./online-types.js").Online} */ (match().online);
  const runs = online.clock.running === side && match().outcome === null;
  const little = low(side);
  const judged = runs && ms === 0;
  return html`<span
    class=${`far-clock${runs ? " runs" : ""}${little ? " low" : ""}`}
    role="timer"
    data-clock=${side}
    aria-label=${o("clock-left", { left: sayLeft(ms), low: little ? "yes" : "no" })}
  >
    ${little && html`<${Icon} name="hourglass" /><span class="far-low">${o(judged ? "clock-judged" : "clock-low")}</span>`}
    <b>${tellLeft(ms)}</b>
  </span>`;
}

/** What was said after so many moves, in the list of turns. @param {{ ply: number }} props */
export function Said({ ply }) {
  const said = match().online?.phrases.filter((one) => one.ply === ply) ?? [];
  return said.map((one) => html`<p class="said">${o("said-phrase", { name: playerName(one.by), phrase: phrase(one.phrase) })}</p>`);
}
