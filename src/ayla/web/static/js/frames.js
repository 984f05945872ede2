/**
 * A turn as a row of still pictures, one for each thing that happened. The events say what happened;
 * nothing is worked out here but which seed went where.
 */

/** @typedef {import("./types.js").Pit} Pit */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./seeds.js").Seeds} Seeds */

/**
 * @typedef {object} Frame
 * @property {Seeds} seeds
 * @property {Record<Pit, Side>} owners
 * @property {Marks} marks
 * @property {number} beats How long it stands; one beat is one seed sown.
 * @property {import("./sounds.js").Cue} [cue] What is heard as it comes.
 *
 * @typedef {object} Marks What is pointed out on the board.
 * @property {Pit} [from] The pit that was sown.
 * @property {Pit} [last] The pit that the last seed fell into.
 * @property {Pit[]} [taken] Captured pits.
 * @property {Pit[]} [offered] Pits on offer, or just ceded.
 */

/**
 * @param {import("./types.js").PlainEvent[]} events
 * @param {Seeds} seeds As they lay before the turn.
 * @param {Record<Pit, Side>} owners
 * @returns {Frame[]}
 */
export function framesOf(events, seeds, owners) {
  /** @type {Frame[]} */
  const frames = [];
  let now = { seeds, owners, marks: /** @type {Marks} */ ({}) };
  const show = (/** @type {Partial<Frame>} */ { cue, ...change }, beats = 1) => {
    now = { ...now, ...change };
    frames.push({ ...now, beats, cue });
  };
  for (const event of events) TELL[event.event]?.(event, () => now, show);
  return frames;
}

/** What is heard of a turn that is not shown. @param {import("./types.js").PlainEvent[]} events */
export function cueOf(events) {
  const cues = events.map(({ event }) => (event === "accepted" ? "bartered" : event));
  return /** @type {const} */ (["captured", "bartered", "sown"]).find((cue) => cues.includes(cue));
}

/** @type {Record<string, (event: any, now: () => Omit<Frame, "beats">, show: any) => void>} */
const TELL = {
  sown({ pit, path }, now, show) {
    const marks = { from: pit };
    show({ seeds: lift(now().seeds, pit), marks }, 1);
    for (const over of path)
      show({ seeds: drop(now().seeds, over), marks: { from: pit, last: over }, cue: "sown" });
  },
  captured({ side, captures }, now, show) {
    const taken = Object.keys(captures);
    show({ marks: { ...now().marks, taken }, cue: "captured" }, 2);
    for (const pit of taken) show({ seeds: toStore(now().seeds, pit, side) }, 1.2);
  },
  offered({ pits }, now, show) {
    show({ marks: { offered: pits } }, 3);
  },
  accepted({ side, paid }, now, show) {
    const offered = Object.keys(paid);
    show({ marks: { offered }, cue: "bartered" }, 1);
    for (const pit of offered) {
      const owners = { ...now().owners, [pit]: side };
      show({ seeds: fromStore(now().seeds, pit, side, paid[pit]), owners }, 2);
    }
  },
  declined({ pits }, now, show) {
    show({ marks: { offered: pits } }, 1);
    show({ marks: {} }, 1);
  },
  passed(event, now, show) {
    show({ marks: {} }, 3);
  },
  swept({ south, north }, now, show) {
    show({ marks: {} }, 1);
    for (const pit of Object.keys(south)) show({ seeds: toStore(now().seeds, pit, "S") }, 0.7);
    for (const pit of Object.keys(north)) show({ seeds: toStore(now().seeds, pit, "N") }, 0.7);
  },
};

/** @param {Seeds} seeds @param {Pit} pit @returns {Seeds} */
const lift = (seeds, pit) => ({
  ...seeds,
  pits: { ...seeds.pits, [pit]: [] },
  hand: { over: pit, seeds: seeds.pits[pit] },
});

/** @param {Seeds} seeds @param {Pit} over @returns {Seeds} */
function drop(seeds, over) {
  const [seed, ...rest] = seeds.hand?.seeds ?? [];
  if (seed === undefined) return seeds;
  return {
    ...seeds,
    pits: { ...seeds.pits, [over]: [...seeds.pits[over], seed] },
    hand: rest.length ? { over, seeds: rest } : null,
  };
}

/** @param {Seeds} seeds @param {Pit} pit @param {Side} side @returns {Seeds} */
const toStore = (seeds, pit, side) => ({
  ...seeds,
  pits: { ...seeds.pits, [pit]: [] },
  stores: { ...seeds.stores, [side]: [...seeds.stores[side], ...seeds.pits[pit]] },
});

/** @param {Seeds} seeds @param {Pit} pit @param {Side} side @returns {Seeds} */
function fromStore(seeds, pit, side, /** @type {number} */ count) {
  const store = seeds.stores[side];
  const left = store.length - count;
  return {
    ...seeds,
    pits: { ...seeds.pits, [pit]: [...seeds.pits[pit], ...store.slice(left)] },
    stores: { ...seeds.stores, [side]: store.slice(0, left) },
  };
}
