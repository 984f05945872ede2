/** Where people meet: open invitations, one's own, and games to watch. */
import { Heading } from "./heading.js";
import { html, useEffect, useState } from "./html.js";
import { Invite, OneInvitation } from "./invitation.js";
import { accept, liveGames, quick, withdraw } from "./online-api.js";
import { usual, useMe } from "./online-forms.js";
import { cardOf } from "./online-rows.js";
import { nameOr, o, tellClock } from "./online-texts.js";
import { speak, tellProblem } from "./play.js";
import { Cards } from "./profile.js";
import { follow, goTo } from "./route.js";
import { connect } from "./socket.js";
import { t } from "./texts.js";

/** @typedef {import("./online-types.js").Invitation} Invitation */

/** Clocks that are found quickly. */
const QUICK = /** @type {import("./online-types.js").Clock[]} */ ([
  { kind: "minutes", minutes: 3, increment: 2 },
  { kind: "minutes", minutes: 5, increment: 3 },
  { kind: "minutes", minutes: 10, increment: 5 },
  { kind: "minutes", minutes: 30, increment: 20 },
]);
/** Milliseconds after which the games to watch are looked up again. */
const LOOK_AGAIN = 20_000;

const open = (/** @type {string} */ match) => goTo(`/game/${encodeURIComponent(match)}`);

/** Invitations as they stand; null before they are known. One's own that is taken up opens its game. */
function useLobby() {
  const [invitations, setInvitations] = useState(/** @type {Invitation[] | null} */ (null));
  const [live, setLive] = useState(true);
  useEffect(() => {
    const line = connect(() => "/api/lobby/live", {
      message: (said) => {
        if (said.type === "lobby") setInvitations(said.invitations);
        else if (said.type === "matched") open(said.match);
      },
      live: setLive,
      lost: async () => true,
    });
    return line.end;
  }, []);
  return { invitations, live };
}

/** Games that can be watched, now and again. */
function useLiveGames() {
  const [games, setGames] = useState(/** @type {import("./online-types.js").Row[]} */ ([]));
  useEffect(() => {
    const look = () => document.hidden || liveGames().then(({ games }) => setGames(games), () => {});
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return games;
}

export function Lobby() {
  const { myself, trouble: unknown } = useMe();
  return html`<main class="far-page lobby">
    <${Heading} text=${t("lobby")} />
    ${unknown && html`<p class="trouble" role="alert">${unknown}</p>`}
    ${myself && html`<p class="about"><bdi>${o("lobby-you", { name: nameOr(myself.name) })}</bdi> <a href="/me" data-action="me" onClick=${follow}>${o("lobby-name")}</a></p>
      <${Meeting} myself=${myself} />`}
  </main>`;
}

/** @param {{ myself: import("./online-types.js").Myself }} props */
function Meeting({ myself }) {
  const { invitations, live } = useLobby();
  const games = useLiveGames();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [barter, setBarter] = useState(usual().barter);
  const run = async (/** @type {() => Promise<void>} */ what) => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      await what();
    } catch (problem) {
      setTrouble(tellProblem(problem));
    }
    setBusy(false);
  };
  const take = (/** @type {Invitation} */ { id }) => run(async () => open((await accept(id)).match));
  const back = (/** @type {Invitation} */ { id }) => run(async () => void (await withdraw(id)));
  const find = (/** @type {import("./online-types.js").Clock} */ clock) =>
    run(async () => {
      const found = await quick({ rules: { barter, skip_origin: false, endless: "split" }, clock, rated: false });
      if ("match" in found) open(found.match);
      else speak(o("quick-waits"));
    });
  const own = invitations?.find(({ yours }) => yours);
  const others = invitations?.filter(({ yours }) => !yours) ?? [];
  return html`
    <div role="status">${!live && html`<p class="notice away">${o("lobby-lost")}</p>`}</div>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <div class="lobby-columns">
      <section class="card" aria-labelledby="lobby-quick">
        <h2 id="lobby-quick">${o("quick")}</h2>
        <p class="hint">${o("quick-about")}</p>
        <label class="switch"><input type="checkbox" name="quick-barter" checked=${barter} onChange=${(/** @type {any} */ { target }) => setBarter(target.checked)} /> <span>${t("new-barter")}</span></label>
        <div class="quick-clocks">
          ${QUICK.map((clock) => html`<button key=${tellClock(clock)} type="button" data-quick=${"minutes" in clock ? clock.minutes : 0} disabled=${busy || !live || Boolean(own)} onClick=${() => find(clock)}>${tellClock(clock)}</button>`)}
        </div>
      </section>
      <section class="lobby-open" aria-labelledby="lobby-open">
        <h2 id="lobby-open">${o("invitations")}</h2>
        ${invitations && !others.length && html`<p class="hint">${o("invitations-none")}</p>`}
        <ul class="invitations">${others.map((one) => html`<${OneInvitation} key=${one.id} invitation=${one} busy=${busy || !live} label=${o("invitation-take")} action="accept" onTake=${take} />`)}</ul>
      </section>
      <section class="card" aria-labelledby="lobby-own">
        <h2 id="lobby-own">${o("invitation-yours")}</h2>
        ${own
          ? html`<ul class="invitations"><${OneInvitation} invitation=${own} busy=${busy} label=${o("invitation-back")} action="withdraw" onTake=${back} /></ul>
              <p class="far-waits" role="status"><span class="far-dots" aria-hidden="true"></span> ${o("invitation-waits")}</p>`
          : html`<${Invite} account=${Boolean(myself.account)} able=${live} />`}
      </section>
    </div>
    <section class="lobby-games" aria-labelledby="lobby-games">
      <h2 id="lobby-games">${o("live-games")}</h2>
      ${games.length ? html`<${Cards} games=${games.map(cardOf)} />` : html`<p class="hint">${o("live-games-none")}</p>`}
    </section>
    <p class="elsewhere"><a href="/friend" data-action="friend" onClick=${follow}>${t("friend")}</a> <a href="/games" data-action="games" onClick=${follow}>${t("games")}</a></p>`;
}
