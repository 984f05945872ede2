/** The first screen: what this is, the game that waits, and a new one. */
import { arrive } from "./focus.js";
import { games, waiting } from "./games.js";
import { html, useLayoutEffect, useRef } from "./html.js";
import { later } from "./later.js";
import { NewGame, PlayNow } from "./new-game.js";
import { Picture } from "./picture.js";
import { follow, goTo } from "./route.js";
import { screen } from "./state.js";
import { t } from "./texts.js";

const Recent = later({ load: () => import("./recent.js"), name: "Recent", part: "places", style: "places", inside: true });

/** The picture on the first screen: a barter has moved the border. */
const PICTURE = {
  text: "",
  pits: [..."ABCDabcd"].map((pit, i) => ({
    pit,
    seeds: [4, 7, 1, 8, 8, 2, 6, 6][i],
    owner: /** @type {"S" | "N"} */ ("SSSNSNNN"[i]),
  })),
  stores: { S: 0, N: 6 },
  to_move: /** @type {"S" | "N"} */ ("S"),
  offer: null,
  declined: { S: 0, N: 0 },
};

export function Home() {
  const title = useRef(null);
  useLayoutEffect(() => arrive(title.current), []);
  const last = waiting.value;
  const missing = screen.value === "missing";
  const nowhere = screen.value === "nowhere";
  return html`<main class="home">
    <section class="welcome">
      ${missing && html`<p class="trouble" role="alert">${t("missing")}</p>`}
      ${nowhere && html`<p class="trouble" role="alert">${t("nowhere")}</p>`}
      <h1 ref=${title} tabindex="-1">${t("home-title")}</h1>
      <p class="about">${t("home-about")}</p>
      <p class="row">
        ${last &&
        html`<button type="button" class="primary large" data-action="continue" onClick=${() => goTo(`/game/${encodeURIComponent(last.id)}`)}>
          ${t("home-continue")}
        </button>`}
        <${PlayNow} primary=${!last} />
        <a class="button large" href="/learn" data-action="learn" onClick=${follow}>${t("learn")}</a>
      </p>
      <div class="home-far">
        <h2>${t("far")}</h2>
        <p>${t("far-about")}</p>
        <p class="row">
          <a class="button" href="/friend" data-action="friend" onClick=${follow}>${t("friend")}</a>
          <a class="button" href="/lobby" data-action="lobby" onClick=${follow}>${t("lobby")}</a>
        </p>
      </div>
      <${Picture} position=${PICTURE} />
      <p class="about">${t("home-barter")}</p>
      <p class="row">
        <a class="button" href="/about" data-action="about" onClick=${follow}>${t("about-game")}</a>
      </p>
    </section>
    <section class="card" aria-labelledby="home-new">
      <h2 id="home-new">${t("new-title")}</h2>
      <${NewGame} name="home" />
    </section>
    ${games.value.length > 0 && html`<${Recent} />`}
  </main>`;
}
