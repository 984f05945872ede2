/**
 * Where each of the 48 seeds lies. Seeds keep their number, so that the page can show one and the
 * same seed moving, and a seed that was not touched stays where it is.
 */

/** @typedef {import("./types.js").Pit} Pit */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").PositionView} PositionView */

/**
 * @typedef {object} Seeds
 * @property {Record<Pit, number[]>} pits
 * @property {Record<Side, number[]>} stores
 * @property {{ over: Pit, seeds: number[] } | null} hand Seeds being sown, and above which pit.
 */

/** Seeds laid out afresh. @param {PositionView} position @returns {Seeds} */
export function lay(position) {
  let next = 0;
  const take = (/** @type {number} */ n) => Array.from({ length: n }, () => next++);
  const pits = Object.fromEntries(position.pits.map(({ pit, seeds }) => [pit, take(seeds)]));
  return { pits, stores: { S: take(position.stores.S), N: take(position.stores.N) }, hand: null };
}

/** The seeds of `from` laid out as `position` says, moving no more of them than needed. */
export function settle(/** @type {Seeds} */ from, /** @type {PositionView} */ position) {
  const wanted = [
    ...position.pits.map(({ pit, seeds }) => ({ now: from.pits[pit] ?? [], seeds })),
    { now: from.stores.S, seeds: position.stores.S },
    { now: from.stores.N, seeds: position.stores.N },
  ];
  const spare = [...(from.hand?.seeds ?? [])];
  for (const { now, seeds } of wanted) spare.push(...now.slice(seeds));
  const kept = wanted.map(({ now, seeds }) => {
    const place = now.slice(0, seeds);
    while (place.length < seeds && spare.length) place.push(/** @type {number} */ (spare.pop()));
    return place;
  });
  /** @type {Seeds} */
  const after = { pits: {}, stores: { S: kept[8], N: kept[9] }, hand: null };
  position.pits.forEach(({ pit }, i) => (after.pits[pit] = kept[i]));
  return after;
}
