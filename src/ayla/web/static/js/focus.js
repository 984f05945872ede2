/** The focus is never lost: when what had it is gone, the board has it. */

/** @type {Element | null} */
let last = null;

/** Remember what has the focus. */
export const watchFocus = () =>
  document.addEventListener("focusin", (event) => (last = /** @type {Element} */ (event.target)));

/** To be called when something may have gone from the page. */
export function keepFocus() {
  const lost = last && !last.isConnected && document.activeElement === document.body;
  if (lost && !document.querySelector("dialog[open]")) giveFocus(null);
}

/** A place has come: its heading takes the focus if what had it is gone. @param {HTMLElement | null} heading */
export function arrive(heading) {
  if (last && document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** Give the focus to an element, or if it is gone to the board. @param {Element | null} element */
export function giveFocus(element) {
  const gone = !element?.isConnected || element === document.body;
  const target = gone ? document.querySelector('.pit[tabindex="0"]') : element;
  /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
}
