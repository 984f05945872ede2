/**
 * What the board shows at this moment, and the pictures still to come. It never holds anybody up:
 * the truth is in state.js, `skip` shows it at once.
 */
import { batch, computed, signal } from "../vendor/signals-core.js";
import { cueOf, framesOf } from "./frames.js";
import { lay, settle } from "./seeds.js";
import { SPEEDS, speed } from "./settings.js";

/** @typedef {import("./types.js").PositionView} PositionView */
/** @typedef {import("./types.js").TurnView} TurnView */
/** @typedef {import("./frames.js").Frame} Frame */

/** Longer backlogs, as after a long absence, are not played one by one. */
const MOST_TURNS = 6;

/** @type {import("../vendor/signals-core.js").Signal<Omit<Frame, "beats"> | null>} */
export const shown = signal(null);

/** @type {import("../vendor/signals-core.js").Signal<Frame[]>} */
const coming = signal([]);
export const moving = computed(() => coming.value.length > 0);

let timer = 0;
/** Milliseconds that one beat lasts. */
let beat = 0;
/** @type {PositionView | null} */
let goal = null;

/** @param {PositionView} position */
export const ownersOf = (position) =>
  Object.fromEntries(position.pits.map(({ pit, owner }) => [pit, owner]));

/**
 * Show a position at once.
 * @param {PositionView} position
 * @param {import("./sounds.js").Cue} [cue] What is heard of it.
 */
export function jump(position, cue) {
  clearTimeout(timer);
  goal = null;
  batch(() => {
    coming.value = [];
    const before = shown.peek()?.seeds;
    const seeds = before ? settle(before, position) : lay(position);
    shown.value = { seeds, owners: ownersOf(position), marks: {}, cue };
  });
}

/**
 * Show turns one after another from `before` on. Where seeds are not to move but the turns are
 * `asked` for, the pictures follow each other without moving.
 * @param {PositionView} before
 * @param {TurnView[]} turns
 */
export function play(before, turns, asked = false) {
  const last = turns.at(-1);
  if (!last) return;
  beat = SPEEDS[speed.peek()] || (asked ? SPEEDS.slow : 0);
  if (!beat || document.hidden || turns.length > MOST_TURNS) {
    jump(last.position, cueOf(last.events));
    return;
  }
  if (!moving.peek()) jump(before);
  const queue = [...coming.peek()];
  let start = queue.at(-1) ?? shown.peek();
  for (const turn of turns) {
    if (!start) break;
    queue.push(...framesOf(turn.events, start.seeds, start.owners));
    const end = queue.at(-1) ?? start;
    const seeds = settle(end.seeds, turn.position);
    start = { seeds, owners: ownersOf(turn.position), marks: {} };
    queue.push({ ...start, beats: 1 });
  }
  goal = last.position;
  const idle = !moving.peek();
  coming.value = queue;
  if (idle) step();
}

/** Show no board. */
export function clear() {
  clearTimeout(timer);
  goal = null;
  batch(() => {
    coming.value = [];
    shown.value = null;
  });
}

function step() {
  const [frame, ...rest] = coming.peek();
  if (!frame) return;
  batch(() => {
    shown.value = frame;
    coming.value = rest;
  });
  if (rest.length) timer = setTimeout(step, frame.beats * beat);
}

/** Show where it all leads, now. Returns whether there was anything to skip. */
export function skip() {
  if (!moving.peek() || !goal) return false;
  jump(goal);
  return true;
}
