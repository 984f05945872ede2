/** Texts and numbers of play with somebody far away. */
import { isolated } from "./names.js";
import { language, list, message } from "./texts.js";

/** `o("guest")` is the message `online-guest`. @param {string} id @param {Record<string, string | number>} [args] */
export const o = (id, args) => message(`online-${id}`, args);

/** @param {string} id */
export const phrase = (id) => message(`phrase-${id}`);

/** A name to be shown, or that there is none. @param {string} name */
export const nameOr = (name) => (name ? isolated(name) : o("guest"));

/** @param {number} n @param {string} unit */
const unit = (n, unit, unitDisplay = "long") =>
  new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: /** @type {any} */ (unitDisplay) }).format(n);

/** "3 days", "2 days and 5 hours" or "40 minutes" for what is long, "4:05" for the rest. @param {number} ms */
export function tellLeft(ms, unitDisplay = "narrow") {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return `${unit(days, "day", unitDisplay)} ${unit(hours, "hour", unitDisplay)}`;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** The same to be heard. @param {number} ms */
export function sayLeft(ms) {
  const seconds = Math.ceil(ms / 1000);
  const parts = /** @type {[number, string][]} */ ([
    [Math.floor(seconds / 86400), "day"],
    [Math.floor(seconds / 3600) % 24, "hour"],
    [Math.floor(seconds / 60) % 60, "minute"],
    [seconds % 60, "second"],
  ]).filter(([n]) => n);
  return list((parts.length ? parts.slice(0, 2) : [/** @type {[number, string]} */ ([0, "second"])]).map(([n, name]) => unit(n, name)));
}

/** How long one may think. @param {import("./online-types.js").Clock} clock */
export function tellClock(clock) {
  if (clock.kind === "days") return o("clock-days", { days: clock.days });
  if (clock.kind === "minutes") return o("clock-minutes", { minutes: clock.minutes, increment: clock.increment });
  return o("clock-none");
}

/** What is played, and how. @param {{ rules: import("./types.js").Snapshot["rules"], clock: import("./online-types.js").Clock, rated: boolean }} game */
export const tellGame = ({ rules, clock, rated }) =>
  [o(rules.barter ? "barter" : "classic"), tellClock(clock), ...(rated ? [o("rated")] : [])].join(" · ");
