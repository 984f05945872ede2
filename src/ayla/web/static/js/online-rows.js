/** Games in a list of the service, as the cards of the page show them. */
import { Problem } from "./api.js";
import { o, tellGame } from "./online-texts.js";
import { gamesOf } from "./online-api.js";

/** @typedef {import("./online-types.js").Row} Row */

/** @param {Row} row @returns {import("./games.js").Kept} */
export function cardOf(row) {
  const seat = (/** @type {import("./types.js").Side} */ side) => ({
    kind: /** @type {"human"} */ ("human"),
    opponent: null,
    name: row.seats[side].name || (row.seats[side].player && row.you !== side ? o("guest") : ""),
  });
  const { outcome } = row;
  return {
    id: row.match,
    at: Date.parse(row.at),
    version: 0,
    seats: { S: seat("S"), N: seat("N") },
    you: row.you,
    text: row.position,
    turn: row.turn,
    outcome: outcome && { ...outcome, glory: null },
    about: [tellGame(row), ...(row.seats.S.player && row.seats.N.player ? [] : [o("waits")])].join(" · "),
  };
}

/** What was broken off before it began is no game. @param {Row} row */
export const happened = ({ outcome }) => outcome?.reason !== "aborted";

/** Both lists of one's own games. @returns {Promise<import("./games.js").Kept[]>} */
export async function ownGames() {
  try {
    const [current, finished] = await Promise.all([gamesOf("current", "me"), gamesOf("finished", "me")]);
    return [...current.games, ...finished.games].filter(happened).map(cardOf);
  } catch (problem) {
    if (problem instanceof Problem) return [];
    throw problem;
  }
}
