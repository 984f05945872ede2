/** Analysis: every move of the position that is looked at with its worth, and what it leads to. */
import { analyse, sign, tellMove, tellWorth, weighed } from "./advice.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { analysing, looking, match, turns, viewed } from "./state.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Line} Line */

/** Offers beyond the best ones are many and much alike. */
const MOST_OFFERS = 6;

export function Analysis() {
  if (!analysing.value) return null;
  const now = weighed.value;
  const side = now?.to_move ?? viewed.value?.to_move ?? "S";
  const played = turns.value[looking.value ?? match().ply]?.move.replace(/x\d+$/, "");
  return html`<section class="analysis" aria-labelledby="analysis-title">
    <header class="analysis-head">
      <h2 id="analysis-title">${t("analysis")}</h2>
      <p class="hint">${now ? progress(now) : over() ? t("analysis-over") : t("analysis-begins")}</p>
      <button type="button" class="quiet square" aria-label=${t("analysis-end")} data-action="analysis-end" onClick=${() => analyse(false)}><${Icon} name="close" /></button>
    </header>
    ${now &&
    html`<p class="legend">
        ${t("analysis-legend", { side })}${" "}
        <span class="whole"><b class="worth exact">=+4</b> ${t("analysis-exact")}</span>${" "}
        <span class="whole"><b class="worth">+4</b> ${t("analysis-expected")}</span>
      </p>
      <ol class="lines" tabindex="0" aria-label=${t("analysis-lines")}>
        ${shown(now.lines).map(
          (line, place) => html`<li key=${line.move} class="line" data-move=${line.move}>
            <${Worth} line=${line} best=${place === 0} />
            <span aria-hidden="true" class="line-move">${line.move}</span>
            <span class="unseen">${tellMove(line)}: ${tellWorth(side, line)}</span>
            <span class="line-play"><span class="unseen">${t("analysis-then")}</span> ${line.pv.slice(1, 9).join(" ")}</span>
            ${line.move === played && html`<span class="line-played">${t("analysis-played")}</span>`}
          </li>`,
        )}
      </ol>`}
  </section>`;
}

/** "=+4" in a frame with corners where exact, "+4" in a round one where expected. */
export const Worth = ({ line, best = false }) =>
  html`<b class=${`worth${line.exact ? " exact" : ""}${best ? " best" : ""}`} aria-hidden="true">${sign(line)}</b>`;

/** @param {import("./types.js").Analysis} now */
function progress({ depth, done, exact, lines }) {
  if (exact && lines.every((line) => line.exact)) return t("analysis-known");
  return done ? t("analysis-depth", { depth }) : t("analysis-deeper", { depth });
}

const over = () => match().outcome !== null && looking.value === null;

/** Every line but those of many offers. @param {Line[]} lines */
function shown(lines) {
  let offers = 0;
  return lines.filter(({ kind }) => kind !== "offer" || ++offers <= MOST_OFFERS);
}
