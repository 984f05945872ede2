/** How to play, in short. */
import { html } from "./html.js";
import { follow, goTo } from "./route.js";
import { dialog, snapshot } from "./state.js";
import { t } from "./texts.js";

const PARTS = ["aim", "sow", "capture", "chain", "barter", "glory", "pass", "end", "keys", "speech"];

export const Help = () => html`
  <p class="row">
    <a class="button primary" href="/learn" data-action="learn" onClick=${follow}>${t("learn")}</a>
    <a class="button" href="/rules" data-action="rules" onClick=${openRules}>${t("rules-all")}</a>
    <a class="button" href="/about" data-action="about" onClick=${follow}>${t("about-game")}</a>
  </p>
  <dl class="help">
    ${PARTS.map((part) => html`<div key=${part}><dt>${t(`help-${part}`)}</dt><dd>${t(`help-${part}-text`)}</dd></div>`)}
  </dl>
`;

/** Above a board the rules open over it; elsewhere they are a page. @param {MouseEvent} event */
function openRules(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (snapshot.value) dialog.value = "rules";
  else goTo("/rules");
}
