/** Says what is to be heard. The sounds themselves are fetched when somebody wants them. */
import { settings } from "./settings.js";

/** @typedef {"sown" | "captured" | "bartered" | "ended"} Cue */

/** @type {Promise<typeof import("./synth.js")> | null} */
let synth = null;

/** Let something be heard, if sounds are on. @param {Cue} name */
export function cue(name) {
  if (!settings.sounds.peek()) return;
  synth ??= import("./synth.js");
  synth.then(({ sound }) => sound(name)).catch(() => (synth = null)); // asked for again the next time
}
