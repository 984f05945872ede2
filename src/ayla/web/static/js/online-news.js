/** What is said of what changes between two people far apart. */
import { playerName } from "./names.js";
import { o, phrase } from "./online-texts.js";
import { other } from "./state.js";

/** @typedef {import("./online-types.js").Online} Online */
/** @typedef {import("./types.js").Side} Side */

/** Phrases that are new in a list that forgets its first ones. @param {Online} before @param {Online} now */
export function newPhrases({ phrases: before }, { phrases: now }) {
  const key = (/** @type {import("./online-types.js").Phrase} */ one) => `${one.by} ${one.phrase} ${one.ply}`;
  for (let old = Math.min(before.length, now.length); old > 0; old--) {
    const ends = before.slice(before.length - old).map(key).join();
    if (now.slice(0, old).map(key).join() === ends) return now.slice(old);
  }
  return now;
}

/** @param {Online} before @param {Online} now */
export function tellNews(before, now) {
  const told = [];
  const { you } = now;
  const name = (/** @type {Side} */ side) => playerName(side);
  for (const side of /** @type {Side[]} */ (["S", "N"])) {
    if (side === you) continue;
    if (now.joined[side] && !before.joined[side]) told.push(o("said-joined", { name: name(side) }));
    else if (now.joined[side] && now.presence[side] !== before.presence[side])
      told.push(o(`said-${now.presence[side]}`, { name: name(side) }));
  }
  if (now.takeback && !before.takeback) {
    const { by, to } = now.takeback;
    told.push(by === you ? o("takeback-asked", { ply: to + 1 }) : o("takeback-asks", { name: name(by), ply: to + 1 }));
  } else if (!now.takeback && before.takeback?.by === you && you) told.push(o("takeback-gone"));
  if (now.draw && !before.draw) told.push(now.draw === you ? o("draw-asked") : o("draw-asks", { name: name(now.draw) }));
  else if (!now.draw && before.draw === you && you) told.push(o("draw-gone"));
  if (now.claim && !before.claim && you) told.push(o("claim-may", { name: name(other(you)) }));
  if (now.rematch.by !== before.rematch.by) {
    if (now.rematch.by)
      told.push(now.rematch.by === you ? o("rematch-asked") : o("rematch-asks", { name: name(now.rematch.by) }));
    else if (!now.rematch.match && before.rematch.by === you && you) told.push(o("rematch-gone"));
  }
  for (const one of newPhrases(before, now)) told.push(o("said-phrase", { name: name(one.by), phrase: phrase(one.phrase) }));
  return told;
}
