/** What a match with somebody far away adds to the game; fetched with the first such match. */
import { signal } from "../vendor/signals-core.js";
import { Problem } from "./api.js";
import { fetchPlace, later } from "./later.js";

/** What such matches, and all that leads to them, need. */
export const FAR = Object.freeze({ part: ["online", "meeting", "people"], style: "online" });

/** @type {import("./state.js").Signal<typeof import("./online.js") | null>} */
export const far = signal(null);

/** Throws a `Problem` if it cannot be had. */
export async function fetchFar() {
  try {
    far.value ??= await fetchPlace({ ...FAR, load: () => import("./online.js") });
  } catch {
    throw new Problem({ code: "offline" });
  }
}

export const Friend = later({ ...FAR, load: () => import("./friend.js"), name: "Friend" });
export const Lobby = later({ ...FAR, load: () => import("./lobby.js"), name: "Lobby" });
export const Join = later({ ...FAR, load: () => import("./join.js"), name: "Join" });
export const Me = later({ ...FAR, load: () => import("./me.js"), name: "Me" });
export const PlayerPage = later({ ...FAR, load: () => import("./profile.js"), name: "PlayerPage" });
