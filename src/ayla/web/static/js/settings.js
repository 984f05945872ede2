/** How this device likes to play. */
import { computed, signal } from "../vendor/signals-core.js";
import { recall, remember } from "./storage.js";

/** Milliseconds from one seed to the next; 0 shows the new position at once. */
export const SPEEDS = Object.freeze({ off: 0, slow: 620, normal: 300, fast: 130 });

const kept = recall("settings") ?? {};
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const wantsCalm = signal(calm.matches);
calm.addEventListener("change", () => (wantsCalm.value = calm.matches));

/** The speed that was chosen here, or null: then the system's wish for less motion decides. */
const chosen = signal(kept.speed in SPEEDS ? kept.speed : null);

/** The speed in force, a key of SPEEDS. */
export const speed = computed(() => chosen.value ?? (wantsCalm.value ? "off" : "normal"));

/** Whether a pit has to be pressed twice: once to look, once to sow. */
export const confirms = signal(kept.confirms === true);

/** Whether the evaluation bar is shown. */
export const evaluates = signal(kept.evaluates === true);

/** The language that was chosen here, or null: then the browser's languages decide. */
export const chosenLanguage = signal(typeof kept.language === "string" ? kept.language : null);

/** @param {{ language?: string, speed?: keyof typeof SPEEDS, confirms?: boolean, evaluates?: boolean }} changes */
export function choose(changes) {
  if (changes.speed !== undefined) chosen.value = changes.speed;
  if (changes.confirms !== undefined) confirms.value = changes.confirms;
  if (changes.evaluates !== undefined) evaluates.value = changes.evaluates;
  if (changes.language !== undefined) chosenLanguage.value = changes.language;
  remember("settings", {
    language: chosenLanguage.value,
    speed: chosen.value,
    confirms: confirms.value,
    evaluates: evaluates.value,
  });
}
