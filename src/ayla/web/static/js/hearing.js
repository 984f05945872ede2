/** What is heard of a game: each seed as it falls, captures, a barter, and the end. */
import { effect } from "../vendor/signals-core.js";
import { moving, shown } from "./motion.js";
import { cue } from "./sounds.js";
import { snapshot } from "./state.js";

export function watchHearing() {
  effect(() => {
    const name = shown.value?.cue;
    if (name) cue(name);
  });
  let going = "";
  effect(() => {
    const now = snapshot.value;
    if (!now || moving.value) return;
    if (now.outcome && going === now.id) cue("ended");
    going = now.outcome ? "" : now.id;
  });
}
