/** A board to set up by tapping: a pit is chosen, and its seeds and its owner changed. */
import { layout, RING } from "./geometry.js";
import { html, useState } from "./html.js";
import { Picture } from "./picture.js";
import { SideMark } from "./player.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./position-text.js").Setup} Setup */

/** What a field can hold at most; whether there is such a position, the service says. */
const MOST = 48;
/** No offer is open. */
const NONE = "-";

/** @param {{ setup: Setup, moves: import("./types.js").MoveView[], change: (next: Setup) => void }} props */
export function PositionEditor({ setup, moves, change }) {
  const [chosen, setChosen] = useState("");
  const at = layout(680, 520, "S");
  const { board } = at;
  const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${(part / whole) * 100}%`;
  const sown = new Set(moves.flatMap(({ kind, pits }) => (kind === "sow" ? pits : [])));
  const pit = setup.pits.find((each) => each.pit === chosen);
  // Another board is another offer, if any.
  const set = (/** @type {Partial<Setup>} */ part) => change({ ...setup, offer: NONE, ...part });
  const setPit = (/** @type {Partial<Setup["pits"][0]>} */ part) =>
    set({ pits: setup.pits.map((each) => (each.pit === chosen ? { ...each, ...part } : each)) });
  const total = [...setup.pits.map(({ seeds }) => seeds), setup.stores.S, setup.stores.N].reduce((a, b) => a + b);
  const shown = { ...setup, text: "", declined: { S: 0, N: 0 }, offer: null, pits: setup.pits.map((each) => ({ ...each, seeds: Math.min(each.seeds, MOST) })) };
  const store = (/** @type {Side} */ side) => html`<${Count}
    label=${t("position-store", { side })}
    value=${setup.stores[side]}
    step=${2}
    set=${(/** @type {number} */ value) => set({ stores: { ...setup.stores, [side]: value } })}
  ><${SideMark} side=${side} /><//>`;
  return html`<div class="editor">
    ${store("N")}
    <div class="editor-board">
      <${Picture} position=${shown} />
      <div role="group" aria-label=${t("board")}>
        ${RING.map((name, i) => {
          const { cell } = at.pits[name];
          const { seeds, owner } = setup.pits[i];
          return html`<button
            key=${name}
            type="button"
            class=${sown.has(name) ? "editor-pit open" : "editor-pit"}
            data-pit=${name}
            data-seeds=${seeds}
            data-owner=${owner}
            aria-pressed=${String(chosen === name)}
            aria-label=${t("pit", { pit: name, seeds, owner: t("side", { side: owner }), state: sown.has(name) ? "open" : "idle" })}
            style=${{
              left: share(cell.x - board.x, board.w),
              top: share(cell.y - board.y, board.h + 4),
              width: share(cell.w, board.w),
              height: share(cell.h, board.h + 4),
            }}
            onClick=${() => setChosen(chosen === name ? "" : name)}
          ></button>`;
        })}
      </div>
    </div>
    ${store("S")}
    <div class="editor-tools">
      ${pit
        ? html`<${Count} label=${t("position-pit", { pit: pit.pit })} value=${pit.seeds} set=${(/** @type {number} */ seeds) => setPit({ seeds })} />
            <${Sides} name="owner" legend=${t("position-owner", { pit: pit.pit })} value=${pit.owner} set=${(/** @type {Side} */ owner) => setPit({ owner })} />`
        : html`<p class="hint">${t("position-choose")}</p>`}
    </div>
    <div class="editor-tools">
      <${Sides} name="mover" legend=${t("position-mover")} value=${setup.to_move} set=${(/** @type {Side} */ to_move) => set({ to_move })} />
      <p class="hint" data-total=${total}>${t("position-total", { total })}</p>
    </div>
  </div>`;
}

/** A number with less and more. */
function Count({ label, value, set, step = 1, children = null }) {
  const to = (/** @type {number} */ next) => set(Math.max(0, Math.min(MOST, next)));
  return html`<div class="count" role="group" aria-label=${label}>
    <span class="count-label">${children} ${label}</span>
    <button type="button" class="square" data-change="less" aria-label=${t("position-less")} disabled=${value <= 0} onClick=${() => to(value - step)}>−</button>
    <output>${value}</output>
    <button type="button" class="square" data-change="more" aria-label=${t("position-more")} disabled=${value >= MOST} onClick=${() => to(value + step)}>+</button>
  </div>`;
}

/** South or North. */
function Sides({ name, legend, value, set }) {
  return html`<fieldset class="sides">
    <legend>${legend}</legend>
    ${["S", "N"].map(
      (side) => html`<label key=${side} class="side-choice">
        <input type="radio" name=${`editor-${name}`} value=${side} checked=${value === side} onChange=${() => set(side)} />
        <${SideMark} side=${side} /> ${t("side", { side })}
      </label>`,
    )}
  </fieldset>`;
}
