/** Looking back at an earlier position of the game. */
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { lookAt, replay } from "./play.js";
import { dialog, looking, match, turns } from "./state.js";
import { sayTurn, t } from "./texts.js";

export function LookBack() {
  const ply = looking.value ?? 0;
  const turn = turns.value[ply - 1];
  return html`<section class="panel-part look-back" aria-label=${t("look-title")}>
    ${turn
      ? html`<p class="lead">${t("look-at", { ply, plies: match().ply })}</p>
          <p class="hint" id="told">${sayTurn(turn)}</p>`
      : html`<p class="lead" id="told">${t("look-start")}</p>`}
    <div class="row four">
      <button type="button" aria-label=${t("look-before")} disabled=${ply <= 0} onClick=${() => lookAt(ply - 1)}><${Icon} name="back" /></button>
      <button type="button" aria-label=${t("look-after")} onClick=${() => lookAt(ply + 1)}><${Icon} name="forward" /></button>
      <button type="button" aria-label=${t("replay")} disabled=${ply <= 0} onClick=${replay}><${Icon} name="replay" /></button>
      <button type="button" aria-label=${t("more")} data-action="more" onClick=${() => (dialog.value = "menu")}><${Icon} name="more" /></button>
      <button type="button" class="primary wide" data-action="return" onClick=${() => lookAt(match().ply)}>${t("look-return")}</button>
    </div>
  </section>`;
}
