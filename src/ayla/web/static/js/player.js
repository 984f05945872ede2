/** A player's strip: who it is, whether it is their turn, and what they have captured. */
import { html } from "./html.js";
import { isYou, playerName, sideName } from "./names.js";
import { mark } from "./shapes.js";
import { snapshot } from "./state.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Side} Side */

export function Player({ side, at, seeds }) {
  const now = snapshot.value;
  if (!now) return null;
  const strip = at.strips[side];
  const count = seeds.stores[side].length;
  const turn = !now.outcome && now.position.to_move === side;
  const declined = now.position.declined[side];
  const name = playerName(side);
  return html`<section
    class=${turn ? "player to-move" : "player"}
    data-side=${side}
    data-store=${count}
    aria-label=${t("player", { name, side, count })}
    style=${{
      left: `${strip.x}px`,
      top: `${strip.y}px`,
      width: `${strip.w}px`,
      height: `${strip.h}px`,
      "--numeral": `${Math.min(strip.h * 0.7, 56)}px`,
    }}
  >
    <p class="player-line">
      <${SideMark} side=${side} />
      <b class="player-name"><bdi>${name}</bdi></b>
      ${name !== sideName(side) && html`<span class="player-side">${sideName(side)}</span>`}
      ${turn && html`<span class="player-turn">${isYou(side) ? t("turn-yours") : t("turn-theirs")}</span>`}
      ${declined > 0 && html`<span class="player-declined" title=${t("declined-why")}>${t("declined", { count: declined })}</span>`}
    </p>
    <span class="store" aria-hidden="true">${count}</span>
  </section>`;
}

/** Round for South, pointed for North, as their pits are. @param {{ side: Side }} props */
export function SideMark({ side }) {
  return html`<svg class=${`side-mark side-mark-${side}`} viewBox="-8 -8 16 16" aria-hidden="true">
    <path d=${mark(side, 0, 0, 6)} />
  </svg>`;
}
