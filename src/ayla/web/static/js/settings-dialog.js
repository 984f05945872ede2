/** Settings, kept on this device. */
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { languages, speakLanguage } from "./languages.js";
import { SPEEDS, choose, confirms, evaluates, speed } from "./settings.js";
import { dialog } from "./state.js";
import { language, t } from "./texts.js";

const NAMES = /** @type {(keyof typeof SPEEDS)[]} */ (Object.keys(SPEEDS));

/** Where the language could not be had, the choice goes back to what it was. @param {Event} event */
async function chooseLanguage({ target }) {
  const select = /** @type {HTMLSelectElement} */ (target);
  await speakLanguage(select.value);
  select.value = language.peek();
}

export const Settings = () => html`<${Dialog} name="settings" title=${t("settings")} onClose=${() => (dialog.value = "")}>
  <label class="field">
    <span>${t("language")}</span>
    <select name="language" onChange=${chooseLanguage}>
      ${languages.value.map(({ tag, name }) => html`<option key=${tag} value=${tag} lang=${tag} selected=${tag === language.value}>${name}</option>`)}
    </select>
  </label>
  <fieldset class="choices choices-speed">
    <legend>${t("speed")}</legend>
    <div class="choices-row">
      ${NAMES.map(
        (name) => html`<label key=${name} class="choice">
          <input type="radio" name="speed" value=${name} checked=${speed.value === name} onChange=${() => choose({ speed: name })} />
          <span class="choice-label">${t(`speed-${name}`)}</span>
        </label>`,
      )}
    </div>
    <p class="hint">${t("speed-hint")}</p>
  </fieldset>
  <label class="switch">
    <input type="checkbox" name="confirms" checked=${confirms.value} onChange=${(event) => choose({ confirms: event.target.checked })} />
    <span><span class="choice-label">${t("confirms")}</span>${" "}<span class="choice-hint">${t("confirms-hint")}</span></span>
  </label>
  <label class="switch">
    <input type="checkbox" name="evaluates" checked=${evaluates.value} onChange=${(event) => choose({ evaluates: event.target.checked })} />
    <span><span class="choice-label">${t("evaluates")}</span>${" "}<span class="choice-hint">${t("evaluates-hint")}</span></span>
  </label>
<//>`;
