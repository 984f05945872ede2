/** An open invitation in the lobby, and the form that makes one. */
import { html, useState } from "./html.js";
import { Choices } from "./new-game.js";
import { sideName } from "./names.js";
import { inviteAll } from "./online-api.js";
import { ClockChoice, keepChoice, RatedChoice, SideChoice, usual, VariantChoice, wishOf } from "./online-forms.js";
import { nameOr, o, tellGame } from "./online-texts.js";
import { tellProblem } from "./play.js";
import { follow } from "./route.js";

/** Levels that can be sought. */
const LEVELS = { any: null, lower: { from: 400, to: 1500 }, middle: { from: 1300, to: 1800 }, higher: { from: 1700, to: 4000 } };

/** @param {{ invitation: import("./online-types.js").Invitation, busy: boolean, label: string, action: string, onTake: (one: import("./online-types.js").Invitation) => void }} props */
export function OneInvitation({ invitation, busy, label, action, onTake }) {
  const { by, level, side, yours } = invitation;
  const about = [tellGame(invitation), ...(level ? [o("level", { from: level.from, to: level.to })] : []), ...(side ? [o("maker-side", { side: sideName(side) })] : [])];
  return html`<li class="invitation" data-invitation=${invitation.id}>
    <div class="invitation-told">
      ${!yours && html`<a class="invitation-by" href=${`/player/${encodeURIComponent(by.player)}`} onClick=${follow}><bdi>${nameOr(by.name)}</bdi>${by.rating && html` <span>${by.rating.rating}${by.rating.provisional ? "?" : ""}</span>`}</a>`}
      <span class="invitation-about">${about.join(" · ")}</span>
    </div>
    <button type="button" class=${yours ? "" : "primary"} data-action=${action} disabled=${busy} onClick=${() => onTake(invitation)}>
      ${label}${!yours && html`<span class="unseen">${` ${nameOr(by.name)}`}</span>`}
    </button>
  </li>`;
}

/** @param {{ account: boolean, able: boolean }} props */
export function Invite({ account, able }) {
  const [choice, setChoice] = useState({ ...usual(), level: /** @type {keyof typeof LEVELS} */ ("any") });
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const set = (/** @type {Partial<typeof choice>} */ change) => setChoice({ ...choice, ...change });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    keepChoice(choice);
    try {
      const level = LEVELS[choice.level];
      await inviteAll({
        ...wishOf({ ...choice, rated: account && choice.rated && choice.kind !== "none" }),
        side: choice.side === "lot" ? null : choice.side,
        ...(level && { level }),
      });
    } catch (problem) {
      setTrouble(tellProblem(problem));
    }
    setBusy(false);
  };
  const field = { name: "invite", choice, set };
  return html`<form class="new-game" onSubmit=${submit}>
    <${ClockChoice} ...${field} />
    <${VariantChoice} ...${field} />
    <details class="more-choices">
      <summary>${o("invite-more")}</summary>
      <div class="new-game">
        <${SideChoice} ...${field} />
        <${Choices} ...${field} field="level" legend=${o("level-sought")}
          options=${Object.entries(LEVELS).map(([value, level]) => ({ value, label: level ? o("level", level) : o("level-any"), hint: "" }))}
        />
        <${RatedChoice} ...${field} account=${account} />
      </div>
    </details>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button type="submit" class="primary large" data-action="make-invitation" disabled=${busy || !able}>${o("invite-all")}</button>
  </form>`;
}
