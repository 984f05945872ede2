/** A text to be taken away: by the button, or by hand where the browser forbids that. */
import { html, useRef, useState } from "./html.js";
import { Icon } from "./icons.js";
import { t } from "./texts.js";

/** @param {{ text: string, label: string, rows?: number, children?: any }} props */
export function Copying({ text, label, rows = 10, children }) {
  const [told, setTold] = useState("");
  const area = useRef(null);
  const copy = async () => {
    area.current.select();
    try {
      await navigator.clipboard.writeText(text);
      setTold(t("record-copied"));
    } catch {
      setTold(t("record-by-hand"));
    }
  };
  return html`<textarea ref=${area} class="record" readonly rows=${rows} spellcheck="false" dir="ltr" aria-label=${label} value=${text}></textarea>
    <p class="hint" role="status">${told}</p>
    <div class="row">
      <button type="button" class="primary" data-action="copy" disabled=${!text} onClick=${copy}><${Icon} name="copy" /> ${t("copy")}</button>
      ${children}
    </div>`;
}
