/** The service over HTTP, for people far apart. */
import { get, post, remove } from "./api.js";

/** @typedef {import("./online-types.js").Myself} Myself */
/** @typedef {import("./online-types.js").Row} Row */
/** @typedef {{ match: string, side: import("./types.js").Side }} Found */

/** @returns {Promise<Myself>} */
export const me = () => get("/api/me");

/** @param {string} name @returns {Promise<Myself>} */
export const rename = (name) => post("/api/me", { name });

/** @param {string} handle @param {string} passphrase @returns {Promise<Myself>} */
export const signUp = (handle, passphrase) => post("/api/accounts", { handle, passphrase });

/** @param {string} handle @param {string} passphrase @returns {Promise<Myself>} */
export const signIn = (handle, passphrase) => post("/api/session", { handle, passphrase });

/** Sign out everywhere else, with another passphrase from now on or the same. @param {string} handle @param {string} passphrase @param {string} fresh @returns {Promise<Myself>} */
export const changePassphrase = (handle, passphrase, fresh) => post("/api/accounts/passphrase", { handle, passphrase, new: fresh });

/** @returns {Promise<Myself>} */
export const signOut = () => remove("/api/session");

/** @param {string} player @returns {Promise<import("./online-types.js").Profile>} */
export const profile = (player) => get(`/api/players/${encodeURIComponent(player)}`);

/** @param {"current" | "finished"} state @param {string} player @param {string | null} [before] @returns {Promise<{ games: Row[], next: string | null }>} */
export const gamesOf = (state, player, before) =>
  get(`/api/games?${new URLSearchParams({ state, player, ...(before && { before }) })}`);

/** @returns {Promise<{ games: Row[] }>} */
export const liveGames = () => get("/api/live-games");

/** @param {object} wish @returns {Promise<Found & { invite: string, own: string }>} */
export const inviteFriend = (wish) => post("/api/online", wish);

/** @param {string} token @returns {Promise<import("./online-types.js").Joining>} */
export const lookAtSeat = (token) => get(`/api/join/${encodeURIComponent(token)}`);

/** @param {string} token @param {string} name @returns {Promise<Found & { own: string }>} */
export const takeSeat = (token, name) =>
  post(`/api/join/${encodeURIComponent(token)}`, name ? { name } : {});

/** @param {object} wish @returns {Promise<import("./online-types.js").Invitation>} */
export const inviteAll = (wish) => post("/api/lobby", wish);

/** @param {string} id @returns {Promise<Found>} */
export const accept = (id) => post(`/api/lobby/${encodeURIComponent(id)}/accept`, {});

/** @param {string} id */
export const withdraw = (id) => remove(`/api/lobby/${encodeURIComponent(id)}`);

/** @param {object} wish @returns {Promise<Found | { invitation: import("./online-types.js").Invitation }>} */
export const quick = (wish) => post("/api/lobby/quick", wish);

/** The address at which others reach the service. @returns {Promise<{ address: string, reaches: "machine" | "network" | "world" }>} */
export const reach = () => get("/api/lan");

/** The address of a page as a picture to be scanned. @param {string} path */
export const qr = (path) => `/api/qr?${new URLSearchParams({ path })}`;
