/** The list of all games that this device knows. */
import { Problem, positionAt } from "./api.js";
import { GameCard, tellPlayers } from "./game-card.js";
import { games, mark, putBack, remove } from "./games.js";
import { fetchFar } from "./far.js";
import { Heading } from "./heading.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { Icon } from "./icons.js";
import { follow } from "./route.js";
import { dialog } from "./state.js";
import { t } from "./texts.js";

/** @typedef {import("./games.js").Kept} Kept */

/** One's games with people far away, on whatever device they were played. */
async function theirs() {
  await fetchFar();
  return (await import("./online-rows.js")).ownGames();
}

/** One list of what the service says and what this device knows. @param {Kept[]} far @param {Kept[]} here */
function together(far, here) {
  const known = new Map(here.map((game) => [game.id, game]));
  const fresh = far.map((row) => {
    const game = known.get(row.id);
    // The device knows glory, and the last board with seeds on it.
    return game ? { ...row, at: game.at, outcome: game.outcome ?? row.outcome, text: game.outcome ? game.text : row.text } : row;
  });
  const ids = new Set(far.map(({ id }) => id));
  return [...fresh, ...here.filter(({ id }) => !ids.has(id))].sort((a, b) => b.at - a.at);
}

/** So many are shown at first, and more by as many. */
const SHOWN = 24;

/** Ask the service whether it still has these games, one after another. */
async function check(/** @type {string[]} */ ids) {
  for (const id of ids) {
    try {
      await positionAt(id, 0);
      mark(id, false);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 404) return;
      mark(id);
    }
  }
}

export function GamesList() {
  const [most, setMost] = useState(SHOWN);
  const [removed, setRemoved] = useState(/** @type {Kept | null} */ (null));
  const [far, setFar] = useState(/** @type {Kept[]} */ ([]));
  const back = useRef(null);
  useEffect(() => {
    const gone = games.peek().slice(most - SHOWN, most);
    check(gone.map(({ id }) => id));
  }, [most]);
  useEffect(() => back.current?.focus(), [removed]);
  useEffect(() => {
    theirs().then(setFar, () => {}); // the list of the device is there in any case
  }, []);
  const all = together(far, games.value);
  const shown = all.slice(0, most);
  const take = (/** @type {Kept} */ game) => {
    remove(game.id);
    setRemoved(game);
  };
  const undo = () => {
    if (removed) putBack(removed);
    setRemoved(null);
  };
  return html`<main class="games">
    <${Heading} text=${t("games")} />
    <p class="about">${t(all.length ? "games-about" : "games-none")}</p>
    <p class="row">
      <a class="button primary" href="/" onClick=${follow}>${t("new")}</a>
      <button type="button" data-action="load" onClick=${() => (dialog.value = "load")}><${Icon} name="load" /> ${t("load")}</button>
    </p>
    ${removed &&
    html`<p class="removed" role="status">
      <span>${t("games-removed", { game: tellPlayers(removed) })}</span>
      <button ref=${back} type="button" data-action="put-back" onClick=${undo}>${t("games-put-back")}</button>
    </p>`}
    <ul class="game-cards">
      ${shown.map(
        (game) => html`<${GameCard} key=${game.id} game=${game}>
          ${!game.about && html`<button
            type="button"
            class="quiet square"
            data-action="remove"
            aria-label=${t("games-remove", { game: tellPlayers(game) })}
            onClick=${() => take(game)}
          ><${Icon} name="remove" /></button>`}
        <//>`,
      )}
    </ul>
    ${all.length > most &&
    html`<p class="row"><button type="button" onClick=${() => setMost(most + SHOWN)}>${t("games-more")}</button></p>`}
  </main>`;
}
