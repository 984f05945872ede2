/** The real board as a still picture, filling the width. */
import { layout } from "./geometry.js";
import { Carving } from "./ground.js";
import { Heaps, SeedShapes } from "./heaps.js";
import { html } from "./html.js";
import { ownersOf } from "./motion.js";
import { Numerals } from "./numerals.js";
import { lay } from "./seeds.js";

/** @param {{ position: import("./types.js").PositionView }} props */
export function Picture({ position }) {
  const at = layout(680, 520, "S");
  const seeds = lay({ ...position, stores: { S: 0, N: 0 } });
  const { x, y, w, h } = at.board;
  return html`<svg class="picture" viewBox="${x} ${y} ${w} ${h + 4}" aria-hidden="true">
    <${Carving} at=${at} owners=${ownersOf(position)} />
    <${SeedShapes} />
    <${Heaps} at=${at} seeds=${seeds} />
    <${Numerals} at=${at} seeds=${seeds} />
  </svg>`;
}
