/** How many seeds lie in each pit, large. */
import { RING } from "./geometry.js";
import { html } from "./html.js";

export function Numerals({ at, seeds }) {
  return html`<g class="numerals">
    ${RING.map((pit) => {
      const { x, y, size } = at.pits[pit].numeral;
      const count = seeds.pits[pit].length;
      return html`<text
        key=${pit}
        class=${count ? "numeral" : "numeral none"}
        data-count=${pit}
        x=${x}
        y=${y}
        font-size=${size}
      >${count}</text>`;
    })}
  </g>`;
}
