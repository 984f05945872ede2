/** The board: wood below, seeds on it, what is pointed out above them, and the pits as buttons. */
import { Ground } from "./ground.js";
import { RING, layout } from "./geometry.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { watchBoardKeys } from "./keys.js";
import { Marks } from "./marks.js";
import { shown, skip } from "./motion.js";
import { Numerals } from "./numerals.js";
import { PitButton } from "./pit.js";
import { Player } from "./player.js";
import { MovingHeaps, SeedShapes } from "./heaps.js";
import { SPEEDS, settings, speed } from "./settings.js";
import { near, other, stands } from "./state.js";
import { t } from "./texts.js";

/** Width and height of an element, and again whenever they change. */
function useSize(/** @type {{ current: HTMLElement | null }} */ ref) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (ref.current);
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

export function Board() {
  const ref = useRef(null);
  const { width, height } = useSize(ref);
  const now = shown.value;
  const side = near.value;
  const numerals = settings.numerals.value;
  const upright = settings.upright.value === "standing" && height > width;
  useEffect(() => {
    stands.value = upright;
  }, [upright]);
  const at = useMemo(
    () => layout(width, height, side, { numerals, stands: upright }),
    [width, height, side, numerals, upright],
  );
  // Drawn again only when the room or the territories change, not with every seed.
  const owners = now?.owners;
  const ground = useMemo(() => owners && html`<${Ground} at=${at} owners=${owners} trays=${numerals !== "numbers"} />`, [at, owners]);
  useEffect(() => {
    ref.current?.style.setProperty("--beat", `${SPEEDS[speed.value]}ms`);
  });
  return html`<div class="board" ref=${ref} onPointerDown=${skipped}>
    ${now &&
    width > 0 &&
    html`
      ${ground}
      ${numerals !== "numbers" && html`<${MovingHeaps} at=${at} seeds=${now.seeds} />`}
      <svg class="layer" width=${width} height=${height} aria-hidden="true">
        <${SeedShapes} />
        <${Marks} at=${at} marks=${now.marks} owners=${now.owners} seeds=${now.seeds} />
        ${numerals !== "seeds" && html`<${Numerals} at=${at} seeds=${now.seeds} />`}
      </svg>
      <${Player} side=${other(side)} at=${at} seeds=${now.seeds} />
      <div class="pits" role="group" aria-label=${t("board")} onKeyDown=${watchBoardKeys}>
        ${RING.map(
          (pit) =>
            html`<${PitButton}
              key=${pit}
              pit=${pit}
              box=${at.pits[pit].cell}
              seeds=${now.seeds.pits[pit].length}
              owner=${now.owners[pit]}
            />`,
        )}
      </div>
      <${Player} side=${side} at=${at} seeds=${now.seeds} />
    `}
  </div>`;
}

/** A press on the board while seeds are moving shows the end, and nothing else. */
function skipped(/** @type {PointerEvent} */ event) {
  if (!skip()) return;
  event.preventDefault();
  const swallow = (/** @type {Event} */ click) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 400);
}
