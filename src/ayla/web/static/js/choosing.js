/** Choosing the pits of an offer. What may be offered is what the service lists, nothing else. */
import { batch, computed } from "../vendor/signals-core.js";
import { skip } from "./motion.js";
import { move } from "./play.js";
import { armed, choosing, offers } from "./state.js";

/** @typedef {import("./types.js").Pit} Pit */

/** The offer that the chosen pits make, or null. */
export const offer = computed(() => {
  const chosen = choosing.value ?? [];
  return offers.value.find((o) => o.pits.length === chosen.length && holdsAll(o.pits, chosen)) ?? null;
});

/** Most pits that can be in one offer now. */
export const most = computed(() => Math.max(0, ...offers.value.map((o) => o.pits.length)));

/** Whether some offer holds the chosen pits and this one. @param {Pit} pit */
export const mayChoose = (pit) =>
  offers.value.some((o) => holdsAll(o.pits, [...(choosing.value ?? []), pit]));

/** @param {Pit[]} pits @param {Pit[]} wanted */
const holdsAll = (pits, wanted) => wanted.every((pit) => pits.includes(pit));

/** Begin an offer; seeds that are still moving hold nobody up. */
export function startChoosing() {
  skip();
  batch(() => {
    armed.value = null;
    choosing.value = [];
  });
}

export function stopChoosing() {
  choosing.value = null;
}

/** Take these pits for the offer. @param {Pit[]} pits */
export function choose(pits) {
  choosing.value = [...pits];
}

/** Put a pit into the offer, or take it out. @param {Pit} pit */
export function toggle(pit) {
  const chosen = choosing.peek() ?? [];
  if (chosen.includes(pit)) choosing.value = chosen.filter((other) => other !== pit);
  else if (mayChoose(pit)) choosing.value = [...chosen, pit];
}

export function sendOffer() {
  const ready = offer.peek();
  if (ready) move(ready.move);
}
