/** The shapes that tell the territories apart: South's pits are round, North's have corners cut. */

/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./geometry.js").Box} Box */

/** Outline of a pit. @param {Side} owner @param {Box} box @param {number} [grow] */
export function bowl(owner, { x, y, w, h }, grow = 0) {
  x -= grow;
  y -= grow;
  w += 2 * grow;
  h += 2 * grow;
  return owner === "S" ? round(x, y, w, h) : cut(x, y, w, h);
}

function round(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) {
  const r = Math.min(w, h) / 2;
  return (
    `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}` +
    `A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}` +
    `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  );
}

function cut(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) {
  const c = Math.min(w, h) * 0.22;
  const r = c * 0.3;
  const d = r * Math.SQRT1_2;
  // Each corner of the octagon is a little rounded, as a knife leaves it.
  return (
    `M${x + c + r} ${y}H${x + w - c - r}Q${x + w - c} ${y} ${x + w - c + d} ${y + d}` +
    `L${x + w - d} ${y + c - d}Q${x + w} ${y + c} ${x + w} ${y + c + r}` +
    `V${y + h - c - r}Q${x + w} ${y + h - c} ${x + w - d} ${y + h - c + d}` +
    `L${x + w - c + d} ${y + h - d}Q${x + w - c} ${y + h} ${x + w - c - r} ${y + h}` +
    `H${x + c + r}Q${x + c} ${y + h} ${x + c - d} ${y + h - d}` +
    `L${x + d} ${y + h - c + d}Q${x} ${y + h - c} ${x} ${y + h - c - r}` +
    `V${y + c + r}Q${x} ${y + c} ${x + d} ${y + c - d}` +
    `L${x + c - d} ${y + d}Q${x + c} ${y} ${x + c + r} ${y}Z`
  );
}

/** The small mark of a side: South's a disc, North's a diamond. */
export function mark(
  /** @type {Side} */ side,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ r,
) {
  return side === "S"
    ? `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    : `M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}Z`;
}

/**
 * The border between the territories: the edges between cells of different owners.
 * @param {(column: number, row: number) => Side} ownerAt By place on the screen.
 * @param {Box} ground
 */
export function border(ownerAt, ground, columns = 4, rows = 2) {
  const w = ground.w / columns;
  const h = ground.h / rows;
  let d = "";
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [x, y] = [ground.x + column * w, ground.y + row * h];
      if (column && ownerAt(column - 1, row) !== ownerAt(column, row)) d += `M${x} ${y}v${h}`;
      if (row && ownerAt(column, row - 1) !== ownerAt(column, row)) d += `M${x} ${y}h${w}`;
    }
  }
  return d;
}

/** Grain of the wood: long wavering lines, the same on every visit. @param {Box} box */
export function grain({ x, y, w, h }, lines = 26) {
  let d = "";
  for (let i = 0; i < lines; i++) {
    const at = y + ((i + 0.5 + 0.42 * Math.sin(i * 7.3)) * h) / lines;
    const sway = (h / lines) * (0.5 + 0.5 * Math.sin(i * 3.1));
    const from = x + w * 0.5 * Math.max(0, Math.sin(i * 5.7) - 0.4);
    const to = x + w * (1 - 0.5 * Math.max(0, Math.sin(i * 2.9) - 0.4));
    const span = (to - from) / 4;
    d += `M${from} ${at}`;
    for (let k = 0; k < 4; k++) {
      const lift = sway * Math.sin(i * 1.7 + k * 2.1);
      d += `q${span / 2} ${lift} ${span} ${lift * 0.3}`;
    }
  }
  return d;
}
