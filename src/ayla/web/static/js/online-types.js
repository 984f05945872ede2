/**
 * The shapes of what is sent between people far apart; nothing runs here.
 *
 * @typedef {import("./types.js").Side} Side
 * @typedef {{ kind: "none" } | { kind: "minutes", minutes: number, increment: number } | { kind: "days", days: number }} Clock
 * @typedef {{ rating: number, deviation: number, games: number, provisional: boolean }} Rating
 * @typedef {{ player: string | null, name: string, rating: number | null, account: boolean }} Far
 * @typedef {{ by: Side, phrase: string, ply: number }} Phrase
 *
 * @typedef {object} Online
 * @property {Side | null} you
 * @property {{ kind: "none" | "minutes" | "days", S: number | null, N: number | null, running: Side | null, minutes: number | null, increment: number | null, days: number | null }} clock
 *   Milliseconds left when it was sent.
 * @property {Record<Side, Far>} players
 * @property {Record<Side, boolean>} joined
 * @property {Record<Side, "here" | "away">} presence
 * @property {{ side: Side, ms: number } | null} allowance How long one who went away is waited for.
 * @property {boolean} claim Whether you may claim the game now.
 * @property {Side | null} draw Who offers one.
 * @property {{ by: Side, to: number } | null} takeback
 * @property {{ by: Side | null, match: string | null }} rematch
 * @property {Phrase[]} phrases The last ones.
 * @property {number} watchers
 * @property {boolean} rated
 * @property {boolean} abortable
 * @property {Record<Side, { matched: number, of: number }> | null} matched
 *
 * @typedef {object} Invitation
 * @property {string} id
 * @property {{ player: string, name: string, account: boolean, rating: Rating | null }} by
 * @property {import("./types.js").Snapshot["rules"]} rules
 * @property {Clock} clock
 * @property {Side | null} side
 * @property {boolean} rated
 * @property {{ from: number, to: number } | null} level
 * @property {boolean} yours
 *
 * @typedef {object} Row A game in a list.
 * @property {string} match
 * @property {import("./types.js").Snapshot["rules"]} rules
 * @property {Clock} clock
 * @property {boolean} rated
 * @property {Record<Side, Far>} seats
 * @property {string} position
 * @property {number} ply
 * @property {Side | null} turn
 * @property {Side | null} you
 * @property {{ winner: Side | null, south: number, north: number, reason: string } | null} outcome
 * @property {string} at
 *
 * @typedef {{ barter: Rating | null, classic: Rating | null }} Ratings
 * @typedef {{ player: string, name: string, account: { handle: string } | null, ratings: Ratings }} Myself
 * @typedef {{ player: string, name: string, account: boolean, ratings: Ratings, games: number, won: number, drawn: number, lost: number }} Profile
 * @typedef {{ match: string, side: Side, state: "free" | "taken" | "yours", rules: import("./types.js").Snapshot["rules"], clock: Clock, rated: boolean, by: string }} Joining
 */
export {};
