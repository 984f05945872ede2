/** The board by keyboard: one stop for Tab, arrows to go from pit to pit, letters to go straight. */
import { gridSize, pitAt, screenPlace } from "./geometry.js";
import { skip } from "./motion.js";
import { askHint, hintable } from "./advice.js";
import { startChoosing } from "./choosing.js";
import { replay } from "./play.js";
import { readOut } from "./speech.js";
import { armed, choosing, focused, near, offers, pointed, stands } from "./state.js";

/** @typedef {import("./types.js").Pit} Pit */

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** Letters that do something, while a pit has the focus and nowhere else. */
const LETTERS = /** @type {Record<string, () => void>} */ ({
  h: () => hintable.peek() && askHint(),
  l: () => readOut("last"),
  m: () => readOut("moves"),
  o: () => offers.peek().length && !choosing.peek() && startChoosing(),
  p: () => readOut("position"),
  r: () => replay(),
  s: () => readOut("stores"),
  t: () => readOut("time"),
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
  const wish = LETTERS[event.key.toLowerCase()];
  if (wish) {
    event.preventDefault();
    wish();
    return;
  }
  const next = bySteps(event.key) ?? byLetter(event.key, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  focusPit(next);
}

/** @param {Pit} pit */
function focusPit(pit) {
  focused.value = pit;
  /** @type {HTMLElement | null} */ (document.querySelector(`.pit[data-pit="${pit}"]`))?.focus();
}

/** @param {string} key @returns {Pit | undefined} */
function bySteps(key) {
  const upright = stands.peek();
  const at = screenPlace(focused.peek(), near.peek(), upright);
  const go = (/** @type {number} */ column, /** @type {number} */ row) => pitAt(column, row, near.peek(), upright);
  const [columns, rows] = gridSize(upright);
  if (key === "Home") return upright ? go(at.column, 0) : go(0, at.row);
  if (key === "End") return upright ? go(at.column, rows - 1) : go(columns - 1, at.row);
  const step = STEPS[key];
  return step && go((at.column + step[0] + columns) % columns, (at.row + step[1] + rows) % rows);
}

/** A letter means the near row, with Shift the far one, whatever Caps Lock says. */
function byLetter(/** @type {string} */ key, /** @type {boolean} */ shift) {
  if (!/^[A-Da-d]$/.test(key)) return undefined;
  const south = (near.peek() === "S") !== shift;
  return south ? key.toUpperCase() : key.toLowerCase();
}
