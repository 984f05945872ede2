/** Positions as text, taken apart and put together again. Whether there is such a position, the service knows. */
import { RING } from "./geometry.js";

/** @typedef {import("./types.js").Side} Side */

/**
 * @typedef {object} Setup
 * @property {{ pit: string, seeds: number, owner: Side }[]} pits In sowing order.
 * @property {Record<Side, number>} stores
 * @property {Side} to_move
 * @property {string} offer
 * @property {string} declined
 */

const FORM =
  /^(\d+,\d+,\d+,\d+\/\d+,\d+,\d+,\d+) ([SN]{4})\/([SN]{4}) (\d+)-(\d+) ([SN]) (\S+) (\d+-\d+)$/;

/** White space is all the same. @param {string} text */
export const tidy = (text) => text.trim().split(/\s+/).join(" ");

/** @param {string} text @returns {Setup | null} Null for what does not have the form of a position. */
export function readPosition(text) {
  const found = tidy(text).match(FORM);
  if (!found) return null;
  const [, counts, near, far, south, north, mover, offer, declined] = found;
  const seeds = counts.split(/[,/]/).map(Number);
  const owners = /** @type {Side[]} */ ([...near, ...far]);
  return {
    pits: RING.map((pit, i) => ({ pit, seeds: seeds[i], owner: owners[i] })),
    stores: { S: Number(south), N: Number(north) },
    to_move: /** @type {Side} */ (mover),
    offer,
    declined,
  };
}

/** @param {Setup} setup */
export function writePosition({ pits, stores, to_move, offer, declined }) {
  const halves = [pits.slice(0, 4), pits.slice(4)];
  return [
    halves.map((half) => half.map(({ seeds }) => seeds).join(",")).join("/"),
    halves.map((half) => half.map(({ owner }) => owner).join("")).join("/"),
    `${stores.S}-${stores.N}`,
    to_move,
    offer,
    declined,
  ].join(" ");
}
