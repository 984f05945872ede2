/** The service over HTTP. */

/** What the service refused, or that it could not be reached (code `offline`). */
export class Problem extends Error {
  /** @param {{ code?: string, detail?: string, value?: string, place?: string, rule?: string }} told */
  constructor(told, status = 0) {
    super(told.detail ?? told.code ?? String(status));
    this.code = told.code ?? "unknown";
    this.value = told.value ?? "";
    this.place = told.place ?? "";
    this.rule = told.rule ?? "";
    this.status = status;
  }
}

/** @param {string} path @param {RequestInit} [init] */
async function ask(path, init) {
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem({ code: "offline" });
  }
  if (response.ok) return response;
  let told = {};
  try {
    told = await response.json();
  } catch {
    // Something between us and the service answered; the status has to do.
  }
  throw new Problem(told, response.status);
}

/** What is there. @param {string} path @param {AbortSignal} [signal] Gives the request up. */
export const get = async (path, signal) => (await ask(path, { signal })).json();

/** @param {string} path @param {object} body @param {AbortSignal} [signal] Gives the request up. */
export const post = async (path, body, signal) =>
  (
    await ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    })
  ).json();

/** Take back what is at an address. @param {string} path @returns {Promise<any>} What is left, if it says. */
export async function remove(path) {
  const response = await ask(path, { method: "DELETE", headers: { "Content-Type": "application/json" } });
  return response.status === 204 ? null : response.json();
}

/** @typedef {import("./types.js").Snapshot} Snapshot */

/** @returns {Promise<{ tag: string, name: string }[]>} */
export const languages = () => get("/api/languages");

/** @returns {Promise<{ name: string }[]>} */
export const opponents = () => get("/api/opponents");

/** @param {object} match @returns {Promise<Snapshot>} */
export const create = (match) => post("/api/matches", match);

/**
 * The match with all its turns, or with those that one lacks who knows a version of it.
 * @param {string} id @param {number} [version] @param {AbortSignal} [signal] Gives the request up.
 * @returns {Promise<Snapshot>}
 */
export const fetchMatch = (id, version, signal) =>
  get(place(id) + (version === undefined ? "" : `?version=${version}`), signal);

/** @param {string} id @returns {Promise<Snapshot>} */
export const move = (id, version, text) => post(`${place(id)}/moves`, { version, move: text });

/** @param {string} id @returns {Promise<Snapshot>} */
export const undo = (id, version, to) => post(`${place(id)}/undo`, { version, to });

/** @param {string} id @returns {Promise<Snapshot>} */
export const redo = (id, version) => post(`${place(id)}/redo`, { version });

/** @param {string} id @returns {Promise<Snapshot>} */
export const resign = (id, version, side) => post(`${place(id)}/resign`, { version, side });

/** @param {string} id @returns {Promise<Snapshot>} */
export const draw = (id, version) => post(`${place(id)}/draw`, { version });

/** The best move now. @param {string} id @returns {Promise<import("./types.js").Hint>} */
export const hint = (id, version, signal) => post(`${place(id)}/hint`, { version }, signal);

/** The game as a record. @param {string} id */
export const record = async (id) => (await ask(`${place(id)}/record`)).text();

/** @param {string} id @returns {Promise<{ position: import("./types.js").PositionView }>} */
export const positionAt = (id, ply) => get(`${place(id)}/at/${ply}`);

/** @returns {Promise<import("./lesson.js").Lesson[]>} */
export const lessons = () => get("/api/lessons");

/**
 * What the learner's moves do in a task; without any, how it begins.
 * @param {string} name @param {number} number @param {string[]} moves
 * @returns {Promise<import("./lesson.js").Attempt>}
 */
export const tryTask = (name, number, moves) =>
  post(`/api/lessons/${encodeURIComponent(name)}/${number}`, { moves });

/**
 * A position that belongs to no match.
 * @param {string | null} text The usual start if null.
 * @param {Snapshot["rules"]} rules
 * @returns {Promise<import("./types.js").PositionFound>}
 */
export function position(text, { barter, skip_origin, endless }) {
  const query = new URLSearchParams({ barter: String(barter), skip_origin: String(skip_origin), endless });
  if (text !== null) query.set("text", text);
  return get(`/api/position?${query}`);
}

/** The games of a record. @param {string} text @returns {Promise<import("./types.js").Records>} */
export const readRecords = (text) => post("/api/records", { text });

/** @param {string} id */
const place = (id) => `/api/matches/${encodeURIComponent(id)}`;
