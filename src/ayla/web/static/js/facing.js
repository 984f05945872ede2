/** Turns the board to whoever is to move, or keeps it, where two people play beside each other. */
import { effect } from "../vendor/signals-core.js";
import { moving } from "./motion.js";
import { settings } from "./settings.js";
import { facing, viewed } from "./state.js";

export function watchFacing() {
  effect(() => {
    if (moving.value) return; // what was played is shown from where it was played
    const wish = settings.facing.value;
    if (wish !== "mover") facing.value = wish;
    else if (viewed.value) facing.value = viewed.value.to_move;
  });
}
