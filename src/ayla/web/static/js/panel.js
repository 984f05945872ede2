/** Beside or below the board: whose turn it is, what a pit would do, and what else one can do. */
import { AnswerAgain, MakeOffer, whyNoOffer } from "./barter.js";
import { advised, askHint, hintable, hinting, tellHint } from "./advice.js";
import { startChoosing } from "./choosing.js";
import { far } from "./far.js";
import { keepFocus } from "./focus.js";
import { html, useLayoutEffect } from "./html.js";
import { Icon } from "./icons.js";
import { LookBack } from "./look-back.js";
import { moving } from "./motion.js";
import { Named } from "./named.js";
import { fullName, isYou, playerName } from "./names.js";
import { move, redo, replay, undo } from "./play.js";
import { preview, tellSowing } from "./preview.js";
import { Over } from "./result.js";
import {
  answers,
  armed,
  choosing,
  dialog,
  hinted,
  looking,
  match,
  offers,
  pass,
  sending,
  turns,
} from "./state.js";
import { sayTurn, t } from "./texts.js";

export function Panel() {
  const now = match();
  useLayoutEffect(keepFocus);
  if (looking.value !== null) return html`<div class="panel"><${LookBack} /></div>`;
  if (choosing.value) return html`<div class="panel"><${MakeOffer} /></div>`;
  const online = now.online && far.value;
  return html`<div class=${online ? "panel far" : "panel"}>
    ${now.outcome && !moving.value
      ? html`<${Over} />`
      : answers.value && !moving.value
        ? html`<${AnswerAgain} />`
        : pass.value && !moving.value
          ? html`<${MustPass} />`
          : html`<${Status} />`}
    ${online && html`<${online.InviteAgain} /><${online.Requests} />`}
    <${Actions} />
    ${online && html`<${online.Watchers} />`}
  </div>`;
}

/** Whose turn it is, and below it what the pit pointed at would do, or what happened last. */
function Status() {
  const now = match();
  const side = now.position.to_move;
  const seen = preview.value;
  const last = turns.value.at(-1);
  const waits = now.online && far.value?.lead();
  const lead = waits || (now.trouble
    ? t(`trouble-${now.trouble}`, { name: playerName(side) })
    : hinting.value
    ? t("hint-asked")
    : now.thinking
    ? t("status-thinking", { name: playerName(side) })
    : isYou(side)
      ? t("status-yours")
      : t("status-turn", { name: fullName(side) }));
  const hint = seen
    ? tellSowing(seen) + (armed.value === seen.pits[0] ? ` ${t("status-again")}` : "")
    : hinted.value
      ? tellHint()
    : last
      ? sayTurn(last)
      : waits ? "" : t(now.thinking ? "log-start" : "status-begin");
  return html`<section class="panel-part status" aria-label=${t("status")}>
    <p class=${now.thinking || hinting.value ? "lead thinking" : "lead"}><${Named} text=${lead} /></p>
    <p class=${seen || hinted.value ? "hint previewed" : "hint"} id="told">${hint}</p>
    ${now.trouble &&
    html`<div class="row"><button type="button" class="primary" data-action="from" onClick=${() => (dialog.value = "from")}>${t("from")}</button></div>`}
  </section>`;
}

/** A forced pass is shown, and taken by the player. */
export function MustPass() {
  const side = match().position.to_move;
  return html`<section class="panel-part must-pass">
    <p class="lead">${t("pass-title", { you: isYou(side) ? "yes" : "no", name: playerName(side) })}</p>
    <p class="hint">${t("pass-why")}</p>
    <div class="row">
      <button type="button" class="primary" data-action="pass" disabled=${sending.value} onClick=${() => pass.value && move(pass.value.move)}>
        <${Icon} name="pass" /> ${t("pass")}
      </button>
    </div>
  </section>`;
}

function Actions() {
  const now = match();
  const why = whyNoOffer();
  return html`${why && html`<p class="why" id="why-no-offer">${why}</p>`}
  <div class="actions" role="group" aria-label=${t("actions")}>
    ${now.rules.barter &&
    !now.outcome &&
    now.online?.you !== null &&
    html`<${Action}
      name="barter"
      icon="barter"
      able=${offers.value.length > 0}
      told=${why ? "why-no-offer" : undefined}
      onClick=${startChoosing}
    />`}
    ${now.online
      ? far.value && html`<${far.value.Actions} Action=${Action} />`
      : html`<${Action} name="undo" icon="undo" able=${now.undo !== null && !sending.value} onClick=${undo} />`}
    ${now.redo === null
      ? html`<${Action} name="replay" icon="replay" able=${turns.value.length > 0} onClick=${replay} />`
      : html`<${Action} name="redo" icon="redo" able=${!sending.value} onClick=${redo} />`}
    ${advised.value &&
    !now.outcome &&
    html`<${Action}
      name="hint"
      icon="hint"
      able=${hintable.value}
      onClick=${askHint}
    />`}
    <${Action} name="more" icon="more" able=${true} onClick=${() => (dialog.value = "menu")} />
  </div>`;
}

/** A button that says by itself why it does nothing, so it can be reached even then. */
function Action({ name, icon, able, label = t(name), told = undefined, onClick }) {
  return html`<button
    type="button"
    class="action"
    data-action=${name}
    aria-disabled=${able ? undefined : "true"}
    aria-describedby=${told}
    onClick=${() => able && onClick()}
  >
    <${Icon} name=${icon} /> <span>${label}</span>
  </button>`;
}
