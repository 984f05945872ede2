/** Addresses: `/` is the first screen, `/game/ID` a game, `/rules` the rules. */
import { leave, openMatch } from "./play.js";
import { screen } from "./state.js";

/** Open what the address says. */
export function openPlace() {
  const [, id] = location.pathname.match(/^\/game\/([^/]+)\/?$/) ?? [];
  if (id) return openMatch(decodeURIComponent(id));
  leave();
  screen.value = location.pathname === "/rules" ? "rules" : "home";
  return Promise.resolve();
}

/** @param {string} path */
export function goTo(path) {
  history.pushState(null, "", path);
  openPlace();
}

export const watchAddress = () => addEventListener("popstate", openPlace);
