/** A small still board for cards: numbers and territories, no seeds. */
import { gridPlace, pitAt, RING } from "./geometry.js";
import { html } from "./html.js";
import { border, bowl, mark } from "./shapes.js";
import { near } from "./state.js";
import { t } from "./texts.js";

const CELL = { w: 56, h: 46 };
const GROUND = { x: 5, y: 5, w: CELL.w * 4, h: CELL.h * 2 };

/**
 * @param {object} props
 * @param {{ pits: import("./types.js").PositionView["pits"] }} props.position
 * @param {import("./types.js").Side} [props.side] Whose row lies below.
 * @param {import("./types.js").Pit[]} [props.point] Pits to point out.
 */
export function MiniBoard({ position, side = near.value, point = [] }) {
  const all = new Map(position.pits.map((pit) => [pit.pit, pit]));
  const of = (/** @type {string} */ pit) => /** @type {typeof position.pits[0]} */ (all.get(pit));
  const ownerAt = (column, row) => of(pitAt(column, row, side)).owner;
  const told = position.pits.map(({ pit, seeds, owner }) => t("mini-pit", { pit, seeds, owner })).join(", ");
  return html`<svg class="mini-board" viewBox="0 0 ${GROUND.w + 10} ${GROUND.h + 10}" role="img" aria-label=${told}>
    <rect class="mini-frame" width=${GROUND.w + 10} height=${GROUND.h + 10} rx="7" />
    ${RING.map((pit) => {
      const { column, row } = gridPlace(pit, side);
      const { seeds, owner } = of(pit);
      const cell = { x: GROUND.x + column * CELL.w, y: GROUND.y + row * CELL.h, ...CELL };
      const box = { x: cell.x + 5, y: cell.y + 4, w: cell.w - 10, h: cell.h - 8 };
      const rect = { x: cell.x, y: cell.y, width: cell.w + 0.3, height: cell.h + 0.3 };
      return html`<g key=${pit} data-pit=${pit} data-owner=${owner} data-seeds=${seeds}>
        <rect ...${rect} class=${`mini-${owner}`} />
        ${owner === "N" && html`<path class="hatch" d=${hatching(cell)} />`}
        <path class="mini-hollow" d=${bowl(owner, box)} />
        ${point.includes(pit) && html`<path class="on-offer" d=${bowl(owner, box, -1)} />`}
        <text class="mini-numeral" x=${box.x + box.w / 2} y=${box.y + box.h / 2} font-size="23">${seeds}</text>
        <path class=${`mark mark-${owner}`} d=${mark(owner, cell.x + 6, cell.y + 6, 2.3)} />
      </g>`;
    })}
    <path class="border-shadow" d=${border(ownerAt, GROUND)} />
    <path class="border" d=${border(ownerAt, GROUND)} />
  </svg>`;
}

/** Diagonals across a cell. */
function hatching({ x, y, w, h }) {
  let d = "";
  for (let at = 6; at < w + h; at += 8) {
    const [x1, y1] = at < h ? [x, y + at] : [x + at - h, y + h];
    const [x2, y2] = at < w ? [x + at, y] : [x + w, y + at - w];
    d += `M${x1} ${y1}L${x2} ${y2}`;
  }
  return d;
}
