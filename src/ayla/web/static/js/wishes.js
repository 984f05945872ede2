/** What was asked for and is on its way: one wish at a time, so that nothing is sent twice. */
import { sending } from "./state.js";

let last = 0;

/** Wait for what comes of a wish, and number it. */
export function waitFor() {
  sending.value = true;
  return ++last;
}

/** Wait no more for a wish; one that was sent after it is waited for still. @param {number} wish */
export function waitNoMore(wish) {
  if (wish === last) sending.value = false;
}

/** Whatever was wished is of no interest any more. */
export function forgetWishes() {
  last++;
  sending.value = false;
}
