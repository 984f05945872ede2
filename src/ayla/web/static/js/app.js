/** The page: its head, the screen that is open, and what lies above it. */
import { Analysis } from "./analysis.js";
import { AnswerCard } from "./barter.js";
import { Board } from "./board.js";
import { Dialog } from "./dialog.js";
import { Evaluation } from "./evaluation.js";
import { far, Friend, Join, Lobby, Me, PlayerPage } from "./far.js";
import { Home } from "./home.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { later } from "./later.js";
import { Log } from "./log.js";
import { AgreeDraw, Menu, Resign } from "./menu.js";
import { NewGame } from "./new-game.js";
import { Panel } from "./panel.js";
import { ResultCard } from "./result.js";
import { goTo } from "./route.js";
import { dialog, live, notice, place, screen, snapshot, spoken } from "./state.js";
import { t } from "./texts.js";

const Learn = later({ load: () => import("./learn.js"), name: "Learn", part: "learn", style: "learn" });
const RulesPage = later({ load: () => import("./rules.js"), name: "RulesPage", part: "rules" });
const Rules = later({ load: () => import("./rules.js"), name: "Rules", part: "rules", inside: true });
const Help = later({ load: () => import("./help.js"), name: "Help", part: "rules", inside: true });
const Settings = later({ load: () => import("./settings-dialog.js"), name: "Settings", part: "settings", inside: true });
const ReadOut = later({ load: () => import("./read-out.js"), name: "ReadOut", inside: true });
const About = later({ load: () => import("./about.js"), name: "About", part: "about", style: "learn" });

const places = { part: "places", style: "places" };
const GamesList = later({ ...places, load: () => import("./games-list.js"), name: "GamesList" });
const PositionScreen = later({ ...places, load: () => import("./position-screen.js"), name: "PositionScreen" });
const PlayFrom = later({ ...places, load: () => import("./play-from.js"), name: "PlayFrom", inside: true });
const Record = later({ ...places, load: () => import("./record.js"), name: "Record", inside: true });
const PositionLink = later({ ...places, load: () => import("./record.js"), name: "PositionLink", inside: true });
const LoadRecord = later({ ...places, load: () => import("./load-record.js"), name: "LoadRecord", inside: true });

export function App() {
  return html`
    <${Head} />
    <${Notices} />
    <${Screen} />
    <${Dialogs} />
    <p class="unseen" role="status" aria-live="polite" id="spoken">${spoken.value}</p>
  `;
}

function Head() {
  const inGame = screen.value === "game";
  const home = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goTo("/");
  };
  const item = (/** @type {typeof dialog.value} */ name) =>
    html`<button type="button" class="quiet head-item" data-action=${name} aria-label=${t(name)} onClick=${() => (dialog.value = name)}>
      <${Icon} name=${name} /> <span>${t(name)}</span>
    </button>`;
  return html`<header class="head">
    <a class="brand" href="/" onClick=${home}>${t("brand")}</a>
    <nav aria-label=${t("head")}>${inGame && item("new")} ${item("help")} ${item("settings")}</nav>
  </header>`;
}

/** Trouble that the player should see without being stopped by it: what came of a wish before the lost line. */
function Notices() {
  const away = screen.value === "game" && !live.value;
  return html`<div class="notices" role="status">
    ${notice.value
      ? html`<p class="notice">
          <span>${notice.value()}</span>
          <button type="button" class="quiet square" aria-label=${t("close")} onClick=${() => (notice.value = null)}><${Icon} name="close" /></button>
        </p>`
      : away && html`<p class="notice away">${t("notice-reconnecting")}</p>`}
  </div>`;
}

function Screen() {
  if (screen.value === "opening") return html`<main class="opening"><p>${t("opening")}</p></main>`;
  if (screen.value === "rules") return html`<${RulesPage} />`;
  if (screen.value === "games") return html`<${GamesList} />`;
  if (screen.value === "position") return html`<${PositionScreen} key=${location.search} />`;
  if (screen.value === "learn") return html`<${Learn} />`;
  if (screen.value === "about") return html`<${About} />`;
  if (screen.value === "friend") return html`<${Friend} />`;
  if (screen.value === "lobby") return html`<${Lobby} />`;
  if (screen.value === "me") return html`<${Me} />`;
  if (screen.value === "join") return html`<${Join} key=${place.value} token=${place.value} />`;
  if (screen.value === "player") return html`<${PlayerPage} key=${place.value} player=${place.value} />`;
  if (screen.value !== "game" || !snapshot.value) return html`<${Home} />`;
  return html`<main class="game">
    <h1 class="unseen">${t("game-title")}</h1>
    <div class="play">
      <div class="table"><${Evaluation} /><${Board} /></div>
      <${Panel} />
    </div>
    <div class="aside"><${Analysis} /><${Log} /></div>
  </main>`;
}

/**
 * What lies in the dialog of each name, and its title; what is of a game shows only above one.
 * @type {Record<string, { title: string, Inside: any, inGame?: boolean }>}
 */
const DIALOGS = {
  new: { title: "new-title", Inside: NewGame },
  load: { title: "load", Inside: LoadRecord },
  help: { title: "help", Inside: Help },
  rules: { title: "rules-title", Inside: Rules },
  settings: { title: "settings", Inside: Settings },
  speak: { title: "speak", Inside: ReadOut, inGame: true },
  from: { title: "from", Inside: PlayFrom, inGame: true },
  link: { title: "link", Inside: PositionLink, inGame: true },
  record: { title: "record", Inside: Record, inGame: true },
};

/** Dialogs of a game that make their own title. @type {Record<string, any>} */
const OWN = { menu: Menu, resign: Resign, draw: AgreeDraw };

function Dialogs() {
  const name = dialog.value;
  const game = screen.value === "game" ? snapshot.value : null;
  const known = DIALOGS[name];
  if (known && (game || !known.inGame)) {
    const { title, Inside } = known;
    return html`<${Dialog} key=${name} name=${name} title=${t(title)} onClose=${() => (dialog.value = "")}><${Inside} name=${name} /><//>`;
  }
  if (!game) return null;
  const online = game.online && far.value;
  const Own = OWN[name] ?? (online && online.dialogs[name]);
  if (Own) return html`<${Own} key=${name} />`;
  return html`<${AnswerCard} key="answer" /><${ResultCard} key="result" />${online && html`<${online.InviteCard} key="invite" />`}`;
}
