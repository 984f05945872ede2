/** Inviting a friend: what to play, and then the link. */
import { Heading } from "./heading.js";
import { html, useState } from "./html.js";
import { later } from "./later.js";
import { inviteFriend } from "./online-api.js";
import { ClockChoice, keepChoice, NameField, RatedChoice, SideChoice, usual, useMe, VariantChoice, wishOf } from "./online-forms.js";
import { o } from "./online-texts.js";
import { keepLinks } from "./online-ways.js";
import { tellProblem } from "./play.js";
import { follow, goTo } from "./route.js";
import { t } from "./texts.js";

const Switches = later({ load: () => import("./switches.js"), name: "Switches", part: "places", style: "places", inside: true });

export function Friend() {
  const [choice, setChoice] = useState(usual);
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [trouble, setTrouble] = useState({ name: "", other: "" });
  const [busy, setBusy] = useState(false);
  const [more, setMore] = useState(false);
  const { myself, trouble: unknown } = useMe();
  const set = (/** @type {Partial<import("./online-forms.js").Choice>} */ change) => setChoice({ ...choice, ...change });
  const called = name ?? myself?.name ?? "";

  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble({ name: "", other: "" });
    keepChoice(choice);
    const wish = wishOf({ ...choice, rated: choice.rated && choice.kind !== "none" });
    try {
      const made = await inviteFriend({ ...wish, side: choice.side === "lot" ? null : choice.side, ...(called.trim() && { name: called.trim() }) });
      keepLinks({ match: made.match, invite: made.invite, own: made.own });
      goTo(`/game/${encodeURIComponent(made.match)}`);
    } catch (problem) {
      const told = tellProblem(problem);
      const ofName = /** @type {any} */ (problem).code === "bad_name";
      setTrouble({ name: ofName ? told : "", other: ofName ? "" : told });
      setBusy(false);
    }
  };
  const field = { name: "friend", choice, set };
  return html`<main class="far-page">
    <${Heading} text=${t("friend")} />
    <p class="about">${o("friend-about")}</p>
    <form class="new-game card" onSubmit=${submit}>
      <${NameField} id="friend-name" value=${called} onInput=${setName} trouble=${trouble.name} />
      <${ClockChoice} ...${field} />
      <${VariantChoice} ...${field} />
      <${SideChoice} ...${field} />
      <${RatedChoice} ...${field} account=${Boolean(myself?.account)} />
      <details class="more-choices" onToggle=${(/** @type {any} */ { target }) => setMore(target.open)}>
        <summary>${t("new-more")}</summary>
        ${more && html`<${Switches} ...${field} />`}
      </details>
      ${(trouble.other || unknown) && html`<p class="trouble" role="alert">${trouble.other || unknown}</p>`}
      <button type="submit" class="primary large" data-action="make-link" disabled=${busy}>${o("friend-make")}</button>
    </form>
    <p class="elsewhere"><a href="/lobby" data-action="lobby" onClick=${follow}>${o("friend-lobby")}</a> <a href="/me" data-action="me" onClick=${follow}>${o("me")}</a></p>
  </main>`;
}
