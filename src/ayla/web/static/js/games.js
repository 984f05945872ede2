/** The games that this device knows, the newest first. What they are, the service knows better. */
import { computed, effect, signal } from "../vendor/signals-core.js";
import { seatsOf } from "./names.js";
import { beginning, notice, screen, snapshot, turns } from "./state.js";
import { recall, remember, watchKept } from "./storage.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */

/**
 * @typedef {object} Kept
 * @property {string} id
 * @property {number} at Milliseconds since 1970 when it was last played.
 * @property {number} version
 * @property {Snapshot["seats"]} seats
 * @property {import("./types.js").Side | null} [you] Of two people far apart the one who plays here.
 * @property {string} text The position; of a game that is over the last one with seeds on the board.
 * @property {import("./types.js").Side | null} turn
 * @property {{ winner: import("./types.js").Side | null, south: number, north: number, glory: boolean | null } | null} outcome
 * @property {string} [about] More about it.
 * @property {boolean} [gone] The service does not have it any more.
 */

/** Older games than these are forgotten here. */
const MOST = 200;

/** @type {import("./state.js").Signal<Kept[]>} */
export const games = signal(read());

/** The game to go on with, or null. */
export const waiting = computed(() => games.value.find(({ turn, gone }) => turn && !gone) ?? null);

/** @returns {Kept[]} */
function read() {
  const kept = recall("games");
  return Array.isArray(kept) ? kept.filter((game) => typeof game?.id === "string" && game.seats?.S && game.seats?.N && typeof game.text === "string") : [];
}

/**
 * Another page may have changed the list meanwhile, so it is read again first.
 * @param {(games: Kept[]) => Kept[]} change
 * @returns {boolean} Whether the device kept it.
 */
function alter(change) {
  const before = recall("games") === null ? games.peek() : read();
  games.value = change(before)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST);
  return remember("games", games.peek());
}

/** The last position with seeds on the board. @returns {string | undefined} */
function lastBoard() {
  const boards = [beginning.peek(), ...turns.peek().map(({ position }) => position)];
  return boards.findLast((position) => position?.pits.some(({ seeds }) => seeds))?.text;
}

/** @param {Snapshot} now */
function keep(now) {
  const { id, version, online, position, outcome } = now;
  if (online && !online.you) return true; // It is only watched.
  if (outcome?.reason === "aborted") return remove(id);
  const before = games.peek().find((game) => game.id === id);
  if (before?.version === version && !before.gone) return true;
  /** @type {Kept} */
  const entry = {
    id,
    at: before?.version === version ? before.at : Date.now(),
    version,
    seats: seatsOf(now),
    ...(online && { you: online.you }),
    text: lastBoard() ?? position.text,
    turn: outcome ? null : position.to_move,
    outcome: outcome && {
      winner: outcome.winner,
      south: outcome.south,
      north: outcome.north,
      glory: outcome.glory,
    },
  };
  return alter((all) => [entry, ...all.filter((game) => game.id !== id)]);
}

/** @param {string} id */
export const remove = (id) => alter((all) => all.filter((game) => game.id !== id));

/** @param {Kept} game */
export const putBack = (game) => alter((all) => [game, ...all.filter(({ id }) => id !== game.id)]);

/** The service said whether it has a game. @param {string} id */
export function mark(id, gone = true) {
  const game = games.peek().find((kept) => kept.id === id);
  if (game && Boolean(game.gone) !== gone)
    alter((all) => all.map((kept) => (kept.id === id ? { ...kept, gone } : kept)));
}

/** Keep each game that is played here. A device that keeps nothing is told of once. */
export function watchGames() {
  let told = false;
  watchKept("games", () => (games.value = read()));
  effect(() => {
    const now = screen.value === "game" ? snapshot.value : null;
    if (!now || keep(now) || told) return;
    told = true;
    notice.value = () => t("games-unkept");
  });
}
