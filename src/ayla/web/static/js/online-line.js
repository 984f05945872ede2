/**
 * Commands over the live line: each has a number, and an answer. What was not answered before the
 * line broke is said once more when it is back; the service does nothing twice.
 */
import { batch, effect } from "../vendor/signals-core.js";
import { Problem } from "./api.js";
import { giveNotice, refresh } from "./play.js";
import { notice, sending, snapshot } from "./state.js";
import { waitFor, waitNoMore } from "./wishes.js";

/** Milliseconds after which a line that does not answer is looked at. */
const PATIENCE = 4000;
/** So often a command is said at most. */
const MOST_TIMES = 2;

/** @typedef {import("./socket.js").Line} Line */
/** @typedef {{ text: string, repeats: boolean, times: number, done: (version: number) => void, failed: (problem: unknown) => void }} Waiting */

/** @type {Line | null} */
let line = null;
let number = 0;
/** @type {Map<number, Waiting>} */
const waiting = new Map();

/** @param {Line} opened The line of the match that is open. */
export function useLine(opened) {
  line = opened;
  waiting.clear();
}

export function putLineDown() {
  line = null;
  for (const { failed } of waiting.values()) failed(null);
  waiting.clear();
}

/** The line is there, or there again. */
export function sayAgain() {
  for (const [id, one] of [...waiting]) {
    if (one.times < MOST_TIMES && (one.repeats || !one.times)) sayNow(one);
    else {
      waiting.delete(id);
      one.failed(new Problem({ code: "offline" }));
    }
  }
}

/** @param {Waiting} one */
function sayNow(one) {
  if (line?.say(one.text)) one.times += 1;
}

/** @param {{ type: string, id: number, version: number, problem: any }} answer */
export function hearAnswer({ type, id, version, problem }) {
  const one = waiting.get(id);
  if (!one) return;
  waiting.delete(id);
  if (type === "ack") one.done(version);
  // Said twice, it was carried out the first time, or is out of date: what stands now tells.
  else if (one.times > 1) refresh().then(() => one.done(0), one.failed);
  else one.failed(new Problem(problem, problem.status));
}

/**
 * @param {{ do: string, [field: string]: any }} command
 * @returns {Promise<number>} The version at which it is stored, 0 where that is not known.
 */
function say(command) {
  return new Promise((done, failed) => {
    const id = ++number;
    const one = { text: JSON.stringify({ id, ...command }), repeats: command.do !== "say", times: 0, done, failed };
    waiting.set(id, one);
    sayNow(one);
    setTimeout(() => waiting.has(id) && line?.check(), PATIENCE);
  });
}

/** Until what was stored at this version has come. @param {number} version */
const seen = (version) =>
  new Promise((done) => {
    const end = effect(() => {
      if (snapshot.value && snapshot.value.version < version) return;
      done(undefined);
      queueMicrotask(() => end());
    });
  });

/**
 * Do something in the match; what is refused changes nothing and is told.
 * @param {{ do: string, [field: string]: any }} command
 */
export async function act(command) {
  if (sending.peek()) return;
  const wish = batch(() => {
    notice.value = null;
    return waitFor();
  });
  try {
    await seen(await say(command));
  } catch (problem) {
    if (problem) {
      giveNotice(problem);
      if (/** @type {Problem} */ (problem).status === 409) await refresh().catch(() => {});
    }
  } finally {
    waitNoMore(wish);
  }
}

/** @param {string} text */
export function move(text) {
  const now = snapshot.peek();
  return now ? act({ do: "move", ply: now.ply, move: text }) : Promise.resolve();
}
