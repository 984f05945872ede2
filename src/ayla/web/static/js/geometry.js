/** Where everything on the board is, in CSS pixels, for the room that there is. */

/** @typedef {import("./types.js").Pit} Pit */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

/**
 * @typedef {object} PitPlace
 * @property {Box} cell The pit's share of the board.
 * @property {Box} bowl The carved hollow.
 * @property {{ x: number, y: number, rx: number, ry: number }} heap Where seeds lie.
 * @property {{ x: number, y: number, size: number }} numeral
 * @property {{ x: number, y: number, size: number }} letter
 * @property {boolean} far Whether it lies in the row away from the player.
 * @property {{ x: number, y: number, dx: number, dy: number }} inner Middle of the edge towards the
 *   other row, and the way from there into the pit.
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {Side} near Whose row lies nearest.
 * @property {boolean} stands Whether the board stands on end.
 * @property {Box} board With its frame.
 * @property {number} frame Thickness of the frame.
 * @property {Box} ground The board without its frame.
 * @property {Record<Pit, PitPlace>} pits
 * @property {Record<Side, Box>} strips The players' strips.
 * @property {Record<Side, Box>} trays Where captured seeds lie.
 * @property {number} seed Radius of a seed in a pit.
 * @property {number} small Radius of a captured seed.
 */

const COLUMNS = 4;

/** Pits in sowing order. */
export const RING = Object.freeze(["A", "B", "C", "D", "a", "b", "c", "d"]);

/** @param {number} low @param {number} value @param {number} high */
const clamp = (low, value, high) => Math.max(low, Math.min(value, high));

/**
 * Column and row of a pit as the player sees it; row 0 is the far one.
 * @param {Pit} pit @param {Side} near
 */
export function gridPlace(pit, near) {
  const i = RING.indexOf(pit);
  const isNear = i < COLUMNS === (near === "S");
  const column = i % COLUMNS;
  return isNear ? { column, row: 1 } : { column: COLUMNS - 1 - column, row: 0 };
}

/**
 * Column and row of a pit on the screen. On a board that stands on end the near row is the right
 * column and begins at the bottom.
 * @param {Pit} pit @param {Side} near
 */
export function screenPlace(pit, near, stands = false) {
  const { column, row } = gridPlace(pit, near);
  return stands ? { column: row, row: COLUMNS - 1 - column } : { column, row };
}

/** The pit at a place on the screen. @param {number} column @param {number} row @param {Side} near */
export const pitAt = (column, row, near, stands = false) =>
  /** @type {Pit} */ (
    RING.find((pit) => {
      const place = screenPlace(pit, near, stands);
      return place.column === column && place.row === row;
    })
  );

/** Columns and rows on the screen. */
export const gridSize = (stands = false) => (stands ? [2, COLUMNS] : [COLUMNS, 2]);

/**
 * @param {number} width @param {number} height @param {Side} near
 * @param {{ numerals?: string, stands?: boolean }} [look] What lies in a pit, a choice of the
 *   settings, and whether the board stands on end.
 * @returns {Layout}
 */
export function layout(width, height, near, { numerals = "both", stands = false } = {}) {
  const [columns, rows] = gridSize(stands);
  const strip = clamp(44, height * 0.125, 96);
  const gap = clamp(6, height * 0.016, 14);
  const frame = clamp(12, Math.min(width, height) * 0.032, 26);
  const room = height - 2 * (strip + gap) - 2 * frame;
  let cw = (width - 2 * frame) / columns;
  const ch = Math.min(room / rows, cw * 1.62);
  cw = Math.min(cw, ch * (stands ? 2.3 : 1.75));
  const board = { w: cw * columns + 2 * frame, h: ch * rows + 2 * frame, x: 0, y: 0 };
  board.x = (width - board.w) / 2;
  board.y = strip + gap + Math.max(0, (room - ch * rows) / 2);
  const ground = {
    x: board.x + frame,
    y: board.y + frame,
    w: board.w - 2 * frame,
    h: board.h - 2 * frame,
  };
  const far = near === "S" ? "N" : "S";
  const strips = /** @type {Record<Side, Box>} */ ({
    [far]: { x: board.x, y: board.y - gap - strip, w: board.w, h: strip },
    [near]: { x: board.x, y: board.y + board.h + gap, w: board.w, h: strip },
  });
  const pits = Object.fromEntries(
    RING.map((pit) => {
      const { column, row } = screenPlace(pit, near, stands);
      const cell = { x: ground.x + column * cw, y: ground.y + row * ch, w: cw, h: ch };
      return [pit, pitPlace(cell, gridPlace(pit, near).row === 0, numerals, stands)];
    }),
  );
  const trays = { S: tray(strips.S), N: tray(strips.N) };
  const heap = pits.A.heap;
  return {
    width,
    height,
    near,
    stands,
    board,
    frame,
    ground,
    pits,
    strips,
    trays,
    seed: Math.sqrt(heap.rx * heap.ry) * 0.215,
    small: Math.min(trays.S.w / 8 / 7.6, trays.S.h / 4.9),
  };
}

/**
 * @param {Box} cell @param {boolean} far @param {string} numerals @param {boolean} stands
 * @returns {PitPlace}
 */
function pitPlace(cell, far, numerals, stands) {
  const { w: cw, h: ch } = cell;
  const pad = clamp(3, Math.min(cw, ch) * 0.045, 12);
  const letter = clamp(12, Math.min(cw, ch) * 0.1, 19);
  const band = letter * (stands ? 1.9 : 1.5);
  const outer = far ? band : pad;
  const bowl = stands
    ? { x: cell.x + outer, y: cell.y + pad, w: cw - pad - band, h: ch - 2 * pad }
    : { x: cell.x + pad, y: cell.y + outer, w: cw - 2 * pad, h: ch - pad - band };
  const middle = { x: bowl.x + bowl.w / 2, y: bowl.y + bowl.h / 2 };
  const inwards = far ? -1 : 1;
  const inner = stands
    ? { x: far ? bowl.x + bowl.w : bowl.x, y: middle.y, dx: inwards, dy: 0 }
    : { x: middle.x, y: far ? bowl.y + bowl.h : bowl.y, dx: 0, dy: inwards };
  const outside = band / 2;
  const letterPlace = stands
    ? { x: far ? cell.x + outside : cell.x + cw - outside, y: middle.y, size: letter }
    : { x: middle.x, y: far ? cell.y + outside : cell.y + ch - outside, size: letter };
  return { cell, bowl, far, inner, letter: letterPlace, ...heapAndNumeral(bowl, far, numerals, stands) };
}

/**
 * How seeds and numeral share a pit.
 * @param {Box} bowl @param {boolean} far @param {string} numerals @param {boolean} stands
 */
function heapAndNumeral(bowl, far, numerals, stands) {
  const middle = { x: bowl.x + bowl.w / 2, y: bowl.y + bowl.h / 2 };
  if (numerals === "numbers")
    return {
      heap: { ...middle, rx: bowl.w * 0.46, ry: bowl.h * 0.47 },
      numeral: { ...middle, size: clamp(28, Math.min(bowl.w, bowl.h) * 0.56, 120) },
    };
  const upright = bowl.h > bowl.w * 0.82;
  const size = upright ? clamp(24, bowl.w * 0.34, 64) : clamp(22, bowl.h * 0.42, 64);
  const inner = { ...bowl };
  let numeral = middle;
  if (numerals === "seeds") {
    // The heap has all the room.
  } else if (upright) {
    const share = size * 1.02 + bowl.h * 0.03;
    inner.h -= share;
    if (far) inner.y += share;
    numeral = {
      x: bowl.x + bowl.w / 2,
      y: far ? bowl.y + bowl.h * 0.045 + size * 0.5 : bowl.y + bowl.h * 0.955 - size * 0.5,
    };
  } else {
    const share = size * 1.25;
    const right = stands && !far;
    inner.w -= share;
    if (!right) inner.x += share;
    numeral = { x: right ? bowl.x + bowl.w - share * 0.58 : bowl.x + share * 0.58, y: middle.y };
  }
  return {
    heap: {
      x: inner.x + inner.w / 2,
      y: inner.y + inner.h / 2,
      rx: inner.w * 0.46,
      ry: inner.h * 0.47,
    },
    numeral: { ...numeral, size },
  };
}

/** Height of a store's number. @param {Box} strip */
export const storeSize = ({ w, h }) => Math.min(h * 0.7, w * 0.15, 56);

/** What the store's number leaves free. @param {Box} strip @returns {Box} */
function tray(strip) {
  const numeral = storeSize(strip) * 1.7;
  const line = clamp(18, strip.h * 0.36, 30);
  return { x: strip.x + 10, y: strip.y + line + 3, w: strip.w - numeral - 18, h: strip.h - line - 8 };
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** So many seeds lie side by side in a pit; more lie on top of them. */
const LAYERS = [10, 7, 5, 4];

/**
 * Place of the n-th seed in a heap, around its middle, in heap radii.
 * @param {number} n @param {number} turn Turns the heap, so that no two pits look the same.
 */
function inHeap(n, turn) {
  let layer = 0;
  while (layer < LAYERS.length - 1 && n >= LAYERS[layer]) n -= LAYERS[layer++];
  const angle = n * GOLDEN + turn + layer * 1.1;
  const radius = Math.min(0.285 * Math.sqrt(n + (layer ? 0.25 : 0.5)), 0.9);
  const wobble = 0.03 * Math.sin(n * 12.9898 + turn * 78.233);
  return { x: (radius + wobble) * Math.cos(angle), y: (radius - wobble) * Math.sin(angle) };
}

/** @typedef {{ x: number, y: number, angle: number, r: number }} SeedPlace */

/** Where the n-th seed of a pit lies. @param {Layout} at @param {Pit} pit @returns {SeedPlace} */
export function seedInPit(at, pit, /** @type {number} */ n) {
  const { heap } = at.pits[pit];
  const turn = RING.indexOf(pit) * 0.77;
  const { x, y } = inHeap(n, turn);
  return {
    x: heap.x + x * heap.rx,
    y: heap.y + y * heap.ry,
    angle: (n * 67 + RING.indexOf(pit) * 41) % 180,
    r: at.seed,
  };
}

/** From one place for six seeds to the next. @param {Layout} at @param {Box} box */
export const trayStep = (at, box) => Math.min(box.w / 8, at.small * 8.6);

/** Where the n-th captured seed lies: in sixes, the price of a pit. @returns {SeedPlace} */
export function seedInTray(/** @type {Layout} */ at, /** @type {Side} */ side, /** @type {number} */ n) {
  const box = at.trays[side];
  const six = Math.floor(n / 6);
  const [column, row] = [(n % 6) % 3, Math.floor((n % 6) / 3)];
  const step = trayStep(at, box);
  return {
    x: box.x + six * step + (step - at.small * 0.8) / 2 + at.small * (column - 1) * 2.15,
    y: box.y + box.h / 2 + (row - 0.5) * at.small * 2.1,
    angle: (n * 53) % 180,
    r: at.small,
  };
}

/** Where the n-th seed in the hand is, above a pit. @param {Layout} at @param {Pit} over @returns {SeedPlace} */
export function seedInHand(at, over, /** @type {number} */ n) {
  const { heap, cell, inner } = at.pits[over];
  const { x, y } = inHeap(n, 0);
  return {
    x: heap.x - inner.dx * cell.w * 0.2 + x * heap.rx * 0.62,
    y: heap.y - inner.dy * cell.h * 0.2 + y * heap.rx * 0.62,
    angle: (n * 67) % 180,
    r: at.seed * 1.08,
  };
}

/** @param {{ x: number, y: number }[]} points @returns {string} A line with rounded corners. */
export function roundedLine(points, radius = 18) {
  let d = "";
  points.forEach((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before) d += `M${point.x} ${point.y}`;
    else if (!after) d += `L${point.x} ${point.y}`;
    else {
      const a = towards(point, before, radius);
      const b = towards(point, after, radius);
      d += `L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
    }
  });
  return d;
}

/** The point so far from `from` on the way to `to`, at most half the way. */
export function towards(
  /** @type {{ x: number, y: number }} */ from,
  /** @type {{ x: number, y: number }} */ to,
  /** @type {number} */ far,
) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const k = Math.min(far / length, 0.5);
  return { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
}
