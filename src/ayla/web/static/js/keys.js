/** The board by keyboard: one stop for Tab, arrows to go from pit to pit, letters to go straight. */
import { gridPlace, pitAt } from "./geometry.js";
import { skip } from "./motion.js";
import { armed, choosing, focused, near, pointed } from "./state.js";

/** @typedef {import("./types.js").Pit} Pit */

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** Keys while a pit has the focus. @param {KeyboardEvent} event */
export function watchBoardKeys(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape") {
    if (choosing.peek()) choosing.value = null;
    armed.value = pointed.value = null;
    return;
  }
  if ((event.key === "Enter" || event.key === " ") && skip()) {
    event.preventDefault();
    return;
  }
  const next = bySteps(event.key) ?? byLetter(event.key, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  focusPit(next);
}

/** @param {Pit} pit */
export function focusPit(pit) {
  focused.value = pit;
  /** @type {HTMLElement | null} */ (document.querySelector(`.pit[data-pit="${pit}"]`))?.focus();
}

/** @param {string} key @returns {Pit | undefined} */
function bySteps(key) {
  const at = gridPlace(focused.peek(), near.peek());
  if (key === "Home") return pitAt(0, at.row, near.peek());
  if (key === "End") return pitAt(3, at.row, near.peek());
  const step = STEPS[key];
  return step && pitAt((at.column + step[0] + 4) % 4, (at.row + step[1] + 2) % 2, near.peek());
}

/** A letter means the near row, with Shift the far one, whatever Caps Lock says. */
function byLetter(/** @type {string} */ key, /** @type {boolean} */ shift) {
  if (!/^[A-Da-d]$/.test(key)) return undefined;
  const south = (near.peek() === "S") !== shift;
  return south ? key.toUpperCase() : key.toLowerCase();
}
