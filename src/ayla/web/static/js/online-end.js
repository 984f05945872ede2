/** After a game with somebody far away: another one, and how well it was played. */
import { effect } from "../vendor/signals-core.js";
import { html } from "./html.js";
import { playerName } from "./names.js";
import { act } from "./online-line.js";
import { o } from "./online-texts.js";
import { follow, goTo } from "./route.js";
import { match, screen, sending, sides, snapshot } from "./state.js";

const pathOf = (/** @type {string} */ id) => `/game/${encodeURIComponent(id)}`;

/** Go over to the rematch as soon as there is one. */
export function watchRematch() {
  let open = "";
  effect(() => {
    const now = snapshot.value;
    const next = now?.online?.rematch.match ?? "";
    if (now?.online && next && open === now.id && screen.peek() === "game") {
      open = "";
      queueMicrotask(() => goTo(pathOf(next)));
      return;
    }
    open = now?.online?.you && !next ? now.id : "";
  });
}

/** Asking for another game, and answering: each has its own place. */
export function Rematch() {
  const { you, rematch } = /** @type {import("./online-types.js").Online} */ (match().online);
  if (rematch.match) return html`<p class="row"><a class="button primary" data-action="rematch-open" href=${pathOf(rematch.match)} onClick=${follow}>${o("rematch-open")}</a></p>`;
  if (!you) return null;
  const asked = rematch.by === you;
  const asks = rematch.by !== null && !asked;
  return html`<section class="rematch" aria-label=${o("rematch")}>
    ${asks
      ? html`<p role="status">${o("rematch-asks", { name: playerName(rematch.by ?? "S") })}</p>
          <div class="row two">
            <button type="button" class="primary" data-action="rematch-accept" disabled=${sending.value} onClick=${() => act({ do: "rematch" })}>${o("rematch-accept")}</button>
            <button type="button" data-action="rematch-decline" disabled=${sending.value} onClick=${() => act({ do: "rematch-decline" })}>${o("rematch-decline")}</button>
          </div>`
      : html`<div class="row two"><button type="button" class="primary" data-action="rematch-ask" disabled=${asked || sending.value} onClick=${() => act({ do: "rematch" })}>${o("rematch-ask")}</button></div>
          <p class="hint" role="status">${asked ? o("rematch-asked") : ""}</p>`}
  </section>`;
}

/** In how many choices each side found the best move, once the service has worked it out. */
export function Matched() {
  const { matched } = /** @type {import("./online-types.js").Online} */ (match().online);
  if (!matched) return null;
  return html`<div class="matched">
    <p>${o("matched")}</p>
    <ul>${sides.value.map((side) => html`<li key=${side}>${o("matched-side", { name: playerName(side), matched: matched[side]?.matched ?? 0, of: matched[side]?.of ?? 0 })}</li>`)}</ul>
  </div>`;
}
