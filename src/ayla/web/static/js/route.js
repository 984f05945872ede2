/**
 * Addresses: `/` is the first screen, `/game/ID` a game, `/games` the list of them, `/position?p=TEXT`
 * a position, `/rules` the rules, `/about` the page about the game, `/learn` the course and
 * `/learn/NAME` a lesson of it. With somebody far away: `/friend` invites, `/join/TOKEN` takes a seat,
 * `/lobby` is where people meet, `/player/ID` tells of one and `/me` of oneself.
 */
import { leave, openMatch } from "./play.js";
import { dialog, place, screen } from "./state.js";
import { visit, watchVisits } from "./visits.js";

/** @type {Record<string, typeof screen.value>} */
const SCREENS = {
  "": "home",
  "/games": "games",
  "/position": "position",
  "/rules": "rules",
  "/about": "about",
  "/learn": "learn",
  "/friend": "friend",
  "/lobby": "lobby",
  "/me": "me",
};

/** Open what the address says. */
export function openPlace() {
  const path = location.pathname.replace(/\/$/, "");
  const [, id] = path.match(/^\/game\/([^/]+)$/) ?? [];
  if (id) return openMatch(decoded(id));
  leave();
  const [, kind, name] = path.match(/^\/(learn|join|player)\/([^/]+)$/) ?? [];
  place.value = name ? decoded(name) : "";
  screen.value = /** @type {typeof screen.value | undefined} */ (kind) ?? SCREENS[path] ?? "nowhere";
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
  scrollTo(0, 0);
  openPlace();
}

/** Go to where a link points, unless it is to be opened elsewhere. @param {any} event */
export function follow(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(event.currentTarget.getAttribute("href"));
}

export const watchAddress = () => watchVisits(openPlace);
