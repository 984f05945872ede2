/** The evaluation bar: how the game seems to end, in seeds, from each side's view. */
import { evaluating, sign, weighed, wholeSeeds } from "./advice.js";
import { html, useRef } from "./html.js";
import { isYou, playerName } from "./names.js";
import { mark } from "./shapes.js";
import { looking, near, other, sides, snapshot } from "./state.js";
import { t } from "./texts.js";

/** So many seeds ahead fill half of a side's half. */
const HALF = 8;

/** @typedef {{ south: number, exact: boolean }} Value */

/** @returns {Value | null} What is known now: the result, or what the service found. */
function known() {
  const now = snapshot.value;
  if (now?.outcome && looking.value === null)
    return { south: now.outcome.south - now.outcome.north, exact: true };
  return weighed.value;
}

/** Until more is known of a new position, the bar stays where it was. */
export function Evaluation() {
  const last = useRef(/** @type {Value | null} */ (null));
  if (!evaluating.value) return null;
  const fresh = known();
  if (fresh) last.current = { south: fresh.south, exact: fresh.exact };
  const value = last.current;
  const side = near.value;
  const ahead = value ? (side === "S" ? value.south : -value.south) : 0;
  const share = 50 + (50 * ahead) / (Math.abs(ahead) + HALF);
  const leader = ahead >= 0 ? side : other(side);
  const text = value ? sign({ value: Math.abs(ahead), exact: value.exact }) : "…";
  return html`<div
    class="evaluation"
    role="meter"
    aria-label=${t("evaluation")}
    aria-valuemin="-48"
    aria-valuemax="48"
    aria-valuenow=${Math.round(ahead)}
    aria-valuetext=${value ? tell(value) : t("evaluation-none")}
    data-south=${value ? value.south : ""}
    title=${value ? tell(value) : t("evaluation-none")}
  >
    <${Part} side=${side} share=${share} text=${leader === side ? text : ""} />
    <${Part} side=${other(side)} share=${100 - share} text=${leader === side ? "" : text} />
    <span class="evaluation-middle"></span>
  </div>`;
}

function Part({ side, share, text }) {
  return html`<span class=${`evaluation-part evaluation-${side}`} style=${{ flexGrow: share }}>
    <svg class="evaluation-mark" viewBox="-8 -8 16 16"><path class=${`mark mark-${side}`} d=${mark(side, 0, 0, 5)} /></svg>
    ${text && html`<b>${text}</b>`}
  </span>`;
}

/** @param {Value} value */
function tell({ south, exact }) {
  const [first] = sides.value;
  const leader = south === 0 ? first : south > 0 ? "S" : "N";
  return t("worth", {
    exact: exact ? "yes" : "no",
    seeds: wholeSeeds(south),
    you: isYou(leader) ? "yes" : "no",
    name: playerName(leader),
  });
}
