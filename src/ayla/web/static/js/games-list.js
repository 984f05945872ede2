/** The list of all games that this device knows. */
import { Problem, positionAt } from "./api.js";
import { GameCard, tellPlayers } from "./game-card.js";
import { games, mark, putBack, remove } from "./games.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { Icon } from "./icons.js";
import { follow } from "./route.js";
import { dialog } from "./state.js";
import { t } from "./texts.js";

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
  const [removed, setRemoved] = useState(/** @type {import("./games.js").Kept | null} */ (null));
  const back = useRef(null);
  useEffect(() => {
    const gone = games.peek().slice(most - SHOWN, most);
    check(gone.map(({ id }) => id));
  }, [most]);
  useEffect(() => back.current?.focus(), [removed]);
  const shown = games.value.slice(0, most);
  const take = (/** @type {import("./games.js").Kept} */ game) => {
    remove(game.id);
    setRemoved(game);
  };
  const undo = () => {
    if (removed) putBack(removed);
    setRemoved(null);
  };
  return html`<main class="games">
    <h1>${t("games")}</h1>
    <p class="about">${t(games.value.length ? "games-about" : "games-none")}</p>
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
          <button
            type="button"
            class="quiet square"
            data-action="remove"
            aria-label=${t("games-remove", { game: tellPlayers(game) })}
            onClick=${() => take(game)}
          ><${Icon} name="remove" /></button>
        <//>`,
      )}
    </ul>
    ${games.value.length > most &&
    html`<p class="row"><button type="button" onClick=${() => setMost(most + SHOWN)}>${t("games-more")}</button></p>`}
  </main>`;
}
