/** A pit as a button: pressed to sow it, or to put it into an offer. */
import { tellWorth, weighed, worths } from "./advice.js";
import { mayChoose, toggle } from "./choosing.js";
import { html, useRef } from "./html.js";
import { moving } from "./motion.js";
import { sideName } from "./names.js";
import { move } from "./play.js";
import { confirms } from "./settings.js";
import { armed, asked, choosing, focused, hasty, hinted, looking, pointed, sending, snapshot, sowings } from "./state.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Pit} Pit */

/** So long a finger rests on a pit before it looks instead of sowing, in milliseconds. */
const LONG_PRESS = 380;

export function PitButton({ pit, box, seeds, owner }) {
  const press = useRef({ timer: 0, looked: false });
  const choice = choosing.value;
  const chosen = choice?.includes(pit) ?? false;
  const able = choice
    ? chosen || mayChoose(pit)
    : asked.value !== null || looking.value === null && sowings.value.has(pit);

  const down = (/** @type {PointerEvent} */ event) => {
    press.current.looked = false;
    if (event.pointerType !== "touch") return;
    press.current.timer = setTimeout(() => {
      press.current.looked = true;
      armed.value = pit;
    }, LONG_PRESS);
  };
  const up = () => clearTimeout(press.current.timer);
  const click = () => {
    up();
    if (press.current.looked) press.current.looked = false;
    else act(pit);
  };
  const over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") pointed.value = pit;
  };
  const out = () => {
    up();
    if (pointed.peek() === pit) pointed.value = null;
  };
  const focus = (/** @type {FocusEvent} */ event) => {
    focused.value = pit;
    if (/** @type {Element} */ (event.target).matches(":focus-visible")) pointed.value = pit;
  };
  return html`<button
    type="button"
    class="pit"
    data-pit=${pit}
    data-seeds=${seeds}
    data-owner=${owner}
    style=${{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` }}
    tabindex=${focused.value === pit ? 0 : -1}
    aria-label=${[t("pit", { pit, seeds, owner: sideName(owner), state: stateOf(pit, able) }), ...advice(pit)].join(". ")}
    aria-disabled=${able ? undefined : "true"}
    aria-pressed=${choice ? String(chosen) : undefined}
    aria-describedby="told"
    onClick=${click}
    onPointerDown=${down}
    onPointerUp=${up}
    onPointerCancel=${out}
    onPointerEnter=${over}
    onPointerLeave=${out}
    onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
    onFocus=${focus}
    onBlur=${out}
  ></button>`;
}

/** A state for the catalogue's selector. */
function stateOf(/** @type {Pit} */ pit, /** @type {boolean} */ able) {
  if (snapshot.value?.position.offer?.pits.includes(pit)) return "offered";
  if (choosing.value) return able ? "choice" : "idle";
  return able && !asked.value ? "open" : "idle";
}

/** What the service thinks of sowing a pit, in words. @param {Pit} pit */
function advice(pit) {
  const worth = worths.value.get(pit);
  const side = weighed.value?.to_move;
  return [
    ...(hinted.value?.move === pit ? [t("hint-here")] : []),
    ...(worth && side ? [tellWorth(side, worth)] : []),
  ];
}

/** @param {Pit} pit */
function act(pit) {
  if (moving.peek() || sending.peek() || looking.peek() !== null) return;
  if (asked.peek()) {
    asked.peek()?.answer(pit);
    return;
  }
  if (choosing.peek()) {
    toggle(pit);
    return;
  }
  const sowing = sowings.peek().get(pit);
  if (sowing && confirms.peek() && !hasty.peek() && armed.peek() !== pit) {
    armed.value = pit;
    return;
  }
  armed.value = null;
  if (!sowing) return;
  pointed.value = null;
  move(sowing.move);
}
