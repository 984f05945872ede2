/** Who sits where, in words. */
import { human, snapshot } from "./state.js";
import { has, message, t } from "./texts.js";

/** @typedef {import("./types.js").Side} Side */

/** @param {string} name An opponent's name as the service knows it. */
export const opponentName = (name) =>
  has(`opponent-${name}`) ? message(`opponent-${name}`) : name;

/** How an opponent plays, in one line, or nothing. @param {string} name */
export const opponentAbout = (name) =>
  has(`opponent-${name}-about`) ? message(`opponent-${name}-about`) : "";

/**
 * A name that a person chose, so that whatever is in it, such as letters written from right to left,
 * turns nothing around it.
 * @param {string} name
 */
export const isolated = (name) => `\u2068${name}\u2069`;

/** "South" or "North". @param {Side} side */
export const sideName = (side) => t("side", { side });

/** @typedef {import("./types.js").Snapshot["seats"]} Seats */

/** The one person among the players, or null. @param {Seats} seats @returns {Side | null} */
export const personIn = ({ S, N }) => (S.kind === N.kind ? null : S.kind === "human" ? "S" : "N");

/** Name of the player on this side, or the side's own where there is none. @param {Seats} seats @param {Side} side @param {Side | null} you */
export function seatName(seats, side, you = personIn(seats)) {
  const seat = seats[side];
  if (seat.kind === "computer") return seat.opponent ? opponentName(seat.opponent) : sideName(side);
  if (seat.name) return isolated(seat.name);
  return you === side ? t("you") : sideName(side);
}

/** The seats of a match; those of two people far apart have the names they came with. @param {import("./types.js").Snapshot} match @returns {Seats} */
export function seatsOf({ seats, online }) {
  const named = (/** @type {Side} */ side) => ({ ...seats[side], name: online?.players[side].name ?? seats[side].name });
  return { S: named("S"), N: named("N") };
}

/** Name of the player on this side of the match that is open. @param {Side} side */
export function playerName(side) {
  return snapshot.value ? seatName(seatsOf(snapshot.value), side, human.value) : sideName(side);
}

/** Whether one player alone in front of this page is this side. @param {Side} side */
export const isYou = (side) => human.value === side;

/** "Plain (North)": the player and, where that is not the same, the side. @param {Side} side */
export function fullName(side) {
  const name = playerName(side);
  return name === sideName(side) ? name : t("player-of-side", { name, side });
}
