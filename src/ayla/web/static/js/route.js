/** Addresses: `/` is the first screen, `/game/ID` a game, `/rules` the rules. */
import { leave, openMatch } from "./play.js";
import { dialog, screen } from "./state.js";
import { visit, watchVisits } from "./visits.js";

/** @type {Record<string, typeof screen.value>} */
const SCREENS = { "": "home", "/rules": "rules" };

/** Open what the address says. */
export function openPlace() {
  const path = location.pathname.replace(/\/$/, "");
  const [, id] = path.match(/^\/game\/([^/]+)$/) ?? [];
  if (id) return openMatch(decoded(id));
  leave();
  screen.value = SCREENS[path] ?? "nowhere";
  return Promise.resolve();
}

/** @param {string} text A part of an address, as it is where it makes no sense. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} path */
export function goTo(path) {
  visit(path);
  dialog.value = "";
  openPlace();
}

export const watchAddress = () => watchVisits(openPlace);
