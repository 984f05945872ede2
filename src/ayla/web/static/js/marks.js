/** What is pointed out on the board: pits that may be sown, the last turn, and what a turn would do. */
import { sign, worths } from "./advice.js";
import { mayChoose } from "./choosing.js";
import { RING, roundedLine, towards } from "./geometry.js";
import { html } from "./html.js";
import { moving } from "./motion.js";
import { preview } from "./preview.js";
import { Ripe } from "./ripe.js";
import { settings } from "./settings.js";
import { bowl } from "./shapes.js";
import { answers, asked, choosing, hinted, lastTurn, looking, near, snapshot, sowings } from "./state.js";

/** @typedef {import("./geometry.js").Layout} Layout */

export function Marks({ at, marks, owners, seeds }) {
  const seen = preview.value;
  const still = !moving.value;
  const here = still && looking.value === null;
  const chosen = choosing.value;
  const offered = marks.offered ?? (here && answers.value ? snapshot.value?.position.offer?.pits : null) ?? [];
  const ring = (name, pit, grow) =>
    html`<path key=${name + pit} class=${name} d=${bowl(owners[pit], at.pits[pit].bowl, grow)} />`;
  return html`<g class="marks">
    ${here && !chosen && RING.filter((pit) => sowings.value.has(pit)).map((pit) => ring("may-sow", pit, 0))}
    ${here && asked.value && ring("may-sow", asked.value.pit, 0)}
    ${still && !chosen && !seen && html`<${LastTurn} ring=${ring} inset=${-2 - at.pits.A.letter.size * 0.16} />`}
    ${marks.from && ring("was-sown", marks.from, -3)}
    ${marks.last && ring("fell-last", marks.last, -3)}
    ${(marks.taken ?? []).map((pit) => ring("was-taken", pit, -2))}
    ${offered.map((pit) => ring("on-offer", pit, -3))}
    ${chosen && RING.filter((pit) => !chosen.includes(pit) && mayChoose(pit)).map((pit) => ring("may-offer", pit, -2))}
    ${chosen?.map((pit) => html`<g key=${pit}>${ring("chosen", pit, -3)}<${Tick} place=${at.pits[pit]} /></g>`)}
    ${still && !chosen && !seen && settings.ripe.value && html`<${Ripe} at=${at} seeds=${seeds} />`}
    ${here && !seen && hinted.value && html`<${Hinted} at=${at} ring=${ring} pits=${hinted.value.pits} />`}
    ${still && !chosen && html`<${Values} at=${at} but=${seen ? [...(seen.path ?? []), ...Object.keys(seen.captures ?? {})] : []} />`}
    ${seen && html`<${Preview} at=${at} move=${seen} owners=${owners} />`}
  </g>`;
}

/** What the last turn did, kept in view until the next one. */
function LastTurn({ ring, inset }) {
  const { from, last, taken, offered } = lastTurn.value;
  return html`<g class="faint">
    ${from && ring("was-sown", from, inset)}
    ${last && ring("fell-last", last, inset)}
    ${taken.map((pit) => ring("was-taken", pit, inset))}
    ${offered.map((pit) => ring("on-offer", pit, inset))}
  </g>`;
}

/** The whole turn before it is played: the path, where it ends, and what is captured. */
function Preview({ at, move, owners }) {
  const points = [move.pits[0], ...move.path].map((pit) => at.pits[pit].heap);
  const line = roundedLine(points, at.pits.A.cell.w * 0.3);
  const end = points[points.length - 1];
  const from = towards(end, points[points.length - 2], 10);
  const added = new Map();
  for (const pit of move.path) added.set(pit, (added.get(pit) ?? 0) + 1);
  const size = at.pits.A.letter.size;
  return html`<g class="preview">
    ${!(move.last in move.captures) && html`<path class="will-land" d=${bowl(owners[move.last], at.pits[move.last].bowl, -4)} />`}
    <path class="path-dark" d=${line} />
    <path class="path" d=${line} />
    <path class="path-head" d=${arrowHead(from, end, size * 0.85)} />
    ${Object.keys(move.captures).map(
      (pit) => html`<path key=${pit} class="will-take" d=${bowl(owners[pit], at.pits[pit].bowl, -2.5)} />`,
    )}
    ${[...added].map(
      ([pit, n]) => html`<${Chip}
        key=${pit}
        place=${at.pits[pit]}
        size=${size}
        text=${pit in move.captures ? String(move.captures[pit]) : `+${n}`}
        taken=${pit in move.captures}
      />`,
    )}
    ${Object.keys(move.captures)
      .filter((pit) => !added.has(pit))
      .map(
        (pit) =>
          html`<${Chip} key=${pit} place=${at.pits[pit]} size=${size} text=${String(move.captures[pit])} taken />`,
      )}
  </g>`;
}

/** Where something of this size lies at the inner edge of a pit. @param {import("./geometry.js").PitPlace} place */
const atEdge = ({ inner }, /** @type {number} */ w, /** @type {number} */ h) => ({
  x: inner.x + inner.dx * w * 0.45,
  y: inner.y + inner.dy * h * 0.45,
});

/** A small tab at the inner end of a pit: seeds that come, or with an arrow, seeds that are captured. */
function Chip({ place, size, text, taken = false }) {
  const h = size * (taken ? 1.7 : 1.45);
  const w = h * (taken ? 1.75 : 1.6);
  const { x, y } = atEdge(place, w, h);
  const down = near.value === snapshot.value?.position.to_move;
  const arrow = { x: x - w * 0.25, y };
  const s = h * 0.2 * (down ? 1 : -1);
  return html`<g class=${taken ? "chip taken" : "chip"}>
    <rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx=${taken ? 3 : h / 2} />
    ${taken &&
    html`<path
      class="chip-arrow"
      d=${`M${arrow.x} ${arrow.y - s * 1.3}V${arrow.y + s * 1.2}m${-s} ${-s}l${s} ${s}l${s} ${-s}`}
    />`}
    <text x=${taken ? x + w * 0.16 : x} y=${y} font-size=${h * 0.72}>${text}</text>
  </g>`;
}

/**
 * What each sowing is worth: with corners where exact, round where expected; the best one framed.
 * Not where the pits in `but` show something else.
 */
function Values({ at, but }) {
  const best = Math.max(...[...worths.value.values()].map((line) => line.value));
  return html`<g class="values">
    ${RING.map((pit) => {
      const line = worths.value.get(pit);
      if (!line || but.includes(pit)) return null;
      const text = sign(line);
      const { bowl: box, letter } = at.pits[pit];
      const h = letter.size * 1.6;
      const w = Math.min(box.w * 0.96, h * (0.75 + 0.5 * text.length));
      const { x, y } = atEdge(at.pits[pit], w, h);
      return html`<g key=${pit} class=${`value${line.exact ? " exact" : ""}${line.value === best ? " best" : ""}`} data-worth=${pit}>
        <rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx=${line.exact ? 2 : h / 2} />
        <text x=${x} y=${y} font-size=${h * 0.72}>${text}</text>
      </g>`;
    })}
  </g>`;
}

/** The pits of the hint: a double rim and a star. */
function Hinted({ at, ring, pits }) {
  return html`<g class="hints">
    ${pits.map((pit) => {
      const { bowl: box, letter } = at.pits[pit];
      const r = letter.size * 1.15;
      const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
      const { x, y } = worths.value.has(pit) ? middle : atEdge(at.pits[pit], r * 2, r * 2);
      return html`<g key=${pit} data-hint=${pit}>
        ${ring("hinted-dark", pit, -1)}${ring("hinted", pit, -1)}
        <circle cx=${x} cy=${y} r=${r} />
        <path class="star" d=${star(x, y, r * 0.72)} />
      </g>`;
    })}
  </g>`;
}

/** @param {number} x @param {number} y @param {number} r */
function star(x, y, r) {
  const corners = [...Array(10).keys()].map((n) => {
    const [angle, far] = [(n * Math.PI) / 5 - Math.PI / 2, n % 2 ? r * 0.45 : r];
    return `${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`;
  });
  return `M${corners.join("L")}Z`;
}

function Tick({ place }) {
  const { x, y } = place.heap;
  const r = place.letter.size * 0.95;
  return html`<g class="tick">
    <circle cx=${x} cy=${y} r=${r} />
    <path d=${`M${x - r * 0.45} ${y}l${r * 0.32} ${r * 0.36}l${r * 0.58} ${-r * 0.7}`} />
  </g>`;
}

function arrowHead(from, to, s) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [bx, by] = [to.x - dx * s, to.y - dy * s];
  const [px, py] = [-dy * s * 0.62, dx * s * 0.62];
  const tip = [to.x + dx * s * 0.5, to.y + dy * s * 0.5];
  return `M${tip[0]} ${tip[1]}L${bx + px} ${by + py}L${bx - px} ${by - py}Z`;
}
