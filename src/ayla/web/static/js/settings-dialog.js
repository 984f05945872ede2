/** Settings, kept on this device. */
import { html } from "./html.js";
import { languages, speakLanguage } from "./languages.js";
import { CHOICES, choose, lively, settings } from "./settings.js";
import { cue } from "./sounds.js";
import { language, t } from "./texts.js";

/** @typedef {import("./settings.js").Setting} Setting */

/** Where the language could not be had, the choice goes back to what it was. @param {Event} event */
async function chooseLanguage({ target }) {
  const select = /** @type {HTMLSelectElement} */ (target);
  await speakLanguage(select.value);
  select.value = language.peek();
}

export const Settings = () => html`
  <label class="field">
    <span>${t("language")}</span>
    <select name="language" onChange=${chooseLanguage}>
      ${languages.value.map(({ tag, name }) => html`<option key=${tag} value=${tag} lang=${tag} selected=${tag === language.value}>${name}</option>`)}
    </select>
  </label>
  <${OneOf} name="theme" />
  <${OneOf} name="numerals" />
  <${OneOf} name="motion" />
  ${lively.value && html`<${OneOf} name="speed" hint />`}
  <${OneOf} name="facing" hint />
  <${OneOf} name="upright" hint />
  <${Switch} name="confirms" />
  <${Switch} name="ripe" />
  <${Switch} name="evaluates" />
  <${Switch} name="sounds" onChange=${(/** @type {boolean} */ on) => on && cue("captured")} />
`;

/** @param {{ name: keyof typeof CHOICES, hint?: boolean }} props */
const OneOf = ({ name, hint = false }) => html`<div>
  <label class="field">
    <span>${t(name)}</span>
    <select
      name=${name}
      aria-describedby=${hint ? `${name}-hint` : undefined}
      onChange=${(/** @type {any} */ { target }) => choose({ [name]: target.value })}
    >
      ${CHOICES[name].map((value) => html`<option key=${value} value=${value} selected=${settings[name].value === value}>${t(`${name}-${value}`)}</option>`)}
    </select>
  </label>
  ${hint && html`<p class="choice-hint" id=${`${name}-hint`}>${t(`${name}-hint`)}</p>`}
</div>`;

/** @param {{ name: Setting, onChange?: (on: boolean) => void }} props */
const Switch = ({ name, onChange = () => {} }) => html`<label class="switch">
  <input
    type="checkbox"
    name=${name}
    checked=${settings[name].value}
    onChange=${(/** @type {any} */ { target }) => {
      choose({ [name]: target.checked });
      onChange(target.checked);
    }}
  />
  <span><span class="choice-label">${t(name)}</span>${" "}<span class="choice-hint">${t(`${name}-hint`)}</span></span>
</label>`;
