/** A game of the list: its board in small, who played, and how it stands. */
import { html } from "./html.js";
import { MiniBoard } from "./mini-board.js";
import { personIn, seatName } from "./names.js";
import { readPosition } from "./position-text.js";
import { follow } from "./route.js";
import { language, t } from "./texts.js";

/** @typedef {import("./games.js").Kept} Kept */

/** Who plays. @param {Kept} game */
export function tellPlayers({ seats, you }) {
  const person = you ?? personIn(seats);
  if (person) return t("games-against", { name: seatName(seats, person === "S" ? "N" : "S", person) });
  return t("games-players", { south: seatName(seats, "S"), north: seatName(seats, "N") });
}

/** How it ended, or whose turn it is. @param {Kept} game */
function tellState({ seats, you, outcome, turn, gone }) {
  if (gone) return t("games-gone");
  const person = you ?? personIn(seats);
  if (!outcome)
    return turn === person ? t("status-yours") : t("status-turn", { name: seatName(seats, turn ?? "S") });
  const { winner, south, north, glory } = outcome;
  const score = t("games-score", winner === "N" ? { more: north, less: south } : { more: south, less: north });
  if (!winner) return `${t("result-draw")} ${score}`;
  const told = { glory: glory === null ? "none" : glory ? "yes" : "no", name: seatName(seats, winner) };
  return `${t(person === winner ? "result-you-win" : "result-wins", told)} ${score}`;
}

/** @param {number} at */
const tellDate = (at) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** @param {{ game: Kept, children?: any }} props */
export function GameCard({ game, children }) {
  const position = readPosition(game.text);
  return html`<li class="game-card" data-game=${game.id} data-state=${game.gone ? "gone" : game.outcome ? "over" : "open"}>
    <a class="game-link" href=${`/game/${encodeURIComponent(game.id)}`} onClick=${follow}>
      <span class="game-board" aria-hidden="true">
        ${position && html`<${MiniBoard} position=${position} side=${game.you ?? personIn(game.seats) ?? "S"} />`}
      </span>
      <span class="game-told">
        <b class="game-players"><bdi>${tellPlayers(game)}</bdi></b>
        <span class="game-state"><bdi>${tellState(game)}</bdi></span>
        ${game.about && html`<span class="game-about">${game.about}</span>`}
        <time class="game-date" datetime=${new Date(game.at).toISOString()}>${tellDate(game.at)}</time>
      </span>
    </a>
    ${children}
  </li>`;
}
