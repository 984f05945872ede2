/** How to play, in short. */
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { dialog } from "./state.js";
import { t } from "./texts.js";

const PARTS = ["aim", "sow", "capture", "chain", "barter", "glory", "pass", "end", "keys"];

export const Help = () => html`<${Dialog} name="help" title=${t("help-title")} onClose=${() => (dialog.value = "")}>
  <dl class="help">
    ${PARTS.map((part) => html`<div key=${part}><dt>${t(`help-${part}`)}</dt><dd>${t(`help-${part}-text`)}</dd></div>`)}
  </dl>
<//>`;
