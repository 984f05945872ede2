/**
 * Marks on the pits whose seeds a chain takes as they lie. What their numbers are, and which of them
 * the turn can capture, the service says.
 */
import { RING } from "./geometry.js";
import { html } from "./html.js";
import { worths } from "./advice.js";
import { match, moves } from "./state.js";

/** @param {{ at: import("./geometry.js").Layout, seeds: import("./seeds.js").Seeds }} props */
export function Ripe({ at, seeds }) {
  const counts = match()?.ripe ?? [];
  const open = new Set(moves.value.flatMap(({ captures }) => Object.keys(captures)));
  return html`<g class="ripe">
    ${RING.filter((pit) => counts.includes(seeds.pits[pit].length) && !worths.value.has(pit)).map(
      (pit) => html`<${Sign} key=${pit} pit=${pit} place=${at.pits[pit]} count=${seeds.pits[pit].length} open=${open.has(pit)} />`,
    )}
  </g>`;
}

/** A lozenge with as many dots as seeds, at the inner edge of the pit; filled when within reach. */
function Sign({ pit, place: { inner, letter }, count, open }) {
  const r = letter.size * 0.78;
  const [x, y] = [inner.x + inner.dx * r * 1.1, inner.y + inner.dy * r * 1.1];
  const dots = count === 2 ? [[-0.32, 0], [0.32, 0]] : [[-0.34, 0], [0.34, 0], [0, -0.34], [0, 0.34]];
  return html`<g class=${open ? "ripe-sign open" : "ripe-sign"} data-ripe=${pit}>
    <path d=${`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`} />
    ${dots.map(([dx, dy], i) => html`<circle key=${i} cx=${x + dx * r} cy=${y + dy * r} r=${r * 0.16} />`)}
  </g>`;
}
