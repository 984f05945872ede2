/** A player's strip: who it is, whether it is their turn, and what they have captured. */
import { far } from "./far.js";
import { storeSize } from "./geometry.js";
import { html } from "./html.js";
import { isYou, playerName, sideName } from "./names.js";
import { preview } from "./preview.js";
import { mark } from "./shapes.js";
import { looking, snapshot, viewed } from "./state.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Side} Side */

export function Player({ side, at, seeds }) {
  const now = snapshot.value;
  if (!now) return null;
  const strip = at.strips[side];
  const count = seeds.stores[side].length;
  const view = viewed.value ?? now.position;
  const turn = (looking.value !== null || !now.outcome) && view.to_move === side;
  const declined = view.declined[side];
  const gain = turn ? (preview.value?.total ?? 0) : 0;
  const name = playerName(side);
  const named = name !== sideName(side);
  return html`<section
    class=${`player${turn ? " to-move" : ""}${now.online ? " far" : ""}`}
    data-side=${side}
    data-store=${count}
    aria-label=${t("player", { named: named ? "yes" : "no", name, side, count })}
    style=${{
      left: `${strip.x}px`,
      top: `${strip.y}px`,
      width: `${strip.w}px`,
      height: `${strip.h}px`,
      "--numeral": `${storeSize(strip)}px`,
    }}
  >
    <p class="player-line">
      <${SideMark} side=${side} />
      <b class="player-name"><bdi>${name}</bdi></b>
      ${named && html`<span class="player-side">${sideName(side)}</span>`}
      ${turn && html`<span class="player-turn">${isYou(side) ? t("turn-yours") : t("turn-theirs")}</span>`}
      ${now.online && far.value && html`<${far.value.Beside} side=${side} />`}
      ${declined > 0 && html`<span class="player-declined" title=${t("declined-why")}>${t("declined", { count: declined })}</span>`}
    </p>
    <span class="store" aria-hidden="true">${gain > 0 && html`<span class="gain">+${gain}</span>`}${count}</span>
  </section>`;
}

/** Round for South, pointed for North, as their pits are. @param {{ side: Side }} props */
export function SideMark({ side }) {
  return html`<svg class=${`side-mark side-mark-${side}`} viewBox="-8 -8 16 16" aria-hidden="true">
    <path d=${mark(side, 0, 0, 6)} />
  </svg>`;
}
