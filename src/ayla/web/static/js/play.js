/** What a player can ask for, and how the page takes in what the service answers. */
import { batch } from "../vendor/signals-core.js";
import * as api from "./api.js";
import { far, fetchFar } from "./far.js";
import { mark } from "./games.js";
import { clear, jump, play as show } from "./motion.js";
import { follow } from "./socket.js";
import {
  armed,
  asked,
  beginning,
  choosing,
  dialog,
  analysing,
  focused,
  found,
  hinted,
  human,
  live,
  looking,
  near,
  notice,
  pointed,
  putAside,
  screen,
  sending,
  snapshot,
  spoken,
  turns,
} from "./state.js";
import { has, message, say, sayTurn, t } from "./texts.js";
import { visit } from "./visits.js";
import { forgetWishes, waitFor, waitNoMore } from "./wishes.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */

let hangUp = () => {};

/**
 * @typedef {object} Table What takes the moves.
 * @property {(now: Snapshot, text: string) => Promise<Snapshot>} play What stands after a move.
 * @property {(next: Snapshot) => string[]} tell What is said after the turns that led to `next`.
 */

/** @type {Table} */
let table = { play: playInMatch, tell: tellOutcome };

/**
 * Put on the board what is no match. Whoever has the turn moves there by the board's own means.
 * @param {Snapshot} first With all turns. @param {import("./types.js").PositionView} start
 * @param {Table} own
 */
export function setUp(first, start, own) {
  leave();
  table = own;
  batch(() => {
    beginning.value = start;
    adopt(first);
    focused.value = near.peek() === "S" ? "A" : "a";
  });
}

/** Open a match and follow it. @param {string} id */
export async function openMatch(id) {
  leave();
  screen.value = "opening";
  try {
    const first = await api.fetchMatch(id);
    if (first.online) await fetchFar();
    enter(first, await beginningOf(first));
  } catch (problem) {
    if (/** @type {api.Problem} */ (problem).status === 404) {
      mark(id);
      screen.value = "missing";
    } else {
      giveNotice(problem);
      screen.value = "home";
    }
  }
}

/** @param {Snapshot} first With all turns. */
const beginningOf = async (first) =>
  first.turns.length ? (await api.positionAt(first.id, 0)).position : first.position;

/** Begin a match and follow it. Throws what the service refused. @param {object} wish */
export async function begin(wish) {
  const first = await api.create(wish);
  const start = await beginningOf(first);
  leave();
  visit(`/game/${first.id}`);
  dialog.value = "";
  enter(first, start);
}

/** @param {Snapshot} first @param {import("./types.js").PositionView} start */
function enter(first, start) {
  batch(() => {
    beginning.value = start;
    adopt(first);
    focused.value = near.peek() === "S" ? "A" : "a";
    screen.value = "game";
  });
  scrollTo(0, 0);
  const line = follow(first.id, {
    version: () => snapshot.peek()?.version ?? 0,
    snapshot: receive,
    live: (now) => (live.value = now),
    lost: stillThere,
    open: () => far.peek()?.sayAgain(),
    told: hear,
  });
  hangUp = line.end;
  if (first.online) far.peek()?.useLine(line);
}

/** What comes beside snapshots. @param {any} sent */
function hear(sent) {
  const now = snapshot.peek();
  if (sent.type !== "online") far.peek()?.hearAnswer(sent);
  else if (now?.online && sent.version >= now.version) {
    const told = tellNews(now, sent.online);
    batch(() => {
      if (putAside.peek() === now.version) putAside.value = sent.version;
      snapshot.value = { ...now, version: sent.version, online: sent.online };
    });
    if (told.length) speak(told.join(" "));
  }
}

/** What changed between two people far apart. @param {Snapshot} now @param {Snapshot["online"]} next */
const tellNews = (now, next) => (now.online && next && far.peek()?.tellNews(now.online, next)) || [];

/** Put the match down; it goes on where it is kept. */
export function leave() {
  hangUp();
  far.peek()?.putLineDown();
  forgetWishes();
  hangUp = () => {};
  table = { play: playInMatch, tell: tellOutcome };
  batch(() => {
    snapshot.value = null;
    turns.value = [];
    armed.value = choosing.value = looking.value = pointed.value = hinted.value = found.value = null;
    analysing.value = false;
    asked.value = null;
    notice.value = null;
    spoken.value = "";
    putAside.value = -1;
    live.value = true;
    clear();
  });
}

/** @param {AbortSignal} signal */
async function stillThere(signal) {
  try {
    await refresh(signal);
  } catch (problem) {
    if (/** @type {api.Problem} */ (problem).status !== 404) return true;
    mark(snapshot.peek()?.id ?? "");
    leave();
    screen.value = "missing";
    return false;
  }
  return true;
}

/** Ask how the match stands. @param {AbortSignal} [signal] Gives the request up. */
export async function refresh(signal) {
  const now = snapshot.peek();
  if (now) receive(await api.fetchMatch(now.id, now.version, signal), now.version);
}

/**
 * Take in what the service says, whatever was missed before.
 * @param {Snapshot} next
 * @param {number} base Its turns are those that one lacks who knows this version.
 */
export function receive(next, base) {
  const now = snapshot.peek();
  if (!now || now.id !== next.id || next.version < now.version) return;
  if (next.version === now.version) {
    snapshot.value = { ...next, turns: [] };
    return;
  }
  // The game has gone on, by whichever way that came first: whoever has the turn now may play.
  if (!next.online) sending.value = false;
  const onlyMoves = next.version - now.version === next.ply - now.ply;
  if (onlyMoves && next.since <= now.ply) {
    const fresh = next.turns.slice(now.ply - next.since);
    batch(() => {
      snapshot.value = { ...next, turns: [] };
      turns.value = [...turns.peek(), ...fresh];
      armed.value = choosing.value = hinted.value = null;
    });
    speak([...fresh.map(sayTurn), ...tellNews(now, next.online), ...table.tell(next)].join(" "));
    if (looking.peek() === null) show(now.position, fresh);
  } else if (next.since === 0 || base === now.version) {
    const fresh = next.turns.slice(Math.max(0, now.ply - next.since));
    const told = [...fresh.map(sayTurn), ...tellNews(now, next.online), ...table.tell(next)];
    const said = (next.ply < now.ply ? [t("said-undone")] : told).join(" ");
    adopt({ ...next, turns: [...turns.peek().slice(0, next.since), ...next.turns] });
    speak(said);
  } else {
    // Built on something else than what is known here.
    refresh().catch(() => {});
  }
}

/** Say something; the same words twice have to differ to be heard twice. @param {string} text */
export function speak(text) {
  spoken.value = text === spoken.peek() ? `${text}\u00a0` : text;
}

/** Take over the whole game as it stands. @param {Snapshot} next All turns with it. */
function adopt(next) {
  batch(() => {
    snapshot.value = { ...next, turns: [] };
    turns.value = next.turns;
    armed.value = choosing.value = looking.value = hinted.value = null;
    jump(next.position);
  });
}

/** @param {Snapshot} next */
function tellOutcome(next) {
  const { ending, outcome } = next;
  return outcome ? [...(ending ? [say(ending)] : []), say(outcome.sentence)] : [];
}

/**
 * Send one wish about the match; what is refused changes nothing and is told.
 * @param {(now: Snapshot) => Promise<Snapshot>} request
 * @param {(now: Snapshot) => boolean} [came] Whether what was wished is there, although the answer
 *   was lost.
 */
async function send(request, came = () => false) {
  const now = snapshot.peek();
  if (!now || sending.peek()) return;
  const wish = batch(() => {
    notice.value = null;
    return waitFor();
  });
  try {
    receive(await request(now), now.version);
  } catch (problem) {
    if (snapshot.peek()?.id !== now.id || came(now)) return;
    giveNotice(problem);
    if (/** @type {api.Problem} */ (problem).status === 409) await refresh().catch(() => {});
  } finally {
    waitNoMore(wish);
  }
}

/** Tell what went wrong until it is put away. @param {unknown} problem */
export function giveNotice(problem) {
  if (!(problem instanceof api.Problem)) throw problem;
  notice.value = () => tellProblem(problem);
}

/** @param {unknown} problem */
export function tellProblem(problem) {
  if (!(problem instanceof api.Problem)) throw problem;
  if (problem.code === "offline") return t("notice-offline");
  const { value, place, rule } = problem;
  const id = `error-${problem.code}`;
  return has(id) ? message(id, { value, place, rule }) : t("notice-problem", { detail: problem.message });
}

/** @param {string} text A move. */
export function move(text) {
  if (snapshot.peek()?.online) return far.peek()?.move(text);
  const played = (/** @type {Snapshot} */ { ply }) => turns.peek()[ply]?.move.split("x")[0] === text;
  return send((now) => table.play(now, text), played);
}

/** @param {Snapshot} now @param {string} text */
async function playInMatch(now, text) {
  try {
    return await api.move(now.id, now.version, text);
  } catch (problem) {
    // Sent once more: the version tells the service whether it had arrived the first time.
    if (/** @type {api.Problem} */ (problem).code !== "offline") throw problem;
    return api.move(now.id, now.version, text);
  }
}

/** @param {import("./types.js").Side} side */
export const resign = (side) => (snapshot.peek()?.online ? far.peek()?.act({ do: "resign" }) : send((now) => api.resign(now.id, now.version, side)));

export const agreeDraw = () => send((now) => api.draw(now.id, now.version));

/** Take back the last own turn, and with it the computer's answer. */
export function undo() {
  const to = snapshot.peek()?.undo ?? null;
  if (to !== null) send((now) => api.undo(now.id, now.version, to));
}

/** Put back what was taken back last. */
export const redo = () => {
  if ((snapshot.peek()?.redo ?? null) !== null) send((now) => api.redo(now.id, now.version));
};

/** Look at the position after so many plies; the last one is the game itself. @param {number} ply */
export function lookAt(ply) {
  const now = snapshot.peek();
  if (!now) return;
  const position = positionAfter(ply);
  if (!position) return;
  batch(() => {
    armed.value = choosing.value = hinted.value = null;
    looking.value = ply >= now.ply ? null : Math.max(0, ply);
    jump(position);
  });
}

/** @param {number} ply */
const positionAfter = (ply) => (ply <= 0 ? beginning.peek() : (turns.peek()[ply - 1]?.position ?? null));

/** Show again what led here: the turns since one's own last, or the one turn looked back at. */
export function replay() {
  const end = looking.peek() ?? turns.peek().length;
  let start = end - 1;
  if (looking.peek() === null && human.peek()) {
    const own = turns.peek().findLastIndex((turn) => turn.side === human.peek());
    if (own + 1 < end) start = own + 1;
  }
  const before = positionAfter(start);
  if (end < 1 || !before) return;
  jump(before);
  show(before, turns.peek().slice(start, end), true);
}
