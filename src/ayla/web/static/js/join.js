/** Where a link to a seat leads: who invites, and to what. */
import { Heading } from "./heading.js";
import { html, useEffect, useState } from "./html.js";
import { lookAtSeat, takeSeat } from "./online-api.js";
import { NameField, useMe } from "./online-forms.js";
import { nameOr, o, tellGame } from "./online-texts.js";
import { keepLinks } from "./online-ways.js";
import { tellProblem } from "./play.js";
import { follow, goTo } from "./route.js";
import { sideName } from "./names.js";
import { t } from "./texts.js";

/** @param {{ token: string }} props */
export function Join({ token }) {
  const [seat, setSeat] = useState(/** @type {import("./online-types.js").Joining | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [badName, setBadName] = useState("");
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const { myself } = useMe();
  const look = () => lookAtSeat(token).then(setSeat, (problem) => setTrouble(tellProblem(problem)));
  useEffect(() => void look(), [token]);
  const called = name ?? myself?.name ?? "";
  const take = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy || !seat) return;
    setBusy(true);
    setTrouble("");
    setBadName("");
    try {
      const { match, own } = await takeSeat(token, seat.state === "free" ? called.trim() : "");
      keepLinks({ match, own });
      goTo(`/game/${encodeURIComponent(match)}`);
    } catch (problem) {
      const told = tellProblem(problem);
      if (/** @type {any} */ (problem).code === "bad_name") setBadName(told);
      else setTrouble(told);
      if (/** @type {any} */ (problem).code === "seat_taken") look();
      setBusy(false);
    }
  };
  return html`<main class="far-page join">
    <${Heading} text=${o("join-title")} />
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${!seat && !trouble && html`<p role="status">${o("join-looking")}</p>`}
    ${seat &&
    html`<div class="card">
      <p class="lead"><bdi>${o(`join-${seat.state}`, { name: nameOr(seat.by) })}</bdi></p>
      <p>${tellGame(seat)}</p>
      ${seat.state !== "taken" && html`<p class="hint">${o("join-side", { side: sideName(seat.side), begins: seat.side === "S" ? "yes" : "no" })}</p>`}
      ${seat.state === "taken"
        ? html`<p class="row"><a class="button primary" data-action="watch" href=${`/game/${encodeURIComponent(seat.match)}`} onClick=${follow}>${o("watch")}</a></p>`
        : html`<form class="new-game" onSubmit=${take}>
            ${seat.state === "free" && html`<${NameField} id="join-name" value=${called} onInput=${setName} trouble=${badName} />`}
            <button type="submit" class="primary large" data-action="take-seat" disabled=${busy}>${o(seat.state === "free" ? "join-take" : "join-go-on")}</button>
          </form>`}
    </div>`}
    <p class="elsewhere"><a href="/" onClick=${follow}>${t("new-title")}</a> <a href="/lobby" data-action="lobby" onClick=${follow}>${t("lobby")}</a></p>
  </main>`;
}
