/** The clocks as they are shown. The service's own clock judges; these only count down between its messages. */
import { batch, computed, effect, signal } from "../vendor/signals-core.js";
import { speak } from "./play.js";
import { hasty, human, screen, snapshot } from "./state.js";
import { o } from "./online-texts.js";

/** @typedef {import("./types.js").Side} Side */

/** When what is known of the time was heard. */
const heard = signal(0);
const now = signal(0);

const online = computed(() => snapshot.value?.online ?? null);
const over = computed(() => snapshot.value?.outcome !== null);

/** Milliseconds that have gone by since then. */
const gone = computed(() => Math.max(0, now.value - heard.value));

/** Milliseconds left on a side, or null where there is no clock. @param {Side} side */
export function left(side) {
  const clock = online.value?.clock;
  const ms = clock?.[side] ?? null;
  if (ms === null) return null;
  return clock?.running === side && !over.value ? Math.max(0, ms - gone.value) : ms;
}

/** Milliseconds that one who is away still has to come back, or null. */
export const waited = computed(() => {
  const allowance = online.value?.allowance;
  return allowance && !over.value ? Math.max(0, allowance.ms - gone.value) : null;
});

/** So little is little: half a minute, or of a short clock a fifth. */
const little = computed(() => {
  const clock = online.value?.clock;
  if (clock?.kind === "days") return 3 * 3600_000;
  return clock?.kind === "minutes" ? Math.min(30_000, (clock.minutes ?? 1) * 12_000) : 0;
});

/** Whether little time is left. @param {Side} side */
export const low = (side) => !over.value && (left(side) ?? Infinity) < little.value;

const yours = computed(() => human.value !== null && online.value?.clock.running === human.value && low(human.value));

/** Count down while something runs. */
export function watchClocks() {
  let before = /** @type {unknown} */ (null);
  effect(() => {
    if (online.value === before) return;
    before = online.value;
    batch(() => (heard.value = now.value = performance.now()));
  });
  effect(() => {
    const runs = online.value && !over.value && (online.value.clock.running || online.value.allowance);
    if (!runs || screen.value !== "game") return undefined;
    const timer = setInterval(() => (now.value = performance.now()), 200);
    return () => clearInterval(timer);
  });
  effect(() => {
    hasty.value = yours.value && online.value?.clock.kind === "minutes";
    if (yours.value) speak(o("low-you"));
  });
}
