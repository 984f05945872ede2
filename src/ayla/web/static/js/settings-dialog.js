/** Settings, kept on this device. */
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { SPEEDS, choose, confirms, evaluates, speed } from "./settings.js";
import { dialog } from "./state.js";
import { t } from "./texts.js";

const NAMES = /** @type {(keyof typeof SPEEDS)[]} */ (Object.keys(SPEEDS));

export const Settings = () => html`<${Dialog} name="settings" title=${t("settings")} onClose=${() => (dialog.value = "")}>
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
