/** The carved wood: frame, the two territories, the border between them, the hollows. */
import { gridSize, pitAt, RING, trayStep } from "./geometry.js";
import { html } from "./html.js";
import { border, bowl, grain, mark } from "./shapes.js";
import { sides } from "./state.js";

/** @typedef {import("./geometry.js").Layout} Layout */

/** In a layer of its own, so that moving seeds do not have it drawn again. */
export const Ground = ({ at, owners, trays }) => html`<svg
  class="layer ground"
  width=${at.width}
  height=${at.height}
  aria-hidden="true"
>
  <${Carving} at=${at} owners=${owners} />
  ${trays && sides.value.map((side) => html`<${Tray} key=${side} at=${at} box=${at.trays[side]} />`)}
</svg>`;

export function Carving({ at, owners }) {
  const { board, ground, frame } = at;
  const side = at.near;
  const ownerAt = (column, row) => owners[pitAt(column, row, side, at.stands)];
  const cord = border(ownerAt, ground, ...gridSize(at.stands));
  return html`<g>
    <${Wood} at=${at} />
    <rect class="frame-shadow" x=${board.x} y=${board.y + 3} width=${board.w} height=${board.h} rx=${frame} />
    <rect class="frame" x=${board.x} y=${board.y} width=${board.w} height=${board.h} rx=${frame} fill="url(#frame-wood)" />
    <rect class="frame-light" x=${board.x + 1} y=${board.y + 1} width=${board.w - 2} height=${board.h - 2} rx=${frame - 1} />
    <g clip-path="url(#ground-clip)">
      ${RING.map((pit) => {
        const { cell } = at.pits[pit];
        const box = { x: cell.x, y: cell.y, width: cell.w + 0.6, height: cell.h + 0.6 };
        return html`<g key=${pit}>
          <rect ...${box} fill=${`url(#wood-${owners[pit]})`} />
          ${owners[pit] === "N" && html`<rect ...${box} fill="url(#hatch)" />`}
        </g>`;
      })}
      <path class="grain" d=${grain(ground)} />
      <path class="border-shadow" d=${cord} />
      <path class="border" d=${cord} />
      <path class="border-cord" d=${cord} />
    </g>
    <rect class="ground-edge" x=${ground.x} y=${ground.y} width=${ground.w} height=${ground.h} rx="4" />
    <path class="direction" d=${chevrons(at)} />
    ${RING.map((pit) => html`<${Hollow} key=${pit} pit=${pit} place=${at.pits[pit]} owner=${owners[pit]} />`)}
  </g>`;
}

/** Places for captured seeds, six in each: so many pits could be paid for. */
function Tray({ at, box }) {
  const step = trayStep(at, box);
  const height = at.small * 4.7;
  return html`<g>
    ${[...Array(8).keys()].map(
      (i) => html`<rect
        key=${i}
        class="tray"
        x=${box.x + i * step}
        y=${box.y + (box.h - height) / 2}
        width=${step - at.small * 0.8}
        height=${height}
        rx=${at.small * 1.1}
      />`,
    )}
  </g>`;
}

function Hollow({ pit, place, owner }) {
  const { letter, inner } = place;
  const r = letter.size * 0.3;
  const [beside, above] = inner.dx ? [0, letter.size] : [letter.size, 0];
  return html`<g>
    <path class="lip" d=${bowl(owner, { ...place.bowl, y: place.bowl.y + 1.5 }, 1.5)} />
    <path class="hollow" d=${bowl(owner, place.bowl)} fill="url(#hollow)" />
    <path class="hollow-shade" d=${bowl(owner, place.bowl, -1.2)} />
    <path class=${`mark mark-${owner}`} d=${mark(owner, letter.x - beside * 0.62, letter.y - above * 0.62, r)} />
    <text class=${`letter letter-${owner}`} x=${letter.x + beside * 0.3} y=${letter.y + above * 0.3} font-size=${letter.size}>${pit}</text>
  </g>`;
}

/** Which way seeds are sown, carved into the frame: round the board against the clock. */
function chevrons(/** @type {Layout} */ { board, frame, ground, stands }) {
  const s = frame * 0.27;
  const h = frame / 2;
  const one = (x, y, dx, dy) =>
    `M${x - dx * s * 0.6 - dy * s} ${y - dy * s * 0.6 - dx * s}L${x + dx * s * 0.6} ${y + dy * s * 0.6}` +
    `L${x - dx * s * 0.6 + dy * s} ${y - dy * s * 0.6 + dx * s}`;
  const row = (x, y, dx, dy) =>
    [-1, 0, 1].map((i) => one(x + i * dx * s * 1.7, y + i * dy * s * 1.7, dx, dy)).join("");
  const [left, right] = [board.x + h, board.x + board.w - h];
  const [top, bottom] = [board.y + h, board.y + board.h - h];
  const [long, short] = [[1 / 4, 3 / 4], [1 / 2]];
  const across = (stands ? short : long).map((k) => ground.x + ground.w * k);
  const along = (stands ? long : short).map((k) => ground.y + ground.h * k);
  return (
    across.map((x) => row(x, bottom, 1, 0) + row(x, top, -1, 0)).join("") +
    along.map((y) => row(right, y, 0, -1) + row(left, y, 0, 1)).join("")
  );
}

/** Colours of the wood come from the style sheet, so that light and dark need no second drawing. */
function Wood({ at: { ground, board } }) {
  const across = { gradientUnits: "userSpaceOnUse", x1: ground.x, x2: ground.x + ground.w };
  return html`<defs>
    <linearGradient id="frame-wood" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1=${board.y} y2=${board.y + board.h}>
      <stop class="frame-1" offset="0" /><stop class="frame-2" offset="0.5" /><stop class="frame-3" offset="1" />
    </linearGradient>
    ${sides.value.map(
      (side) => html`<linearGradient key=${side} id=${`wood-${side}`} ...${across} y1=${ground.y} y2=${ground.y + ground.h}>
        <stop class=${`wood-${side}-1`} offset="0" /><stop class=${`wood-${side}-2`} offset="0.45" />
        <stop class=${`wood-${side}-1`} offset="0.7" /><stop class=${`wood-${side}-3`} offset="1" />
      </linearGradient>`,
    )}
    <pattern id="hatch" patternUnits="userSpaceOnUse" width="9" height="9" patternTransform="rotate(45)">
      <path class="hatch" d="M0 0V9" />
    </pattern>
    <linearGradient id="hollow" x1="0.35" x2="0.65" y1="0" y2="1">
      <stop class="hollow-1" offset="0" /><stop class="hollow-2" offset="0.55" /><stop class="hollow-3" offset="1" />
    </linearGradient>
    <clipPath id="ground-clip">
      <rect x=${ground.x} y=${ground.y} width=${ground.w} height=${ground.h} rx="4" />
    </clipPath>
  </defs>`;
}
