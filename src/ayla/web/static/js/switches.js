/** The switches of the rules, explained. */
import { html } from "./html.js";
import { Choices } from "./new-game.js";
import { t } from "./texts.js";

export const Switches = ({ choice, set, name }) => html`<div class="switches">
  <label class="switch">
    <input type="checkbox" name="skip_origin" checked=${choice.skip_origin} onChange=${(/** @type {any} */ { target }) => set({ skip_origin: target.checked })} />
    <span><span class="choice-label">${t("new-skip")}</span>${" "}<span class="choice-hint">${t("new-skip-hint")}</span></span>
  </label>
  <${Choices} name=${name} choice=${choice} set=${set} field="endless" legend=${t("new-endless")}
    options=${[
      { value: "split", label: t("new-endless-split"), hint: t("new-endless-split-hint") },
      { value: "owner", label: t("new-endless-owner"), hint: t("new-endless-owner-hint") },
    ]}
  />
</div>`;
