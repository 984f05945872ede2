/** The games that were played last on this device, for the first screen. */
import { GameCard } from "./game-card.js";
import { games } from "./games.js";
import { html } from "./html.js";
import { follow } from "./route.js";
import { t } from "./texts.js";

/** So many games are shown; the list has all. */
const SHOWN = 3;

export const Recent = () => html`<section class="recent" aria-labelledby="recent-title">
  <h2 id="recent-title">${t("games")}</h2>
  <ul class="game-cards">${games.value.slice(0, SHOWN).map((game) => html`<${GameCard} key=${game.id} game=${game} />`)}</ul>
  <p><a class="button" href="/games" data-action="games" onClick=${follow}>${t("games-all")}</a></p>
</section>`;
