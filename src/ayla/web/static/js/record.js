/** The record of the game and the link to a position of it, to be taken away. */
import { record } from "./api.js";
import { Copying } from "./copying.js";
import { html, useEffect, useState } from "./html.js";
import { Icon } from "./icons.js";
import { positionPath } from "./links.js";
import { tellProblem } from "./play.js";
import { looking, match, viewed } from "./state.js";
import { t } from "./texts.js";

/** Let the browser keep the text as a file. @param {string} text */
function save(text) {
  const link = document.createElement("a");
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0"));
  link.download = `gore-${day.join("-")}.gore`;
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function Record() {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    record(match().id).then(setText, (problem) => setTrouble(tellProblem(problem)));
  }, []);
  return html`<div class="taking">
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <${Copying} text=${text} label=${t("record")}>
      <button type="button" data-action="save" disabled=${!text} onClick=${() => save(text)}><${Icon} name="save" /> ${t("record-save")}</button>
    <//>
  </div>`;
}

export function PositionLink() {
  const now = match();
  const text = viewed.value?.text ?? now.position.text;
  const ply = looking.value ?? now.ply;
  return html`<div class="taking">
    <p class="hint">${t("link-about", { ply, plies: now.ply })}</p>
    <${Copying} text=${location.origin + positionPath(text, now.rules)} label=${t("link")} rows=${4} />
  </div>`;
}
