/** The seeds. Each of the 48 is one drawing that keeps its number and only changes place. */
import { RING, seedInHand, seedInPit, seedInTray } from "./geometry.js";
import { html } from "./html.js";
import { sides } from "./state.js";

/** Radius at which the shapes below are drawn. */
const DRAWN = 10;

/** Three shapes, so that no heap looks stamped. */
const SHAPES = [
  [10.4, 8.9],
  [9.8, 9.2],
  [10.9, 8.5],
];

export function SeedShapes() {
  return html`<defs>
    <radialGradient id="seed-skin" cx="0.38" cy="0.3" r="0.85">
      <stop class="seed-1" offset="0" /><stop class="seed-2" offset="0.5" /><stop class="seed-3" offset="1" />
    </radialGradient>
    ${SHAPES.map(
      ([rx, ry], i) => html`<g key=${i} id=${`seed-${i}`}>
        <ellipse class="seed-shadow" cx="1" cy="2.2" rx=${rx} ry=${ry} />
        <ellipse rx=${rx} ry=${ry} fill="url(#seed-skin)" class="seed-edge" />
        <path class="seed-seam" d=${`M${-rx * 0.62} ${ry * 0.3}Q0 ${ry * 0.74} ${rx * 0.66} ${ry * 0.2}`} />
        <ellipse class="seed-shine" cx=${-rx * 0.3} cy=${-ry * 0.36} rx=${rx * 0.3} ry=${ry * 0.2} />
      </g>`,
    )}
  </defs>`;
}

/** Where each seed lies, by its number. */
function placesOf(/** @type {import("./geometry.js").Layout} */ at, /** @type {import("./seeds.js").Seeds} */ seeds) {
  /** @type {import("./geometry.js").SeedPlace[]} */
  const places = [];
  for (const pit of RING) seeds.pits[pit].forEach((id, n) => (places[id] = seedInPit(at, pit, n)));
  for (const side of sides.value)
    seeds.stores[side].forEach((id, n) => (places[id] = seedInTray(at, side, n)));
  const { hand } = seeds;
  hand?.seeds.forEach((id, n) => (places[id] = seedInHand(at, hand.over, n)));
  return places;
}

const shape = (/** @type {number} */ id) => `#seed-${id % SHAPES.length}`;

/** Seeds that lie still, for a picture. */
export const Heaps = ({ at, seeds }) => html`<g>
  ${placesOf(at, seeds).map((place, id) => html`<use key=${id} href=${shape(id)} style=${{ transform: css(place) }} />`)}
</g>`;

/** Seeds that can move. Each is a box of its own, so that the browser moves it without drawing. */
export const MovingHeaps = ({ at, seeds }) => html`<div class="heaps" aria-hidden="true">
  ${placesOf(at, seeds).map(
    (place, id) => html`<svg key=${id} class="seed" viewBox="-15 -15 30 30" style=${{ transform: css(place) }}><use href=${shape(id)} /></svg>`,
  )}
</div>`;

/** @param {import("./geometry.js").SeedPlace} place */
const css = ({ x, y, angle, r }) =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle}deg) scale(${(r / DRAWN).toFixed(3)})`;
