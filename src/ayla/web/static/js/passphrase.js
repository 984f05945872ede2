/** Another passphrase for one's account, and signing out of it everywhere else. */
import { Problem } from "./api.js";
import { html, useState } from "./html.js";
import { changePassphrase } from "./online-api.js";
import { o } from "./online-texts.js";
import { tellProblem } from "./play.js";

/** @typedef {"old" | "new" | "form"} Place */

/** The field to which a problem belongs. @param {unknown} problem @param {boolean} renews @returns {Place} */
function placeOf(problem, renews) {
  const { code, place } = problem instanceof Problem ? problem : { code: "", place: "" };
  if (code === "wrong_passphrase") return "old";
  if (code !== "bad_passphrase") return "form";
  return renews && place.endsWith("new") ? "new" : "old";
}

const Field = ({ id, label, value, onInput, shown, autocomplete, trouble, hint = "" }) => html`<label class="name-field">
  <span>${label}</span>
  <input
    type=${shown ? "text" : "password"}
    name=${id}
    autocomplete=${autocomplete}
    autocapitalize="none"
    spellcheck="false"
    maxlength="200"
    value=${value}
    aria-invalid=${trouble ? "true" : undefined}
    aria-describedby=${trouble ? `${id}-why` : hint || undefined}
    onInput=${(/** @type {any} */ { target }) => onInput(target.value)}
  />
  ${trouble && html`<span class="field-trouble" id=${`${id}-why`} role="alert">${trouble}</span>`}
</label>`;

export function Passphrase({ handle, onChange }) {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState("");
  const [trouble, setTrouble] = useState(/** @type {{ place: Place | "", text: string }} */ ({ place: "", text: "" }));
  const at = (/** @type {Place} */ place) => (trouble.place === place ? trouble.text : "");
  const go = (/** @type {boolean} */ renews) => async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setDone("");
    setTrouble({ place: "", text: "" });
    try {
      onChange(await changePassphrase(handle, old, renews ? fresh : old));
      setOld("");
      setFresh("");
      setDone(o(renews ? "passphrase-changed" : "signed-out-everywhere"));
    } catch (problem) {
      const text = problem instanceof Problem && problem.code === "wrong_passphrase" ? o("passphrase-wrong") : tellProblem(problem);
      setTrouble({ place: placeOf(problem, renews), text });
    }
    setBusy(false);
  };
  return html`<form class="new-game" onSubmit=${go(true)}>
    <p>${o("passphrase-change-about")}</p>
    <input type="text" name="username" autocomplete="username" value=${handle} readonly hidden />
    <${Field} id="passphrase-old" label=${o("passphrase-old")} value=${old} onInput=${setOld} shown=${shown} autocomplete="current-password" trouble=${at("old")} />
    <${Field} id="passphrase-new" label=${o("passphrase-new")} value=${fresh} onInput=${setFresh} shown=${shown} autocomplete="new-password" trouble=${at("new")} hint="passphrase-about" />
    <p class="hint" id="passphrase-about">${o("passphrase-about")}</p>
    <label class="switch"><input type="checkbox" checked=${shown} onChange=${(/** @type {any} */ { target }) => setShown(target.checked)} /> <span>${o("passphrase-show")}</span></label>
    ${at("form") && html`<p class="trouble" role="alert">${at("form")}</p>`}
    <div class="row">
      <button type="submit" class="primary" data-action="change-passphrase" disabled=${busy}>${o("passphrase-change")}</button>
    </div>
    <p>${o("sign-out-everywhere-about")}</p>
    <div class="row">
      <button type="button" data-action="sign-out-everywhere" disabled=${busy} onClick=${go(false)}>${o("sign-out-everywhere")}</button>
    </div>
    <p role="status">${done}</p>
  </form>`;
}
