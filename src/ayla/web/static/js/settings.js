/** How this device likes to play. */
import { computed, signal } from "../vendor/signals-core.js";
import { recall, remember } from "./storage.js";

/** Milliseconds from one seed to the next; 0 shows the new position at once. */
export const SPEEDS = Object.freeze({ off: 0, slow: 620, normal: 300, fast: 130 });

/** What there is to choose from, as it is offered. */
export const CHOICES = Object.freeze({
  theme: ["device", "light", "dark"],
  motion: ["device", "on", "off"],
  speed: ["slow", "normal", "fast"],
  numerals: ["both", "numbers", "seeds"],
  facing: ["S", "N", "mover"],
  upright: ["lying", "standing"],
});

/** What holds until something else is chosen. */
const FIRST = Object.freeze({
  theme: "device",
  motion: "device",
  speed: "normal",
  numerals: "both",
  facing: "S",
  upright: "lying",
  confirms: false,
  evaluates: false,
  ripe: false,
  sounds: false,
});

/** @typedef {keyof typeof FIRST} Setting */

const kept = recall("settings") ?? {};

/** @param {Setting} name @param {any} value */
const fits = (name, value) =>
  name in CHOICES
    ? CHOICES[/** @type {keyof typeof CHOICES} */ (name)].includes(value)
    : typeof value === "boolean";

/** Every setting but the language. @type {Record<Setting, import("./state.js").Signal<any>>} */
export const settings = /** @type {any} */ (
  Object.fromEntries(
    Object.entries(FIRST).map(([name, first]) => {
      const usable = fits(/** @type {Setting} */ (name), kept[name]);
      return [name, signal(usable ? kept[name] : first)];
    }),
  )
);

/** The language that was chosen here, or null: then the browser's languages decide. */
export const chosenLanguage = signal(typeof kept.language === "string" ? kept.language : null);

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const wantsCalm = signal(calm.matches);
calm.addEventListener("change", () => (wantsCalm.value = calm.matches));

/** Whether things move on this page: as the device wants it, unless it was chosen here. */
export const lively = computed(() =>
  settings.motion.value === "device" ? !wantsCalm.value : settings.motion.value === "on",
);

/** The speed in force, a key of SPEEDS. @type {{ readonly value: keyof typeof SPEEDS, peek(): keyof typeof SPEEDS }} */
export const speed = computed(() => (lively.value ? settings.speed.value : "off"));

/** Whether a pit has to be pressed twice: once to look, once to sow. */
export const confirms = settings.confirms;

/** Whether the evaluation bar is shown. */
export const evaluates = settings.evaluates;

/** Choose, and keep it on this device. @param {Partial<Record<Setting | "language", any>>} changes */
export function choose(changes) {
  for (const [name, value] of Object.entries(changes)) {
    if (name === "language") chosenLanguage.value = value;
    else settings[/** @type {Setting} */ (name)].value = value;
  }
  const now = Object.entries(settings).map(([name, { value }]) => [name, value]);
  remember("settings", { ...Object.fromEntries(now), language: chosenLanguage.value });
}
