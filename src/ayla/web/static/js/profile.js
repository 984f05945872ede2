/** A player: what they are called, how they are rated, and their games that all may see. */
import { Problem } from "./api.js";
import { GameCard } from "./game-card.js";
import { html, useEffect, useState } from "./html.js";
import { later } from "./later.js";
import { gamesOf, profile } from "./online-api.js";
import { cardOf, happened } from "./online-rows.js";
import { nameOr, o } from "./online-texts.js";
import { tellProblem } from "./play.js";
import { follow } from "./route.js";
import { t } from "./texts.js";

const Cards = later({ load: async () => ({ Cards: CardList }), name: "Cards", part: "places", style: "places", inside: true });

/** @param {{ games: import("./games.js").Kept[] }} props */
const CardList = ({ games }) => html`<ul class="game-cards">${games.map((game) => html`<${GameCard} key=${game.id} game=${game} />`)}</ul>`;

export { Cards };

/** @param {{ ratings: import("./online-types.js").Ratings }} props */
export function Ratings({ ratings }) {
  const known = /** @type {("barter" | "classic")[]} */ (["barter", "classic"]).filter((variant) => ratings[variant]);
  if (!known.length) return html`<p class="hint">${o("rating-none")}</p>`;
  return html`<dl class="ratings">
    ${known.map((variant) => {
      const rating = /** @type {import("./online-types.js").Rating} */ (ratings[variant]);
      return html`<div key=${variant}>
        <dt>${o(variant)}</dt>
        <dd><b>${rating.rating}</b>${" "}<span class="hint">${o("rating-about", { deviation: rating.deviation, games: rating.games, provisional: rating.provisional ? "yes" : "no" })}</span></dd>
      </div>`;
    })}
  </dl>`;
}

/** @param {{ player: string }} props */
export function PlayerPage({ player }) {
  const [shown, setShown] = useState(/** @type {import("./online-types.js").Profile | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [games, setGames] = useState(/** @type {import("./games.js").Kept[]} */ ([]));
  const [next, setNext] = useState(/** @type {string | null} */ (null));
  const failed = (/** @type {unknown} */ problem) => setTrouble(tellProblem(problem));
  const more = async (/** @type {string | null} */ before) => {
    const page = await gamesOf("finished", player, before);
    setGames((all) => [...all, ...page.games.filter(happened).map(cardOf)]);
    setNext(page.next);
  };
  useEffect(() => {
    profile(player).then(setShown, (problem) => {
      // A guest of whom nothing is kept yet is somebody without games.
      if (!(problem instanceof Problem) || problem.code !== "no_such_player") return failed(problem);
      setTrouble(o("player-unknown"));
    });
    more(null).catch(failed);
  }, [player]);
  return html`<main class="far-page">
    <h1><bdi>${shown ? nameOr(shown.name) : o("player")}</bdi></h1>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${shown &&
    html`<section class="card" aria-label=${o("player")}>
        <p>${o("player-about", { account: shown.account ? "yes" : "no" })}</p>
        <${Ratings} ratings=${shown.ratings} />
        <p>${o("player-games", { games: shown.games, won: shown.won, drawn: shown.drawn, lost: shown.lost })}</p>
      </section>
      ${games.length > 0 && html`<section aria-labelledby="player-games"><h2 id="player-games">${o("games-played")}</h2><${Cards} games=${games} /></section>`}
      ${next && html`<p class="row"><button type="button" onClick=${() => more(next).catch(failed)}>${o("more")}</button></p>`}`}
    <p class="elsewhere"><a href="/lobby" data-action="lobby" onClick=${follow}>${t("lobby")}</a> <a href="/me" data-action="me" onClick=${follow}>${o("me")}</a></p>
  </main>`;
}
