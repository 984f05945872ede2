/** While the other seat is empty: the link for whoever is to take it. */
import { signal } from "../vendor/signals-core.js";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { o, tellClock } from "./online-texts.js";
import { linkOf, Way } from "./online-ways.js";
import { dialog, match, other } from "./state.js";

/** The match whose card was put away. */
const away = signal("");

/** Whether this page can invite to the match that is open. */
function waits() {
  const now = match();
  const { you, joined } = now.online ?? {};
  return Boolean(you && joined && !joined[other(you)] && !now.outcome);
}

export function InviteCard() {
  const { id } = match();
  const { invite } = linkOf(id);
  if (!waits() || !invite || away.value === id || dialog.value) return null;
  return html`<${Dialog} name="invite" title=${o("invite-title")} onClose=${() => (away.value = id)}>
    <div class="taking">
      <p class="hint">${o("invite-about")}</p>
      <${Way} path=${invite} label=${o("invite-link")} />
      <p class="far-waits" role="status"><span class="far-dots" aria-hidden="true"></span> ${o("waiting")}</p>
    </div>
  <//>`;
}

/** Brings the card back. */
export function InviteAgain() {
  const { id } = match();
  if (!waits()) return null;
  if (!linkOf(id).invite) return html`<p class="hint">${o("invite-elsewhere")}</p>`;
  return html`<div class="row"><button type="button" class="primary" data-action="invite" onClick=${() => (away.value = "")}>${o("invite-again")}</button></div>`;
}
