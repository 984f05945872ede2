/** A board that belongs to no match, in the shape of one, which is what the page shows. */

/** @typedef {import("./types.js").Snapshot} Snapshot */

/**
 * @param {object} board
 * @param {import("./types.js").Side} board.side Whose seat the reader has; nobody has the other.
 * @param {Snapshot["rules"]} board.rules
 * @param {Snapshot["position"]} board.position
 * @param {Snapshot["moves"]} board.moves
 * @param {Snapshot["turns"]} board.turns All that led here.
 * @param {Snapshot["no_offer"]} [board.no_offer]
 * @param {Snapshot["outcome"]} [board.outcome]
 * @param {number[]} [board.ripe]
 * @returns {Snapshot}
 */
export function boardWith({ side, rules, position, moves, turns, no_offer = null, outcome = null, ripe }) {
  const seat = (/** @type {import("./types.js").Side} */ of) =>
    /** @type {import("./types.js").Seat} */ ({ kind: of === side ? "human" : "computer", opponent: null, name: "" });
  return {
    id: "",
    version: turns.length,
    ply: turns.length,
    turn: turns.length,
    rules,
    seats: { S: seat("S"), N: seat("N") },
    thinking: false,
    trouble: null,
    position,
    moves,
    no_offer,
    undo: null,
    redo: null,
    ending: null,
    outcome,
    since: 0,
    turns,
    repetitions: 1,
    turn_limit: 0,
    ripe,
    advice: false,
  };
}
