/** A modal dialog: the focus stays inside, and goes back to where it was when it closes. */
import { giveFocus } from "./focus.js";
import { html, useLayoutEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { Named } from "./named.js";
import { t } from "./texts.js";

/** @param {{ title: string, name: string, onClose: () => void, children: any }} props The title may hold names. */
export function Dialog({ title, name, onClose, children }) {
  const ref = useRef(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      giveFocus(opener);
    };
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  // A press that begins inside, to mark text for instance, closes nothing wherever it ends.
  const pressed = useRef(null);
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === ref.current && pressed.current === ref.current) onClose();
  };
  return html`<dialog
    ref=${ref}
    class=${`dialog dialog-${name}`}
    aria-labelledby=${`${name}-title`}
    onCancel=${cancel}
    onPointerDown=${(/** @type {Event} */ event) => (pressed.current = event.target)}
    onClick=${outside}
  >
    <div class="dialog-body">
      <header class="dialog-head">
        <h2 id=${`${name}-title`} tabindex="-1" autofocus><${Named} text=${title} /></h2>
        <button type="button" class="quiet square" aria-label=${t("close")} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
